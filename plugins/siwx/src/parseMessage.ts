import type { SiwxData } from "@latchkey/core"
import { formatMessage } from "./formatMessage.ts"
import { MAX_MESSAGE } from "./messageFields.ts"
import { messageNamespaces, type MessageNamespace } from "./MessageNamespace.ts"

const HEADER = /^(\S+) wants you to sign in with your (.+) account:$/

/** Takes lines one after the other. */
const reader = (lines: ReadonlyArray<string>) => {
  let place = 0
  const field = (label: string) => {
    const line = lines[place]
    if (line?.startsWith(`${label}: `) !== true) return undefined
    place++
    return line.slice(label.length + 2)
  }
  return {
    line: () => lines[place++],
    field,
    optional: <Key extends string>(key: Key, label: string) => {
      const value = field(label)
      return value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: string })
    },
    rest: () => lines.slice(place)
  }
}

/**
 * Reads a message after CAIP-122; undefined if the text is not, letter by letter, what `formatMessage` writes. Never
 * throws.
 */
export const parseMessage = (
  text: string,
  namespaces: ReadonlyArray<MessageNamespace> = messageNamespaces
): SiwxData | undefined => {
  if (text.length > MAX_MESSAGE) return undefined
  const { line, field, optional, rest } = reader(text.split("\n"))
  const [, domain, account] = HEADER.exec(line() ?? "") ?? []
  const namespace = namespaces.find((known) => known.account === account)
  const accountAddress = line()
  line()
  const statement = line()
  if (statement !== "") line()
  const [uri, version, reference, nonce, issuedAt] = [
    field("URI"),
    field("Version"),
    field("Chain ID"),
    field("Nonce"),
    field("Issued At")
  ]
  if (domain === undefined || namespace === undefined || accountAddress === undefined) return undefined
  if (statement === undefined || uri === undefined || version === undefined) return undefined
  if (reference === undefined || nonce === undefined || issuedAt === undefined) return undefined
  const dates = { ...optional("expirationTime", "Expiration Time"), ...optional("notBefore", "Not Before") }
  const requestId = optional("requestId", "Request ID")
  const [heading, ...items] = rest()
  const data: SiwxData = {
    accountAddress,
    chainId: `${namespace.id}:${reference}`,
    domain,
    uri,
    version,
    nonce,
    ...(statement === "" ? {} : { statement }),
    issuedAt,
    ...dates,
    ...requestId,
    ...(heading === undefined ? {} : { resources: items.map((item) => item.slice(2)) })
  }
  try {
    // One text for one message: what does not come back the same has something that was not read.
    return formatMessage(data, namespaces) === text ? data : undefined
  } catch {
    return undefined
  }
}
