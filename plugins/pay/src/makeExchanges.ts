import {
  exchangeSources,
  exchangeSourcesOn,
  readSlot,
  type ExchangeEntry,
  type ExchangeSourceDeclaration,
  type KitError,
  type KitState,
  type Network
} from "@latchkey/core"
import {
  Capabilities,
  Connections,
  contractCalls,
  ExchangeFailedError,
  ExchangeLinkError,
  Http,
  Notices,
  State,
  type ExchangePayment,
  type ExchangeSource
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { checkPageLink, openPage, type OpenedPage } from "@latchkey/core/feature-kit"
import { together, withDeadline } from "@latchkey/core/chain-kit/effect"
import { makeSources } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Desk } from "./Desk.ts"
import { PayRequestInvalidError, PaySubmittedError, PayUnsupportedError } from "./errors.ts"
import { makeExchangeWatch } from "./makeExchangeWatch.ts"
import type { BuyStatus } from "./PayApi.ts"
import type { ExchangeProgress, Payment } from "./PayState.ts"
import { readBuyStatus, readExchanges, readSession } from "./readExchangeAnswers.ts"

/** How long a source may take to answer, in milliseconds. */
const ANSWER_MILLIS = 12_000

/** A payment that was checked, on its network. */
interface Checked {
  readonly payment: Payment
  readonly network: Network
}

/** An exchange, and the source that knows it. */
interface Known {
  readonly exchange: ExchangeEntry
  readonly declared: ExchangeSourceDeclaration
  readonly source: ExchangeSource
}

const textOf = (given: unknown, name: string): string => {
  const text = readField(given, name)
  return typeof text === "string" ? text : ""
}

/** The exchange that a request names; none is called like what a request without one gives. */
export const idOf = (request: unknown): string => textOf(request, "exchangeId")

/** Makes the paying from exchanges. */
export const makeExchanges = (desk: Desk) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const connections = yield* Connections
    const http = yield* Http
    const { tell } = yield* Notices
    const fillings = () => (state.snapshot() as unknown as KitState).plugin.fillings

    const load = makeSources<ExchangeSource, ExchangeSourceDeclaration>(
      (_, cause) => new ExchangeFailedError({ of: "exchanges" }, cause)
    )

    /** An answer of a stranger's code: in time, and what it throws is no answer. */
    const ask = <A>(
      question: () => Effect.Effect<A, KitError>,
      failed: () => Effect.Effect<never, KitError>
    ): Effect.Effect<A, KitError> =>
      Effect.suspend(() => {
        const end = () => Effect.tapError(failed(), tell)
        return Effect.catchDefect(withDeadline(Effect.suspend(question), ANSWER_MILLIS, end), end)
      })

    const toPayment = ({ payment, network }: Checked): ExchangePayment => ({
      network,
      ...(payment.token === undefined ? {} : { token: payment.token }),
      amount: payment.amount,
      recipient: payment.recipient,
      http
    })

    const known = (checked: Checked): Effect.Effect<ReadonlyArray<Known>, KitError> =>
      Effect.gen(function* () {
        const { payment, network } = checked
        const { payWithExchange: filter, networkId } = payment
        const sources = exchangeSourcesOn(fillings(), networkId)
        if (filter === false || sources.length === 0)
          return yield* Effect.fail(new PayUnsupportedError({ networkId: network.caipNetworkId }))
        const failed = () => Effect.fail(new ExchangeFailedError({ of: "exchanges" }))
        const answers = yield* together(
          sources.map((declared) =>
            Effect.gen(function* () {
              const source = yield* load(declared)
              const answer = yield* ask(() => source.exchanges({ ...toPayment(checked), ...filter }), failed)
              const list = readExchanges(answer, declared.pictures ?? [], filter)
              return list?.map((exchange): Known => ({ exchange, declared, source }))
            }).pipe(Effect.catch(() => Effect.succeed(undefined)))
          )
        )
        if (answers.every((list) => list === undefined)) return yield* failed()
        const all = answers.flatMap((list) => list ?? [])
        return all.filter(
          ({ exchange: { id } }, index) => all.findIndex(({ exchange }) => exchange.id === id) === index
        )
      })

    const list = (checked: Checked) =>
      Effect.map(known(checked), (found) => found.map(({ exchange }) => exchange))

    /** An exchange would pay out by the decimals that the app said: those of the token's own contract must be the same. */
    const checkDecimals = ({ payment: { token, amount, recipient }, network }: Checked) =>
      Effect.gen(function* () {
        const namespace = network.chainNamespace
        if (token === undefined || capabilities.all(namespace, contractCalls).length === 0) return
        const { calls: loading } = yield* capabilities.get(namespace, contractCalls)
        const calls = yield* loading
        const provider = connections.peek(namespace)?.provider
        const held = yield* calls.holding({ network, provider, token, address: recipient })
        if (held.amount.decimals !== amount.decimals)
          return yield* Effect.fail(new PayRequestInvalidError({ reason: "decimals" }))
      })

    const session = (checked: Checked, exchangeId: string) =>
      Effect.gen(function* () {
        const failed = () => Effect.fail(new ExchangeFailedError({ of: "url", exchangeId }))
        const [found] = yield* together([
          Effect.map(known(checked), (all) => all.find(({ exchange }) => exchange.id === exchangeId)),
          checkDecimals(checked)
        ] as const)
        if (found === undefined) return yield* failed()
        const answer = yield* ask(() => found.source.payUrl({ ...toPayment(checked), exchangeId }), failed)
        const read = readSession(answer)
        if (read === undefined) return yield* failed()
        const link = checkPageLink(read.url, found.declared.pages)
        if ("fault" in link)
          return yield* Effect.fail(new ExchangeLinkError({ exchangeId, fault: link.fault }))
        return { ...found, url: link.url.href, sessionId: read.sessionId }
      })

    const statusBy = (
      source: ExchangeSource,
      request: { readonly exchangeId: string; readonly sessionId: string }
    ) => {
      const failed = () =>
        Effect.fail(new ExchangeFailedError({ of: "status", exchangeId: request.exchangeId }))
      return Effect.flatMap(
        ask(() => source.buyStatus({ ...request, http }), failed),
        (answer): Effect.Effect<BuyStatus, KitError> => {
          const read = readBuyStatus(answer)
          return read === undefined ? failed() : Effect.succeed(read)
        }
      )
    }

    /** A page that was reloaded does not know whose the session is: whoever knows something of it answers. */
    const buyStatus = (given: { readonly exchangeId: string; readonly sessionId: string }) =>
      Effect.gen(function* () {
        const request = { exchangeId: idOf(given), sessionId: textOf(given, "sessionId") }
        const answers = yield* together(
          readSlot(fillings(), exchangeSources).map((declared) =>
            load(declared).pipe(
              Effect.flatMap((source) => statusBy(source, request)),
              Effect.catch(() => Effect.succeed(undefined))
            )
          )
        )
        const told = answers.find((answer) => answer !== undefined && answer.status !== "unknown")
        const answer = told ?? answers.find((one) => one !== undefined)
        return answer === undefined
          ? yield* Effect.fail(new ExchangeFailedError({ of: "status", exchangeId: request.exchangeId }))
          : answer
      })

    const loadForView = Effect.gen(function* () {
      const of = yield* desk.current
      const note = (status: "loading" | "ready" | "failed", found?: ReadonlyArray<ExchangeEntry>) =>
        desk.note(of, (before) => ({
          ...before,
          exchanges: { status, list: found ?? before.exchanges.list }
        }))
      yield* note("loading")
      const found = yield* Effect.onExit(list(of), (exit) =>
        exit._tag === "Success" ? Effect.void : note("failed")
      )
      yield* note("ready", found)
      return found
    })

    const watch = yield* makeExchangeWatch(desk)

    /** Opens an empty window at once, for who finds its address: closed again where nobody does. */
    const inWindow = <A>(use: (page: OpenedPage | undefined) => Effect.Effect<A, KitError>) =>
      Effect.suspend(() => {
        const page = openPage()
        const close = Effect.sync(() => page?.close())
        return use(page).pipe(
          Effect.tapError(() => close),
          Effect.onInterrupt(() => close)
        )
      })

    const open = (request: { readonly exchangeId: string }) =>
      Effect.gen(function* () {
        const of = yield* desk.current
        const { progress } = desk.read()
        if (desk.isSettled(of) || (progress !== undefined && progress.status !== "unsent"))
          return yield* Effect.fail(new PaySubmittedError())
        return yield* inWindow((page) =>
          Effect.gen(function* () {
            const made = yield* session(of, idOf(request))
            // The visitor may have left, or chosen another way, while the exchange was asked.
            const now = desk.read().progress
            if (!desk.isCurrent(of) || desk.isSettled(of) || (now !== undefined && now.status !== "unsent"))
              return yield* Effect.fail(new PaySubmittedError())
            const isThere = page?.show(made.url) ?? false
            const begun: ExchangeProgress = {
              type: "exchange",
              exchange: made.exchange,
              sessionId: made.sessionId,
              url: made.url,
              window: page === undefined ? "blocked" : isThere ? "open" : "closed",
              status: "opened"
            }
            yield* desk.note(of, (before) => ({ ...before, progress: begun }))
            yield* watch.begin(of, (about) => statusBy(made.source, about), isThere ? page : undefined)
            return begun
          })
        )
      })

    return {
      list,
      payUrl: (checked: Checked, exchangeId: string) =>
        Effect.map(session(checked, exchangeId), ({ url, sessionId }) => ({ url, sessionId })),
      inWindow,
      buyStatus,
      load: () => loadForView,
      open,
      follow: watch.follow,
      stop: watch.stop
    }
  })
