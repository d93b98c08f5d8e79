import {
  Button,
  EmptyState,
  ErrorState,
  fill,
  formatDecimal,
  Icon,
  Notice,
  pickWords,
  Row,
  RowList,
  RowsSkeleton,
  shortenAddress,
  showMoment,
  useModalContext,
  useNamedProfile,
  useStyleSheet,
  wordsForCode
} from "@latchkey/react/view"
import type { Network } from "@latchkey/core"
import { useFreshReads, useReadOn } from "@latchkey/react"
import { useCallback, useRef } from "react"
import type { AccountApprovals, GivenApproval } from "../../ApprovalsState.ts"
import type { ApprovalsMessages } from "../ApprovalsMessages.ts"
import { ApprovalIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import { titles } from "../messages/titles.ts"
import { useShownApprovals } from "../useShownApprovals.ts"
import { viewIds } from "../viewIds.ts"
import { amountWords, tokenName } from "../wordsOfApproval.ts"
import css from "./approvals.css?inline"

/** What may be missing of the list; undefined where it is whole. */
const missingIn = ({ since }: AccountApprovals, words: ApprovalsMessages, locale: string) =>
  since === undefined
    ? undefined
    : since.at === undefined
      ? fill(words.sinceBlock, { block: formatDecimal(String(since.block), locale) })
      : fill(words.since, { date: showMoment(since.at, locale, { dateStyle: "long" }) })

/** Who may take what of the account, each row leading to where it is taken back. */
export const ApprovalList = () => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { api, namespace, account, network, state, approvals } = useShownApprovals()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const caipAddress = account?.caipAddress
  const read = useCallback(() => void api.load({ namespace }).catch(() => {}), [api, namespace])
  useFreshReads(read, { account: caipAddress, signs: account?.balance ?? "", failedAt: undefined })

  const { status, review } = state.progress ?? {}
  // What the wallet is asked for is not asked for again beside it.
  const openKey =
    review?.account === caipAddress && (status === "asking" || status === "sent")
      ? review?.approval.key
      : undefined
  const goesOn = useReadOn(read, approvals)
  const isLoading = approvals === undefined || approvals.status === "loading" || goesOn
  const isFailed = approvals?.code !== undefined
  const retry = (
    <Button busy={isLoading} onClick={read}>
      {words.readAgain}
    </Button>
  )
  const missing = approvals && missingIn(approvals, words, locale)
  const content = () => {
    const obstacle =
      caipAddress === undefined
        ? "NOT_CONNECTED"
        : network === undefined || network.unknown
          ? "NETWORK_UNSUPPORTED"
          : kit.hasCapability("tokenApprovals", namespace)
            ? undefined
            : "CAPABILITY_MISSING"
    if (obstacle !== undefined || network === undefined)
      return <EmptyState icon={<ApprovalIcon />}>{wordsForCode(shared, obstacle)}</EmptyState>
    const list = approvals?.list ?? []
    if (list.length === 0 && isFailed)
      return (
        <ErrorState title={words.failed} action={retry}>
          {navigator.onLine ? wordsForCode(shared, approvals.code) : shared.viewFailedOffline}
        </ErrorState>
      )
    if (list.length === 0 && isLoading)
      return (
        <div aria-busy="true">
          <span className="unseen">{shared.loading}</span>
          <RowsSkeleton />
        </div>
      )
    if (list.length === 0)
      return (
        <EmptyState icon={<ApprovalIcon />} action={retry}>
          {words.none}
        </EmptyState>
      )
    return (
      <>
        {isFailed && (
          <>
            <Notice tone="warning">{words.outdated}</Notice>
            {retry}
          </>
        )}
        <p className="approvals-note">{words.intro}</p>
        <RowList label={pickWords(titles.list, locale, shared.titles)}>
          {list.map((approval) => (
            <ApprovalRow
              key={approval.key}
              approval={approval}
              namespace={namespace}
              network={network}
              view={approval.key === openKey ? viewIds.progress : viewIds.revoke}
            />
          ))}
        </RowList>
      </>
    )
  }
  return (
    <div ref={element} className="approvals">
      {content()}
      {missing !== undefined && <p className="approvals-note">{missing}</p>}
    </div>
  )
}

const ApprovalRow = ({
  approval,
  namespace,
  network,
  view
}: {
  readonly approval: GivenApproval
  readonly namespace: string
  readonly network: Network
  /** Where it leads to. */
  readonly view: string
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const { key, token, spender, isUnlimited } = approval
  const name = useNamedProfile(namespace, spender, network)?.name
  return (
    <Row
      icon={<Icon id={token} name={tokenName(approval)} size={40} />}
      name={amountWords(approval, words, locale)}
      detail={fill(words.spenderIs, {
        spender: name === undefined ? `\u2066${shortenAddress(spender)}\u2069` : `\u2068${name}\u2069`
      })}
      detailTone={isUnlimited ? "warning" : "quiet"}
      leads
      onClick={() => kit.navigation.push(view, { key, namespace })}
    />
  )
}
