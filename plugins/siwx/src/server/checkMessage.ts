import type { SiwxData } from "@latchkey/core"
import { readDate } from "../messageFields.ts"
import type { MessageNamespace } from "../MessageNamespace.ts"
import { parseMessage } from "../parseMessage.ts"
import type { SiwxRefusal } from "../SiwxRefusal.ts"

/** What a message must say. */
export interface Expected {
  /** Origins of the site. */
  readonly origins: ReadonlyArray<string>
  /** CAIP-2; any where it is undefined. */
  readonly chains: ReadonlyArray<string> | undefined
  readonly namespaces: ReadonlyArray<MessageNamespace>
  readonly statement: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** How long ago it may have been made, in milliseconds. */
  readonly freshness: number
  /** How long it may hold, in milliseconds. */
  readonly lifetime: number
}

const SKEW = 30_000

const isInTime = (
  { issuedAt, expirationTime, notBefore }: SiwxData,
  { now, freshness, lifetime }: Expected
): boolean => {
  const issued = readDate(issuedAt ?? "")
  const expires = readDate(expirationTime ?? "")
  if (issued === undefined || expires === undefined) return false
  if (issued > now + SKEW || issued < now - freshness) return false
  if (expires <= now || expires > issued + lifetime) return false
  return notBefore === undefined || (readDate(notBefore) ?? Infinity) <= now + SKEW
}

/**
 * Whether a message says what the site wants it to say, and nothing else: a wallet that signs in while it connects adds, at the end,
 * the sentence of what the session allows, which its last resource lists.
 */
const isStatement = async (data: SiwxData, expected: string): Promise<boolean> => {
  const { statement } = data
  if (statement === expected) return true
  if (statement?.startsWith(`${expected} `) !== true) return false
  const { saysRecap } = await import("./saysRecap.ts")
  return saysRecap(statement.slice(expected.length + 1), data)
}

/** Reads a message and checks all of it but nonce and signature. */
export const checkMessage = async (text: string, expected: Expected): Promise<SiwxData | SiwxRefusal> => {
  const data = parseMessage(text, expected.namespaces)
  if (data === undefined) return "message"
  const origin = expected.origins.find((known) => new URL(known).host === data.domain)
  if (origin === undefined || new URL(data.uri).origin !== origin) return "domain"
  if (expected.statement !== undefined && !(await isStatement(data, expected.statement))) return "message"
  if (expected.chains !== undefined && !expected.chains.includes(data.chainId)) return "network"
  return isInTime(data, expected) ? data : "expired"
}
