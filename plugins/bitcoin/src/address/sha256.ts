const rotate = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))
const fraction = (value: number) => (value * 2 ** 32) | 0

const firstPrimes = (count: number): ReadonlyArray<number> => {
  const primes: Array<number> = []
  for (let candidate = 2; primes.length < count; candidate++) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate)
  }
  return primes
}

/**
 * SHA-256 of at most a few kilobytes. Its constants are what the standard says that they are: the fractions of the roots
 * of the first primes.
 *
 * Our own, since a bundler shares a library's hashes between this and bitcoinjs-lib and so loads all of them with the
 * page; a test compares it with an independent one.
 */
export const sha256 = (message: Uint8Array): Uint8Array => {
  const primes = firstPrimes(64)
  const state = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64))
  message.forEach((byte, index) => padded.setUint8(index, byte))
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 4, message.length * 8)

  for (let start = 0; start < padded.byteLength; start += 64) {
    const words = new Int32Array(64)
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
    primes.forEach((prime, index) => {
      if (index < 16) words[index] = padded.getInt32(start + index * 4)
      else {
        const early = words[index - 15]!
        const late = words[index - 2]!
        words[index] =
          words[index - 16]! +
          words[index - 7]! +
          (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
          (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))
      }
      const first =
        h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        ((e & f) ^ (~e & g)) +
        fraction(Math.cbrt(prime)) +
        words[index]!
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
    })
    ;[a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index]! + word) | 0))
  }
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setInt32(index * 4, word))
  return new Uint8Array(digest.buffer)
}
