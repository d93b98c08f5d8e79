import type { HistoryTransfer } from "@latchkey/core"
import { fill, formatDecimal, showQuantity } from "@latchkey/react/view"
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
  if (transaction.status === "pending") return kinds.sending
  if (transaction.status === "unknown") return kinds.unknown
  return isTaken(transaction, address) ? kinds.taken : kinds[transaction.kind]
}

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

/** How many transfers a row has no room for. */
export const moreWords = (
  { transfers }: ShownTransaction,
  words: ActivityMessages,
  locale: string
): string | undefined =>
  transfers.length > 2
    ? fill(words.more, { count: formatDecimal(String(transfers.length - 1), locale) })
    : undefined
