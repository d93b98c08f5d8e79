import type { CallsReport, TransferOutcome } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../Address.ts"
import { reportCalls } from "../call/wallet/reportCalls.ts"
import { events } from "../history/AccountLog.ts"
import { readMoved } from "../transfer/readMoved.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import { decodeApproval, decodeTransfer } from "../transfer/tokenCalls.ts"
import type { PlainCall } from "../transfer/TransactionRequest.ts"

/** What became of a call, and the transaction that the wallet made of it once it has told that. */
export type SponsoredOutcome = TransferOutcome & { readonly hash?: string }

const WAIT_MILLIS = 25_000
const POLL_MILLIS = 1_000

const word = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, "0")}`

/** The log that a call of a token leaves; undefined for any other call. */
const logOf = ({ from, data }: PlainCall) => {
  const transfer = decodeTransfer(data)
  if (transfer !== undefined) return [events.transfer, word(from), word(transfer.receiver)].join()
  const approval = decodeApproval(data)
  return approval === undefined ? undefined : [events.approval, word(from), word(approval.spender)].join()
}

/** Whether the transaction of a hash has the log that the call leaves: a wallet may give another's. */
const isOfCall = ({ read }: ChainReader, hash: string, call: PlainCall) => {
  const wanted = logOf(call)
  if (wanted === undefined) return Effect.succeed(true)
  return read("eth_getTransactionReceipt", [hash], "a receipt", (receipt) => {
    const logs = readField(receipt, "logs")
    return Array.isArray(logs)
      ? logs.some((log: unknown) => {
          const [address, topics] = [readField(log, "address"), readField(log, "topics")]
          return (
            typeof address === "string" &&
            parseAddress(address.toLowerCase()) === call.to &&
            Array.isArray(topics) &&
            topics.slice(0, 3).join().toLowerCase() === wanted
          )
        })
      : undefined
  }).pipe(
    // What cannot be read proves nothing.
    Effect.catch(() => Effect.succeed(false))
  )
}

const outcomeOf = (
  reader: ChainReader,
  call: PlainCall,
  { status, receipts }: CallsReport
): Effect.Effect<SponsoredOutcome> => {
  const hash = receipts.at(-1)?.hash
  const found = hash === undefined ? {} : { hash }
  if (status === "confirmed" && hash !== undefined)
    return Effect.flatMap(isOfCall(reader, hash, call), (isIt) =>
      isIt
        ? Effect.map(readMoved(reader, hash, call, true), (moved): SponsoredOutcome => ({
            status: "success",
            ...moved,
            hash
          }))
        : Effect.succeed<SponsoredOutcome>({ status: "unknown", hash })
    )
  return Effect.succeed(
    status === "failed" || status === "offchainFailure"
      ? { status: "failed", ...found }
      : status === "pending"
        ? { status, ...found }
        : { status: "unknown", ...found }
  )
}

/** What became of a call that the wallet was asked for with a sponsor, by its own id: asked of the wallet, and then of the chain. */
export const followSponsored = (
  reader: ChainReader,
  provider: unknown,
  { call, id }: { readonly call: PlainCall; readonly id: string }
): Effect.Effect<SponsoredOutcome> =>
  Effect.gen(function* () {
    let last: SponsoredOutcome = { status: "unknown" }
    const poll = Effect.gen(function* () {
      for (;;) {
        last = yield* Effect.flatMap(reportCalls(reader, provider, { id, address: call.from }), (report) =>
          outcomeOf(reader, call, report)
        )
        if (last.status === "success" || last.status === "failed") return last
        yield* sleep(POLL_MILLIS)
      }
    })
    return yield* withDeadline(poll, WAIT_MILLIS, () => Effect.succeed(last))
  })
