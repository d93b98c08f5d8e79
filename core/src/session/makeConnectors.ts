import * as Effect from "effect/Effect"
import { CurrentPlugin } from "../kernel/CurrentPlugin.ts"
import type { ConnectorInfo } from "./ConnectionState.ts"
import type { Connector } from "./Connector.ts"
import { Connectors } from "./Connectors.ts"
import { ConnectorDuplicateError } from "./errors.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { identifyWallets, type WalletIdentity } from "./wallets.ts"

/**
 * Makes the connectors of one kit.
 *
 * Not beside the tag: parts of plugins that are loaded later import that one, and bundlers put what a module and the page
 * load both need into chunks of their own.
 */
export const makeConnectors = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const registered = new Map<string, Connector>()
  const plugins = new Map<string, string>()
  const listeners = new Set<() => void>()

  let scheduled = false
  const show = () => {
    scheduled = false
    const all = [...registered.values()]
    const identities = identifyWallets(all)
    const connectors = all.map((connector) => toInfo(connector, identities.get(connector.id)!))
    facts.commit((before) => ({ ...before, connectors }))
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
        Effect.flatMap(CurrentPlugin, (plugin) => {
          if (registered.has(connector.id))
            return Effect.fail(new ConnectorDuplicateError({ connectorId: connector.id }))
          registered.set(connector.id, connector)
          plugins.set(connector.id, plugin)
          publish()
          return Effect.void
        }),
        () =>
          Effect.sync(() => {
            registered.delete(connector.id)
            plugins.delete(connector.id)
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
    pluginOf: (id) => plugins.get(id),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
  })
})

const toInfo = (connector: Connector, { walletId, clash }: WalletIdentity): ConnectorInfo => ({
  id: connector.id,
  type: connector.type,
  name: connector.name,
  ...(connector.icon && { icon: connector.icon }),
  ...(connector.imageId && { imageId: connector.imageId }),
  ...(connector.rdns && { rdns: connector.rdns }),
  walletId,
  chains: connector.namespaces,
  clash,
  installed: true,
  ...(connector.catalogue && { catalogue: true }),
  ...(connector.view && { view: connector.view })
})
