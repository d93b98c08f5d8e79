import {
  readSlice,
  sentTransactions,
  type CaipAddress,
  type KitCore,
  type SentTransaction
} from "@latchkey/core"
import { useFreshReads, useKitState } from "@latchkey/react"
import { useCallback, useEffect, useMemo, useState } from "react"
import type { ActivityApi } from "../ActivityApi.ts"
import { activitySlice, type AccountActivity } from "../ActivityState.ts"
import type * as Ledger from "../sentInLedger.ts"
import { sentOf, unseenOf } from "../sentOf.ts"

// A second more than the 30 s for which nothing is read after a read.
const AGAIN_MILLIS = 31_000
/** How long the history is asked for what was sent: some never tell it. */
const AWAITED_MILLIS = 300_000

/** What happened to an account, for a component. */
export interface ActivityView {
  /** CAIP-10 of the account; undefined while nobody is connected. */
  readonly account: CaipAddress | undefined
  /** What was read of it; undefined until something is known, and never what happened to another one. */
  readonly activity: AccountActivity | undefined
  /**
   * What was sent and the history does not tell yet, the latest first: of this page by plugin, then what the kit knows of from before a
   * reload, from other tabs, and from the app.
   */
  readonly unseen: ReadonlyArray<SentTransaction>
  /** Whether `unseen` has all that there is: what the kit knows comes a moment later. */
  readonly isWhole: boolean
  /** Reads the newest at once. */
  readonly readAgain: () => void
  /** Reads on. */
  readonly readMore: () => void
}

const noList: AccountActivity["list"] = []

/**
 * The activity of the connected account of a namespace: read when the component is there, when the page is looked at again, when the
 * balance changes or something that was sent ends, once more after a read that failed, and while the history does not tell
 * yet what was sent.
 */
export const useAccountActivity = (kit: KitCore, namespace: string): ActivityView => {
  const { activity: api } = kit as KitCore & { readonly activity: ActivityApi }
  const account = useKitState(kit, (state) => state.account[namespace]?.caipAddress)
  const balance = useKitState(kit, (state) => state.account[namespace]?.balance)
  const activity = useKitState(kit, (state) => {
    const read = readSlice(state, activitySlice)[namespace]
    return read?.account === account ? read : undefined
  })
  // As text, so that a change elsewhere in the state causes no render.
  const sentKey = useKitState(kit, (state) =>
    account === undefined
      ? ""
      : sentOf(sentTransactions(state), account)
          .map(({ hash, status }) => `${hash} ${status}`)
          .join()
  )
  const list = activity?.list ?? noList
  const tracked = useKitState(kit, ({ transactions }) => transactions.list)
  const isTracking = tracked.length > 0
  const [ledger, setLedger] = useState<typeof Ledger | null>()
  useEffect(() => {
    // Without it, what this page has sent is shown all the same.
    if (isTracking) import("../sentInLedger.ts").then(setLedger, () => setLedger(null))
  }, [isTracking])
  const unseen = useMemo(() => {
    if (account === undefined) return []
    const sent = sentKey === "" ? [] : sentOf(sentTransactions(kit.getSnapshot()), account)
    return unseenOf([...sent, ...(ledger?.sentInLedger(tracked, account, sent) ?? [])], list)
  }, [kit, account, sentKey, list, ledger, tracked])
  const failedAt = activity?.failedAt
  const lastEnded = Math.max(
    0,
    ...unseen.filter(({ status }) => status !== "pending").map(({ sentAt }) => sentAt)
  )
  const read = useCallback(() => void api.load({ namespace }).catch(() => {}), [api, namespace])
  useFreshReads(read, { account, signs: `${balance} ${sentKey}`, failedAt })
  useEffect(() => {
    if (lastEnded === 0) return undefined
    const timer = setInterval(() => {
      if (Math.abs(Date.now() - lastEnded) > AWAITED_MILLIS) clearInterval(timer)
      else if (!document.hidden) read()
    }, AGAIN_MILLIS)
    return () => clearInterval(timer)
  }, [read, lastEnded])
  return {
    account,
    activity,
    unseen,
    isWhole: !isTracking || ledger !== undefined,
    readAgain: () => void api.load({ namespace, force: true }).catch(() => {}),
    readMore: () => void api.loadMore({ namespace }).catch(() => {})
  }
}
