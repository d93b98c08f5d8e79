import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { Button } from "../../components/Button.tsx"
import { EmptyState } from "../../components/EmptyState.tsx"
import { ErrorState } from "../../components/ErrorState.tsx"
import { formatDecimal } from "../../format/formatDecimal.ts"
import type { GridPlace } from "../../components/TileGrid.tsx"
import { SearchField } from "../../components/SearchField.tsx"
import { CheckIcon } from "../../icons/icons.tsx"
import { SearchIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { fillCounted } from "../../messages/fillCounted.ts"
import { useAnnouncement, useModalContext } from "../../context/ModalContext.ts"
import { useStyleSheet } from "../../context/useStyleSheet.ts"
import type { ViewProps } from "../../slots/views.ts"
import { goalOf } from "./goalOf.ts"
import css from "./allWallets.css?inline"
import { chooseWallet } from "./chooseWallet.ts"
import { placeKeeperIn } from "./ListPlace.ts"
import { useCatalogue, type InstalledCatalogue } from "./useCatalogue.ts"
import { useWalletPages } from "./useWalletPages.ts"
import { WalletGrid } from "./WalletGrid.tsx"
import { useCatalogueWords } from "./words.ts"

const SEARCH_DELAY = 500
const MIN_SEARCH = 2
const WAITING = 12

const topOfGrid = (): GridPlace => ({ active: 0, scrolled: 0, columns: 4 })

/** Every wallet of the catalogue, to search and to choose from. */
const AllWallets = ({ params }: ViewProps) => {
  const words = useCatalogueWords()
  const catalogue = useCatalogue()
  return catalogue === undefined ? (
    <EmptyState icon={<SearchIcon />}>{words.empty}</EmptyState>
  ) : (
    <Wallets catalogue={catalogue} params={params} />
  )
}

const Wallets = ({ catalogue, params }: ViewProps & { readonly catalogue: InstalledCatalogue }) => {
  const { kit, messages, locale } = useModalContext()
  const words = useCatalogueWords()
  const view = useRef<HTMLDivElement>(null)
  useStyleSheet(view, css)
  const [keeper] = useState(() => placeKeeperIn(params))
  const [kept] = useState(keeper.kept)
  const [query, setQuery] = useState(kept?.query ?? "")
  const [certified, setCertified] = useState(kept?.certified ?? false)
  const search = [...query].length < MIN_SEARCH ? "" : query
  const { actions, state } = catalogue
  const filter = { search, certified }
  const { wallets, status, more, loaded, loadMore } = useWalletPages(actions, state, filter, kept?.loaded)
  // A list of other wallets begins at its top.
  const [{ place, ...shown }, setShown] = useState({ ...filter, place: kept?.place ?? topOfGrid() })
  if (shown.search !== search || shown.certified !== certified) setShown({ ...filter, place: topOfGrid() })
  const typed = useRef(query)
  useEffect(
    () => () => {
      const isFound = typed.current === query
      keeper.kept = { query: typed.current, certified, ...(isFound ? { loaded, place } : {}) }
    },
    [keeper, query, certified, loaded, place]
  )
  const goal = useMemo(() => goalOf(params), [params])
  const choose = useCallback(
    (wallet: Parameters<typeof chooseWallet>[1]) => chooseWallet(kit, wallet, goal),
    [kit, goal]
  )
  const isNone = status === "ready" && !more && wallets.length === 0
  const none = fill(words.none, { query: search })
  const failed = status === "failed"
  useAnnouncement(
    failed
      ? words.failedTitle
      : isNone
        ? none
        : status === "ready" && search !== ""
          ? fillCounted(words.found, wallets.length, locale, {
              count: formatDecimal(String(wallets.length), locale)
            })
          : undefined
  )
  return (
    <div ref={view} className="list-view all-wallets">
      <div className="sticky all-wallets-search">
        <SearchField
          label={words.search}
          onSearch={setQuery}
          onType={(text) => (typed.current = text)}
          delay={SEARCH_DELAY}
          initial={query}
        />
        {state.certifies === true && (
          <button
            type="button"
            className="certified"
            aria-pressed={certified}
            onClick={() => setCertified(!certified)}
          >
            <CheckIcon />
            {words.certified}
          </button>
        )}
      </div>
      {isNone ? (
        <EmptyState icon={<SearchIcon />}>{none}</EmptyState>
      ) : (
        <WalletGrid
          key={`${search} ${certified}`}
          label={messages.allWallets}
          wallets={wallets}
          waiting={status === "loading" ? WAITING : 0}
          more={more && status === "ready"}
          onEnd={loadMore}
          onChoose={choose}
          place={place}
        />
      )}
      {failed && (
        <ErrorState
          title={words.failedTitle}
          action={
            <Button variant="main" onClick={loadMore}>
              {messages.tryAgain}
            </Button>
          }
        >
          {words.failedText}
        </ErrorState>
      )}
    </div>
  )
}

export default AllWallets
