import { useCallback } from "react"
import { useKitContext } from "../KitContext.ts"
import { inNamespace, type InNamespace } from "./InNamespace.ts"
import { useAction } from "./useAction.ts"
import type { KitCore } from "@latchkey/core"

/** What a wallet is asked for: the connector's id, and optionally a namespace and a network. */
export type ConnectRequest = Parameters<KitCore["connect"]>[0]

/**
 * Asks a wallet to connect, without the modal: `connect({ connectorId })`.
 *
 * `data` is the connections made, one a namespace. `error` is what {@link KitCore.connect} rejects with; a visitor who
 * declines gives `CONNECTION_REJECTED`. `cancel` stops the attempt: all is as before it. `connect` reaches the wallet in
 * the task it is called in, so call it from the click itself.
 */
export const useConnect = ({ namespace }: InNamespace = {}) => {
  const { kit } = useKitContext("useConnect")
  const { run, runAsync, ...action } = useAction((...[request, options]: Parameters<KitCore["connect"]>) =>
    kit.connect(inNamespace(namespace, request), options)
  )
  const cancel = useCallback(
    () => kit.cancelConnect(namespace === undefined ? undefined : { namespace }),
    [kit, namespace]
  )
  return { ...action, connect: run, connectAsync: runAsync, cancel }
}
