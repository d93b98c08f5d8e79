import * as Effect from "effect/Effect"
import { Capabilities, type Sourced } from "../capability/Capabilities.ts"
import { nativeBalance } from "../capability/NativeBalance.ts"
import { requireList } from "../capability/requireList.ts"
import { tokenBalances, type TokenBalances, type TokenHolding } from "../capability/TokenBalances.ts"
import { tokenLists } from "../capability/TokenLists.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { swapSourcesOn } from "../contract/SwapSource.ts"
import type { KitError } from "../error/KitError.ts"
import { together } from "../flow/together.ts"
import { lazyPart } from "../kernel/lazyPart.ts"
import type { PluginState } from "../kernel/PluginState.ts"
import { State } from "../kernel/State.ts"
import type { Namespaces } from "../namespace/Namespaces.ts"
import { tellDeveloper } from "../notice/tellDeveloper.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { transactionsSlice } from "../transaction/TransactionsState.ts"
import { KEPT_TOKENS } from "./keptTokensKey.ts"
import type { TokenHolder } from "./TokenHolder.ts"

/** What accounts hold: the one list that every feature reads. */
export interface HeldTokens {
  /**
   * What an account holds: of whoever lists it first, and of what it may hold beside that the chain's own count. May be held: what the
   * visitor added, what a transaction of this browser brought or let somebody take, what sources of swaps say that they trade, what
   * services list that come after the chain, and what lists of tokens name. A chain without a list has its coin alone. `listed` has the
   * symbols that those lists name, by canonical id, the list that is believed first in front.
   *
   * Fails as whoever lists it does. A count beside that fails is told to the developer, and leaves the list as it is.
   */
  readonly list: (holder: TokenHolder) => Effect.Effect<
    Pick<Sourced<ReadonlyArray<TokenHolding>>, "value" | "source"> & {
      readonly listed?: ReadonlyMap<CaipAddress, string>
    },
    KitError
  >
}

const NONE: ReadonlyMap<CaipAddress, string> = new Map()

/** Makes what reads the one list of an account. No feature asks for `tokenBalances` beside it. */
export const makeHeldTokens = Effect.gen(function* () {
  const state = yield* State
  const storage = yield* KeyValue
  const capabilities = yield* Capabilities
  const context = yield* Effect.context<Capabilities | KeyValue | Namespaces | State>()
  const gathering = lazyPart("kit", async () =>
    Effect.runSyncWith(context)((await import("./makeTokenCandidates.ts")).makeTokenCandidates)
  )

  const count = (
    by: TokenBalances,
    { address, network, provider }: TokenHolder,
    candidates: ReadonlyArray<CaipAddress>
  ) => requireList(tokenBalances, by.list({ address, network, provider, candidates }))

  /** What gathers candidates, where there may be some: most pages have none, and load nothing for them. */
  const gatherer = (
    networkId: Network["caipNetworkId"],
    services: ReadonlyArray<unknown>,
    hasLists: boolean
  ) => {
    const { fillings } = (state.snapshot() as { readonly plugin: PluginState }).plugin
    const isEmpty =
      !hasLists &&
      services.length === 0 &&
      storage.get(KEPT_TOKENS) === undefined &&
      state.read(transactionsSlice).list.length === 0 &&
      swapSourcesOn(fillings, networkId).length === 0
    return isEmpty
      ? Effect.succeed(undefined)
      : // Loading tells of itself, and what is listed is known without it.
        Effect.catch(gathering, () => Effect.succeed(undefined))
  }

  const list: HeldTokens["list"] = (holder) =>
    Effect.gen(function* () {
      const { address, network, provider } = holder
      const { chainNamespace: namespace } = network
      const readers = capabilities.all(namespace, tokenBalances)
      if (readers.length === 0)
        return yield* Effect.map(
          capabilities.ask(namespace, nativeBalance, (coin) => coin.read({ address, network, provider })),
          ({ value: amount, source }) => ({ value: [{ name: network.nativeCurrency.name, amount }], source })
        )
      const services =
        readers[0]!.source === "server" ? [] : readers.filter(({ source }) => source === "server")
      const hasLists = capabilities.all(namespace, tokenLists).length > 0
      const gather = yield* gatherer(network.caipNetworkId, services, hasLists)
      const candidates = gather === undefined ? [] : yield* gather.candidates(holder)
      const [told, more, named] = yield* together([
        capabilities.ask(namespace, tokenBalances, (by) => count(by, holder, candidates)),
        gather === undefined
          ? Effect.succeed([])
          : gather.listedBy(
              holder,
              services.map(({ value }) => value)
            ),
        gather === undefined || !hasLists ? Effect.succeed(NONE) : gather.named(network)
      ])
      // What the chain was asked for, it has counted.
      const listed = new Set<unknown>([
        ...told.value.map(({ token }) => token),
        ...(told.source === "node" ? candidates : [])
      ])
      const missing = [...new Set([...candidates, ...more, ...named.keys()])].filter(
        (token) => !listed.has(token)
      )
      const node = readers.find(({ source }) => source === "node")?.value
      // A wallet's or a server's list has what it knows of: what was bought a moment ago, the chain alone may know.
      const beside =
        node === undefined || missing.length === 0
          ? []
          : (yield* Effect.catch(count(node, holder, missing), (error) =>
              Effect.as(tellDeveloper(error), [])
            )).filter(({ token }) => token !== undefined && missing.includes(token))
      const value = [...told.value, ...beside]
      gather?.remember(holder, value)
      return { value, source: told.source, ...(named.size > 0 ? { listed: named } : {}) }
    })

  const held: HeldTokens = { list }
  return held
})
