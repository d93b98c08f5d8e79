import { useCallback } from "react"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import { useAction, type NamedAction } from "./useAction.ts"
import type { RegisteredTypes } from "./useKit.ts"
import type { Cancellable, Connection, ConnectionRequest } from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"

type ConnectParameters = [request: ConnectionRequest<RegisteredTypes["networkId"]>, options?: Cancellable]

/**
 * Asks a wallet to connect, without the modal: `connect({ connectorId })`.
 *
 * `data` is the new connections, one per namespace. `error` is what {@link KitCore.connect} rejects with:
 * `CONNECTION_REJECTED` if the visitor declines. `cancel` ends the attempt; everything is as before it. `connect` reaches
 * the wallet in the task in which it is called, so call it in the click handler.
 */
export const useConnect = ({ namespace }: InNamespace = {}): NamedAction<
  "connect",
  ConnectParameters,
  ReadonlyArray<Connection>
> & {
  readonly cancel: () => void
} => {
  const { kit } = useKitContext("useConnect")
  const { run, runAsync, ...action } = useAction((...[request, options]: ConnectParameters) =>
    kit.connect(inNamespace(namespace, request), options)
  )
  const cancel = useCallback(
    () => kit.cancelConnect(namespace === undefined ? undefined : { namespace }),
    [kit, namespace]
  )
  return { ...action, connect: run, connectAsync: runAsync, cancel }
}
