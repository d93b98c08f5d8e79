const P = 2n ** 255n - 19n
const D = 37095705934669439343138083508754565189542113879843219016388785533085940283555n

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n, square = (square * square) % P)
    if (rest & 1n) result = (result * square) % P
  return result
}

/**
 * Whether 32 bytes are a point of ed25519, so that somebody may have a key for that address. Addresses that programs derive
 * are not.
 */
export const isOnCurve = (bytes: Uint8Array): boolean => {
  const y = bytes.reduceRight(
    (value, byte, index) => (value << 8n) | BigInt(index === 31 ? byte & 127 : byte),
    0n
  )
  const square = (y * y) % P
  // x² is (y² - 1) / (dy² + 1), which has a root where the product of the two has one.
  const product = ((square + P - 1n) * ((D * square + 1n) % P)) % P
  return power(product, (P - 1n) / 2n) <= 1n
}
