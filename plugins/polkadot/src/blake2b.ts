const BLOCK_BYTES = 128
const IV =
  "6a09e667f3bcc908bb67ae8584caa73b3c6ef372fe94f82ba54ff53a5f1d36f1510e527fade682d19b05688c2b3e6c1f1f83d9abfb41bd6b5be0cd19137e2179"
const MESSAGE_ORDER =
  "0123456789abcdefea489fd61c02b753b8c052fdae3671947931dcbe265a40f8905724afe1bc683d" +
  "2c6a0b834d75fe19c51fed4a0763928bdb7ec13950f4862a6fe9b308c2d714a5a2847615fb9e3cd0"
// Behind the words of the message stands one that is zero, for the steps that add none.
const NONE = 16

/**
 * BLAKE2b of at most 128 bytes without a key: `length` bytes, 64 at most. Addresses and storage keys need no more.
 *
 * Our own, since a library's would be more than everything else that connecting takes; a test compares it with two
 * independent ones. 64-bit words are two 32-bit ones each, the low one first, in the machine's own order: little-endian
 * wherever there is a browser.
 */
export const blake2b = (input: Uint8Array, length = 64): Uint8Array => {
  const block = new Uint8Array(BLOCK_BYTES + 8)
  block.set(input)
  const message = new Uint32Array(block.buffer)
  const iv = Uint32Array.from({ length: 16 }, (_, index) => {
    const at = (index ^ 1) * 8
    return parseInt(IV.slice(at, at + 8), 16)
  })
  const hash = iv.slice()
  hash[0]! ^= 0x01010000 ^ length
  const state = new Uint32Array(32)
  state.set(hash)
  state.set(iv, 16)
  state[24]! ^= input.length
  // The only block is the last one.
  state[28]! ^= -1
  state[29]! ^= -1

  const add = (to: number, b: number, word: number) => {
    const low = state[to]! + state[b]! + message[word * 2]!
    state[to] = low
    state[to + 1] = state[to + 1]! + state[b + 1]! + message[word * 2 + 1]! + Math.floor(low / 2 ** 32)
  }
  const turn = (to: number, b: number, bits: number) => {
    const low = state[to]! ^ state[b]!
    const high = state[to + 1]! ^ state[b + 1]!
    // By 32 the two words change places; what is left is a shift across both.
    const [x, y] = bits < 32 ? [low, high] : [high, low]
    const rest = bits % 32
    // In two steps: a shift by 32 would be none.
    state[to] = (x >>> rest) | ((y << (31 - rest)) << 1)
    state[to + 1] = (y >>> rest) | ((x << (31 - rest)) << 1)
  }

  for (let step = 0; step < 96; step++) {
    // Four steps mix the columns of the square, the next four its diagonals.
    const turned = (step >> 2) & 1
    const at = (row: number) => 2 * (row * 4 + ((step + row * turned) % 4))
    const word = (half: number) => parseInt(MESSAGE_ORDER[((step * 2) % 160) + half]!, 16)
    const [a, b, c, d] = [at(0), at(1), at(2), at(3)]
    add(a, b, word(0))
    turn(d, a, 32)
    add(c, d, NONE)
    turn(b, c, 24)
    add(a, b, word(1))
    turn(d, a, 16)
    add(c, d, NONE)
    turn(b, c, 63)
  }
  return new Uint8Array(
    hash.map((word, index) => word ^ state[index]! ^ state[index + 16]!).buffer,
    0,
    length
  )
}
