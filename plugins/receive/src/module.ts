import { Connections, Namespaces, NotConnectedError, Shell, type PluginModule } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { compatibleNetworks } from "./compatibleNetworks.ts"
import { PaymentValueInvalidError } from "./errors.ts"
import type { ReceiveApi } from "./ReceiveApi.ts"

const isValue = (value: unknown): boolean => value === undefined || (typeof value === "bigint" && value >= 0n)

/** The working part of the plugin. */
export const receiveModule: PluginModule<ReceiveApi> = {
  start: Effect.gen(function* () {
    const connections = yield* Connections
    const namespaces = yield* Namespaces
    const { store } = yield* Shell
    return {
      request: ({ namespace = store.get().network.activeNamespace ?? "", value } = {}) =>
        Effect.gen(function* () {
          if (!isValue(value)) return yield* Effect.fail(new PaymentValueInvalidError(value))
          const address = (yield* connections.current(namespace)).accounts[0]?.address
          const networks = store.get().network.byNamespace[namespace]
          const network = networks?.caipNetwork
          if (address === undefined || network === undefined) {
            return yield* Effect.fail(new NotConnectedError(namespace))
          }
          const { uri } = yield* namespaces.capability(namespace, "paymentRequest")
          return {
            address,
            uri: uri({ address, network, ...(value === undefined ? {} : { value }) }),
            networkId: network.caipNetworkId,
            networks: compatibleNetworks(networks)
          }
        })
    }
  })
}
