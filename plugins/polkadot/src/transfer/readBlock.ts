import type { TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import type { ChainReader, ReadError } from "./ChainReader.ts"
import { nameFailure } from "./nameFailure.ts"

interface Count {
  readonly toBigInt: () => bigint
}

/** How many transactions of an account a block and those before it have. */
export const readNonceAt = (
  { api, read }: ChainReader,
  sender: string,
  block: string
): Effect.Effect<bigint, ReadError> =>
  read("a transaction count", async () => {
    const then = await api.at(block)
    const info = (await then.query["system"]!["account"]!(sender)) as unknown as { readonly nonce: Count }
    return info.nonce.toBigInt()
  })

/** The hash of the block of a number. */
export const readHash = ({ api, read }: ChainReader, number: number): Effect.Effect<string, ReadError> =>
  read("a block", async () => (await api.rpc.chain.getBlockHash(number)).toHex())

/** The number of the first block after `from` with which the account has sent more than `nonce`, which it has with the block `to`. */
export const findBlock = (
  reader: ChainReader,
  sender: string,
  nonce: bigint,
  from: number,
  to: number
): Effect.Effect<number, ReadError> =>
  Effect.gen(function* () {
    let [before, after] = [from, to]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      const sent = yield* readNonceAt(reader, sender, yield* readHash(reader, middle))
      if (sent > nonce) after = middle
      else before = middle
    }
    return after
  })

/** A transaction in a block, and what became of it. */
export interface Included {
  readonly hash: string
  /** The bytes of its call. */
  readonly method: string
  readonly signer: string
  readonly outcome: TransferOutcome
}

/** The transaction of a block that is the one; "none" where it has none such. `unknown` where the block does not say what became of it. */
export const readIncluded = (
  { api, read }: ChainReader,
  block: string,
  isIt: (extrinsic: {
    readonly hash: string
    readonly signer: string
    readonly nonce: bigint | undefined
  }) => boolean
): Effect.Effect<Included | "none", ReadError> =>
  read("a block", async (): Promise<Included | "none"> => {
    const then = await api.at(block)
    const [
      {
        block: { extrinsics }
      },
      events
    ] = await Promise.all([api.rpc.chain.getBlock(block), then.query["system"]!["events"]!()])
    const index = extrinsics.findIndex((extrinsic) =>
      isIt({
        hash: extrinsic.hash.toHex(),
        signer: extrinsic.isSigned ? extrinsic.signer.toString() : "",
        nonce: extrinsic.isSigned ? extrinsic.nonce.toBigInt() : undefined
      })
    )
    const extrinsic = extrinsics[index]
    if (extrinsic === undefined) return "none"
    const own = (events as unknown as ReadonlyArray<any>).filter(
      ({ phase }) => phase.isApplyExtrinsic && phase.asApplyExtrinsic.toNumber() === index
    )
    const system = (method: string) =>
      own.find(({ event }) => event.section === "system" && event.method === method)
    const failure = system("ExtrinsicFailed")
    return {
      hash: extrinsic.hash.toHex(),
      method: extrinsic.method.toHex(),
      signer: extrinsic.signer.toString(),
      outcome:
        system("ExtrinsicSuccess") !== undefined
          ? { status: "success" }
          : failure === undefined
            ? { status: "unknown" }
            : { status: "failed", ...nameFailure(api, failure.event.data[0]) }
    }
  })
