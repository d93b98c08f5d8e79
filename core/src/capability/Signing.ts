import type * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** Message signing by the connected wallet. */
export interface Signing {
  /**
   * Asks the wallet to sign a message with an account.
   *
   * The result is the namespace's own signature text (hex for EVM). `network` is the one the account is on. Fails:
   * `SigningRejectedError`, `SigningFailedError`.
   */
  readonly signMessage: (request: {
    readonly provider: unknown
    readonly address: string
    readonly network: Network
    readonly message: string | Uint8Array
  }) => Effect.Effect<string, KitError>
}

/** The capability of a namespace that signs messages. */
export const signing = defineCapability<Signing>("signing")
