const WORD = 64

/** The words of 32 bytes of data as contracts encode it, each as 64 hex digits; undefined if it is malformed. */
export const readWords = (data: unknown): ReadonlyArray<string> | undefined => {
  if (typeof data !== "string" || !/^0x([0-9a-f]{2})*$/i.test(data)) return undefined
  const digits = data.slice(2).toLowerCase()
  return Array.from({ length: Math.floor(digits.length / WORD) }, (_, place) =>
    digits.slice(place * WORD, (place + 1) * WORD)
  )
}

/** The number in a word. */
export const wordNumber = (word: string): bigint => BigInt(`0x${word}`)

/** The address in a word; undefined if something else is in it. */
export const wordAddress = (word: string): string | undefined =>
  /^0{24}[0-9a-f]{40}$/.test(word) ? `0x${word.slice(24)}` : undefined

/** The list of numbers whose place the word `pointer` says; undefined if there is none, or one of more than 10,000. */
export const wordList = (
  words: ReadonlyArray<string>,
  pointer: number
): ReadonlyArray<bigint> | undefined => {
  const offset = words[pointer]
  if (offset === undefined) return undefined
  const start = Number(wordNumber(offset)) / 32
  const length = Number.isSafeInteger(start) ? words[start] : undefined
  const count = length === undefined ? Infinity : Number(wordNumber(length))
  const list = words.slice(start + 1, start + 1 + Math.min(count, 10_001))
  return count <= 10_000 && list.length === count ? list.map(wordNumber) : undefined
}

/** The text whose place the word `pointer` says, cut to `most` characters; undefined if there is none. */
export const wordText = (words: ReadonlyArray<string>, pointer: number, most: number): string | undefined => {
  const offset = words[pointer]
  const start = offset === undefined ? NaN : Number(wordNumber(offset)) / 32
  const length = Number.isSafeInteger(start) ? words[start] : undefined
  if (length === undefined) return undefined
  const bytes = Math.min(Number(wordNumber(length)), most * 4)
  const digits = words.slice(start + 1, start + 1 + Math.ceil(bytes / 32)).join("")
  return digits.length < bytes * 2
    ? undefined
    : [...Buffer.from(digits.slice(0, bytes * 2), "hex").toString("utf8")].slice(0, most).join("")
}

/** What a contract calls itself: as `string`, or as `bytes32` as old tokens have it. Empty if it is neither. */
export const readText = (data: unknown, most: number): string => {
  const words = readWords(data) ?? []
  if (words.length > 1) return wordText(words, 0, most) ?? ""
  const bytes = Buffer.from((words[0] ?? "").replace(/(00)+$/, ""), "hex")
  return [...bytes.toString("utf8")].slice(0, most).join("")
}
