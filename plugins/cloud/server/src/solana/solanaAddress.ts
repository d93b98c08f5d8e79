const digits = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const BYTES = 32

/** A text that is the address of an account on Solana, 32 bytes in base58, as it is; undefined for any other. */
export const solanaAddress = (text: unknown): string | undefined => {
  if (typeof text !== "string" || !/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined
  const value = [...text].reduce((sum, digit) => sum * 58n + BigInt(digits.indexOf(digit)), 0n)
  const zeros = /^1*/.exec(text)![0].length
  const length = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return zeros + length === BYTES ? text : undefined
}
