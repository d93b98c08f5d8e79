import type { CataloguePage, CatalogueQuery, CatalogueState, CatalogueWallet, KitState } from "@latchkey/core"
import { customWallet } from "@latchkey/core/chain-kit"
import { sleep, together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { CatalogueFailedError, connectionSlice, networkSlice, State, Telemetry } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { cloudSlice } from "./cloudSlice.ts"
import { decodePage } from "./decodePage.ts"
import { isPhone } from "./isPhone.ts"
import type { Ask, Query } from "./makeAsk.ts"
import type { Images } from "./makeImages.ts"
import type { ResolvedOptions } from "./ResolvedOptions.ts"

const PAGE_ENTRIES = 40
const SEARCH_ENTRIES = 100
const SEARCH_MILLIS = 300
const RECOMMENDED = 4
const DEADLINE_MILLIS = 15_000
const FIRST_DEADLINE_MILLIS = 10_000
const MAX_SEARCH = 100
// The project is refused: its configuration, which is asked for beside the wallets, tells the developer.
const REFUSALS = [401, 403]

type WalletQuery = Query & {
  readonly page: number
  readonly entries: number
  readonly include?: ReadonlyArray<string> | undefined
  readonly exclude?: ReadonlyArray<string> | undefined
  readonly badge_type?: "certified" | undefined
}

type Page = Effect.Effect<CataloguePage, CatalogueFailedError>

const nothing: CataloguePage = { wallets: [], count: 0 }

/** On a phone a wallet is an app, or a page. */
const canOpenHere = ({ mobileLink, universalLink, webLink }: CatalogueWallet): boolean =>
  !isPhone() || (mobileLink ?? universalLink ?? webLink) !== undefined

/** One that names no chains is on those that the service was asked for. */
const isOn = (networks: ReadonlyArray<string>, { chains }: CatalogueWallet): boolean =>
  networks.length === 0 || chains.length === 0 || chains.some((chain) => networks.includes(chain))

/** Whether a wallet is one that was asked for, whatever the service makes of the question. */
const isWanted = ({ include, exclude, badge_type: badge }: WalletQuery, { id, certified }: CatalogueWallet) =>
  (include === undefined || include.length === 0 || include.includes(id)) &&
  exclude?.includes(id) !== true &&
  (badge === undefined || certified)

/** Makes the list of wallets of a project. */
export const makeWallets = (options: ResolvedOptions, ask: Ask, images: Images) =>
  Effect.gen(function* () {
    const state = yield* State
    const telemetry = yield* Telemetry
    const { projectId, featured: featuredIds = [], include = [], exclude = [], customWallets = [] } = options
    const known = new Map<string, CatalogueWallet>()
    const write = (change: Partial<CatalogueState>) =>
      state.write(cloudSlice, (before) => ({ ...before, ...change }))

    const appNetworks = () =>
      Object.values(state.read(networkSlice).byNamespace).flatMap(({ requestedCaipNetworks }) =>
        requestedCaipNetworks.map(({ caipNetworkId }) => caipNetworkId)
      )

    const page = (query: WalletQuery): Page =>
      projectId === undefined || projectId === ""
        ? Effect.succeed(nothing)
        : ask.json("/getWallets", query, undefined, REFUSALS).pipe(
            Effect.flatMap((answer) => ask.usable(decodePage(answer, query), "wallets")),
            Effect.mapError((cause) => new CatalogueFailedError(cause)),
            Effect.map((decoded) => {
              for (const wallet of decoded.wallets) known.set(wallet.id, wallet)
              const wanted = decoded.wallets.filter(
                (wallet) => isWanted(query, wallet) && canOpenHere(wallet)
              )
              return { ...decoded, wallets: wanted }
            })
          )

    const wallets = (query: CatalogueQuery = {}): Page =>
      Effect.suspend(() => {
        // A later page is read on in a list that is being scrolled: its tiles ask for their pictures when it rests.
        const withPictures = (found: CataloguePage) =>
          (query.page ?? 1) > 1 ? Effect.succeed(found) : Effect.as(images.preload(found.wallets), found)
        const search = query.search?.trim().slice(0, MAX_SEARCH)
        const networks = query.networks ?? appNetworks()
        const badge = query.certified === true ? "certified" : undefined
        const wanted = query.include ?? include
        const asked = withDeadline(
          page({
            page: query.page ?? 1,
            entries: query.entries ?? (search ? SEARCH_ENTRIES : PAGE_ENTRIES),
            search,
            badge_type: badge,
            include: wanted,
            exclude: [...exclude, ...(query.exclude ?? [])],
            chains: networks
          }),
          DEADLINE_MILLIS,
          () => Effect.fail(new CatalogueFailedError("no answer in time"))
        )
        if (!search) {
          const isListed = (wallet: CatalogueWallet) => query.include !== undefined || isOn(networks, wallet)
          return Effect.flatMap(asked, (found) =>
            withPictures({ ...found, wallets: found.wallets.filter(isListed) })
          )
        }
        return telemetry.track("SEARCH_WALLET", { badge: badge ?? "", search }).pipe(
          // A list that flickers with each key is hard to read.
          Effect.andThen(together([asked, sleep(SEARCH_MILLIS)])),
          Effect.flatMap(([found]) => withPictures(found))
        )
      })

    const byIds = (ids: ReadonlyArray<string>): Page =>
      ids.length === 0 ? Effect.succeed(nothing) : page({ page: 1, entries: ids.length, include: ids })
    const inOrder = (ids: ReadonlyArray<string>, found: CataloguePage) =>
      ids.flatMap((id) => found.wallets.find((wallet) => wallet.id === id) ?? [])
    const orUndefined = (part: Page): Effect.Effect<CataloguePage | undefined> =>
      Effect.catch(
        withDeadline(part, FIRST_DEADLINE_MILLIS, () => Effect.succeed(undefined)),
        () => Effect.succeed(undefined)
      )

    const recentIds = () => state.read(connectionSlice).recent.flatMap(({ walletId }) => walletId ?? [])

    /** The wallets that were connected here last, as far as the catalogue knows them. */
    const loadRecent = Effect.suspend(() => {
      const own = new Map(customWallets.map((wallet) => [wallet.id, customWallet(wallet)]))
      const ids = recentIds()
      const missing = ids.filter((id) => !known.has(id) && !own.has(id))
      return Effect.map(orUndefined(byIds(missing)), () =>
        write({ recent: ids.flatMap((id) => known.get(id) ?? own.get(id) ?? []) })
      )
    })

    const isOffered = () => {
      const { values } = (state.snapshot() as unknown as KitState).feature
      const where = options.allWallets ?? "show"
      return (
        Boolean(projectId) && values.allWallets && (where === "show" || (where === "mobile" && isPhone()))
      )
    }

    const loadFirst = Effect.gen(function* () {
      write({
        status: "loading",
        custom: customWallets.map(customWallet),
        allWallets: isOffered(),
        certifies: true
      })
      const [featured, recommended, hidden] = yield* together([
        orUndefined(byIds(featuredIds)),
        orUndefined(
          page({
            page: 1,
            entries: RECOMMENDED,
            include,
            exclude: [...exclude, ...featuredIds],
            chains: appNetworks()
          })
        ),
        orUndefined(byIds(exclude))
      ])
      yield* loadRecent
      const first = {
        featured: inOrder(featuredIds, featured ?? nothing),
        recommended: (recommended ?? nothing).wallets.slice(0, RECOMMENDED)
      }
      yield* images.preload([...first.featured, ...first.recommended, ...state.read(cloudSlice).recent])
      const unwanted = hidden?.wallets ?? []
      write({
        ...first,
        status: recommended === undefined || featured === undefined ? "failed" : "ready",
        count: (recommended?.count ?? 0) + first.featured.length,
        hidden: {
          rdns: unwanted.flatMap(({ rdns }) => rdns ?? []),
          names: unwanted.map(({ name }) => name)
        }
      })
    })

    return {
      wallets,
      /** Fetches what views show at once, where it is not there yet. */
      load: Effect.suspend(() => (state.read(cloudSlice).status === "ready" ? loadRecent : loadFirst))
    }
  })
