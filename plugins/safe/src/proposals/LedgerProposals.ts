import type { KitError } from "@latchkey/core"
import {
  accountSlice,
  networkSlice,
  type KeyValue,
  type Ledger,
  type StateShape,
  type Transactions
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { SafeInfo } from "../SafeState.ts"
import { isHash } from "./readProposal.ts"

const namespace = "eip155"
/** Where earlier versions kept their own list: the Safe on the first line, then a hash a line. */
const FORMER_KEY = "safe.proposals"
const MAX = 20

/** What the ledger of the kit has of a Safe's proposals. Rejects with nothing: a ledger that does not load knows nothing. */
export interface LedgerProposals {
  /** The hashes of those of one Safe, the latest first, at most 20. */
  readonly of: (safe: SafeInfo) => Promise<ReadonlyArray<string>>
  /** Takes in one that the Safe has already. */
  readonly take: (safe: SafeInfo, safeTxHash: string) => Promise<void>
  /**
   * Writes down that the Safe is asked for a proposal before it is, and what came of that: `ask` answers with the hash, `mayBeProposed` says
   * of its failure whether the Safe may have it all the same. Rejects as `ask` does.
   */
  readonly written: (
    safe: SafeInfo,
    wei: bigint,
    ask: () => Promise<string>,
    mayBeProposed: (cause: unknown) => boolean
  ) => Promise<string>
}

const sameAccount = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Makes what stands between a Safe and the ledger. */
export const makeLedgerProposals = (
  ledger: Transactions["Service"]["ledger"],
  state: StateShape,
  storage: KeyValue["Service"]
): LedgerProposals => {
  const draftOf = ({ networkId, address }: SafeInfo, wei = 0n) => {
    const { nativeCurrency: coin } =
      state
        .read(networkSlice)
        .byNamespace[namespace]?.requestedCaipNetworks.find(
          ({ caipNetworkId }) => caipNetworkId === networkId
        ) ?? {}
    return {
      networkId,
      // As the session writes it.
      account: state.read(accountSlice)[namespace]?.address ?? address,
      description: {
        kind: "app" as const,
        ...(wei === 0n || coin === undefined
          ? {}
          : { sends: [{ value: wei, symbol: coin.symbol, decimals: coin.decimals }] })
      }
    }
  }
  const hashesIn = (book: Ledger, { networkId, address }: SafeInfo) =>
    Effect.map(book.list(), (list) =>
      list.flatMap(({ callsId, networkId: on, account }) =>
        on === networkId && sameAccount(account, address) && isHash(callsId) ? [callsId] : []
      )
    )
  const takeIn = (book: Ledger, safe: SafeInfo, safeTxHash: string) =>
    Effect.flatMap(hashesIn(book, safe), (known) =>
      known.includes(safeTxHash)
        ? Effect.void
        : Effect.asVoid(book.open({ ...draftOf(safe), status: "pending", callsId: safeTxHash }))
    )
  const moveFormer = (book: Ledger, safe: SafeInfo) =>
    Effect.gen(function* () {
      const [owner, ...hashes] = (storage.get(FORMER_KEY) ?? "").split("\n")
      if (owner !== `${safe.networkId}:${safe.address.toLowerCase()}`) return
      for (const hash of hashes.filter(isHash).slice(0, MAX).toReversed()) yield* takeIn(book, safe, hash)
      storage.remove(FORMER_KEY)
    })
  const withLedger = <A>(use: (book: Ledger) => Effect.Effect<A, KitError>, otherwise: A): Promise<A> =>
    Effect.runPromise(
      Effect.catch(
        Effect.flatMap(ledger, (book) => use(book)),
        // What the ledger does not have is asked for all the same: the developer was told that it does not load.
        () => Effect.succeed(otherwise)
      )
    )

  return {
    of: (safe) =>
      withLedger<ReadonlyArray<string>>(
        (book) => Effect.andThen(moveFormer(book, safe), hashesIn(book, safe)),
        []
      ).then((hashes) => hashes.slice(0, MAX)),
    take: (safe, safeTxHash) => withLedger((book) => takeIn(book, safe, safeTxHash), undefined),
    written: async (safe, wei, ask, mayBeProposed) => {
      const entry = await withLedger<{ readonly book: Ledger; readonly id: string } | undefined>(
        (book) => Effect.map(book.open({ ...draftOf(safe, wei), status: "asking" }), (id) => ({ book, id })),
        undefined
      )
      if (entry === undefined) return ask()
      const { book, id } = entry
      const asked = Effect.promise(() =>
        ask().then(
          (hash) => ({ hash }),
          (cause: unknown) => ({ cause })
        )
      )
      return Effect.runPromise(
        Effect.tap(book.whileAsking(id, asked), (told) =>
          "hash" in told
            ? book.tell(id, { from: "wallet", callsId: told.hash })
            : mayBeProposed(told.cause)
              ? book.tell(id, { from: "nobody" })
              : book.withdraw(id)
        )
      ).then((told) => {
        if ("hash" in told) return told.hash
        throw told.cause
      })
    }
  }
}
