// Passkeys in this browser; what speaks to them is loaded when one is wanted.

import { api, newKey } from "../api";
import type { OwnProfile, ProfileMade } from "../wire";
import { deviceLabel } from "./device";

/** The browser made no passkey, or showed none: its owner has thought better of it, or there is none. */
export class NoPasskey extends Error {}

/** Passkeys belong to a name, and to a page that nobody can have changed on its way. */
export const passkeysWork = (): boolean =>
  isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);

export async function addPasskey(secret: string): Promise<OwnProfile> {
  const [{ startRegistration }, { options }] = await Promise.all([load(), api.passkeyOptions(secret)]);
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const credential = await startRegistration({ optionsJSON }).catch(none);
  return api.addPasskey(secret, { ...credential }, deviceLabel());
}

export async function comeWithPasskey(): Promise<ProfileMade> {
  const [{ startAuthentication }, { options }] = await Promise.all([load(), api.passkeyQuestion()]);
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  const credential = await startAuthentication({ optionsJSON }).catch(none);
  return api.takePasskey({ ...credential }, newKey(), deviceLabel());
}

const load = () => import("@simplewebauthn/browser");
const none = (): never => {
  throw new NoPasskey();
};
