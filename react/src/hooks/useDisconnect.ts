import type { KitCore } from "@latchkey/core"
import { useKitContext } from "../KitContext.ts"
import { inNamespace, type InNamespace } from "./InNamespace.ts"
import { useAction } from "./useAction.ts"

/** What to disconnect: a connector, a namespace, or everything. */
export type DisconnectRequest = NonNullable<Parameters<KitCore["disconnect"]>[0]>

/**
 * Disconnects a connector, a namespace or everything: `disconnect()`.
 *
 * The page has forgotten the wallet even when `error` is `DISCONNECT_FAILED`: then the wallet did not confirm.
 */
export const useDisconnect = ({ namespace }: InNamespace = {}) => {
  const { kit } = useKitContext("useDisconnect")
  const { run, runAsync, ...action } = useAction((request?: DisconnectRequest) =>
    kit.disconnect(inNamespace(namespace, request ?? {}))
  )
  return { ...action, disconnect: run, disconnectAsync: runAsync }
}
