// The secret of this browser's profile: whoever has it is at home on this server. It is sent in a header, to few calls.

const STORED = "hotelier.profile";

export const profileSecret = (): string | null => localStorage.getItem(STORED);
export const keepSecret = (secret: string): void => localStorage.setItem(STORED, secret);
export const forgetSecret = (): void => localStorage.removeItem(STORED);
