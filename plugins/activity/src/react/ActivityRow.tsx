import type { Network } from "@latchkey/core"
import { fill, shortenAddress, showQuantity, showSeconds, Tag } from "@latchkey/react/view"
import { memo } from "react"
import type { ActivityMessages } from "./ActivityMessages.ts"
import { KindPicture } from "./KindPicture.tsx"
import type { ShownTransaction } from "./ShownTransaction.ts"
import { kindWords, moreWords, showAllowed, showMoved, shownApprovals, shownTransfers } from "./wordsOf.ts"

/** Where it came from or went to, of the only transfer, or who may take; undefined where there are several, or none is known. */
const otherOf = (transaction: ShownTransaction) => {
  const { transfers } = transaction
  const [first] = transfers
  const [approval, ...others] = shownApprovals(transaction)
  if (approval !== undefined && others.length === 0)
    return { direction: "spender", address: approval.spender } as const
  return transfers.length === 1 && first?.direction !== "self" && first?.counterparty !== undefined
    ? { direction: first.direction, address: first.counterparty }
    : undefined
}

/** One transaction: what it did, when, with whom, and what it moved; a button that opens it. */
export const ActivityRow = memo(
  ({
    transaction,
    network,
    address,
    words,
    locale,
    showDay,
    onOpen
  }: {
    readonly transaction: ShownTransaction
    readonly network: Network | undefined
    readonly address: string | undefined
    readonly words: ActivityMessages
    readonly locale: string
    readonly showDay: (at: number) => string
    readonly onOpen: (hash: string) => void
  }) => {
    const { transfers, status, doubt, at, hash, usualSeconds } = transaction
    const [first, second] = shownTransfers(transfers)
    const [approval] = shownApprovals(transaction)
    const other = otherOf(transaction)
    const more = moreWords(transaction, words, locale)
    return (
      <button
        type="button"
        className="row tx"
        data-status={status}
        data-doubt={doubt !== undefined || undefined}
        onClick={() => onOpen(hash)}
      >
        <KindPicture transaction={transaction} network={network} />
        <span className="tx-lines">
          <span className="tx-line">
            <span className="tx-kind">{kindWords(transaction, words, address)}</span>{" "}
            {first !== undefined && <Moved {...showMoved(first, locale)} direction={first.direction} />}
            {approval !== undefined && (
              <Moved {...showAllowed(approval, words, (amount) => showQuantity(amount, locale))} />
            )}
          </span>{" "}
          <span className="tx-line" data-quiet="">
            <span className="tx-detail">
              <span>
                {usualSeconds !== undefined && status === "pending"
                  ? fill(words.usually, { time: showSeconds(usualSeconds, locale) })
                  : showDay(at)}
              </span>{" "}
              {other !== undefined && (
                <>
                  <span aria-hidden="true">·</span>{" "}
                  <Other
                    template={
                      words[({ in: "from", out: "to", spender: "spender" } as const)[other.direction]]
                    }
                    address={other.address}
                  />
                </>
              )}
            </span>{" "}
            {doubt !== undefined ? (
              <Tag tone="warning">{words.tags[doubt]}</Tag>
            ) : second !== undefined ? (
              <Moved {...showMoved(second, locale)} direction={second.direction} />
            ) : (
              more !== undefined && <span className="tx-more">{more}</span>
            )}
          </span>
        </span>
      </button>
    )
  }
)

const Moved = ({
  quantity,
  what,
  direction
}: {
  readonly quantity: string
  readonly what: string
  readonly direction?: string
}) => (
  <bdi className="tx-moved" data-direction={direction}>
    {quantity !== "" && (
      <bdi className="tx-quantity" dir="ltr">
        {quantity}
      </bdi>
    )}{" "}
    <bdi className="tx-what">{what}</bdi>
  </bdi>
)

const Other = ({ template, address }: { readonly template: string; readonly address: string }) => {
  const [before = "", after = ""] = template.split("{address}")
  return (
    <span className="tx-other">
      {before}
      <bdi className="tx-address" dir="ltr">
        {shortenAddress(address)}
      </bdi>
      {after}
    </span>
  )
}
