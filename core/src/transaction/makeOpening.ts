import * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import { currentMillis } from "../flow/Time.ts"
import type { State } from "../kernel/State.ts"
import { accountSlice } from "../session/slices.ts"
import { TransactionInvalidError } from "./errors.ts"
import type { Ledger } from "./Ledger.ts"
import type { LedgerDraft, LedgerEntry } from "./LedgerEntry.ts"
import type { Entries } from "./makeEntries.ts"
import { readDescription } from "./readDescription.ts"
import type { TrackedTransaction } from "./TrackedTransaction.ts"

const isHash = (text: unknown): text is string =>
  typeof text === "string" && /^[\x21-\x7e]{8,128}$/.test(text)

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(
    ""
  )

/** What new entries are made with. */
export interface OpeningOptions {
  readonly state: Pick<State["Service"], "read">
  readonly entries: Pick<Entries, "all" | "put" | "find">
  readonly networkOf: (networkId: string) => Network | undefined
  readonly show: (entry: LedgerEntry) => TrackedTransaction
  /** Told of a new one before anybody sees it, and of the plugin whose views say what becomes of it. */
  readonly begun: (id: string, plugin?: string) => void
}

/** Makes what puts new entries into a ledger: what a wallet is to be asked for, and what the app has sent itself. */
export const makeOpening = ({ state, entries, networkOf, show, begun }: OpeningOptions) => {
  const open = (draft: LedgerDraft, plugin?: string) =>
    Effect.map(currentMillis, (now) => {
      const id = randomId()
      begun(id, plugin)
      entries.put(
        Object.freeze({
          ...draft,
          // As storage will have it: in every tab and after a reload the same.
          description: readDescription(draft.description) ?? draft.description,
          id,
          askedAt: now,
          heardAt: now,
          isUntold: draft.replaces === undefined,
          revision: 0,
          lookedAt: 0,
          looks: 0,
          misses: 0
        })
      )
      return id
    })

  const add: Ledger["add"] = ({ networkId, hash, description }) =>
    Effect.gen(function* () {
      const network = networkOf(networkId)
      if (network === undefined) return yield* Effect.fail(new TransactionInvalidError({ what: "network" }))
      if (!isHash(hash)) return yield* Effect.fail(new TransactionInvalidError({ what: "hash" }))
      const known = entries
        .all()
        .find((entry) => entry.networkId === networkId && entry.hash === hash && entry.isForgotten !== true)
      const account = state.read(accountSlice)[network.chainNamespace]?.address ?? ""
      const id =
        known?.id ??
        (yield* open({
          networkId: network.caipNetworkId,
          account,
          hash,
          status: "pending",
          description: readDescription({ kind: "app", ...description }) ?? { kind: "app" }
        }))
      return show(entries.find(id)!)
    })

  return { open, add }
}
