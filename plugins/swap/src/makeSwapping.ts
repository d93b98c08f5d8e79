import type { Network, SwapChoice, SwapTokenId, TokenHolding } from "@latchkey/core"
import {
  accountSlice,
  lazyPart,
  Namespaces,
  networkSlice,
  Notices,
  State,
  SwapRequestInvalidError,
  type Host
} from "@latchkey/core/effect"
import { together } from "@latchkey/core/chain-kit/effect"
import { makeHeldTokens } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { makeSwappers, type Swapper } from "./makeSwappers.ts"
import type { SwapOptions } from "./SwapOptions.ts"
import { suggestedSymbols } from "./suggestedSymbols.ts"
import { Swapping } from "./Swapping.ts"
import { emptyForm, swapSlice, type SwapForm, type SwapState } from "./SwapState.ts"

/** Of how many tokens the account's balance is read one by one, where nobody lists it. */
const MAX_READ = 50

const rank = ({ id, balance = 0n }: SwapChoice) => (balance > 0n ? 0 : id === "native" ? 1 : 2)

/**
 * The form after a change: a token chosen for one side that stood on the other leaves that to what it takes the place of, and what was to
 * be sold of another token is no amount of it. Undefined where the token would be on both sides.
 */
const withOneOfEach = (before: SwapForm, change: Partial<SwapForm>): SwapForm | undefined => {
  const form = { ...before, ...change }
  if (form.sell !== form.buy) return form
  const [sell, buy] = [before.buy, before.sell]
  const isTurned =
    sell !== undefined && sell !== buy && (change.sell === undefined || change.buy === undefined)
  return isTurned ? { ...form, sell, buy, amount: change.amount ?? "" } : undefined
}

/** Makes the swapping of one kit. */
export const makeSwapping = (options: SwapOptions) =>
  Effect.gen(function* () {
    const { suggested: wished } = options
    const state = yield* State
    const held = yield* makeHeldTokens
    const namespaces = yield* Namespaces
    const notices = yield* Notices
    const context = yield* Effect.context<Host | Scope.Scope>()
    const swappers = yield* makeSwappers
    const quoting = lazyPart("swap", async () =>
      Effect.runSyncWith(context)((await import("./makeQuoting.ts")).makeQuoting(swappers, options))
    )
    const trading = Effect.flatMap(quoting, (part) => part.trading)

    const write = (change: (before: SwapState) => SwapState) =>
      Effect.sync(() => state.write(swapSlice, change))

    /** Whose form it is: another account, or the account on another network, begins with an empty one. */
    const whose = () => {
      const { activeNamespace = "" } = state.read(networkSlice)
      return state.read(accountSlice)[activeNamespace]?.caipAddress
    }
    let owner = whose()
    const unsubscribe = state.subscribe(() => {
      const now = whose()
      if (now === owner) return
      owner = now
      state.write(swapSlice, ({ progress }): SwapState => ({
        form: emptyForm,
        tokens: { status: "idle", list: [] },
        ...(progress === undefined ? {} : { progress })
      }))
    })
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    /** What the account holds, as far as anybody lists it. */
    const listed = ({ network, address, place }: Swapper): Effect.Effect<ReadonlyArray<TokenHolding>> =>
      Effect.map(
        Effect.catch(held.list({ address, network, provider: place.provider }), () =>
          Effect.succeed({ value: [] })
        ),
        ({ value }) => value
      )

    const readBalances = (swapper: Swapper, choices: ReadonlyArray<SwapChoice>) =>
      Effect.gen(function* () {
        const isMissing = ({ balance }: SwapChoice) => balance === undefined
        if (!choices.some(isMissing)) return choices
        const held = new Map(
          (yield* listed(swapper)).map(({ token, amount }) => [token ?? "native", amount.value])
        )
        const known = choices.map((choice): SwapChoice => {
          const balance = choice.balance ?? held.get(choice.id)
          return balance === undefined ? choice : { ...choice, balance }
        })
        const { calls, network, provider } = swapper.place
        const read = new Map(
          yield* together(
            known
              .filter(isMissing)
              .slice(0, MAX_READ)
              .map(({ id }) =>
                Effect.catch(
                  Effect.map(
                    calls.holding({
                      network,
                      provider,
                      address: swapper.address,
                      token: id === "native" ? undefined : id
                    }),
                    ({ amount }) => [id, amount.value] as const
                  ),
                  () => Effect.succeed([id, undefined] as const)
                )
              )
          )
        )
        return known.map((choice): SwapChoice => {
          const balance = choice.balance ?? read.get(choice.id)
          return balance === undefined ? choice : { ...choice, balance }
        })
      })

    /** What is suggested of a list, as the list writes it: what the app says, or else what has a symbol that is well known. */
    const suggestedIn = (list: ReadonlyArray<SwapChoice>, network: Network): ReadonlyArray<SwapTokenId> => {
      if (wished === undefined) {
        const symbols = list.map(({ symbol }) => symbol)
        // Of two with one symbol, one may only call itself that.
        return list
          .filter(({ symbol }) => suggestedSymbols.includes(symbol))
          .filter(({ symbol }) => symbols.indexOf(symbol) === symbols.lastIndexOf(symbol))
          .map(({ id }) => id)
      }
      const prefix = `${network.caipNetworkId}:` as const
      const listed = new Set(list.map(({ id }) => id))
      const ids = wished.map((id): SwapTokenId => {
        const address = id.startsWith(prefix) ? id.slice(prefix.length) : ""
        const canonical = namespaces.get(network.chainNamespace)?.parseAddress(address, network)
        return canonical === undefined ? id : `${prefix}${canonical}`
      })
      return [...new Set(ids)].filter((id) => listed.has(id))
    }

    const tokens: Swapping["Service"]["tokens"] = () =>
      Effect.gen(function* () {
        const of = owner
        const note = (next: (before: SwapState["tokens"]) => SwapState["tokens"]) =>
          write((before) => (owner === of ? { ...before, tokens: next(before.tokens) } : before))
        yield* note(({ list }) => ({ status: "loading", list }))
        const { list, suggested } = yield* Effect.gen(function* () {
          const swapper = yield* swappers.swapper
          const { address, place } = swapper
          const choices = yield* swappers.first(swapper, (source) => source.tokens({ ...place, address }))
          const list = (yield* readBalances(swapper, choices)).toSorted(
            (one, other) => rank(one) - rank(other)
          )
          return { list, suggested: suggestedIn(list, place.network) }
        }).pipe(
          Effect.tapError(({ code }) => note(({ list }) => ({ status: "failed", list, code }))),
          Effect.onInterrupt(() => note(({ list }) => ({ status: "failed", list })))
        )
        yield* note(() => ({ status: "ready", list, ...(suggested.length === 0 ? {} : { suggested }) }))
        return list
      })

    const edit: Swapping["Service"]["edit"] = (change = {}) =>
      Effect.gen(function* () {
        const { form: before } = state.read(swapSlice)
        const form = withOneOfEach(before, change)
        if (form === undefined) {
          const error = new SwapRequestInvalidError({ reason: "same" })
          yield* notices.tell(error)
          return yield* Effect.fail(error)
        }
        const isOther = form.sell !== before.sell || form.buy !== before.buy
        yield* write((rest) => ({ ...rest, form: isOther ? { ...form, source: change.source } : form }))
      })

    return Swapping.of({
      tokens,
      quote: (request) => Effect.flatMap(quoting, ({ quote }) => quote(request)),
      offers: (request) => Effect.flatMap(quoting, ({ all }) => all(request)),
      edit,
      max: (request) => Effect.flatMap(trading, ({ max }) => max(request)),
      prepare: (request) => Effect.flatMap(trading, ({ prepare }) => prepare(request)),
      submit: (review) => Effect.flatMap(trading, ({ submit }) => submit(review)),
      stopAsking: () => Effect.flatMap(trading, ({ stopAsking }) => stopAsking()),
      follow: () => Effect.flatMap(trading, ({ follow }) => follow())
    })
  })
