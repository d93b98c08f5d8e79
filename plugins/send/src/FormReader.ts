import type { Network } from "@latchkey/core"
import type {
  NotConnectedError,
  PluginPartMissingError,
  TransferReceiverInvalidError
} from "@latchkey/core/effect"
import type * as Effect from "effect/Effect"
import type { Naming } from "./makeNaming.ts"
import type { Receiver } from "./readReceiver.ts"

/** The account that sends, as it is now. */
export interface Sender {
  readonly namespace: string
  readonly address: string
  readonly network: Network
  readonly provider: unknown
}

/** How the form is read, while it is filled in and when it is reviewed. */
export interface FormReader {
  /** Who would send. Fails: `NotConnectedError`. */
  readonly current: Effect.Effect<Sender, NotConnectedError>
  /** What was entered as the receiver: an address of the sender's network, or a name. Fails: `TransferReceiverInvalidError`. */
  readonly readEntered: (
    receiver: unknown,
    sender: Sender
  ) => Effect.Effect<Receiver, TransferReceiverInvalidError>
  /** Names, once their code is there. Fails: `PluginPartMissingError`. */
  readonly naming: Effect.Effect<Naming, PluginPartMissingError>
}
