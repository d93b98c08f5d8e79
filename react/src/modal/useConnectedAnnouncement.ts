import type { KitCore, KitState } from "@latchkey/core"
import { useEffect } from "react"
import { fill } from "../messages/fill.ts"
import type { Messages } from "../messages/Messages.ts"

// The modal closes right after: what is said is said where it then is.
const AFTER_CLOSING = 150
const CLOSES_WITHIN = 5_000

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
    let news:
      | { readonly wallet: string; readonly toast: number | undefined; readonly until: number }
      | undefined
    const tell = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const shown = kit.getSnapshot().notice.toast
        if (news !== undefined && (shown === undefined || shown.key === news.toast))
          announce(fill(words, { wallet: news.wallet }))
      }, AFTER_CLOSING)
    }
    const unsubscribe = kit.subscribe(() => {
      const known = connectionsOf(before)
      const { account, navigation } = before
      before = kit.getSnapshot()
      const wallet = connectionsOf(before).find(
        ({ namespace, connectorId }) =>
          // A session that is restored was connected before.
          account[namespace]?.status !== "reconnecting" &&
          !known.some((each) => each.namespace === namespace && each.connectorId === connectorId)
      )
      const hasClosed = navigation.open && !before.navigation.open
      if (wallet !== undefined)
        news = { wallet: wallet.name, toast: before.notice.toast?.key, until: Date.now() + CLOSES_WITHIN }
      // What decides what comes next may have to be loaded first: what was said in the modal meanwhile is not there any more.
      if (wallet !== undefined || (hasClosed && news !== undefined && Date.now() < news.until)) tell()
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [kit, words, announce])
}
