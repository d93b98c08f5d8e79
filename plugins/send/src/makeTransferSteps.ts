import {
  noteSent,
  sentTransfer,
  type KitError,
  type Network,
  type PreparedTransfer,
  type TransferOutcome,
  type TransferRequest
} from "@latchkey/core"
import {
  accountSlice,
  Balances,
  Capabilities,
  Connections,
  KeyValue,
  Namespaces,
  State,
  Telemetry,
  TransferAmountInvalidError,
  TransferChangedError,
  TransferMemoInvalidError,
  transfers,
  type Transfers
} from "@latchkey/core/effect"
import { findLookAlike } from "@latchkey/core/chain-kit"
import { isUnsent } from "@latchkey/core/feature-kit"
import { currentMillis } from "@latchkey/core/chain-kit/effect"
import { makeStoppable } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { TransferMissingError, TransferSubmittedError } from "./errors.ts"
import type { FormReader, Sender } from "./FormReader.ts"
import { readReceivers, rememberReceiver } from "./knownReceivers.ts"
import { hasUnseen } from "./readReceiver.ts"
import type { Sending } from "./Sending.ts"
import { emptyForm, sendSlice, type SendProgress, type SendReview, type SendState } from "./SendState.ts"

/** What follows a filled-in form: a transfer is made, given to the wallet and followed. */
export type TransferSteps = Pick<Sending["Service"], "prepare" | "submit" | "stopAsking" | "follow">

/** A transfer of this kit, who made it, and whether the wallet was asked for it. */
interface Made {
  readonly review: SendReview
  readonly network: Network
  readonly by: Transfers
  asked: boolean
}

/** The plugin's own errors that come before the wallet is asked. */
const unasked: ReadonlyArray<string> = ["ReceiverMovedError", "ReceiverNameError"]

/** Makes the steps of one kit; loaded with the first review, not with the form. */
export const makeTransferSteps = ({ current, readEntered, naming }: FormReader) =>
  Effect.gen(function* () {
    const state = yield* State
    const connections = yield* Connections
    const capabilities = yield* Capabilities
    const namespaces = yield* Namespaces
    const balances = yield* Balances
    const storage = yield* KeyValue
    const telemetry = yield* Telemetry
    const made = new WeakMap<PreparedTransfer, Made>()

    const read = () => state.read(sendSlice)
    const write = (change: (before: SendState) => SendState) =>
      Effect.sync(() => state.write(sendSlice, change))

    /** Addresses that the visitor has reason to trust: their own, those sent to before, those of the tokens held. */
    const known = (namespace: string) => [
      ...(state.read(accountSlice)[namespace]?.allAccounts ?? []).map(({ address }) => address),
      ...readReceivers(storage),
      ...read().tokens.list.flatMap(({ token }) => token?.split(":")[2] ?? [])
    ]

    const prepare: TransferSteps["prepare"] = (request) =>
      Effect.gen(function* () {
        const sender = yield* current
        const { namespace, address, network, provider } = sender
        const by = yield* capabilities.get(namespace, transfers)
        const { receiver, token, amount, memo, feeLevel } = (request ?? {}) as Partial<TransferRequest>
        const entered = yield* readEntered(receiver, sender)
        if (amount === undefined)
          return yield* Effect.fail(new TransferAmountInvalidError({ reason: "missing" }))
        // How long it may be, the chain says.
        const hasMemo = memo !== undefined && memo !== ""
        if (hasMemo && (by.memoBytes === undefined || hasUnseen(memo)))
          return yield* Effect.fail(
            new TransferMemoInvalidError({
              reason: by.memoBytes === undefined ? "unsupported" : "characters"
            })
          )
        yield* write(({ review: _, ...before }) => before)
        const found =
          "name" in entered
            ? yield* (yield* naming).review(String(receiver), entered.name, sender)
            : { address: entered.address, name: undefined }
        const asked: TransferRequest = {
          receiver: found.address,
          amount,
          ...(token === undefined ? {} : { token }),
          ...(hasMemo ? { memo } : {}),
          ...(feeLevel === undefined ? {} : { feeLevel })
        }
        const transfer = yield* by.prepare({ ...asked, address, network, provider })
        const lookAlike = findLookAlike(transfer.receiver, known(namespace))
        const enteredAs = "name" in entered ? receiver!.trim() : entered.written
        const isOther =
          found.name === undefined && enteredAs.toLowerCase() !== transfer.receiver.toLowerCase()
        const review: SendReview = {
          transfer,
          // By the name as it was entered: with another fee it is looked up again.
          request: found.name === undefined ? asked : { ...asked, receiver: enteredAs },
          ...(isOther ? { enteredAs } : {}),
          ...(found.name === undefined ? {} : { name: found.name }),
          ...(lookAlike === undefined ? {} : { lookAlike })
        }
        made.set(transfer, { review, network, by, asked: false })
        yield* write((before) => ({ ...before, review }))
        return review
      })

    const move = (review: SendReview, progress: Omit<SendProgress, keyof SendReview>) =>
      Effect.flatMap(currentMillis, (now) =>
        write(({ sent: earlier, ...rest }) => {
          const sent = noteSent(earlier, progress, sentTransfer(review.transfer), now)
          return progress.status !== "asking" && rest.progress?.transfer !== review.transfer
            ? { ...rest, sent }
            : { ...rest, sent, progress: { ...review, ...progress } }
        })
      )

    const foundAt = (network: Network, hash: string) => {
      const explorerUrl = namespaces.get(network.chainNamespace)?.explorerUrl(network, { transaction: hash })
      return { hash, ...(explorerUrl === undefined ? {} : { explorerUrl }) }
    }

    const afterFailure = ({ review }: Made, error: KitError | undefined): Effect.Effect<void> =>
      error !== undefined && isUnsent(error, unasked)
        ? move(review, { status: "unsent", code: error.code })
        : move(review, { status: "unknown", ...(error === undefined ? {} : { code: error.code }) })

    /** Fails where the name that was reviewed does not stand for the receiver any more. */
    const confirmName = (review: SendReview, place: Pick<Sender, "network" | "provider">) =>
      review.name === undefined
        ? Effect.void
        : Effect.flatMap(naming, ({ confirm }) => confirm(review, place))

    const waiting = makeStoppable()
    const stopAsking = () => waiting.stop

    const submit: TransferSteps["submit"] = (transfer) =>
      Effect.gen(function* () {
        const entry = made.get(transfer)
        if (entry === undefined) return yield* Effect.fail(new TransferChangedError({ what: "request" }))
        if (entry.asked || read().progress?.status === "asking")
          return yield* Effect.fail(new TransferSubmittedError())
        entry.asked = true
        const { review, network, by } = entry
        const { chainNamespace: namespace } = network
        const { sender: address } = transfer
        yield* move(review, { status: "asking" })
        yield* telemetry.track("SEND_INITIATED", { network: network.caipNetworkId })
        const asking = connections.ask(namespace, ({ provider, accounts }) =>
          accounts[0]?.address === address
            ? Effect.flatMap(confirmName(review, { network, provider }), () =>
                by.send({ transfer, network, provider })
              )
            : Effect.fail(new TransferChangedError({ what: "account" }))
        )
        const sent = yield* waiting.wait(asking).pipe(
          Effect.tapError((error) => {
            if (isUnsent(error, unasked)) entry.asked = false
            return Effect.andThen(
              afterFailure(entry, error),
              error.rejected ? Effect.void : telemetry.track("SEND_ERROR", { code: error.code })
            )
          }),
          Effect.onInterrupt(() => afterFailure(entry, undefined))
        )
        rememberReceiver(storage, transfer.receiver)
        yield* write(({ review: _, named: _named, ...before }) => ({ ...before, form: emptyForm }))
        yield* move(review, { status: "sent", ...foundAt(network, sent.hash) })
        return sent
      })

    const follow: TransferSteps["follow"] = () =>
      Effect.gen(function* () {
        const { progress } = read()
        const entry = progress && made.get(progress.transfer)
        if (progress?.hash === undefined || entry === undefined)
          return yield* Effect.fail(new TransferMissingError())
        const { hash, transfer } = progress
        const { network, by, review } = entry
        const { chainNamespace: namespace } = network
        yield* move(review, { status: "sent", ...foundAt(network, hash) })
        const provider = connections.peek(namespace)?.provider
        const outcome: TransferOutcome = yield* by
          .follow({ transfer, hash, network, provider })
          .pipe(
            Effect.onExit((exit) =>
              exit._tag === "Success"
                ? Effect.void
                : move(review, { status: "unknown", ...foundAt(network, hash) })
            )
          )
        yield* move(review, { ...outcome, ...foundAt(network, hash) })
        if (outcome.status !== "unknown") {
          yield* telemetry.track(outcome.status === "success" ? "SEND_SUCCESS" : "SEND_ERROR", {
            network: network.caipNetworkId
          })
          yield* balances.refresh(namespace, true)
        }
        return outcome
      })

    const steps: TransferSteps = { prepare, submit, stopAsking, follow }
    return steps
  })
