/** What is hashed to answer a puzzle: its seal, and a number that was found by trying. */
export const workText = (seal: string, answer: number): string => `${seal}.${answer}`

/** With how many zero bits a hash begins. */
export const zeroBits = (hash: Uint8Array): number => {
  const place = hash.findIndex((byte) => byte !== 0)
  return place < 0 ? hash.length * 8 : place * 8 + Math.clz32(hash[place]!) - 24
}
