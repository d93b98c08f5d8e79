import {
  catalogues,
  catalogueState,
  readSlot,
  type CataloguePage,
  type CatalogueQuery,
  type CatalogueState,
  type CatalogueWallet,
  type KitState
} from "@latchkey/core"
import { customWallet } from "@latchkey/core/chain-kit"
import { sleep } from "@latchkey/core/chain-kit/effect"
import { Catalogue, CatalogueFailedError, networkSlice, State, Telemetry } from "@latchkey/core/effect"
import { devicePlatform } from "@latchkey/core/page"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { withoutDoubles } from "./isSameWallet.ts"
import { joinStates } from "./joinStates.ts"
import { knownWallets } from "./knownWallets.ts"
import { toCatalogueWallet } from "./toCatalogueWallet.ts"
import type { WalletList } from "./WalletList.ts"
import type { WalletsOptions } from "./WalletsOptions.ts"
import { walletsSlice } from "./walletsSlice.ts"

const PAGE_ENTRIES = 40
const SEARCH_ENTRIES = 100
const SEARCH_MILLIS = 300

const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

const isFound = ({ name, rdns = "", alsoKnownAs = [] }: CatalogueWallet, search: string): boolean => {
  const text = [name, rdns, ...alsoKnownAs].join(" ").toLowerCase()
  return words(search).every((word) => text.includes(word))
}

/** Whether this device can have the wallet: on a phone, by the phone's store or a link that opens it. */
const isForThisDevice = (wallet: CatalogueWallet): boolean => {
  const platform = devicePlatform(globalThis.navigator)
  const { appStore, playStore, mobileLink, universalLink } = wallet
  const store = platform === "ios" ? appStore : playStore
  return platform === "desktop" || (store ?? mobileLink ?? universalLink) !== undefined
}

/** The catalogue of another plugin, whose service is there where it is installed. */
const otherCatalogue = Effect.map(Effect.context<never>(), (context) =>
  Option.getOrUndefined(Context.getOption(context as Context.Context<Catalogue>, Catalogue))
)

/** Makes the list of wallets of one kit, and what keeps its part of the state. */
export const makeWalletList = (options: WalletsOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const telemetry = yield* Telemetry
    const custom = (options.customWallets ?? []).map(customWallet)
    const snapshot = () => state.snapshot() as unknown as KitState

    const appNetworks = () =>
      Object.values(state.read(networkSlice).byNamespace).flatMap(({ requestedCaipNetworks }) =>
        requestedCaipNetworks.map(({ caipNetworkId }) => caipNetworkId)
      )

    /** The wallets of the list that are wanted, in its order. */
    const matching = (query: CatalogueQuery = {}): ReadonlyArray<CatalogueWallet> => {
      const networks = query.networks ?? appNetworks()
      const include = query.include ?? options.include ?? []
      const exclude = [...(options.exclude ?? []), ...(query.exclude ?? [])]
      return knownWallets
        .map((wallet) => toCatalogueWallet(wallet, networks))
        .filter(
          ({ id, chains }) =>
            (chains.length > 0 || networks.length === 0) &&
            query.certified !== true &&
            (include.length === 0 || include.includes(id)) &&
            !exclude.includes(id)
        )
        .filter(isForThisDevice)
    }

    const otherStates = (): ReadonlyArray<CatalogueState> =>
      readSlot(snapshot().plugin.fillings, catalogues)
        .filter(({ id }) => id !== walletsSlice.name)
        .map(({ id }) => catalogueState(state.snapshot(), id))

    let shownFor: ReadonlyArray<unknown> = []
    /** Writes what views show at once, where anything that it is made of has changed. */
    const show = () => {
      const others = otherStates()
      const { connection, network, feature } = snapshot()
      const madeOf = [connection.recent, network.byNamespace, feature.values.allWallets, ...others]
      if (madeOf.length === shownFor.length && madeOf.every((each, index) => each === shownFor[index])) return
      shownFor = madeOf
      const all = knownWallets.map((wallet) => toCatalogueWallet(wallet, []))
      const hidden = all.filter(({ id }) => options.exclude?.includes(id) === true)
      const recent = connection.recent.flatMap(
        ({ walletId }) => [...custom, ...all].find(({ id }) => id === walletId) ?? []
      )
      const own = { custom, recent, hidden, listed: matching(), isOffered: feature.values.allWallets }
      state.write(walletsSlice, () => joinStates(own, others))
    }

    const searched = (query: CatalogueQuery, search: string) => {
      const isWanted = (wallet: CatalogueWallet) =>
        isFound(wallet, search) && (query.certified !== true || wallet.certified)
      const own = [...custom, ...matching(query)].filter(isWanted)
      const page = (wallets: ReadonlyArray<CatalogueWallet>): CataloguePage => ({
        wallets: wallets.slice(0, query.entries ?? SEARCH_ENTRIES),
        count: wallets.length
      })
      return Effect.flatMap(otherCatalogue, (other) =>
        other === undefined
          ? telemetry
              .track("SEARCH_WALLET", { badge: query.certified === true ? "certified" : "", search })
              .pipe(Effect.andThen(sleep(SEARCH_MILLIS)), Effect.as(page(own)))
          : other.wallets(query).pipe(
              Effect.map(({ wallets }) => page([...own, ...withoutDoubles(wallets, own)])),
              // What is known here is found whether or not the other answers.
              Effect.catch((error) => (own.length === 0 ? Effect.fail(error) : Effect.succeed(page(own))))
            )
      )
    }

    /** The pages of the list come first, then those of the other catalogue. */
    const listed = (query: CatalogueQuery) => {
      const { page = 1, entries = PAGE_ENTRIES } = query
      const own = matching(query)
      const ownPages = Math.ceil(own.length / entries)
      const mine = own.slice((page - 1) * entries, page * entries)
      return Effect.flatMap(otherCatalogue, (other) => {
        if (other === undefined) return Effect.succeed<CataloguePage>({ wallets: mine, count: own.length })
        if (page <= ownPages) {
          // How many the other has is known when it has answered: until then, that there may be more.
          const more = Math.max(1, ...otherStates().map(({ count }) => count))
          return Effect.succeed<CataloguePage>({ wallets: mine, count: ownPages * entries + more })
        }
        return Effect.map(
          other.wallets({ ...query, page: page - ownPages }),
          ({ wallets, count }): CataloguePage => ({
            wallets: withoutDoubles(wallets, own),
            count: ownPages * entries + count
          })
        )
      })
    }

    return {
      show,
      wallets: (query: CatalogueQuery = {}) =>
        Effect.suspend(() => {
          const search = query.search?.trim() ?? ""
          return search === "" ? listed(query) : searched(query, search)
        }),
      image: (image) =>
        Effect.flatMap(otherCatalogue, (other) =>
          other === undefined ? Effect.fail(new CatalogueFailedError("no pictures")) : other.image(image)
        )
    } satisfies WalletList["Service"] & { readonly show: () => void }
  })
