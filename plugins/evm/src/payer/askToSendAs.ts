import { plainText } from "@latchkey/core"
import { TransferSponsorError, type FeePayer, type SentAnswer } from "@latchkey/core/effect"
import { hasForeignCode, readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { callsIdIn } from "../call/callsId.ts"
import { askToSend, askToSendTransaction, type ReadyRequest, type Sending } from "../transfer/askToSend.ts"
import type { ChainReader } from "../transfer/ChainReader.ts"
import type { FeePaying, PaymasterService } from "./FeePaying.ts"

/** Who pays, as the visitor was told, and who has to know of a refusal. */
interface Paid {
  readonly feePayer: FeePayer | undefined
  readonly paying: FeePaying
}

/** Whether a request has somebody pay exactly where that was shown. */
export const isPaidAsShown = (
  { paymaster }: { readonly paymaster?: PaymasterService },
  { feePayer }: { readonly feePayer?: FeePayer | undefined }
): boolean => (paymaster === undefined) === (feePayer?.kind !== "sponsor")

/** Whether what a request says of gas is what is paid: who pays in the sender's place says that anew. */
export const isPriced = (feePayer: FeePayer | undefined): boolean =>
  feePayer === undefined || feePayer.kind === "wallet"

// What bundlers say of a paymaster before they take an operation (EIP-7769), and wallets of a capability that they do not have.
const REFUSALS = [-32501, -32504, -32505, -32508, 5700]
// What an entry point says of one, and what paymasters say of themselves.
const REFUSAL_TEXT = /\bAA3\d\b|paymaster|sponsor|\bpolicy\b|request denied/i

/** What a wallet failed with, where that is that the sponsor does not pay: it has no operation to send then. */
const sponsorRefusal = (cause: unknown): TransferSponsorError | undefined => {
  const message = readField(cause, "message")
  const reason = typeof message === "string" ? plainText(message) : ""
  return hasForeignCode(cause, ...REFUSALS) || REFUSAL_TEXT.test(reason)
    ? new TransferSponsorError(reason === "" ? {} : { reason }, cause)
    : undefined
}

const calls = (feePayer: FeePayer | undefined): Sending => ({
  method: "wallet_sendCalls",
  decode: callsIdIn,
  what: "id of calls",
  ...(feePayer?.kind === "sponsor" ? { refusal: sponsorRefusal } : {})
})

/** Asks the wallet for calls; answers with its own id for them. Fails: as `askToSend` does, and with `TransferSponsorError`. */
export const askForCalls = (
  reader: ChainReader,
  provider: unknown,
  ready: ReadyRequest,
  { feePayer, paying }: Paid
) =>
  Effect.tapError(askToSend(reader, provider, ready, calls(feePayer)), ({ _tag }) =>
    _tag === "TransferSponsorError" ? paying.refused(reader, ready.sender) : Effect.void
  )

/** Asks the wallet for a transaction, or for the call that a sponsor pays for. Fails as `askForCalls` does. */
export const askToSendAs = (reader: ChainReader, provider: unknown, ready: ReadyRequest, paid: Paid) =>
  Effect.gen(function* () {
    if (paid.feePayer?.kind !== "sponsor") {
      const sent: SentAnswer = yield* askToSendTransaction(reader, provider, ready)
      return sent
    }
    const callsId = yield* askForCalls(reader, provider, ready, paid)
    const sent: SentAnswer = { hash: "", callsId }
    return sent
  })
