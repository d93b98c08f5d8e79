import { TransferChangedError } from "@latchkey/core/effect"
import { toBase64 } from "@latchkey/core/chain-kit"
import type { RpcReader } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { CONFIRMED, readIsOver, type Lifetime } from "./readChain.ts"

/** Hands a signed transaction to the network. Whether it got there is told by its signature, whatever nodes say. */
export const broadcast = (
  reader: RpcReader,
  transaction: Uint8Array,
  hash: string,
  lifetime: Lifetime | undefined
): Effect.Effect<{ readonly hash: string }, TransferChangedError> =>
  reader
    .read(
      "sendTransaction",
      [toBase64(transaction), { encoding: "base64", preflightCommitment: CONFIRMED.commitment }],
      "a transaction",
      (answer) => (answer === hash ? answer : undefined)
    )
    .pipe(
      Effect.catch(() =>
        // A visitor who took too long is told that nothing was sent, where that is certain.
        lifetime === undefined
          ? Effect.void
          : Effect.flatMap(
              // A node that cannot say so leaves it open: its signature tells.
              Effect.catch(readIsOver(reader, hash, lifetime), () => Effect.succeed(false)),
              (isOver) => (isOver ? Effect.fail(new TransferChangedError({ what: "request" })) : Effect.void)
            )
      ),
      Effect.map(() => ({ hash }))
    )
