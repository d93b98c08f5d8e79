const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"

/** The bytes of a base58 text, undefined when it has another digit. Short texts only: the work grows with the square. */
export const decodeBase58 = (text: string): Uint8Array | undefined => {
  const bytes: Array<number> = []
  for (const digit of text) {
    let carry = ALPHABET.indexOf(digit)
    if (carry < 0) return undefined
    for (let index = 0; index < bytes.length || carry > 0; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry & 255
      carry >>= 8
    }
  }
  const zeros = /^1*/.exec(text)![0].length
  return new Uint8Array([...new Uint8Array(zeros), ...bytes.toReversed()])
}

/** Bytes as base58 text. */
export const encodeBase58 = (bytes: Uint8Array): string => {
  const digits: Array<number> = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length || carry > 0; index++) {
      carry += (digits[index] ?? 0) * 256
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return (
    "1".repeat(zeros < 0 ? bytes.length : zeros) +
    digits
      .toReversed()
      .map((digit) => ALPHABET[digit])
      .join("")
  )
}
