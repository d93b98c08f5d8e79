import type { KitCore, KitState } from "@latchkey/core"
import { useEffect } from "react"
import { fill } from "../messages/fill.ts"
import type { Messages } from "../messages/Messages.ts"

// The modal closes right after: what is said is said where it then is.
const AFTER_CLOSING = 150

const connectionsOf = ({ connection }: KitState) => Object.values(connection.connections).flat()

/** Announces each wallet that is connected, since the modal closes without a word when that is done; where a toast tells, it is enough. */
export const useConnectedAnnouncement = (
  kit: KitCore,
  messages: Messages | undefined,
  announce: (text: string) => void
): void => {
  const words = messages?.connected ?? ""
  useEffect(() => {
    let before = kit.getSnapshot()
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = kit.subscribe(() => {
      const known = connectionsOf(before)
      const { account } = before
      before = kit.getSnapshot()
      const wallet = connectionsOf(before).find(
        ({ namespace, connectorId }) =>
          // A session that is restored was connected before.
          account[namespace]?.status !== "reconnecting" &&
          !known.some((each) => each.namespace === namespace && each.connectorId === connectorId)
      )
      if (wallet === undefined) return
      const { toast } = before.notice
      clearTimeout(timer)
      timer = setTimeout(() => {
        const shown = kit.getSnapshot().notice.toast
        if (shown === undefined || shown.key === toast?.key) announce(fill(words, { wallet: wallet.name }))
      }, AFTER_CLOSING)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [kit, words, announce])
}
