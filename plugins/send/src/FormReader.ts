import type { KitError, Network, TransferRequest } from "@latchkey/core"
import type { NotConnectedError, PluginPartMissingError } from "@latchkey/core/effect"
import type * as Effect from "effect/Effect"
import type { Naming } from "./makeNaming.ts"
import type { Receiver } from "@latchkey/core/feature-kit"

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
  /**
   * What was entered as the receiver: an address of the sender's network, or a name. Of a link, its receiver, where `request` is all that
   * it asks for. Fails: `TransferReceiverInvalidError`, `PaymentLinkError`, and as reading links does.
   */
  readonly readEntered: (
    receiver: unknown,
    sender: Sender,
    request?: Partial<TransferRequest>
  ) => Effect.Effect<Receiver, KitError>
  /** Names, once their code is there. Fails: `PluginPartMissingError`. */
  readonly naming: Effect.Effect<Naming, PluginPartMissingError>
}
