import type { KitCore, KitState } from "@latchkey/core"

// The modal closes right after: what is said is said where it then is.
const AFTER_CLOSING = 150
const CLOSES_WITHIN = 5_000

const connectionsOf = ({ connection }: KitState) => Object.values(connection.connections).flat()

interface News {
  readonly wallet: string
  readonly toast: number | undefined
  readonly until: number
}

/** Says the name of each wallet that is connected after the state `from`; where a toast tells, it is enough. Returns the way to stop. */
export const announceConnections = (
  kit: KitCore,
  from: KitState,
  say: (wallet: string) => void
): (() => void) => {
  let before = from
  let timer: ReturnType<typeof setTimeout> | undefined
  let news: News | undefined
  const tell = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { notice, navigation } = kit.getSnapshot()
      const shown = notice.toast
      // While it is open its views say what is there: who is connected does not cut that off.
      if (news === undefined || navigation.open) return
      if (shown === undefined || shown.key === news.toast) say(news.wallet)
    }, AFTER_CLOSING)
  }
  const look = () => {
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
  }
  const unsubscribe = kit.subscribe(look)
  look()
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
