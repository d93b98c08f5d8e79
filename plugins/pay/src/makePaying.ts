import type { KitError, KitState } from "@latchkey/core"
import {
  Capabilities,
  Features,
  lazyPart,
  Namespaces,
  Networks,
  State,
  Telemetry,
  transfers,
  type Host
} from "@latchkey/core/effect"
import { untilClosed } from "@latchkey/core/chain-kit/effect"
import { exchangeSourcesOn, type CaipNetworkId } from "@latchkey/core"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Desk, OpenPayment } from "./Desk.ts"
import {
  PayBusyError,
  PayCancelledError,
  PayMissingError,
  PayRequestInvalidError,
  PayUncertainError,
  PayUnsupportedError
} from "./errors.ts"
import { idOf, makeExchanges } from "./makeExchanges.ts"
import type { PayOptions } from "./PayOptions.ts"
import { Paying } from "./Paying.ts"
import type { PayRequest, PayResult } from "./PayRequest.ts"
import { emptyState, paySlice, type Payment } from "./PayState.ts"
import { readPayRequest } from "./readPayRequest.ts"
import { viewIds } from "./viewIds.ts"

const shownViews: ReadonlyArray<string> = Object.values(viewIds)

/** Makes the paying of one kit. */
export const makePaying = ({ maxTransferTax }: PayOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const features = yield* Features
    const namespaces = yield* Namespaces
    const networks = yield* Networks
    const telemetry = yield* Telemetry
    const context = yield* Effect.context<Host | Scope.Scope>()
    const snapshot = () => state.snapshot() as unknown as KitState
    let open: OpenPayment | undefined
    /** Whether the modal was closed, or the app has cancelled, while the payment went on. */
    let isLeft = false

    const desk: Desk = {
      current: Effect.suspend(() =>
        open === undefined ? Effect.fail(new PayMissingError()) : Effect.succeed(open)
      ),
      isCurrent: (of) => open === of,
      read: () => state.read(paySlice),
      note: (of, change) =>
        Effect.sync(() => {
          if (open === of) state.write(paySlice, change)
        }),
      settle: (of, answer) =>
        Effect.flatMap(Effect.exit(answer), (exit) =>
          Effect.suspend(() => {
            if (!Deferred.doneUnsafe(of.outcome, exit)) return Effect.void
            const event = exit._tag === "Success" ? "PAY_SUCCESS" : "PAY_ERROR"
            return Effect.andThen(
              telemetry.track(event, { network: of.payment.networkId }),
              // What nobody looks at any more is over.
              Effect.sync(() => {
                if (open === of && isLeft) clear()
              })
            )
          })
        ),
      isLeft: (of) => open === of && isLeft,
      isSettled: ({ outcome }) => Deferred.isDoneUnsafe(outcome),
      foundAt: (network, hash) => {
        if (hash === undefined) return {}
        const explorerUrl = namespaces
          .get(network.chainNamespace)
          ?.explorerUrl(network, { transaction: hash })
        return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
      }
    }
    const exchanges = yield* makeExchanges(desk)

    const clear = () => {
      open = undefined
      isLeft = false
      exchanges.stop()
      state.write(paySlice, () => emptyState)
    }

    /** The visitor or the app turns away from the payment. */
    const leave = (of: OpenPayment): Effect.Effect<void> =>
      Effect.suspend(() => {
        const { progress } = desk.read()
        isLeft = true
        if (desk.isSettled(of)) return Effect.sync(clear)
        if (progress === undefined || progress.status === "unsent")
          return desk.settle(of, Effect.fail(new PayCancelledError()))
        // A wallet cannot be called back: its answer is waited for. On an exchange's page nobody sees what happens.
        return progress.type === "wallet"
          ? Effect.void
          : desk.settle(
              of,
              Effect.fail(
                new PayUncertainError({
                  type: "exchange",
                  exchangeId: progress.exchange.id,
                  sessionId: progress.sessionId
                })
              )
            )
      })

    const run = Effect.runForkWith(context)
    const isShown = () => {
      const { open: isOpen, stack } = snapshot().navigation
      return isOpen && stack.some(({ view }) => shownViews.includes(view))
    }
    const isClosed = () => {
      const { open: isOpen, embedded } = snapshot().navigation
      return !isOpen || (embedded === true && !isShown())
    }
    let wasShown = false
    yield* untilClosed(() =>
      state.subscribe(() => {
        const of = open
        if (of === undefined) return
        const wasThere = wasShown
        wasShown = isShown() || (wasShown && !isClosed())
        if (wasThere && !wasShown) run(leave(of))
      })
    )

    /** A request, checked. Fails: `PayRequestInvalidError`, `PayUnsupportedError`. */
    const check = (request: PayRequest) =>
      Effect.gen(function* () {
        const read = readPayRequest(request, {
          findNetwork: (networkId) => networks.find(networkId as CaipNetworkId),
          parseAddress: (text, network) => namespaces.get(network.chainNamespace)?.parseAddress(text, network)
        })
        if ("fault" in read) return yield* Effect.fail(new PayRequestInvalidError({ reason: read.fault }))
        const { network } = read
        const { caipNetworkId: networkId } = network
        const byWallet = capabilities.all(network.chainNamespace, transfers).length > 0
        const byExchange =
          read.payment.payWithExchange !== false &&
          exchangeSourcesOn(snapshot().plugin.fillings, networkId).length > 0
        if (features.get().local?.pay === false || (!byWallet && !byExchange))
          return yield* Effect.fail(new PayUnsupportedError({ networkId }))
        const payment: Payment = Object.freeze({ ...read.payment, byWallet })
        return { payment, network }
      })

    const pay: Paying["Service"]["pay"] = (request) =>
      Effect.gen(function* () {
        const checked = yield* check(request)
        if (open !== undefined && !desk.isSettled(open)) return yield* Effect.fail(new PayBusyError())
        clear()
        const of: OpenPayment = { ...checked, outcome: Deferred.makeUnsafe<PayResult, KitError>() }
        open = of
        wasShown = false
        // A journey shows it.
        state.write(paySlice, () => ({ ...emptyState, payment: checked.payment }))
        yield* telemetry.track("PAY_MODAL_OPEN", { network: checked.payment.networkId })
        return yield* Effect.onInterrupt(Deferred.await(of.outcome), () => leave(of))
      })

    const byWallet = lazyPart("pay", async () =>
      Effect.runSyncWith(context)(
        (await import("./makeWalletPayment.ts")).makeWalletPayment(desk, maxTransferTax)
      )
    )

    return Paying.of({
      pay,
      cancel: () => Effect.suspend(() => (open === undefined ? Effect.void : leave(open))),
      exchanges: (request) => Effect.flatMap(check(request), exchanges.list),
      payUrl: (request) =>
        Effect.flatMap(check(request), (checked) => exchanges.payUrl(checked, idOf(request))),
      openPayUrl: (request) =>
        Effect.suspend(() =>
          // In the task of the click; its address comes later.
          exchanges.inWindow((page) =>
            Effect.map(
              Effect.flatMap(check(request), (checked) => exchanges.payUrl(checked, idOf(request))),
              (session) => ({ ...session, isOpen: page?.show(session.url) ?? false })
            )
          )
        ),
      buyStatus: exchanges.buyStatus,
      loadExchanges: exchanges.load,
      openExchange: exchanges.open,
      prepare: () => Effect.flatMap(byWallet, ({ prepare }) => prepare),
      submit: (transfer) => Effect.flatMap(byWallet, ({ submit }) => submit(transfer)),
      stopAsking: () => Effect.flatMap(byWallet, ({ stopAsking }) => stopAsking),
      follow: () =>
        desk.read().progress?.type === "exchange"
          ? exchanges.follow
          : Effect.flatMap(byWallet, ({ follow }) => follow)
    })
  })
