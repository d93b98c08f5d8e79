import { fromBase64, fromHex, readField, readPath, toBase64 } from "@latchkey/core/chain-kit"
import type { NodeReadError, RpcReader } from "@latchkey/core/chain-kit/effect"
import type * as Effect from "effect/Effect"

const MAX_TRANSACTION = 100_000

/** A transaction that is in a block. */
export interface Included {
  readonly bytes: Uint8Array
  readonly code: number
  readonly log: unknown
}

const decodeIncluded = (answer: unknown): Included | undefined => {
  const code = readPath(answer, "tx_result.code") ?? 0
  const bytes = fromBase64(readField(answer, "tx"), MAX_TRANSACTION)
  const height = readField(answer, "height")
  return typeof code === "number" && bytes !== undefined && typeof height === "string" && height !== "0"
    ? { bytes, code, log: readPath(answer, "tx_result.log") }
    : undefined
}

/** The 32 bytes of a hash in hexadecimal. */
export const hashBytes = (hash: string): Uint8Array | undefined => {
  const bytes = fromHex(hash, 64)
  return bytes?.length === 32 ? bytes : undefined
}

/** The transaction of a hash, once a block has it. Fails: `NodeReadError`, also where none has. */
export const readIncluded = ({ read }: RpcReader, hash: Uint8Array): Effect.Effect<Included, NodeReadError> =>
  read("tx", { hash: toBase64(hash), prove: false }, "a transaction", decodeIncluded)

/** The transaction in a block that has a number among its sender's; "none" where there is none that the node knows of. */
export const findBySequence = (
  { read }: RpcReader,
  sender: string,
  sequence: string
): Effect.Effect<Included | "none", NodeReadError> =>
  read(
    "tx_search",
    { query: `tx.acc_seq='${sender}/${sequence}'`, prove: false, page: "1", per_page: "1", order_by: "asc" },
    "a transaction",
    (answer) => {
      const list = readField(answer, "txs")
      if (!Array.isArray(list)) return undefined
      return list.length === 0 ? "none" : decodeIncluded(list[0])
    }
  )
