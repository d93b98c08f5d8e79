import type { PreparedTransfer, SdkMissingError, TransferOutcome } from "@latchkey/core/effect"
import { sleep } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { decodeAddress } from "../address/Address.ts"
import { scriptOf } from "../api/psbt.ts"
import type { NodeReadError } from "@latchkey/core/chain-kit/effect"
import type { EsploraReader } from "./EsploraReader.ts"
import { findTransaction, type KnownTransaction } from "./readChain.ts"
import { readRequest } from "./readRequest.ts"
import type { TransferFacts } from "./TransferPsbt.ts"

const unknown: TransferOutcome = { status: "unknown" }
/** For half a minute, where nobody knows the transaction. */
const UNSEEN_PAUSE = 2_000
const UNSEEN_TRIES = 15
/** For a minute, where it waits for a block: who asks does so again. */
const WAITING_PAUSE = 20_000
const WAITING_TRIES = 4

/** Whether a transaction is the transfer: the very one where the kit made it, else one of the sender's to the receiver. */
const isThatTransfer = (
  facts: TransferFacts,
  sender: string,
  { inputs, outputs }: KnownTransaction
): boolean => {
  const account = decodeAddress(sender)
  const own = account && scriptOf(account)
  if (facts.kind === "payment")
    return (
      inputs.some(({ script }) => script === own) &&
      outputs.some(({ script, value }) => script === facts.receiver && value === facts.value)
    )
  return (
    inputs.length === facts.inputs.length &&
    outputs.length === facts.outputs.length &&
    inputs.every(
      ({ txid, index }, at) => txid === facts.inputs[at]?.txid && index === facts.inputs[at].index
    ) &&
    outputs.every(
      ({ script, value }, at) => script === facts.outputs[at]?.script && value === facts.outputs[at].value
    )
  )
}

/** See `Transfers.follow`. */
export const followTransfer = (
  reader: EsploraReader,
  { request, sender }: PreparedTransfer,
  hash: string
): Effect.Effect<TransferOutcome, NodeReadError | SdkMissingError> =>
  Effect.gen(function* () {
    const facts = yield* readRequest(request, sender)
    if (facts === undefined || !/^[0-9a-f]{64}$/.test(hash)) return unknown
    let [unseen, waiting] = [0, 0]
    while (unseen < UNSEEN_TRIES && waiting < WAITING_TRIES) {
      const known = yield* Effect.catch(findTransaction(reader, hash), (error) =>
        // What has no URL will have none.
        error._tag === "RpcUrlMissingError" ? Effect.fail(error) : Effect.succeed("none" as const)
      )
      if (known === "none") {
        unseen++
        yield* sleep(UNSEEN_PAUSE)
        continue
      }
      if (!isThatTransfer(facts, sender, known)) return unknown
      if (known.isConfirmed) return { status: "success" }
      waiting++
      yield* sleep(WAITING_PAUSE)
    }
    // Blocks may take hours; and another may have taken its place.
    return { status: "pending" }
  })
