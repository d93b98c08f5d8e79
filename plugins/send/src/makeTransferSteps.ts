import type { PreparedTransfer, TransferRequest } from "@latchkey/core"
import {
  accountSlice,
  Capabilities,
  KeyValue,
  State,
  TransferAmountInvalidError,
  TransferMemoInvalidError,
  TransferTaxError,
  transfers
} from "@latchkey/core/effect"
import { findLookAlike } from "@latchkey/core/chain-kit"
import { arrivedIn, describeTransfer, hasUnseen, secondsOf, trialOf } from "@latchkey/core/feature-kit"
import { makeTransactions, simulateFirst, type TransactionProgress } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { TransferMissingError, TransferSubmittedError } from "./errors.ts"
import type { FormReader, Sender } from "./FormReader.ts"
import { readReceivers, rememberReceiver } from "./knownReceivers.ts"
import type { Sending } from "./Sending.ts"
import { emptyForm, sendSlice, type SendReview, type SendState } from "./SendState.ts"

/** What follows a filled-in form: a transfer is made, given to the wallet and followed. */
export type TransferSteps = Pick<Sending["Service"], "prepare" | "submit" | "stopAsking" | "follow">

/** Makes the steps of one kit; loaded with the first review, not with the form. */
export const makeTransferSteps = ({ current, readEntered, naming }: FormReader, maxTransferTax?: number) =>
  Effect.gen(function* () {
    const state = yield* State
    const capabilities = yield* Capabilities
    const storage = yield* KeyValue
    const reviews = new WeakMap<PreparedTransfer, SendReview>()

    const read = () => state.read(sendSlice)
    const write = (change: (before: SendState) => SendState) =>
      Effect.sync(() => state.write(sendSlice, change))

    /** Addresses that the visitor has reason to trust: their own, those sent to before, those of the tokens held. */
    const known = (namespace: string) => [
      ...(state.read(accountSlice)[namespace]?.allAccounts ?? []).map(({ address }) => address),
      ...readReceivers(storage),
      ...read().tokens.list.flatMap(({ token }) => token?.split(":")[2] ?? [])
    ]

    /** What arrives of a token. Fails: `TransferTaxError`. */
    const tryTransfer = (
      namespace: string,
      transfer: PreparedTransfer,
      place: Pick<Sender, "network" | "provider">
    ) =>
      Effect.gen(function* () {
        const { network, provider } = place
        const outcome = yield* simulateFirst(capabilities, namespace, (simulator) =>
          simulator.transfer({ transfer, network, provider })
        )
        const { token, receiver: account, sender, amount } = transfer
        const trial = trialOf(outcome, { token, account, sender, amount: amount.value })
        if (maxTransferTax !== undefined && trial?.status === "done" && trial.missing > maxTransferTax)
          return yield* Effect.fail(
            new TransferTaxError({ symbol: amount.symbol, percent: trial.missing, most: maxTransferTax })
          )
        return trial
      })

    const prepare: TransferSteps["prepare"] = (request) =>
      Effect.gen(function* () {
        const sender = yield* current
        const { namespace, address, network, provider } = sender
        const by = yield* capabilities.get(namespace, transfers)
        const {
          receiver,
          token,
          amount,
          memo,
          feeLevel,
          references = []
        } = (request ?? {}) as Partial<TransferRequest>
        const entered = yield* readEntered(receiver, sender, request ?? {})
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
          ...(references.length === 0 ? {} : { references }),
          ...(feeLevel === undefined ? {} : { feeLevel })
        }
        const transfer = yield* by.prepare({ ...asked, address, network, provider })
        const trial =
          transfer.token === undefined ? undefined : yield* tryTransfer(namespace, transfer, sender)
        const lookAlike = findLookAlike(transfer.receiver, known(namespace))
        const enteredAs = "name" in entered ? receiver!.trim() : entered.written
        const isOther =
          found.name === undefined && enteredAs.toLowerCase() !== transfer.receiver.toLowerCase()
        const told = { network, sender: transfer.sender, description: describeTransfer("send", transfer) }
        const isRepeated = yield* transactions.isRepeated(told)
        const review: SendReview = {
          transfer,
          // By the name as it was entered: with another fee it is looked up again.
          request: found.name === undefined ? asked : { ...asked, receiver: enteredAs },
          ...(isOther ? { enteredAs } : {}),
          ...(found.name === undefined ? {} : { name: found.name }),
          ...(lookAlike === undefined ? {} : { lookAlike }),
          ...(trial === undefined ? {} : { trial }),
          ...(isRepeated ? { isRepeated } : {})
        }
        reviews.set(transfer, review)
        transactions.add(transfer, {
          ...told,
          seconds: secondsOf(transfer),
          ask: (provider) =>
            Effect.flatMap(confirmName(review, { network, provider }), () =>
              by.send({ transfer, network, provider })
            ),
          follow: (provider, answer) => by.follow({ transfer, hash: "", ...answer, network, provider })
        })
        yield* write((before) => ({ ...before, review }))
        return review
      })

    const move = (transfer: PreparedTransfer, progress: TransactionProgress) =>
      write((before) =>
        progress.status !== "asking" && before.progress?.transfer !== transfer
          ? before
          : { ...before, progress: { ...reviews.get(transfer)!, ...progress } }
      )

    /** Fails where the name that was reviewed does not stand for the receiver any more. */
    const confirmName = (review: SendReview, place: Pick<Sender, "network" | "provider">) =>
      review.name === undefined
        ? Effect.void
        : Effect.flatMap(naming, ({ confirm }) => confirm(review, place))

    const transactions = yield* makeTransactions<PreparedTransfer>({
      move,
      unasked: ["ReceiverMovedError", "ReceiverNameError"],
      submitted: () => new TransferSubmittedError(),
      missing: () => new TransferMissingError(),
      events: (transfer) => ({
        begun: "SEND_INITIATED",
        success: "SEND_SUCCESS",
        error: "SEND_ERROR",
        arrived: (moved) => arrivedIn(moved, { ...transfer, account: transfer.receiver })
      }),
      onAnswer: ({ receiver }) => {
        rememberReceiver(storage, receiver)
        return write(({ review: _, named: _named, ...before }) => ({ ...before, form: emptyForm }))
      }
    })

    const steps: TransferSteps = {
      prepare,
      submit: (transfer) => Effect.map(transactions.submit(transfer), ({ hash = "" }) => ({ hash })),
      stopAsking: () => transactions.stopAsking,
      follow: () => transactions.follow(read().progress?.transfer)
    }
    return steps
  })
