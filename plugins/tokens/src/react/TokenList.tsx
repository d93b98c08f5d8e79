import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  pickWords,
  RowList,
  RowsSkeleton,
  ShowAll,
  useModalContext,
  useModalState,
  useStyleSheet,
  wordsForCode
} from "@latchkey/react/view"
import { shownNamespace } from "@latchkey/core"
import { useMemo, useRef } from "react"
import type { HeldToken } from "../TokensState.ts"
import { CoinsIcon } from "./icons.tsx"
import { useWords } from "./messages/useWords.ts"
import { titles } from "./messages/titles.ts"
import { ManageTokens } from "./ManageTokens.tsx"
import { Total } from "./Total.tsx"
import { TokenRow } from "./TokenRow.tsx"
import css from "./tokens.css?inline"
import { useHeldTokens } from "./useHeldTokens.ts"
import { useTokenAction } from "./useTokenAction.ts"
import { viewIds } from "./viewIds.ts"

/** What is worth a row: all that there is some of, and the network's own coin, which fees are paid in, above it. */
const shownOf = (list: ReadonlyArray<HeldToken>): ReadonlyArray<HeldToken> =>
  list.some(({ amount, isHidden }) => amount.value > 0n && isHidden !== true)
    ? list.filter(
        ({ token, amount, isHidden }) => token === undefined || (amount.value > 0n && isHidden !== true)
      )
    : []

/** What the account holds: a part of the account view, with at most so many rows, and a view by itself, with all. */
export const TokenList = ({ most = Infinity }: { readonly most?: number }) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { network, tokens, readAgain } = useHeldTokens()
  const action = useTokenAction()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const list = tokens?.list
  const shown = useMemo(() => shownOf(list ?? []), [list])
  const hasPrices = useModalState((state) => kit.hasCapability("prices", shownNamespace(state) ?? ""))
  const unverified = shown.filter((holding) => holding.unverified)
  const verified = shown.filter((holding) => !holding.unverified)
  const isPart = most < verified.length || (most < Infinity && unverified.length > 0)
  const title = pickWords(titles.list, locale, shared.titles)
  const rows = (label: string, list: ReadonlyArray<HeldToken>) => (
    <RowList label={label}>
      {list.map((holding) => (
        <TokenRow
          key={holding.token ?? "native"}
          holding={holding}
          network={network}
          locale={locale}
          unverifiedWord={words.unverified}
          leadsTo={action && pickWords(action.label, locale, shared.titles)}
          onClick={action && (() => kit.navigation.push(action.view, action.withToken(holding)))}
        />
      ))}
    </RowList>
  )
  const retry = (
    <Button busy={tokens?.status === "loading"} onClick={readAgain}>
      {words.readAgain}
    </Button>
  )
  const content = () => {
    if (network === undefined || network.unknown)
      return <EmptyState icon={<CoinsIcon />}>{wordsForCode(shared, "NETWORK_UNSUPPORTED")}</EmptyState>
    // What failed once is shown as that until something was read.
    const isFailed = tokens?.status === "failed" || tokens?.failedAt !== undefined
    if (shown.length > 0)
      return (
        <>
          {isFailed && (
            <div className="tokens-outdated">
              <Notice tone="warning">{words.outdated}</Notice>
              {retry}
            </div>
          )}
          {hasPrices && (
            <Total
              total={tokens?.total}
              isPartial={shown.some(({ amount, worth }) => amount.value > 0n && worth === undefined)}
              locale={locale}
              words={words}
            />
          )}
          {rows(title, verified.slice(0, most))}
          {isPart && <ShowAll view={viewIds.list} />}
          {!isPart && unverified.length > 0 && (
            <>
              <Notice>{words.unverifiedNote}</Notice>
              {rows(words.unverified, unverified)}
            </>
          )}
        </>
      )
    if (isFailed)
      return (
        <ErrorState title={words.failed} action={retry}>
          {navigator.onLine ? wordsForCode(shared, "UNKNOWN") : shared.viewFailedOffline}
        </ErrorState>
      )
    if (tokens?.status === "ready")
      return (
        <EmptyState icon={<CoinsIcon />} action={retry}>
          {words.none}
        </EmptyState>
      )
    return (
      <div aria-busy="true">
        <span className="unseen">{shared.loading}</span>
        <RowsSkeleton />
      </div>
    )
  }
  return (
    <div ref={element} className="tokens">
      {content()}
      {most === Infinity && network?.unknown === false && tokens?.status !== undefined && (
        <ManageTokens list={list ?? []} />
      )}
    </div>
  )
}
