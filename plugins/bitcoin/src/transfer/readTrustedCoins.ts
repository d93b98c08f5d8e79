import { readField, readPath } from "@latchkey/core/chain-kit"
import type { NodeReadError } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { EsploraReader } from "./EsploraReader.ts"
import { readCoins, type Coin } from "./readChain.ts"

/** Esplora tells the latest of those that wait, up to this many. */
const MOST_WAITING = 50

interface Waiting {
  readonly inputs: ReadonlyArray<{ readonly txid: unknown; readonly script: unknown }>
}

/** The transactions of an address that are in no block yet, by their ids; `isWhole`: there are no others. */
interface WaitingTransactions {
  readonly byId: ReadonlyMap<string, Waiting>
  readonly isWhole: boolean
}

const readWaiting = ({ read }: EsploraReader, address: string) =>
  read(
    `/address/${encodeURIComponent(address)}/txs`,
    "transactions",
    (answer): WaitingTransactions | undefined => {
      if (!Array.isArray(answer)) return undefined
      const waiting = answer.filter((entry) => readPath(entry, "status.confirmed") !== true)
      const inputsOf = (entry: unknown) => {
        const vin = readField(entry, "vin")
        return (Array.isArray(vin) ? vin : []).map((input) => ({
          txid: readField(input, "txid"),
          script: readPath(input, "prevout.scriptpubkey")
        }))
      }
      return {
        byId: new Map(
          waiting.map((entry) => [String(readField(entry, "txid")), { inputs: inputsOf(entry) }])
        ),
        isWhole: waiting.length < MOST_WAITING
      }
    }
  )

/** Whether the account alone made a transaction, of coins that nobody else can take back either. */
const isOwn = (
  { byId, isWhole }: WaitingTransactions,
  own: string,
  txid: string,
  seen: ReadonlySet<string> = new Set()
): boolean => {
  const inputs = byId.get(txid)?.inputs ?? []
  return (
    inputs.length > 0 &&
    !seen.has(txid) &&
    inputs.every(
      (input) =>
        input.script === own &&
        (byId.has(String(input.txid))
          ? isOwn({ byId, isWhole }, own, String(input.txid), new Set([...seen, txid]))
          : isWhole)
    )
  )
}

/** What an address can spend: `waiting` is what whoever sent it may still replace. */
export interface TrustedCoins {
  readonly coins: ReadonlyArray<Coin>
  readonly waiting: ReadonlyArray<Coin>
}

/** What an address can spend: coins in blocks and unconfirmed change of its own, which nobody can take back, and all others. */
export const readTrustedCoins = (
  reader: EsploraReader,
  { address, script }: { readonly address: string; readonly script: string }
): Effect.Effect<TrustedCoins, NodeReadError> =>
  Effect.flatMap(readCoins(reader, address), (all): Effect.Effect<TrustedCoins, NodeReadError> => {
    if (all.every(({ isConfirmed }) => isConfirmed)) return Effect.succeed({ coins: all, waiting: [] })
    return Effect.map(readWaiting(reader, address), (transactions) => {
      const isTrusted = ({ isConfirmed, txid }: Coin) => isConfirmed || isOwn(transactions, script, txid)
      return { coins: all.filter(isTrusted), waiting: all.filter((coin) => !isTrusted(coin)) }
    })
  })
