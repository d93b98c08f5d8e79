import type { Amount, KitError, OnrampProgress, OnrampRequest } from "@latchkey/core"
import { Balances, OnrampLinkError, OnrampMissingError, State } from "@latchkey/core/effect"
import { isAhead, openPage, type OpenedPage } from "@latchkey/core/feature-kit"
import { makeWhenClosed } from "@latchkey/core/feature-kit/effect"
import { backgroundRun, currentMillis, sleep, together, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { Buying } from "./Buying.ts"
import { makeOrderReads } from "./makeOrderReads.ts"
import type { CheckedOrder, Sellers } from "./makeSellers.ts"
import { onrampSlice } from "./OnrampState.ts"

/** How often the provider is asked, and how long nothing, or nothing more, may come: in milliseconds. */
const POLL_MILLIS = 4_000
const UNSEEN_MILLIS = 180_000
const PENDING_MILLIS = 1_800_000
/** How often the account is looked at for what was sent. */
const MAX_LOOKS = 15

/** A purchase that was begun, with what it is followed by. */
interface Begun {
  readonly checked: CheckedOrder
  readonly startedAt: number
  /** Purchases that the provider knew before. */
  readonly known: ReadonlySet<string>
}

/** How far a purchase is that has just begun. */
const begunAt = (
  { checked: { provider, buyer, order }, startedAt }: Begun,
  url: string,
  window: OnrampProgress["window"]
): OnrampProgress => {
  const { id, title, tellsStatus, isOpaque } = provider
  const { symbol, token } = order.purchase
  return {
    provider: { id, title, tellsStatus, isOpaque },
    networkId: buyer.networkId,
    address: buyer.address,
    symbol,
    ...(token === undefined ? {} : { token }),
    pay: order.pay,
    startedAt,
    url,
    window,
    status: "opened"
  }
}

/** Makes what begins purchases, and sees what becomes of them. */
export const makePurchases = (sellers: Sellers) =>
  Effect.gen(function* () {
    const state = yield* State
    const balances = yield* Balances
    const { held, told, linkOf } = yield* makeOrderReads
    const whenClosed = yield* makeWhenClosed
    const run = yield* backgroundRun
    let begun: Begun | undefined
    let stopWatching = () => {}
    yield* untilClosed(() => () => stopWatching())

    const progress = () => state.read(onrampSlice).progress

    /** Changes the progress of a purchase, unless another one has taken its place or its account is gone. */
    const note = (of: Begun, change: Partial<OnrampProgress>) =>
      Effect.sync(() => {
        const before = progress()
        if (begun === of && before !== undefined)
          state.write(onrampSlice, (all) => ({ ...all, progress: { ...before, ...change } }))
      })

    const watch = (of: Begun, page: OpenedPage) =>
      Effect.gen(function* () {
        yield* whenClosed(page)
        yield* note(of, { window: "closed" })
      })

    const stillThere = (checked: CheckedOrder): Effect.Effect<void, KitError> =>
      Effect.flatMap(sellers.buyer, ({ address, networkId }) =>
        address === checked.buyer.address && networkId === checked.buyer.networkId
          ? Effect.void
          : Effect.fail(new OnrampLinkError({ provider: checked.provider.id, fault: "address" }))
      )

    const begin = (request: OnrampRequest, page: OpenedPage | undefined, before?: CheckedOrder) =>
      Effect.gen(function* () {
        const checked = before ?? (yield* sellers.check(request))
        const startedAt = yield* currentMillis
        // Read from the beginning: a provider that is fast has sent it before a node that is slow has answered.
        const holding = yield* Deferred.make<Amount | undefined>()
        run(Effect.flatMap(held(checked), (amount) => Deferred.succeed(holding, amount)))
        const [url, known] = yield* together([
          linkOf(checked),
          Effect.map(told(checked, startedAt), (list) => new Set(list.map(({ id }) => id)))
        ] as const)
        // The link is for the account that asked: another one may be connected by now.
        yield* stillThere(checked)
        const own: Begun = { checked, startedAt, known }
        const isShown = page?.show(url) ?? false
        const begunNow = begunAt(own, url, page === undefined ? "blocked" : isShown ? "open" : "closed")
        begun = own
        stopWatching()
        yield* Effect.sync(() => state.write(onrampSlice, (all) => ({ ...all, progress: begunNow })))
        if (page !== undefined && isShown) stopWatching = run(watch(own, page))
        run(
          Effect.flatMap(Deferred.await(holding), (amount) =>
            // Read after the provider has sent it, what the account held may have it already.
            amount === undefined || progress()?.status === "success"
              ? Effect.void
              : note(own, { before: amount })
          )
        )
        return begunNow
      })

    const buy: Buying["Service"]["buy"] = (request) =>
      Effect.gen(function* () {
        // What can be checked at once is, so that no window opens for nothing; else the click would be over.
        const before = sellers.isReady(request) ? yield* sellers.check(request) : undefined
        const page = openPage()
        const close = Effect.sync(() => page?.close())
        return yield* begin(request, page, before).pipe(
          Effect.tapError(() => close),
          Effect.onInterrupt(() => close)
        )
      })

    /** The purchase that is shown. */
    const current = Effect.suspend(() => {
      const shown = progress()
      return begun === undefined || shown === undefined
        ? Effect.fail(new OnrampMissingError())
        : Effect.succeed(begun)
    })
    const now = Effect.suspend(() => {
      const shown = progress()
      return shown === undefined ? Effect.fail(new OnrampMissingError()) : Effect.succeed(shown)
    })

    const lookAt = (of: Begun) =>
      Effect.gen(function* () {
        const amount = yield* held(of.checked)
        yield* note(of, amount === undefined ? { lookFailed: true } : { now: amount, lookFailed: false })
        yield* balances.refresh(of.checked.buyer.network.chainNamespace, true)
      })

    /** What was sent may not be on the chain yet. */
    const lookUntilGrown = (of: Begun) =>
      Effect.gen(function* () {
        for (let looks = 0; looks < MAX_LOOKS; looks++) {
          if (looks > 0) yield* sleep(POLL_MILLIS)
          yield* lookAt(of)
          const { before, now: last } = yield* now
          if (begun !== of || before === undefined || (last !== undefined && last.value > before.value)) break
        }
      })

    const follow: Buying["Service"]["follow"] = () =>
      Effect.gen(function* () {
        const of = yield* current
        let since = yield* currentMillis
        let chosen: string | undefined
        const isCurrent = () => begun === of
        while (of.checked.provider.tellsStatus && isCurrent()) {
          const shown = yield* now
          if (shown.status === "success" || shown.status === "failed") break
          const found = (yield* told(of.checked, of.startedAt)).find(({ id }) =>
            chosen === undefined ? !of.known.has(id) : id === chosen
          )
          const before = (yield* now).status
          if (found !== undefined && isAhead(found.status, before)) {
            chosen = found.id
            since = yield* currentMillis
            yield* note(of, { status: found.status })
            if (found.status !== "pending") break
          }
          const waited = (yield* currentMillis) - since
          if (waited >= (chosen === undefined ? UNSEEN_MILLIS : PENDING_MILLIS)) {
            yield* note(of, { status: "unknown" })
            break
          }
          yield* sleep(POLL_MILLIS)
        }
        if ((yield* now).status === "success") yield* lookUntilGrown(of)
        return yield* now
      })

    const look: Buying["Service"]["look"] = () => Effect.andThen(Effect.flatMap(current, lookAt), now)

    return { buy, follow, look }
  })
