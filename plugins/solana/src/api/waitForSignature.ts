import {
  toJson,
  type NodeAnswerInvalidError,
  type RpcError,
  type RpcUrlMissingError
} from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { sleep, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeSignature } from "../capability/signing.ts"
import type { Commitment, SignatureSuccess } from "../SolanaApi.ts"
import { SignatureInvalidError, TransactionFailedError, TransactionPendingError } from "../errors.ts"

const WAIT_SECONDS = 60
const DEPTHS: ReadonlyArray<Commitment> = ["processed", "confirmed", "finalized"]
const isCommitment = (value: unknown): value is Commitment => DEPTHS.includes(value as Commitment)

interface Status {
  readonly slot: bigint
  readonly commitment: Commitment
  readonly failure: unknown
}

const decodeStatus = (answer: unknown): Status | "none" | undefined => {
  const value = readField(answer, "value")
  const told: unknown = Array.isArray(value) && value.length === 1 ? value[0] : undefined
  if (told === null) return "none"
  if (typeof told !== "object") return undefined
  const { slot, err, confirmationStatus } = told as Readonly<Record<string, unknown>>
  return Number.isSafeInteger(slot) && (slot as number) >= 0 && isCommitment(confirmationStatus)
    ? { slot: BigInt(slot as number), commitment: confirmationStatus, failure: err ?? undefined }
    : undefined
}

/** Reads one network; see `readNetwork`. */
export interface StatusReader {
  readonly networkId: string
  readonly read: (
    method: string,
    params: ReadonlyArray<unknown>,
    decode: (value: unknown) => Status | "none" | undefined
  ) => Effect.Effect<Status | "none", RpcError | NodeAnswerInvalidError>
}

/** See `SolanaApi.waitForSignature`. */
export const waitForSignature = (
  { networkId, read }: StatusReader,
  given: { readonly signature?: unknown; readonly commitment?: unknown } | null | undefined
): Effect.Effect<
  SignatureSuccess,
  SignatureInvalidError | TransactionPendingError | TransactionFailedError | RpcUrlMissingError
> =>
  Effect.gen(function* () {
    const signature = decodeSignature(given)
    if (signature === undefined)
      return yield* Effect.fail(
        new SignatureInvalidError({ signature: String(given?.signature).slice(0, 1_000) })
      )
    const wanted = DEPTHS.indexOf(isCommitment(given?.commitment) ? given.commitment : "confirmed")
    let trouble: unknown

    const poll = Effect.gen(function* () {
      for (let count = 0; ; count++) {
        const params = [[signature], { searchTransactionHistory: true }]
        const seen = yield* Effect.catch(read("getSignatureStatuses", params, decodeStatus), (error) => {
          // Nobody to ask is worth telling at once; a source that is in trouble may come back.
          if (error._tag === "RpcUrlMissingError") return Effect.fail(error)
          trouble = error.cause ?? error
          return Effect.succeed("none" as const)
        })
        if (seen !== "none" && DEPTHS.indexOf(seen.commitment) >= wanted) return seen
        yield* sleep(1_000)
      }
    })

    const { slot, commitment, failure } = yield* withDeadline(poll, WAIT_SECONDS * 1_000, () =>
      Effect.fail(new TransactionPendingError({ networkId, signature, seconds: WAIT_SECONDS }, trouble))
    )
    return yield* failure === undefined
      ? Effect.succeed({ signature, slot, commitment })
      : Effect.fail(
          new TransactionFailedError({ networkId, signature, reason: toJson(failure).slice(0, 300) })
        )
  })
