import type { History, HistoryPage, JsonRpc } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { together, rpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSignature } from "../capability/signing.ts"
import type { SolanaOptions } from "../SolanaApi.ts"
import { nameOfToken } from "../transfer/nameOfToken.ts"
import { CONFIRMED } from "../transfer/readChain.ts"
import { readTransaction } from "./readTransaction.ts"

const PAGE = 25

/**
 * What names an account on the chain itself, 25 a page; the cursor is the last signature of the page before. Tokens that others
 * sent to an account of theirs name only that, and are not seen; and nodes forget.
 */
export const makeHistory = (rpc: JsonRpc["Service"], options: SolanaOptions): History => ({
  list: ({ address, network, cursor }) =>
    Effect.suspend(() => {
      const { read } = rpcReader(rpc, options, network)
      const context = { address, network, nameOf: (mint: string) => nameOfToken(network, options, mint) }
      const before = decodeSignature({ signature: cursor })
      const signatures = read(
        "getSignaturesForAddress",
        [address, { ...CONFIRMED, limit: PAGE, ...(before === undefined ? {} : { before }) }],
        "transactions",
        (answer) =>
          Array.isArray(answer)
            ? answer.slice(0, PAGE).flatMap((entry: unknown) => decodeSignature(entry) ?? [])
            : undefined
      )
      const transactionOf = (hash: string) =>
        read(
          "getTransaction",
          [hash, { ...CONFIRMED, encoding: "jsonParsed", maxSupportedTransactionVersion: 0 }],
          "a transaction",
          // A node may know of a transaction and not have it: then it is left out.
          (answer) => ({ found: readField(answer, "meta") === undefined ? undefined : answer })
        )
      return Effect.gen(function* () {
        const hashes = [...new Set(yield* signatures)]
        const answers = yield* together(hashes.map(transactionOf))
        const transactions = answers.flatMap(({ found }, index) => {
          const transaction = readTransaction(found, context)
          return transaction !== undefined && transaction.hash === hashes[index] ? [transaction] : []
        })
        const last = hashes.length === PAGE ? hashes.at(-1) : undefined
        const page: HistoryPage = {
          transactions,
          ...(last === undefined ? {} : { next: last }),
          coverage: "partial"
        }
        return page
      })
    })
})
