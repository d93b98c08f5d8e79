import { State, accountSlice, networkSlice } from "@latchkey/core/effect"
import { untilClosed, withDeadline } from "@latchkey/core/chain-kit/effect"
import { OnrampProviderError } from "@latchkey/core/effect"
import { tellUnusable } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { Buying } from "./Buying.ts"
import { makePurchases } from "./makePurchases.ts"
import { makeSellers } from "./makeSellers.ts"
import type { OnrampSettings } from "./OnrampSettings.ts"
import { emptyState, onrampSlice, type OnrampState, type PurchasesState } from "./OnrampState.ts"
import { placeholderQuote, readQuote } from "./readQuote.ts"

/** How long a provider may take for a quote, in milliseconds. */
const QUOTE_MILLIS = 12_000

/** Makes the buying of one kit. */
export const makeBuying = (settings: OnrampSettings) =>
  Effect.gen(function* () {
    const state = yield* State
    const sellers = yield* makeSellers(settings)
    const journey = yield* makePurchases(sellers)

    const write = (change: (before: OnrampState) => OnrampState) =>
      Effect.sync(() => state.write(onrampSlice, change))

    /** Whose form it is: another account, or the account on another network, begins with an empty one. */
    const whose = () => {
      const { activeNamespace = "" } = state.read(networkSlice)
      const { caipAddress, address } = state.read(accountSlice)[activeNamespace] ?? {}
      return { form: caipAddress, purchase: address }
    }
    let owner = whose()
    yield* untilClosed(() =>
      state.subscribe(() => {
        const now = whose()
        if (now.form === owner.form) return
        const isSame = now.purchase === owner.purchase
        owner = now
        // What was begun is the account's, on whatever network it is now.
        state.write(onrampSlice, ({ progress }): OnrampState =>
          isSame && progress !== undefined ? { ...emptyState, progress } : emptyState
        )
      })
    )

    const options: Buying["Service"]["options"] = () =>
      Effect.gen(function* () {
        const { form: of } = owner
        const note = (choices: OnrampState["choices"]) =>
          write((before) => (owner.form === of ? { ...before, choices } : before))
        const { value } = state.read(onrampSlice).choices
        const before = value === undefined ? {} : { value }
        yield* note({ status: "loading", ...before })
        const found = yield* Effect.flatMap(sellers.buyer, sellers.options).pipe(
          Effect.tapError(({ code }) => note({ status: "failed", code })),
          Effect.onInterrupt(() => note({ status: value === undefined ? "idle" : "ready", ...before }))
        )
        yield* note({ status: "ready", value: found })
        return found
      })

    const quote: Buying["Service"]["quote"] = (request) =>
      Effect.gen(function* () {
        const isAsked = ({ asked }: OnrampState) => asked?.request === request
        const note = (asked: Omit<NonNullable<OnrampState["asked"]>, "request">) =>
          write((before) => (isAsked(before) ? { ...before, asked: { ...asked, request } } : before))
        yield* write((before) => ({ ...before, asked: { status: "loading", request } }))
        const forget = write((before) => {
          const { asked: _, ...rest } = before
          return isAsked(before) ? rest : before
        })
        return yield* Effect.gen(function* () {
          const { source, order, provider } = yield* Effect.tapError(
            sellers.check(request),
            ({ code, message }) => note({ status: "failed", code, message })
          )
          const placeholder = placeholderQuote(order.pay)
          if (source.quote === undefined) {
            yield* note({ status: "ready", quote: placeholder })
            return placeholder
          }
          const failed = (cause?: unknown) => {
            const error = new OnrampProviderError({ provider: provider.id }, cause)
            return Effect.andThen(tellUnusable(error), Effect.fail(error))
          }
          const asked = source.quote.bind(source)
          const found = yield* withDeadline(
            Effect.suspend(() => asked(order)),
            QUOTE_MILLIS,
            () => failed("It gave no answer in time.")
          ).pipe(
            Effect.catchDefect(failed),
            Effect.flatMap((answer) => {
              const read = readQuote(answer, order.pay, order.purchase.symbol)
              return read === undefined
                ? failed("Its offer has no amounts that add up.")
                : Effect.succeed(read)
            }),
            Effect.map((value) => ({ status: "ready" as const, quote: value })),
            Effect.catch(({ code, message }) =>
              Effect.succeed({ status: "failed" as const, quote: placeholder, code, message })
            )
          )
          yield* note(found)
          return found.quote
        }).pipe(Effect.onInterrupt(() => forget))
      })

    const purchases: Buying["Service"]["purchases"] = () =>
      Effect.gen(function* () {
        const { form: of } = owner
        const note = (change: PurchasesState | undefined) =>
          write(({ purchases: _, ...rest }) =>
            owner.form === of && change !== undefined ? { ...rest, purchases: change } : rest
          )
        const before = state.read(onrampSlice).purchases
        const kept = before?.value === undefined ? {} : { value: before.value }
        yield* note({ status: "loading", ...kept })
        const value = yield* Effect.flatMap(sellers.buyer, sellers.purchases).pipe(
          Effect.tapError(() => note({ status: "failed", ...kept })),
          // Who does not wait has not failed.
          Effect.onInterrupt(() => note(before))
        )
        yield* note({ status: "ready", value })
        return value
      })

    const edit: Buying["Service"]["edit"] = (change = {}) =>
      write((before) => ({ ...before, form: { ...before.form, ...change } }))

    return Buying.of({ options, quote, edit, purchases, ...journey })
  })
