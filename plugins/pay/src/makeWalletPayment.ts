import type { KitError, PreparedTransfer } from "@latchkey/core"
import {
  Capabilities,
  Connections,
  networkSlice,
  Networks,
  NotConnectedError,
  State,
  TransferChangedError,
  TransferTaxError,
  transfers
} from "@latchkey/core/effect"
import { arrivedIn, describeTransfer, secondsOf, trialOf } from "@latchkey/core/feature-kit"
import { backgroundRun } from "@latchkey/core/chain-kit/effect"
import { makeTransactions, simulateFirst, type TransactionProgress } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import type { Desk, OpenPayment } from "./Desk.ts"
import {
  PayCancelledError,
  PayFailedError,
  PayMissingError,
  PayShortError,
  PaySubmittedError,
  PayUncertainError
} from "./errors.ts"
import type { PayResult } from "./PayRequest.ts"
import type { Payment } from "./PayState.ts"

/** Whether a transfer does what was asked for: nothing that a capability answers is shown in its place. */
const pays = ({ networkId, receiver, token, amount }: PreparedTransfer, payment: Payment): boolean =>
  networkId === payment.networkId &&
  receiver === payment.recipient &&
  token === payment.token &&
  amount.value === payment.amount.value &&
  amount.decimals === payment.amount.decimals

/** Makes the paying by the connected wallet; loaded when a visitor chooses it. */
export const makeWalletPayment = (desk: Desk, maxTransferTax = 0) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const networks = yield* Networks
    const run = yield* backgroundRun
    const payments = new WeakMap<PreparedTransfer, OpenPayment>()

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
      if (token !== undefined) {
        const outcome = yield* simulateFirst(capabilities, namespace, (simulator) =>
          simulator.transfer({ transfer, network, provider })
        )
        const { sender } = transfer
        const trial = trialOf(outcome, { token, account: receiver, sender, amount: amount.value })
        // Whoever sells would get less than was asked for.
        if (trial?.status === "done" && trial.missing > maxTransferTax)
          return yield* Effect.fail(
            new TransferTaxError({ symbol: amount.symbol, percent: trial.missing, most: maxTransferTax })
          )
      }
      payments.set(transfer, of)
      transactions.add(transfer, {
        network,
        sender: transfer.sender,
        description: describeTransfer("pay", transfer),
        seconds: secondsOf(transfer),
        ask: (provider) => by.send({ transfer, network, provider }),
        follow: (provider, answer) => by.follow({ transfer, hash: "", ...answer, network, provider })
      })
      yield* desk.note(of, (before) => ({ ...before, review: transfer }))
      return transfer
    })

    /** What `pay` is told, once there is something to tell. */
    const answerOf = (
      of: OpenPayment,
      { status, hash, explorerUrl, reason, moved }: TransactionProgress,
      transfer: PreparedTransfer
    ): Effect.Effect<PayResult, KitError> | undefined => {
      const found = {
        ...(hash === undefined ? {} : { hash }),
        ...(explorerUrl === undefined ? {} : { explorerUrl })
      }
      const told = { type: "wallet", ...found } as const
      if (status === "success" && hash !== undefined) {
        const { amount, receiver: account } = transfer
        const arrived = arrivedIn(moved, { ...transfer, account })
        return arrived !== undefined && arrived < amount.value
          ? Effect.fail(new PayShortError({ ...told, asked: amount.value, arrived }))
          : Effect.succeed({
              ...told,
              networkId: of.network.caipNetworkId,
              hash,
              ...(arrived === undefined ? {} : { arrived })
            })
      }
      if (status === "failed")
        return Effect.fail(new PayFailedError({ ...told, ...(reason === undefined ? {} : { reason }) }))
      if (status === "unknown") return Effect.fail(new PayUncertainError(told))
      return status === "unsent" && desk.isLeft(of) ? Effect.fail(new PayCancelledError()) : undefined
    }

    const move = (transfer: PreparedTransfer, progress: TransactionProgress) =>
      Effect.gen(function* () {
        const of = payments.get(transfer)!
        yield* desk.note(of, (before) => ({ ...before, progress: { type: "wallet", transfer, ...progress } }))
        const answer = answerOf(of, progress, transfer)
        if (answer !== undefined) yield* desk.settle(of, answer)
      })

    const transactions = yield* makeTransactions<PreparedTransfer>({
      move,
      submitted: () => new PaySubmittedError(),
      missing: () => new PayMissingError(),
      events: () => ({ begun: "PAY_INITIATED" })
    })

    const submit = (transfer: PreparedTransfer): Effect.Effect<{ readonly hash: string }, KitError> =>
      Effect.gen(function* () {
        const of = yield* desk.current
        if (payments.get(transfer) !== of)
          return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        const { progress } = desk.read()
        if (desk.isSettled(of) || (progress !== undefined && progress.status !== "unsent"))
          return yield* Effect.fail(new PaySubmittedError())
        const { hash = "" } = yield* transactions.submit(transfer)
        // Whoever asked may be gone before the chain has it.
        run(Effect.catch(Effect.asVoid(transactions.follow(transfer)), () => Effect.void))
        return { hash }
      })

    const follow = Effect.gen(function* () {
      yield* desk.current
      const { progress } = desk.read()
      return yield* transactions.follow(progress?.type === "wallet" ? progress.transfer : undefined)
    })

    return { prepare, submit, stopAsking: transactions.stopAsking, follow }
  })
