import { shownNamespace, type HistoryApproval, type HistoryTransfer } from "@latchkey/core"
import {
  Button,
  CopyButton,
  EmptyState,
  Fact,
  FactList,
  fill,
  formatDecimal,
  LinkRow,
  Notice,
  RowGroup,
  shortenAddress,
  showAmount,
  showDigits,
  useModalContext,
  useModalState,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useRef } from "react"
import { KindPicture } from "./KindPicture.tsx"
import css from "./transaction.css?inline"
import mark from "./kindPicture.css?inline"
import { ActivityIcon } from "./icons.tsx"
import type { ActivityMessages } from "./ActivityMessages.ts"
import { useDetailWords, withDetailWords } from "./messages/useDetailWords.ts"
import { useWords } from "./messages/useWords.ts"
import { Replacing } from "./Replacing.tsx"
import { showMoment } from "./showDate.ts"
import { fromEntry, type ShownTransaction } from "./ShownTransaction.ts"
import { useAccountActivity } from "./useAccountActivity.ts"
import { isTaken, kindWords, showAllowed, showMoved, shownApprovals } from "./wordsOf.ts"

/** Transfers that are shown one by one. */
const MAX_SHOWN = 10

const One = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const details = useDetailWords()
  const shown = useModalState(shownNamespace) ?? ""
  const namespace = typeof params["namespace"] === "string" ? params["namespace"] : shown
  const { activity, unseen, isWhole } = useAccountActivity(kit, namespace)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css + mark)
  // One that had no hash when it was opened may have one by now.
  const isIt = ({ hash, trackedId }: Pick<ShownTransaction, "hash" | "trackedId">) =>
    [hash, trackedId].includes(params["hash"] as string)
  const entry = activity?.list.find(isIt)
  const transaction = entry ? fromEntry(entry) : unseen.find(isIt)
  return (
    <div ref={element} className="tx-view">
      {transaction === undefined ? (
        isWhole && (
          <EmptyState
            icon={<ActivityIcon />}
            action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
          >
            {details.gone}
          </EmptyState>
        )
      ) : (
        <Transaction transaction={transaction} namespace={namespace} words={words} by={params["by"]} />
      )}
    </div>
  )
}

const Transaction = ({
  transaction,
  namespace,
  words,
  by
}: {
  readonly transaction: ShownTransaction
  readonly namespace: string
  readonly words: ActivityMessages
  /** What is to be reviewed in its place, at once. */
  readonly by: unknown
}) => {
  const { locale, messages: shared } = useModalContext()
  const details = useDetailWords()
  const address = useModalState((state) => state.account[namespace]?.address)
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const {
    transfers,
    approvals = [],
    status,
    doubt,
    at,
    sender,
    fee,
    hash,
    explorerUrl,
    trackedId
  } = transaction
  const tracked = useModalState(({ transactions }) =>
    transactions.list.find((one) => one.id === trackedId || one.hash === hash)
  )
  const kind = kindWords(transaction, words, address)
  // An address that is meant to be copied by mistake is not offered for that.
  const canCopy = doubt === undefined
  const note = (tone: "warning" | "plain", text: string) => <Notice tone={tone}>{text}</Notice>
  return (
    <>
      <div className="tx-head">
        <KindPicture transaction={transaction} network={network} />
        <h2>{kind}</h2>
        {transfers.slice(0, MAX_SHOWN).map((transfer, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and never change places
          <Transfer key={index} transfer={transfer} words={words} canCopy={canCopy} />
        ))}
        {transfers.length > MAX_SHOWN && (
          <p className="tx-rest">
            {fill(words.more, { count: formatDecimal(String(transfers.length - MAX_SHOWN), locale) })}
          </p>
        )}
        {approvals.length > 0 && shownApprovals(transaction).length === 0 && (
          <p className="tx-rest">{details.mayTake}</p>
        )}
        {approvals.map((approval) => (
          <Approval
            key={`${approval.token} ${approval.of} ${approval.spender}`}
            approval={approval}
            words={words}
            canCopy={canCopy}
            isRevoked={kind === words.kinds.revoked}
          />
        ))}
      </div>
      {approvals.some(({ allowed }) => allowed === "unlimited") && note("warning", details.unlimitedNote)}
      {doubt !== undefined && note("warning", details.doubts[doubt])}
      {status === "unknown" && note("warning", details.unknownNote)}
      {status === "failed" && note("plain", details.failedNote)}
      {doubt === undefined && isTaken(transaction, address) && note("warning", details.takenNote)}
      <FactList lined>
        <Fact name={details.status}>{details.statuses[status]}</Fact>
        <Fact name={details.date}>{showMoment(at, locale)}</Fact>
        <Fact name={details.network}>
          <bdi>{network?.name ?? transaction.networkId}</bdi>
        </Fact>
        {sender !== undefined && sender !== address && (
          <Fact name={details.sender} centred>
            <Whole text={sender} canCopy={canCopy} />
          </Fact>
        )}
        {fee !== undefined && (
          <Fact name={details.fee}>
            <bdi>{showAmount(fee, locale)}</bdi>
          </Fact>
        )}
        {hash !== trackedId && (
          <Fact name={details.hash} centred>
            <bdi dir="ltr" translate="no" title={hash}>
              {shortenAddress(hash)}
            </bdi>
            <CopyButton
              small
              text={hash}
              label={details.copyHash}
              copied={details.copied}
              failed={details.copyFailed}
            />
          </Fact>
        )}
      </FactList>
      {explorerUrl !== undefined && (
        <RowGroup label={shared.viewOnExplorer}>
          <LinkRow icon={<ActivityIcon />} name={shared.viewOnExplorer} href={explorerUrl} />
        </RowGroup>
      )}
      {tracked !== undefined && <Replacing params={{ id: tracked.id, by }} />}
    </>
  )
}

/** An address in full. */
const Whole = ({ text, canCopy }: { readonly text: string; readonly canCopy: boolean }) => {
  const { copyAddress, copied, copyFailed } = useDetailWords()
  return (
    <span className="tx-whole">
      <bdi className="tx-full" dir="ltr" translate="no">
        {text}
      </bdi>
      {canCopy && <CopyButton small text={text} label={copyAddress} copied={copied} failed={copyFailed} />}
    </span>
  )
}

const Transfer = ({
  transfer,
  words,
  canCopy
}: {
  readonly transfer: HistoryTransfer
  readonly words: ActivityMessages
  readonly canCopy: boolean
}) => {
  const { locale } = useModalContext()
  const { amount, direction, counterparty, nft, token } = transfer
  const { quantity, what } = showMoved(transfer, locale)
  const sign = /^[+\u2212]/.exec(quantity)?.[0] ?? ""
  const exact = nft === undefined || quantity.length > sign.length
  const where = nft?.collection ?? token
  return (
    <div className="tx-transfer">
      <p className="tx-amount" data-direction={direction}>
        <bdi dir="ltr">
          {sign}
          {exact && showDigits(amount, locale)}
        </bdi>{" "}
        <bdi>{what}</bdi>
      </p>
      {where !== undefined && <TokenAddress id={where} />}
      {counterparty !== undefined && direction !== "self" && (
        <div className="tx-party">
          <span>{fill(direction === "in" ? words.from : words.to, { address: "" }).trim()}</span>
          <Whole text={counterparty} canCopy={canCopy} />
        </div>
      )}
    </div>
  )
}

const Approval = ({
  approval,
  words,
  canCopy,
  isRevoked
}: {
  readonly approval: HistoryApproval
  readonly words: ActivityMessages
  readonly canCopy: boolean
  /** The heading says already that nothing may be taken. */
  readonly isRevoked: boolean
}) => {
  const { locale } = useModalContext()
  const { quantity, what } = showAllowed(approval, words, (amount) => showDigits(amount, locale))
  const much = approval.allowed === "nothing" && !isRevoked ? words.nothing : quantity
  return (
    <div className="tx-transfer">
      <p className="tx-amount">
        {much !== "" && <bdi>{much}</bdi>} <bdi>{what}</bdi>
      </p>
      <TokenAddress id={approval.token} />
      <div className="tx-party">
        <span>{fill(words.spender, { address: "" }).trim()}</span>
        <Whole text={approval.spender} canCopy={canCopy} />
      </div>
    </div>
  )
}

const TokenAddress = ({ id }: { readonly id: string }) => {
  const where = id.split(":").slice(2).join(":")
  return (
    <p className="tx-token">
      <bdi dir="ltr" translate="no" title={where}>
        {shortenAddress(where)}
      </bdi>
    </p>
  )
}

/** One transaction of the account: everything that is known of it. */
export const TransactionView = /* @__PURE__ */ withDetailWords(One)
