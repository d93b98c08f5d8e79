import type { AccountState, CaipAddress, Network } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  CapabilityMissingError,
  Connections,
  Namespaces,
  networkSlice,
  NotConnectedError,
  Notices,
  State,
  Telemetry,
  tokenBalances,
  type TokenPrice
} from "@latchkey/core/effect"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import { Holdings } from "./Holdings.ts"
import { makePrices } from "./makePrices.ts"
import { readHoldings } from "./readHoldings.ts"
import type { TokensOptions } from "./TokensOptions.ts"
import { tokensSlice, type AccountTokens, type HeldToken } from "./TokensState.ts"
import { totalOf, withWorth } from "./withWorth.ts"

const FRESH_MILLIS = 30_000
/** How often a read begins anew because the account moved meanwhile. */
const MAX_READS = 3
/** How long prices are shown for, until others are there. */
const KNOWN_PRICES_MILLIS = 60_000

// A time that lies ahead is one from before the clock was put back: it says nothing.
const isWithin = (now: number, at: number | undefined, millis = FRESH_MILLIS) =>
  at !== undefined && Math.abs(now - at) < millis

/** Whose tokens are read, and where. */
interface Holder {
  readonly namespace: string
  readonly account: CaipAddress
  readonly address: string
  readonly network: Network
}

/** What is known of the tokens of the current account of a namespace, beyond what is shown. */
interface Course {
  readonly account: CaipAddress
  /** The account's balance when it was last looked at: another one means that something was sent or received. */
  balance: string | undefined
  /** When the tokens were read, in epoch milliseconds; undefined if that is out of date. */
  readAt: number | undefined
  /** How often the account has moved. */
  moves: number
  reading: Fiber.Fiber<unknown> | undefined
  /** The prices that were told last, and when. */
  prices: { readonly list: ReadonlyArray<TokenPrice>; readonly at: number } | undefined
  /** The latest question for prices. */
  pricing: Fiber.Fiber<unknown> | undefined
}

/** Makes what the accounts of one kit hold. */
export const makeHoldings = ({ known = {}, currency: code = "USD" }: TokensOptions) =>
  Effect.gen(function* () {
    const currency = code.toUpperCase()
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const notices = yield* Notices
    const telemetry = yield* Telemetry
    const prices = yield* makePrices(currency)
    const scope = yield* Effect.scope
    const courses = new Map<string, Course>()

    const accountIn = (namespace: string): AccountState | undefined => state.read(accountSlice)[namespace]

    /** Writes what one account holds; nothing where another account, or the account on another network, came meanwhile. */
    const note = (
      { namespace, account }: Holder,
      course: Course,
      next: (before: AccountTokens) => AccountTokens
    ) =>
      Effect.sync(() => {
        if (courses.get(namespace) !== course) return
        state.write(tokensSlice, (all) => ({
          ...all,
          [namespace]: next(all[namespace] ?? { account, status: "loading", list: [] })
        }))
      })

    const forget = (namespace: string) => state.write(tokensSlice, ({ [namespace]: _, ...others }) => others)

    /** Looks at what became of the accounts: a new one begins anew, and one whose balance changed has moved. */
    const look = () => {
      for (const [namespace, course] of courses) {
        const { caipAddress, balance } = accountIn(namespace) ?? {}
        if (caipAddress !== course.account) {
          courses.delete(namespace)
          course.reading?.interruptUnsafe()
          forget(namespace)
          continue
        }
        if (balance === undefined || balance === course.balance) continue
        if (course.balance !== undefined) {
          course.moves++
          course.readAt = undefined
        }
        course.balance = balance
      }
    }
    const unsubscribe = state.subscribe(look)
    yield* Effect.addFinalizer(() => Effect.sync(unsubscribe))

    const courseOf = ({ namespace, account }: Holder): Course => {
      const found = courses.get(namespace)
      if (found?.account === account) return found
      const { balance } = accountIn(namespace) ?? {}
      const course: Course = {
        account,
        balance,
        readAt: undefined,
        moves: 0,
        reading: undefined,
        prices: undefined,
        pricing: undefined
      }
      courses.set(namespace, course)
      return course
    }

    const readOnce = (holder: Holder) =>
      Effect.gen(function* () {
        const { namespace, address, network } = holder
        const provider = connections.peek(namespace)?.provider
        const { value, source } = yield* capabilities.ask(namespace, tokenBalances, ({ list }) =>
          list({ address, network, provider })
        )
        const list = readHoldings(value, {
          network,
          known,
          parseAddress: (text) => namespaces.get(namespace)?.parseAddress(text, network)
        })
        return { list, source }
      })

    /** Shows what tokens are worth by these prices. */
    const value =
      (by: ReadonlyArray<TokenPrice> = []) =>
      ({ total: _, ...before }: AccountTokens): AccountTokens => {
        const list = withWorth(before.list, by, currency)
        const total = totalOf(list)
        return { ...before, list, ...(total === undefined ? {} : { total }) }
      }

    /** Asks what the tokens that are shown cost, by itself: whoever waits for the tokens has them. */
    const price = (holder: Holder, course: Course, list: ReadonlyArray<HeldToken>) =>
      Effect.gen(function* () {
        course.pricing?.interruptUnsafe()
        if (!prices.areKnown(holder.namespace)) return
        const work = Effect.gen(function* () {
          const found = yield* prices.of(holder, list)
          course.prices = found && { list: found, at: yield* currentMillis }
          yield* note(holder, course, value(found))
        })
        course.pricing = yield* Effect.forkIn(work, scope)
      })

    const read = (holder: Holder, course: Course) =>
      Effect.gen(function* () {
        yield* note(holder, course, (before) => ({ ...before, status: "loading" }))
        for (let reads = 1; ; reads++) {
          const { moves } = course
          const { list, source } = yield* readOnce(holder)
          const now = yield* currentMillis
          // What was read while the account moved may be from before that.
          if (moves !== course.moves && reads < MAX_READS) continue
          course.readAt = now
          const { list: by, at } = course.prices ?? {}
          const fresh = isWithin(now, at, KNOWN_PRICES_MILLIS) ? by : []
          yield* note(holder, course, ({ account }) =>
            value(fresh)({ account, status: "ready", list, source })
          )
          return yield* price(holder, course, list)
        }
      }).pipe(
        Effect.tapError((error) => telemetry.report(error)),
        Effect.onExit((exit) =>
          Exit.isSuccess(exit)
            ? Effect.void
            : Effect.flatMap(currentMillis, (failedAt) =>
                note(holder, course, (before) => ({ ...before, status: "failed", failedAt }))
              )
        ),
        Effect.tapError(() =>
          courses.get(holder.namespace) === course
            ? notices.toast({ variant: "error", code: "BALANCE_UNAVAILABLE" })
            : Effect.void
        ),
        Effect.onExit(() =>
          Effect.sync(() => {
            course.reading = undefined
          })
        )
      )

    const refresh: Holdings["Service"]["refresh"] = (request) =>
      Effect.gen(function* () {
        const { activeNamespace = "", byNamespace } = state.read(networkSlice)
        const { namespace = activeNamespace, force = false } = request ?? {}
        const { caipAddress: account, address } = accountIn(namespace) ?? {}
        const network = byNamespace[namespace]?.caipNetwork
        if (account === undefined || address === undefined || network === undefined)
          return yield* Effect.fail(new NotConnectedError({ namespace }))
        if (capabilities.all(namespace, tokenBalances).length === 0)
          return yield* Effect.fail(new CapabilityMissingError({ namespace, capability: tokenBalances.name }))
        if (network.unknown) return
        const holder = { namespace, account, address, network }
        const course = courseOf(holder)
        if (course.reading !== undefined) return yield* Effect.asVoid(Fiber.await(course.reading))
        const now = yield* currentMillis
        const { failedAt } = state.read(tokensSlice)[namespace] ?? {}
        if (!force && (isWithin(now, course.readAt) || isWithin(now, failedAt))) return
        // By itself: whoever asked first may go, and the others still get an answer.
        const reading = yield* Effect.forkIn(Effect.exit(read(holder, course)), scope)
        course.reading = reading
        yield* Fiber.await(reading)
        if (course.pricing !== undefined) yield* Fiber.await(course.pricing)
      })

    return Holdings.of({ refresh })
  })
