import type { CatalogueState, CatalogueWallet } from "@latchkey/core"
import { withoutDoubles } from "./isSameWallet.ts"

/** What the list itself has for views. */
export interface OwnState {
  readonly custom: ReadonlyArray<CatalogueWallet>
  readonly recent: ReadonlyArray<CatalogueWallet>
  /** Wallets that the app does not want to offer. */
  readonly hidden: ReadonlyArray<CatalogueWallet>
  /** The wallets of the list that can be chosen here. */
  readonly listed: ReadonlyArray<CatalogueWallet>
  /** Whether the list of all wallets is offered. */
  readonly isOffered: boolean
}

const RECOMMENDED = 4

const isOnItsWay = ({ status }: CatalogueState) => status === "idle" || status === "loading"

/**
 * What views show of the list and of other catalogues as one, no wallet twice: the app's own first, then what it chose of a catalogue. The
 * list itself waits for nobody, unless something of the app's choice is on its way.
 */
export const joinStates = (own: OwnState, others: ReadonlyArray<CatalogueState>): CatalogueState => {
  const all = <A>(field: (state: CatalogueState) => ReadonlyArray<A>) => others.flatMap(field)
  const custom = [
    ...own.custom,
    ...withoutDoubles(
      all((state) => state.custom),
      own.custom
    )
  ]
  const featured = withoutDoubles(
    all((state) => state.featured),
    custom
  )
  const chosen = [...custom, ...featured]
  const listed = withoutDoubles(own.listed, chosen)
  const recommended = [
    ...listed,
    ...withoutDoubles(
      all((state) => state.recommended),
      [...chosen, ...listed]
    )
  ]
  const expected = {
    featured: others.reduce((sum, state) => sum + state.expected.featured, 0),
    custom: own.custom.length + others.reduce((sum, state) => sum + state.expected.custom, 0)
  }
  const isAwaited = others.some(
    (state) => isOnItsWay(state) && state.expected.featured + state.expected.custom > 0
  )
  return {
    status: isAwaited ? "loading" : "ready",
    expected,
    featured,
    custom,
    recommended: recommended.slice(0, RECOMMENDED),
    recent: [
      ...own.recent,
      ...withoutDoubles(
        all((state) => state.recent),
        own.recent
      )
    ],
    count: Math.max(own.listed.length, ...others.map(({ count }) => count)),
    hidden: {
      rdns: [...own.hidden.flatMap(({ rdns }) => rdns ?? []), ...all(({ hidden }) => hidden.rdns)],
      names: [...own.hidden.map(({ name }) => name), ...all(({ hidden }) => hidden.names)]
    },
    allWallets: own.isOffered,
    certifies: others.some(({ certifies }) => certifies === true),
    images: Object.assign({}, ...others.map(({ images }) => images)) as CatalogueState["images"]
  }
}
