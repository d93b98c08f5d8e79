import { attempt } from "@latchkey/core"

/**
 * Longer messages are refused before anybody reads them, in characters. Those that are signed while connecting hold what the session
 * allows: every network for every method.
 */
export const MAX_MESSAGE = 16_000
/** More resources than these fill a wallet's window. */
export const MAX_RESOURCES = 10

// After the grammar of EIP-4361, which CAIP-122 takes over. No line breaks anywhere: a field must not begin another.
const reserved = String.raw`:/?#[\]@!$&'()*+,;=`
const unreserved = String.raw`\w.~\-`
const isDomain = (text: string) =>
  /^([A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?|\[[\da-fA-F:.]+\])(:\d{1,5})?$/.test(text)
const isStatement = (text: string) => new RegExp(`^[${reserved}${unreserved} ]+$`).test(text)
const isUri = (text: string) =>
  new RegExp(`^[A-Za-z][A-Za-z\\d+.-]*:(?:[${reserved}${unreserved}]|%[\\da-fA-F]{2})+$`).test(text) &&
  attempt(() => new URL(text)) !== undefined
const isNonce = (text: string) => /^[A-Za-z\d]{8,128}$/.test(text)
const isRequestId = (text: string) =>
  new RegExp(`^(?:[${unreserved}!$&'()*+,;=:@]|%[\\da-fA-F]{2})*$`).test(text)
const isReference = (text: string) => /^[-_A-Za-z\d]{1,32}$/.test(text)

/** Milliseconds since 1970 of a date of RFC 3339; undefined if the text is not one that exists. */
export const readDate = (text: string): number | undefined => {
  const found = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(text)
  if (found === null) return undefined
  const [year, month, day] = found.slice(1, 4).map(Number)
  // Engines read 30 February as 2 March.
  const isDay = new Date(Date.UTC(year!, month! - 1, day)).getUTCDate() === day
  const time = Date.parse(text)
  return isDay && !Number.isNaN(time) ? time : undefined
}
const isDate = (text: string) => readDate(text) !== undefined

/** What each field of a message may hold. */
export const isField = {
  domain: isDomain,
  statement: isStatement,
  uri: isUri,
  reference: isReference,
  nonce: isNonce,
  date: isDate,
  requestId: isRequestId
} as const
