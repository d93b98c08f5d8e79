const MAX_TEXT = 300

// What tells who somebody is, or opens something, is cut out of texts that wallets, servers and visitors wrote.
const rules: ReadonlyArray<readonly [pattern: RegExp, instead: string]> = [
  // Pairing links hold a key.
  [/\bwc:\S+/gi, "wc:…"],
  // Queries and fragments hold tokens; so may the part before the host.
  [/\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/?#@]*@)?([^\s?#]*)[?#]\S*/gi, "$1$2"],
  [/\b([a-z][a-z\d+.-]*:\/\/)[^\s/?#@]*@/gi, "$1"],
  [/[^\s@<>"']+@[^\s@<>"']+\.[a-z]{2,}/gi, "…@…"],
  // Addresses, hashes, signatures and keys, in hexadecimal and in the alphabets of other chains.
  [/\b(?:0x)?[\da-f]{40,}\b/gi, "…"],
  [/\b[a-z\d]{32,}\b/gi, "…"]
]

/** A text of which only what helps to understand an event is left: no address, key, mail address, query or long text. */
export const redact = (text: string): string => {
  const short = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text
  return rules.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), short)
}
