import {
  Button,
  EmptyState,
  ErrorState,
  fill,
  formatDecimal,
  HiddenRows,
  LinkRow,
  Notice,
  pickWords,
  RowGroup,
  ShowAll,
  showMoment,
  useModalContext,
  useModalState,
  useStyleSheet,
  wordsForCode
} from "@latchkey/react/view"
import { useCallback, useMemo, useRef, useState } from "react"
import type { AccountNfts, HeldNft } from "../NftsState.ts"
import { PictureIcon } from "./icons.tsx"
import { useWords } from "./messages/useWords.ts"
import { NftGrid, NftGridSkeleton } from "./NftGrid.tsx"
import css from "./nfts.css?inline"
import type { NftsMessages } from "./NftsMessages.ts"
import { titles } from "./messages/titles.ts"
import { useShownNfts } from "./useShownNfts.ts"
import { viewIds } from "./viewIds.ts"

const dateOf = (at: number, locale: string) => showMoment(at, locale, { dateStyle: "long" })

/** What may be missing of a list; undefined where it is whole. */
const missingIn = (
  { coverage, since }: AccountNfts,
  words: NftsMessages,
  locale: string
): string | undefined => {
  if (coverage !== "partial") return undefined
  if (since === undefined) return words.partial
  return since.at === undefined
    ? fill(words.sinceBlock, { block: formatDecimal(String(since.block), locale) })
    : fill(words.since, { date: dateOf(since.at, locale) })
}

/** What the account holds of collections: a part of the account view, with at most so many tiles, and a view by itself, with all. */
export const NftList = ({ most = Infinity }: { readonly most?: number }) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { namespace, network, nfts, goesOn, readAgain, describe } = useShownNfts()
  const explorer = useModalState((state) => state.account[namespace]?.addressExplorerUrl)
  const [showsHidden, setShowsHidden] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const list = nfts?.list
  const [shown, hidden] = useMemo(
    () => [(list ?? []).filter(({ isHidden }) => !isHidden), (list ?? []).filter(({ isHidden }) => isHidden)],
    [list]
  )
  const onOpen = useCallback(
    (key: string) => kit.navigation.push(viewIds.nft, { key, namespace }),
    [kit, namespace]
  )
  const isLoading = nfts === undefined || nfts.status === "loading" || goesOn
  const retry = (
    <Button busy={isLoading} onClick={readAgain}>
      {words.readAgain}
    </Button>
  )
  const grid = (label: string, some: ReadonlyArray<HeldNft>) => (
    <NftGrid label={label} nfts={some} words={words} locale={locale} describe={describe} onOpen={onOpen} />
  )
  const inPart = useMemo(() => shown.slice(0, most), [shown, most])
  const isPart = most < shown.length || (most < Infinity && shown.length > 0 && hidden.length > 0)
  const missing = nfts && missingIn(nfts, words, locale)
  const end = (
    <div className="nfts-end">
      {missing !== undefined && <p>{missing}</p>}
      {missing !== undefined && explorer !== undefined && (
        <RowGroup label={shared.viewOnExplorer}>
          <LinkRow icon={<PictureIcon />} name={shared.viewOnExplorer} href={explorer} />
        </RowGroup>
      )}
    </div>
  )
  const content = () => {
    if (network === undefined || network.unknown)
      return <EmptyState icon={<PictureIcon />}>{wordsForCode(shared, "NETWORK_UNSUPPORTED")}</EmptyState>
    // What failed once is shown as that until something was read.
    const isFailed = nfts?.status === "failed" || nfts?.failedAt !== undefined
    const isEmpty = shown.length === 0 && hidden.length === 0
    if (isEmpty && isFailed)
      return (
        <ErrorState title={words.failed} action={retry}>
          {navigator.onLine ? wordsForCode(shared, "UNKNOWN") : shared.viewFailedOffline}
        </ErrorState>
      )
    if (isEmpty && isLoading)
      return (
        <div aria-busy="true">
          <span className="unseen">{shared.loading}</span>
          <NftGridSkeleton />
          {end}
        </div>
      )
    return (
      <>
        {isFailed && (
          <div className="nfts-outdated">
            <Notice tone="warning">{words.outdated}</Notice>
            {retry}
          </div>
        )}
        {shown.length > 0 ? (
          grid(pickWords(titles.list, locale, shared.titles), inPart)
        ) : (
          <EmptyState icon={<PictureIcon />} action={!isFailed && retry}>
            {words.none}
          </EmptyState>
        )}
        {isPart ? (
          <ShowAll view={viewIds.list} />
        ) : (
          <>
            {hidden.length > 0 && (
              <HiddenRows
                text={fill(words.hidden, { count: formatDecimal(String(hidden.length), locale) })}
                label={showsHidden ? words.hideHidden : words.showHidden}
                shown={showsHidden}
                onToggle={() => setShowsHidden(!showsHidden)}
              />
            )}
            {showsHidden && hidden.length > 0 && (
              <>
                <Notice tone="warning">{words.hiddenNote}</Notice>
                {grid(fill(words.hidden, { count: formatDecimal(String(hidden.length), locale) }), hidden)}
              </>
            )}
            {end}
          </>
        )}
      </>
    )
  }
  return (
    <div ref={element} className="nfts">
      {content()}
    </div>
  )
}
