/** The codes of the Cosmos SDK's codespace `sdk`, by name. Source: `types/errors` of the SDK. */
export const sdkCode = {
  txDecode: 2,
  unauthorized: 4,
  insufficientFunds: 5,
  unknownRequest: 6,
  invalidAddress: 7,
  invalidPubKey: 8,
  unknownAddress: 9,
  invalidCoins: 10,
  outOfGas: 11,
  noSignatures: 15,
  invalidRequest: 18,
  keyNotFound: 22,
  txTimeoutHeight: 30,
  wrongSequence: 32
} as const

const words: Readonly<Record<number, string>> = {
  2: "tx parse error",
  4: "unauthorized",
  5: "insufficient funds",
  6: "unknown request",
  7: "invalid address",
  8: "invalid pubkey",
  9: "unknown address",
  10: "invalid coins",
  11: "out of gas",
  15: "no signatures supplied",
  18: "invalid request",
  22: "key not found",
  30: "tx timeout height",
  32: "incorrect account sequence"
}

/** What a chain refuses with: a code, and a text that ends in the code's own words. */
export class SdkError extends Error {
  override readonly name = "SdkError"
  readonly codespace = "sdk"
  readonly code: number

  constructor(code: (typeof sdkCode)[keyof typeof sdkCode], detail: string) {
    super(`${detail}: ${words[code]}`)
    this.code = code
  }
}
