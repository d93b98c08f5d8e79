/** What the wallet calls itself, the same in every namespace, so that pages can tell that it is one. */
export const identity = {
  name: "Latchkey Test Wallet",
  rdns: "test.latchkey.extension",
  uuid: "5b0b5c1e-6f2c-4f0e-9a57-3f6d1c2b8a90",
  version: "1.0.0",
  icon: `data:image/svg+xml,${
    "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E" +
    "%3Crect width='96' height='96' rx='24' fill='%230f766e'/%3E" +
    "%3Ccircle cx='40' cy='48' r='14' fill='none' stroke='%23fff' stroke-width='8'/%3E" +
    "%3Cpath d='M54 48h24v12' fill='none' stroke='%23fff' stroke-width='8'/%3E%3C/svg%3E"
  }` as `data:image/${string}`,
  /** Where its Keplr-like provider is, from `window`. */
  keplrPath: "latchkeyTest.keplr",
  /** The event on `window` that tells of another Cosmos account. */
  keplrEvent: "latchkeyTest_keystorechange"
} as const
