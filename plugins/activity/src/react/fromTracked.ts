import type { HistoryApproval, HistoryTransfer, TrackedTransaction } from "@latchkey/core"
import type { ShownTransaction } from "./ShownTransaction.ts"

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

const statuses: Readonly<Partial<Record<TrackedTransaction["status"], ShownTransaction["status"]>>> = {
  asking: "pending",
  pending: "pending",
  confirmed: "success",
  failed: "failed",
  unknown: "unknown"
}

/** How much may be taken: a token that takes no approval of zero keeps the least that there is. */
const allowedBy = (kind: "approve" | "revoke", amount: HistoryTransfer["amount"] | undefined) =>
  amount === undefined
    ? kind === "revoke"
      ? "nothing"
      : "unlimited"
    : amount.value === 0n
      ? "nothing"
      : amount

/** Who may take how much of what from now on, as far as that was written down. */
const approvalsOf = ({
  kind,
  sends: [allowed] = [],
  spender,
  token = allowed?.token,
  text = ""
}: TrackedTransaction["description"]): ReadonlyArray<HistoryApproval> =>
  (kind !== "approve" && kind !== "revoke") || spender === undefined || token === undefined
    ? []
    : [
        {
          token,
          spender,
          of: "token",
          name: allowed?.symbol ?? text,
          allowed: allowedBy(kind, allowed)
        }
      ]

/**
 * A transaction of the ledger as the list shows it; undefined of one that history does not tell either: another was carried out in its
 * place, or none; and of one that takes another's place: what becomes of it is told of that one.
 */
export const fromTracked = ({
  id,
  networkId,
  account,
  status: own,
  description,
  hash,
  askedAt,
  usualSeconds,
  explorerUrl: page,
  replacement,
  replaces
}: TrackedTransaction): ShownTransaction | undefined => {
  const status = replacement?.by === "other" ? undefined : statuses[replacement?.status ?? own]
  if (status === undefined || (replaces !== undefined && replaces.isBeside !== true)) return undefined
  const { kind, sends = [], receiver, text } = description
  const isSelf = receiver === account
  const isCancelled = replacement?.by === "cancel"
  const isNothing = isCancelled || status === "failed"
  const approvals = isNothing ? [] : approvalsOf(description)
  const explorerUrl = replacement?.explorerUrl ?? page
  return {
    hash: replacement?.hash ?? hash ?? id,
    networkId,
    sender: account,
    trackedId: id,
    kind: isCancelled ? "cancel" : isSelf ? "self" : approvals.length > 0 ? "approve" : kinds[kind],
    at: askedAt,
    status,
    // What is to come for it is no more than promised: the history tells what came.
    transfers:
      isNothing || kind === "approve" || kind === "revoke"
        ? []
        : sends.map(({ token, ...amount }): HistoryTransfer => ({
            direction: isSelf ? "self" : "out",
            amount,
            ...(token === undefined ? {} : { token }),
            ...(receiver === undefined ? {} : { counterparty: receiver })
          })),
    ...(approvals.length > 0 ? { approvals } : {}),
    isHidden: false,
    isUnseen: true,
    ...(kind !== "app" || text === undefined || isCancelled ? {} : { title: text }),
    ...(usualSeconds === undefined ? {} : { usualSeconds }),
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
}
