import type { SdkMissingError } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { bitcoinjs } from "../api/signPsbt.ts"
import { decodePayment, decodePsbt, type TransferFacts } from "./TransferPsbt.ts"

/** What a request of the sender's does; undefined where it is no transfer. Fails: `SdkMissingError`. */
export const readRequest = (
  request: object,
  sender: string
): Effect.Effect<TransferFacts | undefined, SdkMissingError> =>
  readField(request, "psbt") === undefined
    ? Effect.sync(() => decodePayment(request, sender))
    : Effect.map(bitcoinjs, ({ Psbt }) => decodePsbt(Psbt, request, sender))
