import {
  Capabilities,
  Connections,
  Namespaces,
  networkSlice,
  NotConnectedError,
  paymentRequest,
  State,
  type PluginModule
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { compatibleNetworks } from "./compatibleNetworks.ts"
import { PaymentValueInvalidError } from "./errors.ts"
import type { ReceiveApi } from "./ReceiveApi.ts"

const isValue = (value: unknown): boolean => value === undefined || (typeof value === "bigint" && value >= 0n)

/** The working part of the plugin. */
export const receiveModule: PluginModule<ReceiveApi> = {
  actions: {
    request: ({ namespace: asked, value } = {}) =>
      Effect.gen(function* () {
        if (!isValue(value)) return yield* Effect.fail(new PaymentValueInvalidError({ value }))
        const { activeNamespace, byNamespace } = (yield* State).read(networkSlice)
        const namespace = asked ?? activeNamespace ?? ""
        const address = (yield* (yield* Connections).current(namespace)).accounts[0]?.address
        const networks = byNamespace[namespace]
        const network = networks?.caipNetwork
        if (address === undefined || networks === undefined || network === undefined) {
          return yield* Effect.fail(new NotConnectedError({ namespace }))
        }
        const capabilities = yield* Capabilities
        const isLinked = value !== undefined || capabilities.all(namespace, paymentRequest).length > 0
        const links = isLinked
          ? yield* Effect.flatMap(capabilities.get(namespace, paymentRequest), (request) => request.links)
          : undefined
        const { parseAddress = () => undefined } = (yield* Namespaces).get(namespace) ?? {}
        return {
          address,
          ...(links && { uri: links.uri({ address, network, ...(value === undefined ? {} : { value }) }) }),
          networkId: network.caipNetworkId,
          networks: compatibleNetworks(networks, address, parseAddress)
        }
      })
  }
}
