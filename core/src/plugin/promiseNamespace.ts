import * as Effect from "effect/Effect"
import type { Capabilities } from "../capability/Capabilities.ts"
import { signingError } from "../capability/signingError.ts"
import type { Namespace } from "../chain/Namespace.ts"
import { InternalError, type KitError } from "../error/KitError.ts"
import { networkSwitchError } from "../network/networkSwitchError.ts"
import { foreignPromise } from "./foreignPromise.ts"
import type { PromiseCapabilities, PromiseNamespace } from "./SetupHost.ts"

const toCapabilities = (
  namespace: string,
  { signMessage, switchNetwork, nativeBalance, paymentUri }: PromiseCapabilities
): Capabilities => ({
  ...(signMessage && {
    signing: {
      signMessage: (request) =>
        foreignPromise(
          () => signMessage(request),
          (cause) => signingError(cause)
        )
    }
  }),
  ...(switchNetwork && {
    networkSwitching: {
      switchNetwork: (request) =>
        Effect.map(
          foreignPromise(
            () => switchNetwork(request),
            (cause) => networkSwitchError(request.network.caipNetworkId, cause)
          ),
          (accounts) => accounts?.map((account) => ({ ...account, namespace }))
        )
    }
  }),
  ...(nativeBalance && {
    nativeBalance: {
      read: (request) =>
        foreignPromise(
          () => nativeBalance(request),
          (cause) => new InternalError(cause)
        )
    }
  }),
  ...(paymentUri && { paymentRequest: { uri: paymentUri } })
})

/** A namespace written with Promises, as the services take it. */
export const toNamespace = ({ id, parseAddress, explorerUrl, ...promised }: PromiseNamespace): Namespace => ({
  id,
  parseAddress: (text, network) => {
    try {
      return parseAddress(text, network)
    } catch {
      return undefined
    }
  },
  explorerUrl: explorerUrl ?? (() => undefined),
  capabilities: toCapabilities(id, promised)
})

/** What a namespace can do, for those who write with Promises. */
export const fromCapabilities = (
  { signing, networkSwitching, nativeBalance, paymentRequest }: Capabilities,
  run: <A>(effect: Effect.Effect<A, KitError>) => Promise<A>
): PromiseCapabilities => ({
  ...(signing && { signMessage: (request) => run(signing.signMessage(request)) }),
  ...(networkSwitching && { switchNetwork: (request) => run(networkSwitching.switchNetwork(request)) }),
  ...(nativeBalance && { nativeBalance: (request) => run(nativeBalance.read(request)) }),
  ...(paymentRequest && { paymentUri: paymentRequest.uri })
})
