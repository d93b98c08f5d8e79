import type { DisconnectRequest } from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import { useAction, type NamedAction } from "./useAction.ts"

/**
 * Disconnects a connector, a namespace or everything: `disconnect()`.
 *
 * The page has forgotten the wallet even if `error` is `DISCONNECT_FAILED`: then the wallet did not confirm.
 */
export const useDisconnect = ({ namespace }: InNamespace = {}): NamedAction<
  "disconnect",
  [request?: DisconnectRequest],
  void
> => {
  const { kit } = useKitContext("useDisconnect")
  const { run, runAsync, ...action } = useAction((request?: DisconnectRequest) =>
    kit.disconnect(inNamespace(namespace, request ?? {}))
  )
  return { ...action, disconnect: run, disconnectAsync: runAsync }
}
