import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { Shell } from "../kit/Shell.ts"
import type { ConnectorInfo } from "./ConnectionState.ts"
import type { Connector } from "./Connector.ts"
import { ConnectorDuplicateError } from "./errors.ts"
import { identifyWallets, type WalletIdentity } from "./wallets.ts"

/** The ways to connect that plugins registered. */
export class Connectors extends Context.Service<
  Connectors,
  {
    /** Adds a connector until the scope closes. Fails: `ConnectorDuplicateError`. */
    readonly register: (connector: Connector) => Effect.Effect<void, ConnectorDuplicateError, Scope.Scope>
    /** Replaces a registered connector's marks: a wallet that turned out to clash with another. */
    readonly mark: (id: string, marks: { readonly clash: boolean }) => void
    readonly get: (id: string) => Connector | undefined
    /** Calls `listener` after each registration and removal. */
    readonly subscribe: (listener: () => void) => () => void
  }
>()("@latchkey/core/Connectors") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const shell = yield* Shell
      const registered = new Map<string, Connector>()
      const listeners = new Set<() => void>()

      let scheduled = false
      const show = () => {
        scheduled = false
        const all = [...registered.values()]
        const identities = identifyWallets(all)
        const connectors = all.map((connector) => toInfo(connector, identities.get(connector.id)!))
        shell.store.update((state) => ({ ...state, connection: { ...state.connection, connectors } }))
      }
      // What one task registers is shown together: a page full of wallets is one update.
      const publish = () => {
        for (const listener of [...listeners]) listener()
        if (scheduled) return
        scheduled = true
        queueMicrotask(show)
      }

      return Connectors.of({
        register: (connector) =>
          Effect.acquireRelease(
            Effect.suspend(() => {
              if (registered.has(connector.id)) return Effect.fail(new ConnectorDuplicateError(connector.id))
              registered.set(connector.id, connector)
              publish()
              return Effect.void
            }),
            () =>
              Effect.sync(() => {
                registered.delete(connector.id)
                publish()
              })
          ),
        mark: (id, marks) => {
          const connector = registered.get(id)
          if (connector === undefined) return
          registered.set(id, { ...connector, ...marks })
          publish()
        },
        get: (id) => registered.get(id),
        subscribe: (listener) => {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        }
      })
    })
  )
}

const toInfo = (connector: Connector, { walletId, clash }: WalletIdentity): ConnectorInfo => ({
  id: connector.id,
  type: connector.type,
  name: connector.name,
  ...(connector.icon === undefined ? {} : { icon: connector.icon }),
  ...(connector.imageId === undefined ? {} : { imageId: connector.imageId }),
  ...(connector.rdns === undefined ? {} : { rdns: connector.rdns }),
  walletId,
  chains: connector.namespaces,
  clash,
  installed: true
})
