import { readField } from "@latchkey/core/chain-kit"
import type { ReadFault } from "../provider/readNetwork.ts"

/** A node that does not even tell of so few blocks is asked no further. */
export const LEAST_SPAN = 5

const messageOf = (cause: unknown): string => {
  const message = typeof cause === "string" ? cause : readField(cause, "message")
  return typeof message === "string" ? message.slice(0, 500) : ""
}
const textOf = (fault: ReadFault): string =>
  fault._tag === "HttpStatusError" ? fault.details.body : messageOf((fault as { cause?: unknown }).cause)

/** The range that a node proposes: `[0x1, 0x2]`, or `1-2` in decimal. How many blocks that is. */
const proposedSpan = (text: string): number | undefined => {
  const [, from, to] =
    /\[\s*(0x[0-9a-f]+|\d+),\s*(0x[0-9a-f]+|\d+)\s*\]/i.exec(text) ?? /range (\d+)-(\d+)/i.exec(text) ?? []
  const span = Number(to) - Number(from) + 1
  return Number.isSafeInteger(span) && span > 0 ? span : undefined
}

/** The last number of a text that may be one of blocks: `10,000`, `10k`, `2K`. */
const statedSpan = (text: string, asked: number): number | undefined =>
  [...text.matchAll(/(?<![\w./-])(\d[\d,_]*)(k)?\b/gi)]
    .map(
      ([, digits, thousands]) =>
        Number(digits!.replaceAll(/[,_]/g, "")) * (thousands === undefined ? 1 : 1_000)
    )
    .findLast((count) => count >= LEAST_SPAN && count <= asked)

// Nodes refuse what is too large in words and codes of their own, some by the status of HTTP.
const isRefusal = (fault: ReadFault): boolean =>
  fault._tag === "RpcResponseError" ||
  fault._tag === "HttpBodyInvalidError" ||
  fault._tag === "WalletFault" ||
  (fault._tag === "HttpStatusError" && [400, 403, 413, 422].includes(fault.details.status))

/** Whoever is asked too often says so; fewer blocks are no help against that. */
const isTooOften = (fault: ReadFault, text: string): boolean =>
  (fault._tag === "HttpStatusError" && fault.details.status === 429) ||
  (/rate.?limit|too many requests|quota|compute units|request count/i.test(text) &&
    !/block|range|result/i.test(text))

/** Some say that they are broken where a range is too wide for them, or say nothing in time. */
const mayBeTooWide = (fault: ReadFault): boolean =>
  fault._tag === "HttpStatusError" || fault._tag === "HttpTimeoutError"

/**
 * How many blocks a node is asked for after it has refused so many: as many as it proposes or says that it allows, otherwise half. Providers
 * count differently by one. After anything else that may come of too wide a range a tenth, once: `isSecond` says that this was tried.
 * Undefined where fewer would not help.
 */
export const spanAfter = (fault: ReadFault, asked: number, isSecond: boolean): number | undefined => {
  if (asked <= LEAST_SPAN) return undefined
  const text = textOf(fault)
  if (isTooOften(fault, text)) return undefined
  if (!isRefusal(fault))
    return mayBeTooWide(fault) && !isSecond ? Math.max(LEAST_SPAN, Math.floor(asked / 10)) : undefined
  const proposed = proposedSpan(text)
  if (proposed !== undefined && proposed < asked) return proposed
  const stated = statedSpan(text, asked)
  if (stated !== undefined) return stated < asked ? stated : asked - 1
  return Math.max(LEAST_SPAN, Math.floor(asked / 2))
}
