import { useEffect, useSyncExternalStore } from "react"
import type { ConnectAttempt } from "../../modal/connectAttempts.ts"
import { useModal } from "../../modal/ModalContext.ts"

/** The attempt with a wallet: begun by the row's click, or here when the view was opened by other ways. */
export const useAttempt = ({
  connectorId,
  namespace,
  networkId
}: Pick<ConnectAttempt, "connectorId" | "namespace" | "networkId">): ConnectAttempt | undefined => {
  const { kit, attempts } = useModal()
  const attempt = useSyncExternalStore(attempts.subscribe, attempts.get, attempts.get)
  useEffect(() => {
    if (attempts.get()?.connectorId === connectorId) return
    // A view whose module arrives while it is being left asks nobody.
    const top = kit.getSnapshot().navigation.stack.at(-1)
    if (top?.view !== "Connecting" || top.params["connectorId"] !== connectorId) return
    attempts.start({
      connectorId,
      ...(namespace === undefined ? {} : { namespace }),
      ...(networkId === undefined ? {} : { networkId })
    })
  }, [kit, attempts, connectorId, namespace, networkId])
  return attempt?.connectorId === connectorId ? attempt : undefined
}
