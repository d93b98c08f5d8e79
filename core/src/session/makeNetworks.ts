import * as Effect from "effect/Effect"
import type { CaipNetworkId } from "../chain/Caip.ts"
import { lazyService } from "../kernel/lazyService.ts"
import { pluginSlice } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import { installedNamespaces } from "../namespace/NamespaceDeclaration.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { announceActive, findNetwork, withActive } from "./activeNetwork.ts"
import { Connections } from "./Connections.ts"
import { changeNamespace } from "./Facts.ts"
import { Networks } from "./Networks.ts"
import { SessionFacts } from "./SessionFacts.ts"
import { SessionSettings } from "./SessionOptions.ts"
import { SessionParts } from "./SessionParts.ts"
import { completeNetwork } from "./sessionStart.ts"
import type { Switching } from "./Switching.ts"

/** Makes the networks of one kit. */
export const makeNetworks = /* @__PURE__ */ Effect.gen(function* () {
  const facts = yield* SessionFacts
  const telemetry = yield* Telemetry
  const state = yield* State
  const options = yield* SessionSettings
  const connections = yield* Connections
  const scope = yield* Effect.scope
  const part = yield* SessionParts
  const switching = yield* lazyService(part, ({ makeSwitching }) => makeSwitching)
  const find = (networkId: CaipNetworkId) => findNetwork(facts.get(), networkId)
  // Where it could not be loaded, there is no switch to end or to forget, and none begins.
  const ofSwitch = (end: (loaded: Switching) => Effect.Effect<void>) =>
    Effect.catch(Effect.flatMap(switching, end), () => Effect.void)

  return Networks.of({
    find,
    activate: (networkId) =>
      Effect.suspend(() => {
        const network = find(networkId)
        if (network === undefined) return Effect.void
        announceActive(facts, network.chainNamespace)
        facts.commit(withActive(network))
        return telemetry.track("SWITCH_NETWORK", { network: networkId })
      }),
    switchNetwork: (request) => Effect.flatMap(switching, (loaded) => loaded.switchNetwork(request)),
    addNetwork: (input) =>
      Effect.suspend(() => {
        const network = completeNetwork(options, installedNamespaces(state.read(pluginSlice)), input)
        if (find(network.caipNetworkId) !== undefined) return Effect.void
        facts.commit((before) =>
          changeNamespace(before, network.chainNamespace, ({ requested, ...namespace }) => ({
            ...namespace,
            requested: [...requested, network]
          }))
        )
        return Effect.void
      }),
    removeNetwork: (networkId) =>
      Effect.suspend(() => {
        const removed = find(networkId)
        if (removed === undefined) return Effect.void
        const { chainNamespace: id } = removed
        const requested = facts.get().namespaces[id]!.requested.filter((network) => network !== removed)
        const next = requested[0]
        facts.commit((before) =>
          changeNamespace(before, id, ({ chosen, ...namespace }) => {
            const kept = chosen?.caipNetworkId === networkId ? next : chosen
            return { ...namespace, requested, ...(kept && { chosen: kept }) }
          })
        )
        // A connected wallet is still on it: it is asked to move, and until it has, the kit says where it is.
        return next !== undefined && connections.peek(id)?.networkId === networkId
          ? Effect.asVoid(
              Effect.forkIn(
                ofSwitch(({ move }) => move(next)),
                scope
              )
            )
          : Effect.void
      }),
    cancelSwitch: (networkId) => ofSwitch((loaded) => loaded.cancelSwitch(networkId)),
    forgetSwitch: ofSwitch((loaded) => loaded.forgetSwitch)
  })
})
