import { toBase64 } from "@latchkey/core/chain-kit"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { CONFIRMED, decodeCount } from "./readChain.ts"

/** What a wallet signed, as long as a block may take it, and the last block that takes it. */
export interface SignedTransfer {
  readonly transaction?: Uint8Array
  readonly lastBlock: bigint
}

/** What the page's wallets signed, by signature. */
export type SignedTransfers = Map<string, SignedTransfer>

/**
 * Hands a signed transaction to the network again, which drops some in silence; the same bytes are carried out once. Forgets the bytes
 * where the last block is past. Never fails: what became of it is told by its signature.
 */
export const resend = ({ read }: RpcReader, hash: string, signed: SignedTransfers): Effect.Effect<void> =>
  Effect.gen(function* () {
    const kept = signed.get(hash)
    if (kept?.transaction === undefined) return
    const height = yield* read("getBlockHeight", [CONFIRMED], "a block height", decodeCount)
    if (height > kept.lastBlock) return void signed.set(hash, { lastBlock: kept.lastBlock })
    yield* read(
      "sendTransaction",
      [toBase64(kept.transaction), { encoding: "base64", skipPreflight: true, maxRetries: 0 }],
      "a transaction",
      (answer) => (answer === hash ? answer : undefined)
    )
  }).pipe(
    // What became of it is told by its signature, whatever nodes say.
    Effect.catch(() => Effect.void)
  )
