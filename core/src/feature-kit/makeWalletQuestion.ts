import * as Effect from "effect/Effect"
import { TransferChangedError } from "../capability/transferErrors.ts"
import { Wanted } from "../chain-kit/effect/stillWanted.ts"
import { CancelledError } from "../error/errors.ts"
import type { KitError } from "../error/KitError.ts"
import type { Connections } from "../session/Connections.ts"
import type { Transactions } from "../transaction/Transactions.ts"
import { isUnsent } from "./isUnsent.ts"
import type { Outcomes, OutcomesOptions } from "./makeOutcomes.ts"
import { refusalIn } from "./refusalIn.ts"
import { writeDown, type SubmittedTransaction, type Written } from "./SubmittedTransaction.ts"
import type { TransactionsOptions } from "./Transaction.ts"

/** What asks wallets for a feature's transactions. */
interface WalletQuestionOptions<Shown extends object>
  extends
    Pick<TransactionsOptions<Shown>, "move" | "unasked" | "events" | "onAnswer">,
    Pick<OutcomesOptions<Shown>, "foundAt" | "track"> {
  readonly connections: Connections["Service"]
  readonly ledger: Transactions["Service"]["ledger"]
  readonly outcomes: Outcomes<Shown>
}

/** Makes what writes a transaction down, asks the wallet for it, and takes note of what comes of that, however late. */
export const makeWalletQuestion = <Shown extends object>({
  connections,
  ledger,
  outcomes: { inBackground, concludeLater, follow },
  move,
  unasked,
  events,
  onAnswer = () => Effect.void,
  foundAt,
  track
}: WalletQuestionOptions<Shown>) => {
  /** Asks the wallet for one that is written down: `isLate` where nobody waits for it any more. */
  const ask = (
    entry: SubmittedTransaction,
    record: Written | undefined,
    isLate: () => boolean,
    gone: KitError
  ) => {
    const { network, sender, ask: askWallet } = entry.transaction
    const asking = connections
      .ask(network.chainNamespace, ({ provider, accounts }) =>
        accounts[0]?.address === sender
          ? askWallet(provider)
          : Effect.fail(new TransferChangedError({ what: "account" }))
      )
      .pipe(
        // Who has gone before the wallet was asked has it asked for nothing.
        Effect.provideService(Wanted, (place) =>
          Effect.suspend(() =>
            isLate() ? Effect.fail(gone) : (record?.ledger.place(record.id, place) ?? Effect.void)
          )
        )
      )
    return record === undefined ? asking : record.ledger.whileAsking(record.id, asking)
  }

  return (shown: Shown, entry: SubmittedTransaction, isLate: () => boolean) => {
    const { network, isSignature = false } = entry.transaction
    const gone = new CancelledError()
    const note = (tell: (record: Written) => Effect.Effect<void>) =>
      entry.record === undefined ? Effect.void : tell(entry.record)
    delete entry.record
    return Effect.flatMap(writeDown(ledger, entry), (record) => ask(entry, record, isLate, gone)).pipe(
      Effect.tapError((error) =>
        Effect.gen(function* () {
          entry.asked = !isSignature && error !== gone && !isUnsent(error, unasked)
          yield* note(({ ledger: book, id }) =>
            entry.asked ? book.tell(id, { from: "nobody" }) : book.withdraw(id)
          )
          const reason = refusalIn(error)
          yield* move(shown, {
            status: entry.asked ? "unknown" : "unsent",
            code: error.code,
            ...(reason === undefined ? {} : { reason })
          })
          if (!error.rejected) yield* track(events?.(shown).error, { code: error.code })
          if (entry.asked) yield* concludeLater(shown, entry)
        })
      ),
      Effect.tap((answer) =>
        Effect.gen(function* () {
          entry.answer = answer
          yield* note(({ ledger: book, id }) =>
            book.tell(id, {
              from: "wallet",
              hash: answer.hash || undefined,
              callsId: answer.callsId
            })
          )
          yield* onAnswer(shown)
          yield* move(
            shown,
            isSignature ? { status: "success" } : { status: "sent", ...foundAt(network, answer.hash) }
          )
          if (isLate()) yield* inBackground(follow(shown))
        })
      )
    )
  }
}
