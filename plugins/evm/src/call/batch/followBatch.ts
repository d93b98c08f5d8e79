import type { PreparedBatch, TransferOutcome } from "@latchkey/core/effect"
import { sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { parseAddress } from "../../Address.ts"
import { chainIdOf, decodeChainId } from "../../ChainId.ts"
import { read } from "../../provider/Eip1193.ts"
import type { ChainReader } from "../../transfer/ChainReader.ts"
import { outcomeOf } from "../../transfer/followTransfer.ts"
import { readMoved } from "../../transfer/readMoved.ts"

/** What became of a batch, and the transaction that carried it out. */
export type BatchOutcome = TransferOutcome & { readonly hash?: string }

const WAIT_MILLIS = 25_000
const POLL_MILLIS = 1_000
/** `Approval(owner, spender, amount)` */
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Fields

/** What a wallet says of a batch; undefined while it says nothing final. */
const decodeStatus = (answer: unknown, chainId: number | undefined) => {
  const { status, receipts, chainId: where } = fieldsOf(answer)
  if (typeof status !== "number" || status < 200 || (where !== undefined && decodeChainId(where) !== chainId))
    return undefined
  const last = Array.isArray(receipts) ? fieldsOf(receipts.at(-1))["transactionHash"] : undefined
  return {
    status,
    ...(typeof last === "string" && /^0x[0-9a-f]{64}$/i.test(last) ? { hash: last.toLowerCase() } : {})
  }
}

const addressOf = (topic: unknown) =>
  typeof topic === "string" && /^0x0{24}[0-9a-f]{40}$/i.test(topic)
    ? parseAddress(topic.slice(26).toLowerCase())
    : undefined

/** Whether the transaction of a hash did what the batch allows: a wallet may give another's. */
const isThatBatch = ({ read: readChain }: ChainReader, hash: string, { calls, sender }: PreparedBatch) =>
  readChain("eth_getTransactionReceipt", [hash], "a receipt", (receipt) => {
    const { logs } = fieldsOf(receipt)
    if (!Array.isArray(logs)) return undefined
    const allowed = logs.map(fieldsOf).flatMap(({ address, topics }) => {
      const [kind, owner, spender] = Array.isArray(topics) ? (topics as ReadonlyArray<unknown>) : []
      return kind === APPROVAL && addressOf(owner) === sender && typeof address === "string"
        ? [`${parseAddress(address)} ${addressOf(spender)}`]
        : []
    })
    return calls.every(
      ({ call, facts }) => facts?.kind !== "approval" || allowed.includes(`${call.to} ${facts.spender}`)
    )
  }).pipe(Effect.catch(() => Effect.succeed(false)))

/** What a batch moved: of the receipt of whoever carried it out. */
const movedInBatch = (reader: ChainReader, hash: string, { sender, calls }: PreparedBatch) => {
  const { to = sender, data = "0x" } = calls.at(-1)?.call ?? {}
  return readMoved(reader, hash, { from: sender, to, data, value: "0x0" }, true)
}

/** See `CallBatches.follow`. */
export const followBatch = (
  reader: ChainReader,
  provider: unknown,
  { prepared, id }: { readonly prepared: PreparedBatch; readonly id: string }
) =>
  Effect.gen(function* () {
    const unknown: BatchOutcome = { status: "unknown" }
    const poll = Effect.gen(function* () {
      for (;;) {
        const answer = yield* Effect.catch(read(provider, "wallet_getCallsStatus", [id]), () =>
          Effect.succeed(undefined)
        )
        const told = decodeStatus(answer, chainIdOf(reader.network))
        if (told !== undefined) return told
        yield* sleep(POLL_MILLIS)
      }
    })
    const told = yield* withDeadline(poll, WAIT_MILLIS, () => Effect.succeed(undefined))
    if (told === undefined) return unknown
    const { status, hash } = told
    // Not sent, and it will not be.
    if (hash === undefined) return status >= 400 && status < 500 ? { status: "failed" as const } : unknown
    const outcome = yield* outcomeOf(reader, hash)
    const isDone = outcome.status === "success" && (yield* isThatBatch(reader, hash, prepared))
    const hasFailed = status >= 400 && status < 600
    // Where the wallet and the chain say different things, nobody can tell.
    const found: BatchOutcome =
      isDone && status < 300
        ? { status: "success", hash, ...(yield* movedInBatch(reader, hash, prepared)) }
        : hasFailed && !isDone && outcome.status !== "unknown"
          ? { ...outcome, status: "failed", hash }
          : { status: "unknown", hash }
    return found
  })
