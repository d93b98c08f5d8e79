import { shownNamespace } from "@latchkey/core"
import {
  Button,
  EmptyState,
  ErrorState,
  fill,
  formatDecimal,
  HiddenRows,
  LinkRow,
  Notice,
  RowGroup,
  RowsSkeleton,
  ShowAll,
  useModalContext,
  useModalState,
  useStyleSheet,
  wordsForCode
} from "@latchkey/react/view"
import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode
} from "react"
import css from "./activity.css?inline"
import mark from "./kindPicture.css?inline"
import { ActivityRow } from "./ActivityRow.tsx"
import { groupByMonth } from "./groupByMonth.ts"
import { ActivityIcon } from "./icons.tsx"
import { useWords } from "./messages/useWords.ts"
import { MonthRows } from "./MonthRows.tsx"
import { OlderRows } from "./OlderRows.tsx"
import { makeListDates } from "./showDate.ts"
import { fromEntry, isOpen, type ShownTransaction } from "./ShownTransaction.ts"
import { useAccountActivity } from "./useAccountActivity.ts"
import { viewIds } from "./viewIds.ts"

/** Rows that are drawn at once, something of each of their months: as many as a card shows. */
const FIRST = 8

const newestFirst = (one: ShownTransaction, other: ShownTransaction) => other.at - one.at

/** What happened to the account: a part of the account view, with at most so many rows, and a view by itself, with all. */
export const ActivityList = ({ most = Infinity }: { readonly most?: number }) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const namespace = useModalState(shownNamespace) ?? ""
  const network = useModalState((state) => state.network.byNamespace[namespace]?.caipNetwork)
  const address = useModalState((state) => state.account[namespace]?.address)
  const explorer = useModalState((state) => state.account[namespace]?.addressExplorerUrl)
  const { activity, unseen, readAgain, readMore } = useAccountActivity(kit, namespace)
  const [showsHidden, setShowsHidden] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css + mark)
  const failure = activity?.failedAt ?? (activity?.more === "failed" ? "more" : undefined)
  const told = useRef(failure)
  useEffect(() => {
    // One that was there before the list is said by the list itself.
    if (failure !== undefined && failure !== told.current)
      kit.showToast({ variant: "error", text: words.unfetched })
    told.current = failure
  }, [kit, words, failure])
  const list = activity?.list
  const { open, months, hiddenCount, shownCount } = useMemo(() => {
    const told = (list ?? []).filter(({ isHidden }) => showsHidden || !isHidden).map(fromEntry)
    const open = unseen.filter(isOpen)
    const ended = unseen.filter((transaction) => !isOpen(transaction))
    const closed = ended.length === 0 ? told : [...ended, ...told].toSorted(newestFirst)
    return {
      open: open.slice(0, most),
      months: groupByMonth(closed.slice(0, Math.max(most - open.length, 0))),
      hiddenCount: list?.filter(({ isHidden }) => isHidden).length ?? 0,
      shownCount: unseen.length + told.length
    }
  }, [list, unseen, showsHidden, most])
  const hasMore = activity?.hasMore === true
  const isPart = most < Infinity && shownCount > 0 && (shownCount > most || hasMore || hiddenCount > 0)
  // Of many months, those that a card shows come first; the others follow when these are drawn.
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => startTransition(() => setShowsAll(true)), [])
  const dates = useMemo(() => makeListDates(locale), [locale])
  const onOpen = useCallback(
    (hash: string) => kit.navigation.push(viewIds.transaction, { hash, namespace }),
    [kit, namespace]
  )
  const row = (transaction: ShownTransaction) => (
    <ActivityRow
      key={transaction.hash}
      transaction={transaction}
      network={network}
      address={address}
      words={words}
      locale={locale}
      showDay={dates.day}
      onOpen={onOpen}
    />
  )
  const isLoading = activity === undefined || activity.status === "loading" || activity.more === "loading"
  const retry = (
    <Button busy={isLoading} onClick={readAgain}>
      {words.readAgain}
    </Button>
  )
  const toExplorer = explorer !== undefined && (
    <RowGroup label={shared.viewOnExplorer}>
      <LinkRow icon={<ActivityIcon />} name={shared.viewOnExplorer} href={explorer} />
    </RowGroup>
  )
  const hidden = hiddenCount > 0 && (
    <>
      <HiddenRows
        text={fill(words.hidden, { count: formatDecimal(String(hiddenCount), locale) })}
        label={showsHidden ? words.hideHidden : words.showHidden}
        shown={showsHidden}
        onToggle={() => setShowsHidden(!showsHidden)}
      />
      {showsHidden && <Notice tone="warning">{words.hiddenNote}</Notice>}
    </>
  )
  const isFailed = activity?.status === "failed" || activity?.failedAt !== undefined

  const empty = (): ReactNode => {
    if (isFailed && activity?.status !== "loading")
      return (
        <ErrorState title={words.failed} action={retry}>
          {navigator.onLine ? shared.errors.UNKNOWN : shared.viewFailedOffline}
        </ErrorState>
      )
    if (isLoading)
      return (
        <div aria-busy="true">
          <span className="unseen">{shared.loading}</span>
          <RowsSkeleton />
        </div>
      )
    const isUntold = activity.coverage === "none"
    return (
      <>
        <EmptyState icon={<ActivityIcon />} action={!isUntold && retry}>
          {isUntold
            ? fill(words.untold, { network: network?.name ?? "" })
            : activity.coverage === "whole"
              ? words.none
              : words.noneKnown}
        </EmptyState>
        {toExplorer}
      </>
    )
  }

  const content = () => {
    if (network === undefined || network.unknown)
      return <EmptyState icon={<ActivityIcon />}>{wordsForCode(shared, "NETWORK_UNSUPPORTED")}</EmptyState>
    if (shownCount === 0 && !hasMore)
      return (
        <>
          {hidden}
          {empty()}
        </>
      )
    let before = 0
    const drawn = showsAll ? months : months.slice(0, FIRST)
    const later = months.slice(drawn.length)
    const lastMonth = months.at(-1)?.at
    const isLast = (at: number) => lastMonth !== undefined && dates.month(at, 0) === dates.month(lastMonth, 0)
    return (
      <>
        {isFailed && (
          <div className="activity-notice">
            <Notice tone="warning">{words.outdated}</Notice>
            {retry}
          </div>
        )}
        {activity?.isFallback === true && <Notice>{words.fallback}</Notice>}
        {!isPart && hidden}
        {open.length > 0 && (
          <MonthRows title={words.pending} count={open.length} rows={() => open.map(row)} isFirst />
        )}
        {drawn.map(({ key, at, isContinued, offset, total, rows }) => {
          const isFirst = before < FIRST
          before += rows.length
          return (
            <MonthRows
              key={key}
              title={dates.month(at, Date.now())}
              isContinued={isContinued}
              count={rows.length}
              offset={offset}
              // The last month may go on with what is not read yet.
              total={(isPart || hasMore) && isLast(at) ? -1 : total}
              rows={() => rows.map(row)}
              isFirst={isFirst}
            />
          )
        })}
        {later.length > 0 && (
          <div
            className="activity-rest"
            style={
              {
                "--rows": later.reduce((sum, { rows }) => sum + rows.length, 0),
                "--months": later.filter(({ isContinued }) => !isContinued).length
              } as CSSProperties
            }
          />
        )}
        {activity === undefined && <RowsSkeleton />}
        {isPart && <ShowAll view={viewIds.list} />}
        {hasMore && !isPart && (
          <OlderRows words={words} more={activity.more} count={shownCount} onMore={readMore} />
        )}
        {activity?.hasMore === false && !isPart && activity.coverage !== "whole" && (
          <div className="activity-end">
            <p>
              {activity.coverage === "none" ? fill(words.untold, { network: network.name }) : words.partial}
            </p>
            {toExplorer}
          </div>
        )}
      </>
    )
  }
  return (
    <div ref={element} className="activity">
      {content()}
    </div>
  )
}
