const IV =
  "6a09e667f3bcc908bb67ae8584caa73b3c6ef372fe94f82ba54ff53a5f1d36f1510e527fade682d19b05688c2b3e6c1f1f83d9abfb41bd6b5be0cd19137e2179"
const MESSAGE_ORDER =
  "0123456789abcdefea489fd61c02b753b8c052fdae3671947931dcbe265a40f8905724afe1bc683d" +
  "2c6a0b834d75fe19c51fed4a0763928bdb7ec13950f4862a6fe9b308c2d714a5a2847615fb9e3cd0"

/**
 * BLAKE2b of at most 128 bytes without a key: `length` bytes, 64 at most. Addresses and storage keys need no more.
 *
 * Our own, since a library's would be more than everything else that connecting takes; a test compares it with two
 * independent ones. Words are in the machine's own order: little-endian wherever there is a browser.
 */
export const blake2b = (input: Uint8Array, length = 64): Uint8Array => {
  const block = new Uint8Array(128)
  block.set(input)
  const message = new BigUint64Array(block.buffer)
  const iv = BigUint64Array.from(IV.match(/.{16}/g)!, (word) => BigInt(`0x${word}`))
  const hash = iv.slice()
  hash[0]! ^= BigInt(0x01010000 ^ length)
  // What is put into such an array is cut to 64 bits.
  const state = BigUint64Array.from([...hash, ...iv])
  state[12]! ^= BigInt(input.length)
  // The only block is the last one.
  state[14]! ^= -1n

  const mix = (to: number, b: number, word: bigint, turned: number, by: number, bits: bigint) => {
    state[to] = state[to]! + state[b]! + word
    const value = state[turned]! ^ state[by]!
    state[turned] = (value >> bits) | (value << (64n - bits))
  }

  for (let step = 0; step < 96; step++) {
    // Four steps mix the columns of the square, the next four its diagonals.
    const shift = (step >> 2) & 1
    const [a, b, c, d] = [0, 1, 2, 3].map((row) => row * 4 + ((step + row * shift) % 4)) as [
      number,
      number,
      number,
      number
    ]
    const word = (half: number) => message[parseInt(MESSAGE_ORDER[((step * 2) % 160) + half]!, 16)]!
    mix(a, b, word(0), d, a, 32n)
    mix(c, d, 0n, b, c, 24n)
    mix(a, b, word(1), d, a, 16n)
    mix(c, d, 0n, b, c, 63n)
  }
  return new Uint8Array(hash.map((word, index) => word ^ state[index]! ^ state[index + 8]!).buffer, 0, length)
}
