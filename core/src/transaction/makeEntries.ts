import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { State } from "../kernel/State.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { TransactionMissingError } from "./errors.ts"
import type { Ledger } from "./Ledger.ts"
import type { LedgerEntry } from "./LedgerEntry.ts"
import { bounded, merged, readTransactions, writeTransactions } from "./storedTransactions.ts"
import { isOpen, type TrackedTransaction } from "./TrackedTransaction.ts"
import { transactionsSlice } from "./TransactionsState.ts"

/** What the entries of a ledger are shown by, and who is told of them. */
export interface EntriesOptions {
  readonly show: (entry: LedgerEntry) => TrackedTransaction
  /** Told all that there are, whenever they may have changed. */
  readonly published: (entries: ReadonlyArray<LedgerEntry>) => void
  /** Told of one that this tab has settled. */
  readonly settledHere: (entry: LedgerEntry) => void
}

export const isSettled = ({ status }: Pick<LedgerEntry, "status">): boolean => !isOpen({ status })

/** Makes what keeps a ledger's entries: in storage, as the other tabs have them, in the state, and for those who wait for their end. */
export const makeEntries = ({ show, published, settledHere }: EntriesOptions) =>
  Effect.gen(function* () {
    const state = yield* State
    const storage = yield* KeyValue
    const waiting = new Map<string, Deferred.Deferred<TrackedTransaction, TransactionMissingError>>()
    let entries = bounded(readTransactions(storage) ?? [])

    const find = (id: string) => entries.find((entry) => entry.id === id && entry.isForgotten !== true)
    const list = () => entries.flatMap((entry) => (entry.isForgotten === true ? [] : show(entry)))

    const settleWaiting = () => {
      for (const [id, deferred] of waiting) {
        const entry = find(id)
        if (entry !== undefined && !isSettled(entry)) continue
        waiting.delete(id)
        Deferred.doneUnsafe(
          deferred,
          entry === undefined ? Effect.fail(new TransactionMissingError()) : Effect.succeed(show(entry))
        )
      }
    }
    const publish = (next: ReadonlyArray<LedgerEntry>): void => {
      entries = next
      state.write(transactionsSlice, (before) => {
        const after = list()
        const isSame =
          after.length === before.list.length && after.every((one, index) => one === before.list[index])
        return isSame ? before : { ...before, list: after }
      })
      settleWaiting()
      published(entries)
    }
    const write = (next: ReadonlyArray<LedgerEntry>): void => {
      const all = bounded(next)
      writeTransactions(storage, all)
      publish(all)
    }
    /** What other tabs have stored, and what only this one knows. */
    const read = () => merged(entries, readTransactions(storage) ?? [])

    return {
      /** All that this tab knows of, what is forgotten too. */
      all: (): ReadonlyArray<LedgerEntry> => entries,
      find,
      list,
      read,
      publish,
      /** Takes in what other tabs have stored. */
      catchUp: (): void => publish(bounded(read())),
      /** Puts a new one in front. */
      put: (entry: LedgerEntry): void => write([entry, ...read()]),
      change: (id: string, next: (entry: LedgerEntry) => LedgerEntry): void => {
        const before = read()
        const entry = before.find((one) => one.id === id)
        if (entry === undefined) return
        const changed = next(entry)
        if (changed === entry) return publish(before)
        const after = Object.freeze({ ...changed, revision: entry.revision + 1 })
        write(before.map((one) => (one === entry ? after : one)))
        if (isSettled(after) && !isSettled(entry)) settledHere(after)
      },
      settled: ((id) =>
        Effect.suspend(() => {
          const entry = find(id)
          if (entry === undefined) return Effect.fail(new TransactionMissingError())
          if (isSettled(entry)) return Effect.succeed(show(entry))
          const known = waiting.get(id) ?? Deferred.makeUnsafe<TrackedTransaction, TransactionMissingError>()
          waiting.set(id, known)
          return Deferred.await(known)
        })) satisfies Ledger["settled"]
    }
  })

/** What keeps a ledger's entries. */
export type Entries = Effect.Success<ReturnType<typeof makeEntries>>
