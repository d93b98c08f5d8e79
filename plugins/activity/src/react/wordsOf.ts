import type { HistoryApproval, HistoryTransfer } from "@latchkey/core"
import { fill, formatDecimal, shortenAddress, showQuantity } from "@latchkey/react/view"
import type { ActivityMessages } from "./ActivityMessages.ts"
import type { ShownTransaction } from "./ShownTransaction.ts"

const SIGNS = { in: "+", out: "\u2212", self: "" } as const

/** Somebody else signed what took something from the account. */
export const isTaken = (
  { sender, transfers, status }: Pick<ShownTransaction, "sender" | "transfers" | "status">,
  address: string | undefined
): boolean =>
  status === "success" &&
  sender !== undefined &&
  sender !== address &&
  transfers.some(({ direction, amount }) => direction === "out" && amount.value > 0n) &&
  transfers.every(({ direction }) => direction === "out")

/** What a transaction did, in a word or two. */
export const kindWords = (
  transaction: ShownTransaction,
  { kinds }: ActivityMessages,
  address: string | undefined
): string => {
  if (transaction.status === "failed") return kinds.failed
  if (transaction.status === "unknown") return kinds.unknown
  const [first] = shownApprovals(transaction)
  if (transaction.title !== undefined) return transaction.title
  if (transaction.status === "pending")
    return kinds[
      transaction.kind === "trade"
        ? "swapping"
        : first === undefined
          ? "sending"
          : first.allowed === "nothing"
            ? "revoking"
            : "approving"
    ]
  if (isTaken(transaction, address)) return kinds.taken
  return kinds[first === undefined ? transaction.kind : first.allowed === "nothing" ? "revoked" : "approved"]
}

const REACH = { unlimited: 0, nothing: 2 } as const
const reachOf = ({ allowed }: HistoryApproval) => (typeof allowed === "string" ? REACH[allowed] : 1)

/** What a transaction that did nothing else approved, what reaches farthest first; nothing where that is not told. */
export const shownApprovals = ({
  kind,
  approvals = []
}: Pick<ShownTransaction, "kind" | "approvals">): ReadonlyArray<HistoryApproval> =>
  kind === "approve" ? approvals.toSorted((one, other) => reachOf(one) - reachOf(other)) : []

/** How much may be taken and of what; of an approval that was taken back, what it was of. An amount is shown by `showAmount`. */
export const showAllowed = (
  { token, of, name, allowed }: HistoryApproval,
  words: ActivityMessages,
  showAmount: (amount: HistoryTransfer["amount"]) => string
) => ({
  quantity:
    allowed === "nothing"
      ? ""
      : allowed === "unlimited"
        ? of === "token"
          ? words.unlimited
          : words.all
        : showAmount(allowed),
  what: name || shortenAddress(token.split(":")[2]!)
})

/** What was moved and how much of it, for a row: rounded down, with its sign. */
export const showMoved = ({ direction, amount, nft }: HistoryTransfer, locale: string) => {
  const number = nft?.id === undefined ? "" : ` #${nft.id.length > 8 ? `${nft.id.slice(0, 7)}…` : nft.id}`
  const isOne = amount.decimals === 0 && amount.value === 1n
  return {
    quantity: `${SIGNS[direction]}${nft !== undefined && isOne ? "" : showQuantity(amount, locale)}`,
    what: nft === undefined ? amount.symbol : nft.name || `NFT${number}`
  }
}

/** The transfers that a row has room for, the received first: two at most. */
export const shownTransfers = (transfers: ReadonlyArray<HistoryTransfer>): ReadonlyArray<HistoryTransfer> =>
  transfers.length === 2
    ? transfers.toSorted((one, other) => Number(other.direction === "in") - Number(one.direction === "in"))
    : transfers.slice(0, 1)

/** How many transfers or approvals a row has no room for. */
export const moreWords = (
  transaction: ShownTransaction,
  words: ActivityMessages,
  locale: string
): string | undefined => {
  const { length } = transaction.transfers
  const more = Math.max(length > 2 ? length : 0, shownApprovals(transaction).length) - 1
  return more > 0 ? fill(words.more, { count: formatDecimal(String(more), locale) }) : undefined
}
