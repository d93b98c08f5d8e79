import type { CaipAddress } from "@latchkey/core"
import {
  Accounts,
  Connections,
  Namespaces,
  NotConnectedError,
  Notices,
  State,
  Telemetry,
  tokenBalances,
  type TokenPrice
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import {
  inSteps,
  isWithin,
  makeAccountReads,
  makeHeldTokens,
  makePrices,
  makeTokenChoices,
  type AccountCourse,
  type AccountHolder
} from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { Holdings } from "./Holdings.ts"
import { readHoldings } from "./readHoldings.ts"
import type { TokensOptions } from "./TokensOptions.ts"
import { toTokenBalance } from "./toTokenBalance.ts"
import { tokensSlice, type AccountTokens, type HeldToken } from "./TokensState.ts"
import { byWorth, totalOf, withWorth } from "./withWorth.ts"

/** How often a read begins anew because the account moved meanwhile. */
const MAX_READS = 3
/** How long prices are shown for, until others are there. */
const KNOWN_PRICES_MILLIS = 60_000

/** What is kept with the course of an account. */
interface Own {
  /** The prices that were told last, and when. */
  prices: { readonly list: ReadonlyArray<TokenPrice>; readonly at: number } | undefined
  /** The latest question for prices. */
  pricing: Fiber.Fiber<unknown> | undefined
}

type Course = AccountCourse & Own

const markHidden = (list: ReadonlyArray<HeldToken>, hidden: ReadonlySet<string>): ReadonlyArray<HeldToken> =>
  list.map(({ isHidden: _, ...holding }) =>
    holding.token !== undefined && hidden.has(holding.token) ? { ...holding, isHidden: true } : holding
  )

/** Makes what the accounts of one kit hold. */
export const makeHoldings = ({ known = {}, currency: code = "USD" }: TokensOptions) =>
  Effect.gen(function* () {
    const currency = code.toUpperCase()
    const accounts = yield* Accounts
    const connections = yield* Connections
    const state = yield* State
    const held = yield* makeHeldTokens
    const choices = yield* makeTokenChoices
    const namespaces = yield* Namespaces
    const notices = yield* Notices
    const telemetry = yield* Telemetry
    const prices = yield* makePrices(currency)
    const scope = yield* Effect.scope
    const reads = yield* makeAccountReads<AccountTokens, Own>({
      slice: tokensSlice,
      capability: tokenBalances,
      empty: (account) => ({ account, status: "loading", list: [] }),
      own: () => ({ prices: undefined, pricing: undefined })
    })
    const { holderOf, courseOf, isCurrent, isDue, run } = reads

    /** Shows what is known of an account; what was read of it is a part of the account's own state too. */
    const note = (
      holder: AccountHolder,
      course: Course,
      change: (before: AccountTokens) => AccountTokens
    ) => {
      reads.note(holder, course, change)
      const { [holder.namespace]: shown } = state.read(tokensSlice)
      if (shown?.status !== "ready" || shown.account !== holder.account) return
      const { caipNetworkId } = holder.network
      const tokenBalance = shown.list.map((held) => toTokenBalance(held, caipNetworkId))
      accounts.change(holder.namespace, holder.account, (details) => ({ ...details, tokenBalance }))
    }

    const readOnce = (holder: AccountHolder) =>
      Effect.gen(function* () {
        const { namespace, address, network } = holder
        const provider = connections.peek(namespace)?.provider
        const { value, source, listed } = yield* held.list({ address, network, provider })
        const list = yield* inSteps(
          readHoldings(value, {
            network,
            known,
            ...(listed === undefined ? {} : { listed }),
            parseAddress: (text) => namespaces.get(namespace)?.parseAddress(text, network)
          })
        )
        return { list: withHidden(list), source }
      })
    const withHidden = (list: ReadonlyArray<HeldToken>) => markHidden(list, choices.hidden())

    /** Shows what tokens are worth by these prices. */
    const value =
      (by: ReadonlyArray<TokenPrice> = []) =>
      ({ total: _, ...before }: AccountTokens): AccountTokens => {
        const list = byWorth(withWorth(before.list, by, currency))
        const total = totalOf(list)
        return { ...before, list, ...(total === undefined ? {} : { total }) }
      }

    /** Asks what the tokens that are shown cost, by itself: whoever waits for the tokens has them. */
    const price = (holder: AccountHolder, course: Course, list: ReadonlyArray<HeldToken>) =>
      Effect.gen(function* () {
        course.pricing?.interruptUnsafe()
        if (!prices.areKnown(holder.namespace)) return
        const work = Effect.gen(function* () {
          const priced = list.filter(({ amount, unverified }) => amount.value > 0n && !unverified)
          const found = yield* prices.of(
            holder.network,
            priced.flatMap(({ token }) => token ?? [])
          )
          course.prices = found && { list: found, at: yield* currentMillis }
          note(holder, course, value(found))
        })
        course.pricing = yield* Effect.forkIn(work, scope)
      })

    const read = (holder: AccountHolder, course: Course) =>
      Effect.gen(function* () {
        note(holder, course, (before) => ({ ...before, status: "loading" }))
        for (let reads = 1; ; reads++) {
          const { moves } = course
          const { list, source } = yield* readOnce(holder)
          const now = yield* currentMillis
          // What was read while the account moved may be from before that.
          if (moves !== course.moves && reads < MAX_READS) continue
          course.readAt = now
          const { list: by, at } = course.prices ?? {}
          const fresh = isWithin(now, at, KNOWN_PRICES_MILLIS) ? by : []
          note(holder, course, ({ account }) => value(fresh)({ account, status: "ready", list, source }))
          return yield* price(holder, course, list)
        }
      }).pipe(
        Effect.tapError((error) => telemetry.report(error)),
        Effect.onExit((exit) =>
          Exit.isSuccess(exit)
            ? Effect.void
            : Effect.map(currentMillis, (failedAt) =>
                note(holder, course, (before) => ({ ...before, status: "failed", failedAt }))
              )
        ),
        Effect.tapError(() =>
          isCurrent(holder, course)
            ? notices.toast({ variant: "error", code: "BALANCE_UNAVAILABLE" })
            : Effect.void
        )
      )

    const refresh: Holdings["Service"]["refresh"] = ({ namespace, force = false } = {}) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(namespace)
        if (holder === undefined) return
        const course = courseOf(holder)
        if (course.reading !== undefined) return yield* Effect.asVoid(Fiber.await(course.reading))
        if (!force && !(yield* isDue(holder, course))) return
        yield* run(course, read(holder, course))
        if (course.pricing !== undefined) yield* Fiber.await(course.pricing)
      })

    const add: Holdings["Service"]["add"] = ({ token, namespace: asked }) =>
      Effect.gen(function* () {
        const holder = yield* holderOf(asked)
        const { namespace, address, network } =
          holder ?? (yield* Effect.fail(new NotConnectedError({ namespace: asked ?? "" })))
        const provider = connections.peek(namespace)?.provider
        const prefix = `${network.caipNetworkId}:` as const
        const id: CaipAddress = token.startsWith(prefix) ? (token as CaipAddress) : `${prefix}${token.trim()}`
        const found = yield* choices.add({ address, network, provider }, id)
        yield* refresh({ namespace, force: true })
        return found
      })

    const show: Holdings["Service"]["show"] = ({ token, isShown }) =>
      Effect.sync(() => {
        choices.show(token, isShown)
        state.write(tokensSlice, (before) =>
          Object.fromEntries(
            Object.entries(before).map(([namespace, account]) => {
              const list = withHidden(account.list)
              const { total: _, ...rest } = account
              const total = totalOf(list)
              return [namespace, { ...rest, list, ...(total === undefined ? {} : { total }) }]
            })
          )
        )
      })

    return Holdings.of({ refresh, add, show })
  })
