import { decodeChainNumber, readField } from "@latchkey/core/chain-kit"
import type { CaipNetworkId, Network } from "@latchkey/core"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import { deprecatedIdOf } from "./proposeNamespaces.ts"
import type { Session } from "./Session.ts"
import { isNamespaces } from "./SettledNamespace.ts"

const MAX_ADDRESSES = 1_000
const MAX_REFERENCE = 100

// An address, or one with its network before it.
const addressOf = (value: unknown): string | undefined =>
  typeof value === "string" ? value.slice(value.lastIndexOf(":") + 1, 512) : undefined

/** The chain in the data of an event, without its namespace: a number, hex or decimal text, a CAIP-2 id, or an object with one of these. */
const referenceIn = (data: unknown, namespace: string): string | undefined => {
  const number = decodeChainNumber(data, namespace)
  if (number !== undefined) return String(number)
  const told = typeof data === "object" ? readField(data, "chainId") : data
  if (!/^(string|number|bigint)$/.test(typeof told)) return undefined
  const text = String(told)
  return text.slice(text.indexOf(":") + 1, MAX_REFERENCE + 1)
}

const isChain = (reference: string | undefined): boolean =>
  reference !== undefined && /^(?=.*\d)[-_a-zA-Z\d]{1,32}$/.test(reference)

const toNetworkId = (
  chainId: string,
  data: unknown,
  networks: ReadonlyArray<Network>
): CaipNetworkId | undefined => {
  const namespace = chainId.split(":")[0]!
  const find = (id: string) =>
    networks.find((network) => network.caipNetworkId === id || deprecatedIdOf(network) === id)?.caipNetworkId
  const reference = referenceIn(data, namespace)
  const named = reference === undefined ? undefined : find(`${namespace}:${reference}`)
  // What is no chain of anybody's, "Polygon" or a whole sentence, leaves the event's own.
  return named ?? (isChain(reference) ? undefined : find(chainId))
}

/** What happens to a session from outside. */
export interface SessionEvents {
  readonly session: Session
  readonly topic: string
  /** The networks of the page. */
  readonly networks: () => ReadonlyArray<Network>
  /** Takes over what the wallet allows now: of the right shape, and undecoded. */
  readonly settle: (namespaces: unknown) => void
  /** The wallet has ended the session, or it ran out. */
  readonly onEnd: () => void
}

/**
 * Listens to what the wallet says about a session: other accounts, another network, other permissions, its end. What is
 * malformed, or of another session, is ignored. Returns the way to stop.
 */
export const listenToClient = (
  { client }: UniversalProvider,
  { session, topic, networks, settle, onEnd }: SessionEvents
): (() => void) => {
  const isOwn = (event: unknown) => readField(event, "topic") === topic
  const onEvent = (event: unknown) => {
    const params = readField(event, "params")
    const chainId = readField(params, "chainId")
    const told = readField(params, "event")
    const [name, data] = [readField(told, "name"), readField(told, "data")]
    if (!isOwn(event) || typeof chainId !== "string") return
    if (name === "accountsChanged" && Array.isArray(data)) {
      const addresses = data.slice(0, MAX_ADDRESSES).flatMap((one) => addressOf(one) ?? [])
      session.prefer(chainId.split(":")[0]!, addresses)
    } else if (name === "chainChanged") {
      const networkId = toNetworkId(chainId, data, networks())
      // The wallet cannot lead the page to a network on which it shares no account.
      if (networkId !== undefined) session.select(chainId.split(":")[0]!, networkId)
    }
  }
  const onUpdate = (event: unknown) => {
    const namespaces = readField(readField(event, "params"), "namespaces")
    if (isOwn(event) && isNamespaces(namespaces)) settle(namespaces)
  }
  const onGone = (event: unknown) => {
    if (isOwn(event)) onEnd()
  }
  const handlers = {
    session_event: onEvent,
    session_update: onUpdate,
    session_delete: onGone,
    session_expire: onGone
  } as const
  // Before the provider's own listeners: those throw where a wallet takes a whole namespace back, and end the round.
  for (const [name, handler] of Object.entries(handlers))
    client.events.prependListener(name as "session_event", handler)
  return () => {
    for (const [name, handler] of Object.entries(handlers))
      client.events.off(name as "session_event", handler)
  }
}
