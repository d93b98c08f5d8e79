import type { CallsReceipt, CallsReport } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId } from "../../ChainId.ts"
import { read } from "../../provider/Eip1193.ts"
import { decodeQuantity } from "../../Quantity.ts"
import { parseAddress } from "../../Address.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { isEntryPoint, operationsOutcome } from "../../transfer/userOperations.ts"
import { MAX_CALLS } from "./findCallsProblem.ts"

type ChainWord = Omit<CallsReceipt, "hash">

/** What a wallet says of calls. */
interface Told {
  readonly code: number
  readonly isAtomic?: boolean
  readonly receipts: ReadonlyArray<{ readonly hash: string; readonly status: unknown }>
}

// The words of the first version of the standard.
const codeIn = (status: unknown): number | undefined =>
  status === "PENDING" ? 100 : status === "CONFIRMED" ? 200 : typeof status === "number" ? status : undefined

const decodeReceipts = (list: unknown): Told["receipts"] =>
  Array.isArray(list)
    ? list.slice(0, MAX_CALLS).flatMap((entry: unknown) => {
        const hash = readField(entry, "transactionHash")
        return typeof hash === "string" && /^0x[0-9a-f]{64}$/i.test(hash)
          ? [{ hash: hash.toLowerCase(), status: readField(entry, "status") }]
          : []
      })
    : []

/** The answer of `wallet_getCallsStatus`; undefined if it is malformed, or about other calls. */
const decodeTold = (answer: unknown, id: string, chainId: number | undefined): Told | undefined => {
  const code = codeIn(readField(answer, "status"))
  const [about, where, atomic] = ["id", "chainId", "atomic"].map((name) => readField(answer, name))
  if (
    code === undefined ||
    (about !== undefined && about !== id) ||
    (where !== undefined && decodeChainId(where) !== chainId)
  )
    return undefined
  return {
    code,
    ...(typeof atomic === "boolean" ? { isAtomic: atomic } : {}),
    receipts: decodeReceipts(readField(answer, "receipts"))
  }
}

const addressIn = (value: unknown) =>
  typeof value === "string" ? parseAddress(value.toLowerCase()) : undefined

/** What the chain says of a transaction of the account; of another's it says nothing about the calls. */
const decodeWord =
  (account: string) =>
  (receipt: unknown): ChainWord | undefined => {
    if (receipt === null) return { status: "unknown" }
    const [status, block] = [readField(receipt, "status"), readField(receipt, "blockNumber")].map(
      decodeQuantity
    )
    const [from, to] = [readField(receipt, "from"), readField(receipt, "to")].map(addressIn)
    if ((status !== 0n && status !== 1n) || block === undefined) return undefined
    const ended = status === 1n ? "success" : "failed"
    const word =
      to !== undefined && isEntryPoint(to)
        ? ended === "failed"
          ? ended
          : operationsOutcome(receipt, to, account)
        : from === account || to === account
          ? ended
          : undefined
    return { status: word ?? "unknown", block: Number(block) }
  }

const askChain = (reader: ChainReader, hash: string, account: string): Effect.Effect<ChainWord> =>
  Effect.catch(reader.read("eth_getTransactionReceipt", [hash], "a receipt", decodeWord(account)), () =>
    Effect.succeed<ChainWord>({ status: "unknown" })
  )

/** Which status it is where the wallet says a code and the chain those receipts; where they disagree, nobody can tell. */
const statusOf = ({ code, isAtomic }: Told, receipts: ReadonlyArray<CallsReceipt>): CallsReport["status"] => {
  const all = (status: CallsReceipt["status"]) =>
    receipts.length > 0 && receipts.every((receipt) => receipt.status === status)
  switch (Math.floor(code / 100)) {
    case 1:
      return "pending"
    case 2:
      return all("success") ? "confirmed" : "unknown"
    case 4:
      return receipts.length === 0 ? "offchainFailure" : "unknown"
    case 5:
      return all("failed") ? "failed" : "unknown"
    case 6:
      return isAtomic !== true && receipts.some(({ status }) => status === "success")
        ? "partlyFailed"
        : "unknown"
    default:
      return "unknown"
  }
}

const NOTHING: CallsReport = Object.freeze({ status: "unknown", receipts: Object.freeze([]) })

/** See `WalletCalls.report`. */
export const reportCalls = (
  reader: ChainReader,
  provider: unknown,
  { id, address }: { readonly id: string; readonly address: string }
): Effect.Effect<CallsReport> =>
  Effect.gen(function* () {
    const account = parseAddress(address)
    const answer = yield* Effect.catch(read(provider, "wallet_getCallsStatus", [id]), () =>
      Effect.succeed(undefined)
    )
    const told = decodeTold(answer, id, chainIdOf(reader.network))
    if (told === undefined || account === undefined) return NOTHING
    const words = yield* together(told.receipts.map(({ hash }) => askChain(reader, hash, account)))
    const receipts = told.receipts.map(({ hash, status }, index): CallsReceipt => {
      const word = words[index] ?? { status: "unknown" }
      const said = decodeQuantity(status)
      const differs = said !== undefined && said !== (word.status === "success" ? 1n : 0n)
      return { hash, ...word, ...(differs ? { status: "unknown" } : {}) }
    })
    return {
      status: statusOf(told, receipts),
      ...(told.isAtomic === undefined ? {} : { isAtomic: told.isAtomic }),
      receipts
    }
  })
