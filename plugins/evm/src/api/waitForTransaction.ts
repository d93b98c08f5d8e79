import { sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import type { TransactionSuccess } from "../EvmApi.ts"
import { decodedWith } from "../provider/readNetwork.ts"
import { TransactionHashInvalidError, TransactionPendingError, TransactionRevertedError } from "../errors.ts"
import { causeOf, type NetworkReader } from "./NetworkReader.ts"
import { replayRevert } from "./replayRevert.ts"
import { decodeQuantity } from "../Quantity.ts"

const WAIT = 25_000
// A timer holds no more, and would be over at once.
const LONGEST_TIMER = 2 ** 31 - 1
const QUICK_POLLS = 4

interface Receipt {
  readonly isReverted: boolean
  readonly blockNumber: bigint
  readonly gasUsed: bigint
}

const decodeReceipt =
  (hash: string) =>
  (value: unknown): Receipt | "none" | undefined => {
    if (value === null) return "none"
    const told = value as Readonly<Record<"transactionHash" | "status" | "blockNumber" | "gasUsed", unknown>>
    const [status, blockNumber, gasUsed] = [told.status, told.blockNumber, told.gasUsed].map(decodeQuantity)
    return String(told.transactionHash).toLowerCase() === hash &&
      (status === 0n || status === 1n) &&
      blockNumber !== undefined &&
      gasUsed !== undefined
      ? { isReverted: status === 0n, blockNumber, gasUsed }
      : undefined
  }

/** See `EvmApi.waitForTransaction`. */
export const waitForTransaction = (
  reader: NetworkReader,
  {
    hash: given,
    confirmations = 1,
    timeout
  }: { readonly hash: string; readonly confirmations?: number; readonly timeout?: number }
) =>
  Effect.gen(function* () {
    const { networkId, read } = reader
    if (typeof given !== "string" || !/^0x[0-9a-f]{64}$/i.test(given))
      return yield* Effect.fail(new TransactionHashInvalidError({ transactionHash: String(given) }))
    const hash = given.toLowerCase()
    let trouble: unknown

    // Read anew at each poll: until it is deep enough, a transaction can move to another block.
    const look = Effect.gen(function* () {
      const receipt = yield* read("eth_getTransactionReceipt", [hash], decodedWith(decodeReceipt(hash)))
      if (receipt === "none" || confirmations <= 1) return receipt
      const head = yield* read("eth_blockNumber", [], decodedWith(decodeQuantity))
      return Number(head - receipt.blockNumber) + 1 >= confirmations ? receipt : "none"
    })

    const poll = Effect.gen(function* () {
      for (let count = 0; ; count++) {
        const seen = yield* Effect.catch(look, (fault) => {
          // Nobody to ask is worth telling at once; a source that is lost or in trouble later may come back.
          if (count === 0 && fault._tag === "RpcUrlMissingError") return Effect.fail(fault)
          trouble = causeOf(fault)
          return Effect.succeed("none" as const)
        })
        if (seen !== "none") return seen
        yield* sleep(count < QUICK_POLLS ? 1_000 : 4_000)
      }
    })

    const wait = typeof timeout === "number" && timeout > 0 ? timeout : WAIT
    const receipt = yield* wait > LONGEST_TIMER
      ? poll
      : withDeadline(poll, wait, () =>
          Effect.fail(
            new TransactionPendingError(
              { networkId, transactionHash: hash, seconds: Math.ceil(wait / 1_000) },
              trouble
            )
          )
        )
    const { blockNumber, gasUsed } = receipt
    if (receipt.isReverted) {
      const revert = yield* replayRevert(reader, { hash, blockNumber })
      return yield* Effect.fail(new TransactionRevertedError({ networkId, transactionHash: hash, ...revert }))
    }
    const success: TransactionSuccess = { status: "success", blockNumber, gasUsed, transactionHash: hash }
    return success
  })
