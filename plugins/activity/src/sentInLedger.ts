import type {
  CaipAddress,
  HistoryApproval,
  HistoryTransfer,
  SentCall,
  SentTransaction,
  TrackedTransaction
} from "@latchkey/core"

/** A transaction of the ledger, in the words of history. */
export interface TrackedSent extends SentCall {
  readonly call: SentCall["call"] & {
    /** Its id in the ledger, which is its `hash` where nobody has told one. */
    readonly trackedId: string
    /** The app's own words for it. */
    readonly title?: string
    readonly usualSeconds?: number
  }
}

const kinds = {
  send: "send",
  pay: "send",
  swap: "trade",
  approve: "approve",
  // Of which token is not always said, and that nothing may be taken any more is not what an approval says.
  revoke: "contract",
  cancel: "cancel",
  app: "contract"
} as const

const statuses: Readonly<Partial<Record<TrackedTransaction["status"], SentCall["status"]>>> = {
  asking: "pending",
  pending: "pending",
  confirmed: "success",
  failed: "failed",
  unknown: "unknown"
}

/** How it is; undefined of one that history does not tell either: another was carried out in its place, or none. */
const statusOf = ({ status, replacement }: TrackedTransaction): SentCall["status"] | undefined =>
  replacement?.by === "other" ? undefined : statuses[replacement?.status ?? status]

const callOf = ({
  id,
  networkId,
  account,
  description,
  replacement,
  usualSeconds
}: TrackedTransaction): TrackedSent["call"] => {
  const { kind, sends = [], receiver, spender, text } = description
  const isSelf = receiver === account
  // What is to come for it is no more than promised: the history tells what came.
  const transfers = sends.map(({ token, ...amount }): HistoryTransfer => ({
    direction: isSelf ? "self" : "out",
    amount,
    ...(token === undefined ? {} : { token }),
    ...(receiver === undefined ? {} : { counterparty: receiver })
  }))
  const isCancelled = replacement?.by === "cancel"
  const isApproval = kind === "approve" || kind === "revoke"
  const [allowed] = sends
  const approvals: ReadonlyArray<HistoryApproval> =
    isApproval && !isCancelled && spender !== undefined && allowed?.token !== undefined
      ? [
          {
            token: allowed.token,
            spender,
            of: "token",
            name: allowed.symbol,
            allowed: kind === "revoke" ? "nothing" : allowed
          }
        ]
      : []
  return {
    networkId,
    sender: account,
    trackedId: id,
    kind: isCancelled ? "cancel" : isSelf ? "self" : approvals.length > 0 ? "approve" : kinds[kind],
    transfers: isCancelled || isApproval ? [] : transfers,
    ...(approvals.length > 0 ? { approvals } : {}),
    ...(kind !== "app" || text === undefined || isCancelled ? {} : { title: text }),
    ...(usualSeconds === undefined ? {} : { usualSeconds })
  }
}

/**
 * What the ledger has of an account that is not in `sent`, the latest first: what was sent before a reload and in other tabs, what the
 * wallet is asked for, and what the app has sent itself.
 */
export const sentInLedger = (
  list: ReadonlyArray<TrackedTransaction>,
  account: CaipAddress,
  sent: ReadonlyArray<SentTransaction>
): ReadonlyArray<TrackedSent> => {
  const known = new Set(sent.map(({ hash }) => hash.toLowerCase()))
  const isKnown = (hash = "") => known.has(hash.toLowerCase())
  return list.flatMap((tracked) => {
    const status = statusOf(tracked)
    if (status === undefined || `${tracked.networkId}:${tracked.account}` !== account) return []
    const { id, hash, replacement, replaces, askedAt } = tracked
    // What becomes of one that takes another's place is told of that one.
    if (replaces !== undefined && replaces.isBeside !== true) return []
    if (isKnown(hash) || isKnown(replacement?.hash)) return []
    const explorerUrl = replacement?.explorerUrl ?? tracked.explorerUrl
    return {
      hash: replacement?.hash ?? hash ?? id,
      sentAt: askedAt,
      status,
      call: callOf(tracked),
      ...(explorerUrl === undefined ? {} : { explorerUrl })
    }
  })
}
