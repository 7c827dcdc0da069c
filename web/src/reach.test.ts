import { describe, expect, it } from "vitest";
import { wayTo } from "./reach";

const NOTHING = { public: null, house: [], wider: null };

describe("a link for others names", () => {
  it("the address that the operator has set, wherever the page was opened", () => {
    const told = { ...NOTHING, public: "https://play.example.org", house: ["http://192.168.1.20:8000"] };
    for (const page of ["http://localhost:8000", "http://evil.example", "http://192.168.1.20:8000"])
      expect(wayTo(page, told)).toEqual({ origin: "https://play.example.org", reaches: "all", wider: null });
  });

  it("the machine's address in the house, if the page was opened on the machine itself", () => {
    const told = { ...NOTHING, house: ["http://192.168.1.20:8000"] };
    for (const page of ["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000", "http://a.localhost"])
      expect(wayTo(page, told)).toMatchObject({ origin: "http://192.168.1.20:8000", reaches: "house" });
  });

  it.each(["http://192.168.1.77:8000", "http://10.0.0.4", "http://172.20.1.1:9", "http://[fd00::20]:8000", "http://nas", "http://nas.local:8000"])(
    "%s as the page does, for the same network",
    (page) => {
      const told = { ...NOTHING, house: ["http://192.168.1.20:8000"] };
      expect(wayTo(page, told)).toEqual({ origin: page, reaches: "house", wider: null });
    },
  );

  it.each(["https://play.example.org", "http://203.0.113.7:8000", "http://172.40.1.1", "http://[2001:db8::1]"])(
    "%s as the page does, for anybody",
    (page) => expect(wayTo(page, NOTHING)).toEqual({ origin: page, reaches: "all", wider: null }),
  );

  it("this machine, with the command that lets others in, if there is nothing else", () => {
    const told = { ...NOTHING, wider: "hotelier play --lan" };
    expect(wayTo("http://localhost:8000", told)).toEqual({
      origin: "http://localhost:8000",
      reaches: "machine",
      wider: "hotelier play --lan",
    });
  });
});
