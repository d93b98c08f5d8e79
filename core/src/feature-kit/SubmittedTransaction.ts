import type * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { TransferOutcome } from "../capability/Transfers.ts"
import type { KitError } from "../error/KitError.ts"
import type { Ledger } from "../transaction/Ledger.ts"
import type { TrackedTransaction } from "../transaction/TrackedTransaction.ts"
import type { Transactions } from "../transaction/Transactions.ts"
import type { Transaction, TransactionAnswer } from "./Transaction.ts"

/** What became of a transaction, once nobody has to be asked again. */
export type KnownOutcome = Exclude<TransferOutcome, { readonly status: "pending" }> &
  Pick<TransactionAnswer, "hash">

/** Where a transaction is written down, before the wallet is asked for it. */
export interface Written {
  readonly ledger: Ledger
  readonly id: string
}

/** A transaction of a feature, and how far it is with the wallet and the chain. */
export interface SubmittedTransaction {
  readonly transaction: Transaction
  /** Absent until the wallet is to be asked, and for what it only signs. */
  record?: Written
  /** What became of it was told. */
  isKnown?: boolean
  /** The wallet was asked, and may have sent it. */
  asked: boolean
  answer?: TransactionAnswer
  /** What those who follow it wait for. */
  following?: Deferred.Deferred<KnownOutcome, KitError>
  /** Ends the pause until the chain is asked again. */
  wake?: () => void
}

/** Writes down what the wallet is to be asked for; nothing of a signature. */
export const writeDown = (ledger: Transactions["Service"]["ledger"], entry: SubmittedTransaction) => {
  const { network, sender, isSignature, description, seconds, replaces, toldBy } = entry.transaction
  if (isSignature === true) return Effect.succeed<Written | undefined>(undefined)
  return Effect.flatMap(ledger, (book) =>
    Effect.map(
      book.open(
        {
          networkId: network.caipNetworkId,
          account: sender,
          status: "asking",
          description: description ?? { kind: "app" },
          ...(seconds === undefined ? {} : { usualSeconds: seconds }),
          ...(replaces === undefined ? {} : { replaces })
        },
        toldBy
      ),
      (id) => (entry.record = { ledger: book, id })
    )
  )
}

/** One that the ledger knows from before. */
export const resumed = (
  ledger: Transactions["Service"]["ledger"],
  transaction: Transaction,
  { id, hash, callsId }: Pick<TrackedTransaction, "id" | "hash" | "callsId">
) =>
  Effect.map(ledger, (book): SubmittedTransaction => ({
    transaction,
    asked: true,
    answer: {
      ...(hash === undefined ? {} : { hash }),
      ...(callsId === undefined ? {} : { callsId })
    },
    record: { ledger: book, id }
  }))
