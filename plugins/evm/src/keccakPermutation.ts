const ROUNDS = 24

/**
 * The permutation keccak-f[1600] over 25 lanes of 64 bits, in place: each lane is two 32-bit words, the low one first.
 *
 * Our own, since a bundler shares a library's hashes between this and viem and so loads all of them with the page;
 * a test compares it with an independent one.
 */
export const keccakPermutation = (state: Uint32Array): void => {
  const column = new Uint32Array(10)
  let feedback = 1
  for (let round = 0; round < ROUNDS; round++) {
    for (let x = 0; x < 10; x++) {
      column[x] = state[x]! ^ state[x + 10]! ^ state[x + 20]! ^ state[x + 30]! ^ state[x + 40]!
    }
    for (let x = 0; x < 10; x += 2) {
      const low = column[(x + 2) % 10]!
      const high = column[(x + 3) % 10]!
      const before = (x + 8) % 10
      const changeLow = column[before]! ^ ((low << 1) | (high >>> 31))
      const changeHigh = column[before + 1]! ^ ((high << 1) | (low >>> 31))
      for (let lane = x; lane < 50; lane += 10) {
        state[lane]! ^= changeLow
        state[lane + 1]! ^= changeHigh
      }
    }

    let x = 1
    let y = 0
    let low = state[2]!
    let high = state[3]!
    for (let step = 1, shift = 1; step <= 24; shift += ++step) {
      const next = (2 * x + 3 * y) % 5
      x = y
      y = next
      const lane = (x + 5 * y) * 2
      // By 32 the two words change places; what is left is a shift across both.
      const isSwapped = (shift & 32) > 0
      const a = isSwapped ? high : low
      const b = isSwapped ? low : high
      const bits = shift & 31
      low = state[lane]!
      high = state[lane + 1]!
      // A shift by 32 does nothing at all, so the other word goes in two.
      state[lane] = (a << bits) | ((b >>> 1) >>> (31 - bits))
      state[lane + 1] = (b << bits) | ((a >>> 1) >>> (31 - bits))
    }

    for (let start = 0; start < 50; start += start % 10 === 0 ? 1 : 9) {
      const first = state[start]!
      const second = state[start + 2]!
      const third = state[start + 4]!
      const fourth = state[start + 6]!
      const fifth = state[start + 8]!
      state[start] = first ^ (~second & third)
      state[start + 2] = second ^ (~third & fourth)
      state[start + 4] = third ^ (~fourth & fifth)
      state[start + 6] = fourth ^ (~fifth & first)
      state[start + 8] = fifth ^ (~first & second)
    }

    for (let power = 0; power < 7; power++) {
      const bit = (1 << power) - 1
      if (feedback & 1) state[bit >> 5]! ^= 1 << (bit & 31)
      feedback = (feedback << 1) ^ ((feedback >> 7) * 0x171)
    }
  }
}
