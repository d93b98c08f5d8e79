import type { KitError, TransferOutcome } from "@latchkey/core"
import { Telemetry } from "@latchkey/core/effect"
import { isAhead, type OpenedPage } from "@latchkey/core/feature-kit"
import { makeWhenClosed } from "@latchkey/core/feature-kit/effect"
import { backgroundRun, currentMillis, sleep, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { Desk, OpenPayment } from "./Desk.ts"
import { PayFailedError, PayMissingError, PayUncertainError } from "./errors.ts"
import type { BuyStatus } from "./PayApi.ts"
import type { ExchangeProgress } from "./PayState.ts"

/** How often the exchange is asked, and how long nothing, or nothing more, may come: in milliseconds. */
const POLL_MILLIS = 3_000
const UNSEEN_MILLIS = 180_000
const PENDING_MILLIS = 1_800_000

type AskStatus = (request: {
  readonly exchangeId: string
  readonly sessionId: string
}) => Effect.Effect<BuyStatus, KitError>

/** Makes what sees what becomes of a payment on an exchange's page. */
export const makeExchangeWatch = (desk: Desk) =>
  Effect.gen(function* () {
    const telemetry = yield* Telemetry
    const whenClosed = yield* makeWhenClosed
    const run = yield* backgroundRun
    let begun: { readonly of: OpenPayment; readonly ask: AskStatus } | undefined
    let stops: ReadonlyArray<() => void> = []
    const stop = () => {
      for (const end of stops) end()
      stops = []
      begun = undefined
    }
    yield* untilClosed(() => stop)

    const shown = (of: OpenPayment): ExchangeProgress | undefined => {
      const { progress } = desk.read()
      return desk.isCurrent(of) && progress?.type === "exchange" ? progress : undefined
    }
    const change = (of: OpenPayment, next: Partial<ExchangeProgress>) =>
      desk.note(of, (before) =>
        before.progress?.type === "exchange"
          ? { ...before, progress: { ...before.progress, ...next } }
          : before
      )

    const settle = (
      of: OpenPayment,
      { exchange, sessionId, hash, explorerUrl, status }: ExchangeProgress
    ) => {
      const exchangeId = exchange.id
      const found = {
        exchangeId,
        sessionId,
        ...(hash === undefined ? {} : { hash }),
        ...(explorerUrl === undefined ? {} : { explorerUrl })
      }
      const type = "exchange"
      return desk.settle(
        of,
        status === "success"
          ? Effect.succeed({ type, networkId: of.payment.networkId, ...found })
          : status === "failed"
            ? Effect.fail(new PayFailedError({ type, ...found }))
            : Effect.fail(new PayUncertainError({ type, ...found }))
      )
    }

    /** Asks until there is a last word, or for as long as it makes sense. */
    const poll = (of: OpenPayment, ask: AskStatus) =>
      Effect.gen(function* () {
        let since = yield* currentMillis
        for (;;) {
          const before = shown(of)
          if (before === undefined || before.status === "success" || before.status === "failed") return
          const { exchange, sessionId, status } = before
          const told = yield* Effect.catch(ask({ exchangeId: exchange.id, sessionId }), () =>
            Effect.succeed(undefined)
          )
          if (told !== undefined && isAhead(told.status, status)) {
            since = yield* currentMillis
            yield* change(of, { status: told.status, ...desk.foundAt(of.network, told.hash) })
          }
          const now = shown(of)
          if (now === undefined) return
          const isLast = now.status === "success" || now.status === "failed"
          const waited = (yield* currentMillis) - since
          if (!isLast && waited >= (now.status === "pending" ? PENDING_MILLIS : UNSEEN_MILLIS))
            yield* change(of, { status: "unknown" })
          const last = shown(of)
          if (last !== undefined && (isLast || last.status === "unknown")) {
            yield* settle(of, last)
            return
          }
          yield* sleep(POLL_MILLIS)
        }
      })

    const watchWindow = (of: OpenPayment, page: OpenedPage) =>
      Effect.gen(function* () {
        yield* whenClosed(page)
        yield* change(of, { window: "closed" })
      })

    const begin = (of: OpenPayment, ask: AskStatus, page: OpenedPage | undefined) =>
      Effect.gen(function* () {
        stop()
        begun = { of, ask }
        yield* telemetry.track("PAY_EXCHANGE_SELECTED", { network: of.payment.networkId })
        stops = [
          run(Effect.andThen(sleep(POLL_MILLIS), poll(of, ask))),
          ...(page === undefined ? [] : [run(watchWindow(of, page))])
        ]
      })

    const follow: Effect.Effect<TransferOutcome, KitError> = Effect.gen(function* () {
      const of = yield* desk.current
      const before = shown(of)
      if (before === undefined || begun?.of !== of) return yield* Effect.fail(new PayMissingError())
      // It is waited for anew.
      if (before.status === "unknown") yield* change(of, { status: "opened" })
      yield* poll(of, begun.ask)
      const status = shown(of)?.status
      return { status: status === "success" || status === "failed" ? status : "unknown" }
    })

    return { begin, follow, stop }
  })
