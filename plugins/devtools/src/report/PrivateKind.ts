/** What a report replaces by stand-ins unless it is told to keep it. */
export const privateKinds = [
  "address",
  "hash",
  "signature",
  "data",
  "email",
  "key",
  "amount",
  "link",
  "picture",
  "text"
] as const

/**
 * What a value is to a report: `data` is other hexadecimal, `key` whatever stands under a name such as `token` or `projectId`, `link`
 * addresses of pages, `text` any text that is not a word of the kit's own: messages, names, what errors say.
 */
export type PrivateKind = (typeof privateKinds)[number]
