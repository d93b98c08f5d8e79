import type {
  Cancellable,
  Connection,
  ConnectionRequest,
  DisconnectRequest,
  KitCore,
  NetworkChoice
} from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"
import { injectKit } from "./context.ts"
import { namespaceOf, type InNamespace } from "./InNamespace.ts"
import { useAction, type NamedAction } from "./useAction.ts"
import type { RegisteredTypes } from "./useKit.ts"

type ConnectParameters = [request: ConnectionRequest<RegisteredTypes["networkId"]>, options?: Cancellable]

/**
 * Asks a wallet to connect, without the modal: `connect({ connectorId })`.
 *
 * `data` has the new connections, one per namespace; `error` says `CONNECTION_REJECTED` if the visitor declines. `cancel` ends the attempt;
 * everything is as before it. `connect` reaches the wallet in the task in which it is called, so call it in the click handler.
 */
export const useConnect = (
  within: InNamespace = {}
): NamedAction<"connect", ConnectParameters, ReadonlyArray<Connection>> & { readonly cancel: () => void } => {
  const { kit } = injectKit("useConnect")
  const { run, runAsync, ...action } = useAction((...[request, options]: ConnectParameters) =>
    kit.connect(inNamespace(namespaceOf(within), request), options)
  )
  const cancel = () => {
    const namespace = namespaceOf(within)
    kit.cancelConnect(namespace === undefined ? undefined : { namespace })
  }
  return { ...action, connect: run, connectAsync: runAsync, cancel }
}

/**
 * Disconnects a connector, a namespace or everything: `disconnect()`.
 *
 * The page has forgotten the wallet even if `error` is `DISCONNECT_FAILED`: then the wallet did not confirm.
 */
export const useDisconnect = (
  within: InNamespace = {}
): NamedAction<"disconnect", [request?: DisconnectRequest], void> => {
  const { kit } = injectKit("useDisconnect")
  const { run, runAsync, ...action } = useAction((request?: DisconnectRequest) =>
    kit.disconnect(inNamespace(namespaceOf(within), withoutEvent(request)))
  )
  return { ...action, disconnect: run, disconnectAsync: runAsync }
}

// `@click="disconnect"` passes the event.
const withoutEvent = (request: DisconnectRequest | undefined): DisconnectRequest =>
  request === undefined || request instanceof Event ? {} : request

type SignParameters = Parameters<KitCore["signMessage"]>

/**
 * Asks the connected wallet to sign a message: `signMessage({ message })`.
 *
 * `data` is the signature in the namespace's own format; `error` says `SIGNING_REJECTED` if the visitor declines.
 */
export const useSignMessage = (
  within: InNamespace = {}
): NamedAction<"signMessage", SignParameters, string> => {
  const { kit } = injectKit("useSignMessage")
  const { run, runAsync, ...action } = useAction((...[request, options]: SignParameters) =>
    kit.signMessage(inNamespace(namespaceOf(within), request), options)
  )
  return { ...action, signMessage: run, signMessageAsync: runAsync }
}

type SwitchParameters = [request: NetworkChoice<RegisteredTypes["networkId"]>, options?: Cancellable]

/**
 * Makes a network active, asking the connected wallet to switch: `switchNetwork({ networkId })` or `switchNetwork({ chainId })`.
 *
 * `error` says `NETWORK_SWITCH_REJECTED` if the visitor declines.
 */
export const useSwitchNetwork = (): NamedAction<"switchNetwork", SwitchParameters, void> => {
  const { kit } = injectKit("useSwitchNetwork")
  const { run, runAsync, ...action } = useAction((...parameters: SwitchParameters) =>
    kit.switchNetwork(...parameters)
  )
  return { ...action, switchNetwork: run, switchNetworkAsync: runAsync }
}
