import {
  noteSent,
  sentTransfer,
  type KitError,
  type PreparedTransfer,
  type TransferOutcome
} from "@latchkey/core"
import {
  Balances,
  Capabilities,
  Connections,
  networkSlice,
  Networks,
  NotConnectedError,
  State,
  Telemetry,
  TransferChangedError,
  transfers,
  type Transfers
} from "@latchkey/core/effect"
import { isUnsent } from "@latchkey/core/feature-kit"
import { backgroundRun, currentMillis } from "@latchkey/core/chain-kit/effect"
import { makeStoppable } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Desk, OpenPayment } from "./Desk.ts"
import {
  PayCancelledError,
  PayFailedError,
  PayMissingError,
  PaySubmittedError,
  PayUncertainError
} from "./errors.ts"
import { paySlice, type Payment, type WalletProgress } from "./PayState.ts"

/** A transfer that pays an open payment, who made it, and whether the wallet was asked for it. */
interface Made {
  readonly of: OpenPayment
  readonly by: Transfers
  asked: boolean
}

/** Whether a transfer does what was asked for: nothing that a capability answers is shown in its place. */
const pays = ({ networkId, receiver, token, amount }: PreparedTransfer, payment: Payment): boolean =>
  networkId === payment.networkId &&
  receiver === payment.recipient &&
  token === payment.token &&
  amount.value === payment.amount.value &&
  amount.decimals === payment.amount.decimals

/** Makes the paying by the connected wallet; loaded when a visitor chooses it. */
export const makeWalletPayment = (desk: Desk) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const networks = yield* Networks
    const balances = yield* Balances
    const telemetry = yield* Telemetry
    const run = yield* backgroundRun
    const made = new WeakMap<PreparedTransfer, Made>()
    const waiting = makeStoppable()

    const prepare = Effect.gen(function* () {
      const of = yield* desk.current
      const { payment, network } = of
      const { caipNetworkId: networkId, chainNamespace: namespace } = network
      yield* connections.current(namespace)
      // The visitor chose this wallet for a payment that is shown with its network: the wallet asks about the switch.
      if (state.read(networkSlice).byNamespace[namespace]?.caipNetwork?.caipNetworkId !== networkId)
        yield* networks.switchNetwork({ networkId })
      const { accounts, provider } = yield* connections.current(namespace)
      const address = accounts[0]?.address
      if (address === undefined) return yield* Effect.fail(new NotConnectedError({ namespace }))
      const by = yield* capabilities.get(namespace, transfers)
      const { recipient: receiver, token, amount } = payment
      yield* desk.note(of, ({ review: _, ...before }) => before)
      const transfer = yield* by.prepare({
        receiver,
        ...(token === undefined ? {} : { token }),
        amount: { value: amount.value, decimals: amount.decimals },
        address,
        network,
        provider
      })
      if (!pays(transfer, payment)) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
      made.set(transfer, { of, by, asked: false })
      yield* desk.note(of, (before) => ({ ...before, review: transfer }))
      return transfer
    })

    const move = (
      of: OpenPayment,
      transfer: PreparedTransfer,
      progress: Omit<WalletProgress, "type" | "transfer">
    ) =>
      Effect.andThen(
        Effect.map(currentMillis, (now) =>
          // Whether or not another payment has taken its place.
          state.write(paySlice, (before) => ({
            ...before,
            sent: noteSent(before.sent, progress, sentTransfer(transfer), now)
          }))
        ),
        desk.note(of, (before) => ({ ...before, progress: { type: "wallet", transfer, ...progress } }))
      )

    /** The outcome is not known, as far as anybody can tell now. */
    const doubt = (of: OpenPayment, transfer: PreparedTransfer, hash?: string, code?: string) => {
      const found = desk.foundAt(of.network, hash)
      return Effect.andThen(
        move(of, transfer, { status: "unknown", ...found, ...(code === undefined ? {} : { code }) }),
        desk.settle(of, Effect.fail(new PayUncertainError({ type: "wallet", ...found })))
      )
    }

    const watch = (of: OpenPayment, by: Transfers, transfer: PreparedTransfer, hash: string) =>
      Effect.gen(function* () {
        const { network } = of
        const found = desk.foundAt(network, hash)
        yield* move(of, transfer, { status: "sent", ...found })
        const provider = connections.peek(network.chainNamespace)?.provider
        const outcome: TransferOutcome = yield* by.follow({ transfer, hash, network, provider }).pipe(
          Effect.tapError(() => doubt(of, transfer, hash)),
          Effect.onInterrupt(() => doubt(of, transfer, hash))
        )
        if (outcome.status === "unknown") {
          yield* doubt(of, transfer, hash)
          return outcome
        }
        yield* move(of, transfer, { ...outcome, ...found })
        yield* desk.settle(
          of,
          outcome.status === "success"
            ? Effect.succeed({ type: "wallet", networkId: network.caipNetworkId, hash, ...found })
            : Effect.fail(
                new PayFailedError({
                  type: "wallet",
                  ...found,
                  ...(outcome.reason === undefined ? {} : { reason: outcome.reason })
                })
              )
        )
        yield* balances.refresh(network.chainNamespace, true)
        return outcome
      })

    const submit = (transfer: PreparedTransfer): Effect.Effect<{ readonly hash: string }, KitError> =>
      Effect.gen(function* () {
        const of = yield* desk.current
        const entry = made.get(transfer)
        if (entry === undefined || entry.of !== of)
          return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        const { progress } = desk.read()
        if (entry.asked || desk.isSettled(of) || (progress !== undefined && progress.status !== "unsent"))
          return yield* Effect.fail(new PaySubmittedError())
        entry.asked = true
        const { network } = of
        yield* move(of, transfer, { status: "asking" })
        yield* telemetry.track("PAY_INITIATED", { network: network.caipNetworkId })
        const asking = connections.ask(network.chainNamespace, ({ provider, accounts }) =>
          accounts[0]?.address === transfer.sender
            ? entry.by.send({ transfer, network, provider })
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        const sent = yield* waiting.wait(asking).pipe(
          Effect.tapError((error) => {
            if (!isUnsent(error)) return doubt(of, transfer, undefined, error.code)
            entry.asked = false
            return Effect.andThen(
              move(of, transfer, { status: "unsent", code: error.code }),
              desk.isLeft(of) ? desk.settle(of, Effect.fail(new PayCancelledError())) : Effect.void
            )
          }),
          Effect.onInterrupt(() => doubt(of, transfer))
        )
        // Whoever asked may be gone before the chain has it.
        run(Effect.catch(Effect.asVoid(watch(of, entry.by, transfer, sent.hash)), () => Effect.void))
        return sent
      })

    const follow = Effect.gen(function* () {
      const of = yield* desk.current
      const { progress } = desk.read()
      if (progress?.type !== "wallet" || progress.hash === undefined)
        return yield* Effect.fail(new PayMissingError())
      const entry = made.get(progress.transfer)
      if (entry === undefined) return yield* Effect.fail(new PayMissingError())
      return yield* watch(of, entry.by, progress.transfer, progress.hash)
    })

    return { prepare, submit, stopAsking: waiting.stop, follow }
  })
