import type { CatalogueActions, CatalogueState, CatalogueWallet } from "@latchkey/core"
import { useCallback, useEffect, useRef, useState } from "react"

/** What of the catalogue is shown. */
export interface WalletFilter {
  /** Empty where nothing is searched. */
  readonly search: string
  readonly certified: boolean
}

/** The wallets that have come so far. */
export interface WalletPages {
  readonly wallets: ReadonlyArray<CatalogueWallet>
  readonly status: "loading" | "ready" | "failed"
  /** Whether there are more of them. */
  readonly more: boolean
  /** What a list that begins with all this is given. */
  readonly loaded: LoadedWallets
  /** Asks for the next page, where there is one and none is under way; after a failure, once more for the same. */
  readonly loadMore: () => void
}

const PAGE = 40
/** Pages one after another that bring nothing new: after these, no more are believed to come, whatever is counted. */
const MAX_BARREN = 3

/** A list as far as it has come. */
export interface LoadedWallets {
  readonly filter: WalletFilter
  /** The wallets that it begins with. Its pages are counted without them, so they stay as they were when it began. */
  readonly first: ReadonlyArray<CatalogueWallet>
  readonly wallets: ReadonlyArray<CatalogueWallet>
  readonly status: WalletPages["status"]
  /** How many pages in a row have brought nothing new. */
  readonly barren: number
  /** The page that comes next; undefined after the last. */
  readonly next: number | undefined
}

const withNew = (known: ReadonlyArray<CatalogueWallet>, found: ReadonlyArray<CatalogueWallet>) => {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...found.filter(({ id }) => !ids.has(id))]
}

/** The wallets of a catalogue, page after page; those that the Connect view shows come first. */
export const useWalletPages = (
  { wallets: ask }: Pick<CatalogueActions, "wallets">,
  { featured, recommended, custom }: Pick<CatalogueState, "featured" | "recommended" | "custom">,
  { search, certified }: WalletFilter,
  kept: LoadedWallets | undefined
): WalletPages => {
  const known = useRef({ ask, first: [...featured, ...recommended], custom })
  known.current = { ask, first: [...featured, ...recommended], custom }
  const start = (filter: WalletFilter): LoadedWallets => ({
    filter,
    first: [],
    wallets: [],
    status: "loading",
    barren: 0,
    next: 1
  })
  const [loaded, setLoaded] = useState(
    // What was under way when it was left is asked for again, where it is wanted.
    (): LoadedWallets => (kept === undefined ? start({ search, certified }) : { ...kept, status: "ready" })
  )
  const asking = useRef<AbortController>(undefined)

  const load = useCallback((from: LoadedWallets) => {
    const { search, certified } = from.filter
    const page = from.next
    if (page === undefined) return
    asking.current?.abort()
    const own = new AbortController()
    asking.current = own
    // Those that come first anyway are not asked for again.
    const isWhole = search === "" && !certified
    const first = !isWhole ? [] : page === 1 ? known.current.first : from.first
    setLoaded({ ...from, first, status: "loading" })
    const query = {
      page,
      ...(search === "" ? {} : { search }),
      ...(certified ? { certified } : {}),
      ...(first.length > 0 ? { exclude: first.map(({ id }) => id) } : {})
    }
    known.current.ask(query, { signal: own.signal }).then(
      ({ wallets, count }) => {
        if (asking.current !== own) return
        asking.current = undefined
        const before = page === 1 && isWhole ? withNew(known.current.custom, first) : from.wallets
        const all = withNew(before, wallets)
        const barren = all.length > before.length ? 0 : from.barren + 1
        const isLast = search !== "" || page * PAGE >= count || barren >= MAX_BARREN
        setLoaded({
          ...from,
          first,
          wallets: all,
          status: "ready",
          barren,
          next: isLast ? undefined : page + 1
        })
      },
      () => {
        if (asking.current !== own) return
        asking.current = undefined
        setLoaded({ ...from, first, status: "failed" })
      }
    )
  }, [])

  const isKept = useRef(kept !== undefined && kept.wallets.length > 0)
  useEffect(() => {
    if (!isKept.current) load(start({ search, certified }))
    isKept.current = false
    return () => {
      asking.current?.abort()
      asking.current = undefined
    }
  }, [load, search, certified])

  const isOutdated = loaded.filter.search !== search || loaded.filter.certified !== certified
  const { wallets, status, next } = isOutdated ? start({ search, certified }) : loaded
  return {
    wallets,
    status,
    more: next !== undefined,
    loaded,
    loadMore: () => {
      if (asking.current === undefined && !isOutdated) load(loaded)
    }
  }
}
