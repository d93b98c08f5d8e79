import * as Effect from "effect/Effect"
import type { Capabilities } from "../capability/Capabilities.ts"
import type { ChainCapabilities } from "../capability/ChainCapabilities.ts"
import { nativeBalance } from "../capability/NativeBalance.ts"
import { networkSwitching } from "../capability/NetworkSwitching.ts"
import { paymentRequest } from "../capability/PaymentRequest.ts"
import { signing } from "../capability/Signing.ts"
import { signingError } from "../capability/signingError.ts"
import type { Namespace } from "../namespace/Namespace.ts"
import { InternalError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import { networkSwitchError } from "../session/networkSwitchError.ts"
import { foreignPromise } from "../kernel/foreignPromise.ts"
import type { PromiseCapabilities, PromiseNamespace } from "./SetupHost.ts"

const orUndefined =
  <Args extends ReadonlyArray<unknown>, A>(read: (...args: Args) => A | undefined) =>
  (...args: Args): A | undefined => {
    try {
      return read(...args)
    } catch {
      return undefined
    }
  }

const toCapabilities = (
  namespace: string,
  {
    signMessage,
    switchNetwork,
    nativeBalance: readBalance,
    paymentUri,
    readPaymentLink
  }: Omit<PromiseNamespace, "id" | "parseAddress" | "explorerUrl">
): ChainCapabilities => ({
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
  ...(readBalance && {
    nativeBalance: {
      read: (request) =>
        foreignPromise(
          () => readBalance(request),
          (cause) => new InternalError(cause)
        )
    }
  }),
  ...(paymentUri && {
    paymentRequest: {
      links: Effect.succeed({
        uri: paymentUri,
        ...(readPaymentLink && { read: orUndefined(readPaymentLink) })
      })
    }
  })
})

/** A namespace written with Promises, as the services take it. */
export const toNamespace = ({ id, parseAddress, explorerUrl, ...promised }: PromiseNamespace): Namespace => ({
  id,
  parseAddress: orUndefined(parseAddress),
  explorerUrl: orUndefined(explorerUrl ?? (() => undefined)),
  capabilities: toCapabilities(id, promised)
})

/** What a namespace can do, for those who write with Promises. */
export const fromCapabilities = (
  { all }: Capabilities["Service"],
  namespace: string,
  run: <A>(effect: Effect.Effect<A, KitError>) => Promise<A>
): PromiseCapabilities<Promise<string>> => {
  const [canSign] = all(namespace, signing)
  const [canSwitch] = all(namespace, networkSwitching)
  const [hasBalance] = all(namespace, nativeBalance)
  const [canRequest] = all(namespace, paymentRequest)
  return {
    ...(canSign && { signMessage: (request) => run(canSign.value.signMessage(request)) }),
    ...(canSwitch && { switchNetwork: (request) => run(canSwitch.value.switchNetwork(request)) }),
    ...(hasBalance && { nativeBalance: (request) => run(hasBalance.value.read(request)) }),
    ...(canRequest && {
      paymentUri: (request) => run(Effect.map(canRequest.value.links, ({ uri }) => uri(request)))
    })
  }
}
