import { readSlice, type CaipAddress, type KitCore } from "@latchkey/core"
import { useFreshReads, useKitState } from "@latchkey/react"
import { useCallback, useEffect, useMemo, useState } from "react"
import type { ActivityApi } from "../ActivityApi.ts"
import { activitySlice, type AccountActivity } from "../ActivityState.ts"
import { trackedOf } from "../trackedOf.ts"
import type * as Unseen from "./unseenOf.ts"
import type { ShownTransaction } from "./ShownTransaction.ts"

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
   * What wallets were asked for and the history does not tell yet, the latest first: from before a reload, from other tabs and from the app
   * too.
   */
  readonly unseen: ReadonlyArray<ShownTransaction>
  /** Whether `unseen` has all that there is: it comes a moment later. */
  readonly isWhole: boolean
  /** Reads the newest at once. */
  readonly readAgain: () => void
  /** Reads on. */
  readonly readMore: () => void
}

const noUnseen: ActivityView["unseen"] = []
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
  const tracked = useKitState(kit, ({ transactions }) => transactions.list)
  const sent = useMemo(() => (account === undefined ? [] : trackedOf(tracked, account)), [account, tracked])
  // What is read again is read for these, and for no other news of the ledger.
  const signs = sent.map(({ id, hash, status }) => `${hash ?? id} ${status}`).join()
  const list = activity?.list ?? noList
  const isSent = sent.length > 0
  const [part, setPart] = useState<typeof Unseen | null>()
  useEffect(() => {
    // Without it, what the history tells is shown all the same.
    if (isSent) import("./unseenOf.ts").then(setPart, () => setPart(null))
  }, [isSent])
  const unseen = useMemo(() => part?.unseenOf(sent, list) ?? noUnseen, [part, sent, list])
  const failedAt = activity?.failedAt
  const lastEnded = Math.max(0, ...unseen.filter(({ status }) => status !== "pending").map(({ at }) => at))
  const read = useCallback(() => void api.load({ namespace }).catch(() => {}), [api, namespace])
  useFreshReads(read, { account, signs: `${balance} ${signs}`, failedAt })
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
    isWhole: !isSent || part !== undefined,
    readAgain: () => void api.load({ namespace, force: true }).catch(() => {}),
    readMore: () => void api.loadMore({ namespace }).catch(() => {})
  }
}
