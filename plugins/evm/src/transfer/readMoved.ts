import type { Moved } from "@latchkey/core"
import { readField } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { ChainReader } from "./ChainReader.ts"
import { decodeMoved } from "./decodeMoved.ts"
import { decodeApproval, decodeTransfer } from "./tokenCalls.ts"
import type { PlainCall } from "./TransactionRequest.ts"

/** A receipt, as far as it says what was moved. */
interface MovedReceipt {
  readonly logs: unknown
  readonly block: bigint
  /** What the network took; absent where the receipt does not say all of it. */
  readonly fee: bigint | undefined
}

const decodeReceipt =
  (hash: string) =>
  (receipt: unknown): MovedReceipt | undefined => {
    const block = decodeQuantity(readField(receipt, "blockNumber"))
    const told = readField(receipt, "transactionHash")
    if (block === undefined || typeof told !== "string" || told.toLowerCase() !== hash) return undefined
    const [gas, price] = ["gasUsed", "effectiveGasPrice"].map((name) =>
      decodeQuantity(readField(receipt, name))
    )
    const above = readField(receipt, "l1Fee") ?? "0x0"
    const paidAbove = decodeQuantity(above)
    return {
      logs: readField(receipt, "logs"),
      block,
      fee:
        gas === undefined || price === undefined || paidAbove === undefined
          ? undefined
          : gas * price + paidAbove
    }
  }

/**
 * What of the coin a contract gave back to the sender, by what the account had before the block and after it; undefined where another of
 * its transactions is in the block, and where the node keeps no state of then.
 */
const readCameBack = (
  { read }: ChainReader,
  { from, value }: PlainCall,
  { block, fee }: MovedReceipt
): Effect.Effect<bigint | undefined> => {
  const sent = decodeQuantity(value)
  if (fee === undefined || sent === undefined || block === 0n) return Effect.succeed(undefined)
  const at = (method: string, number: bigint) =>
    read(method, [from, toQuantity(number)], "an account of before", decodeQuantity)
  return Effect.catch(
    Effect.map(
      together([
        at("eth_getBalance", block - 1n),
        at("eth_getBalance", block),
        at("eth_getTransactionCount", block - 1n),
        at("eth_getTransactionCount", block)
      ]),
      ([before, after, count, counted]) => (counted === count + 1n ? after - before + fee + sent : undefined)
    ),
    // Most nodes keep the states of the latest blocks only.
    () => Effect.succeed(undefined)
  )
}

/**
 * What a call that was carried out moved from or to its sender and the receiver, of its receipt; nothing where nobody says it. Never
 * fails. `isWithin` where another carried the call out, so that more than the call is in the receipt; `receiver`: who else gets something of what is no
 * transfer.
 */
export const readMoved = (
  reader: ChainReader,
  hash: string,
  call: PlainCall,
  isWithin: boolean,
  receiver?: string
): Effect.Effect<{ readonly moved?: ReadonlyArray<Moved> }> =>
  Effect.gen(function* () {
    const { from, to, value, data } = call
    const receipt = yield* reader.read("eth_getTransactionReceipt", [hash], "a receipt", decodeReceipt(hash))
    const transfer = decodeTransfer(data)
    const { caipNetworkId } = reader.network
    const other = isWithin ? receiver : (transfer?.receiver ?? receiver)
    const parties = other === undefined ? [from] : [from, other]
    const told = decodeMoved(receipt.logs, {
      networkId: caipNetworkId as `eip155:${string}`,
      parties
    })
    if (told === undefined) return {}
    const paid = decodeQuantity(value) ?? 0n
    const isCall = data !== "0x" && transfer === undefined && decodeApproval(data) === undefined
    const back = isCall && !isWithin ? yield* readCameBack(reader, call, receipt) : undefined
    const moved = [
      ...(paid > 0n ? [{ amount: String(paid), from, to }] : []),
      ...told,
      ...(back !== undefined && back > 0n ? [{ amount: String(back), from: to, to: from }] : [])
    ]
    return moved.length === 0 ? {} : { moved: Object.freeze(moved) }
    // That it was carried out is known; of what it moved nothing is said.
  }).pipe(Effect.catch(() => Effect.succeed({})))
