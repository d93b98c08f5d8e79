import type { CaipNetworkId, Network } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import type { ConnectionFailedError, ConnectorSession, NamespaceGrant } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { UniversalProvider } from "../client/UniversalProvider.ts"
import { makeEip1193Provider } from "../provider/Eip1193SessionProvider.ts"
import { makeSessionProvider } from "../provider/SessionProvider.ts"
import { askOver, type SentRequest } from "./askOver.ts"
import { peerName, type ClientSession } from "./ClientSession.ts"
import { makeSession } from "./Session.ts"
import { listenToClient } from "./sessionEvents.ts"
import type { SettledNamespace } from "./SettledNamespace.ts"

/** What a session is made of. */
export interface SharedSessionNeeds {
  readonly provider: UniversalProvider
  /** The networks of the page. */
  readonly networks: () => ReadonlyArray<Network>
  /** The networks that the page would like to be on, by namespace. */
  readonly wanted: (namespace: string) => ReadonlyArray<CaipNetworkId>
  readonly decode: (namespaces: unknown) => ReadonlyMap<string, SettledNamespace>
  /** Called with each request that the relay has; answers with what is called when it is answered. */
  readonly onSent: (sent: SentRequest) => () => void
  /** The wallet has ended the session. */
  readonly onEnd: () => void
  /** Nothing of the kit uses the session any more. */
  readonly leave: (topic: string) => Effect.Effect<void, ConnectionFailedError>
}

/** The session with a wallet, which connections of several namespaces share. */
export interface SharedSession {
  readonly topic: () => string
  /** Whether the wallet allows something in a namespace. */
  readonly covers: (namespace: string) => boolean
  /** A connection of some namespaces over the session; undefined where the wallet allows nothing there. */
  readonly connect: (namespaces: ReadonlyArray<string>) => ConnectorSession | undefined
  /** Another session takes the place of this one: what is connected moves over, as far as the wallet allows it. */
  readonly move: (settled: ClientSession) => void
  /** Listens to the client no more. */
  readonly stop: () => void
}

/** Makes the session of what a wallet settled; undefined where it allows nothing that the page can use. */
export const makeSharedSession = (
  first: ClientSession,
  { provider, networks, wanted, decode, onSent, onEnd, leave }: SharedSessionNeeds
): SharedSession | undefined => {
  const namespaces = decode(first.namespaces)
  if (namespaces.size === 0) return undefined
  let settled = first
  let users = 0
  const session = makeSession(namespaces, wanted, () => peerName(settled))
  const providers = new Map<string, unknown>()

  const ask = askOver(provider, () => settled.topic, onSent)
  const capabilities = () => {
    const told = readField(settled.sessionProperties, "capabilities")
    return typeof told === "string" ? attempt((): unknown => JSON.parse(told)) : told
  }
  const makers: Readonly<Record<string, () => unknown>> = {
    eip155: () => makeEip1193Provider(session, ask, capabilities)
  }
  const providerOf = (id: string) => {
    const known =
      providers.get(id) ?? (Object.hasOwn(makers, id) ? makers[id]!() : makeSessionProvider(session, id, ask))
    providers.set(id, known)
    return known
  }

  const listen = () =>
    listenToClient(provider, {
      session,
      topic: settled.topic,
      networks,
      settle: (next) => session.settle(decode(next)),
      onEnd: () => {
        session.end()
        onEnd()
      }
    })
  let stop = listen()

  const grantOf = (namespace: string): ReadonlyArray<NamespaceGrant> => {
    const networkId = session.current(namespace)
    return networkId === undefined
      ? []
      : [
          {
            namespace,
            networkId,
            accounts: session.accounts(namespace, networkId),
            provider: providerOf(namespace),
            walletName: peerName(settled),
            approvedNetworkIds: [...session.namespace(namespace)!.addresses.keys()]
          }
        ]
  }

  return {
    topic: () => settled.topic,
    covers: (namespace) => session.current(namespace) !== undefined,
    connect: (wantedNamespaces) => {
      const grants = wantedNamespaces.flatMap(grantOf)
      if (grants.length === 0) return undefined
      users++
      return {
        grants,
        listen: session.listen,
        // The last of the connections ends the session.
        disconnect: Effect.suspend(() =>
          --users > 0 || session.ended() ? Effect.void : leave(settled.topic)
        )
      }
    },
    move: (next) => {
      stop()
      settled = next
      stop = listen()
      session.settle(decode(next.namespaces))
    },
    stop: () => stop()
  }
}
