import type { KitError } from "@latchkey/core"
import { hasForeignCode, signingError, type NamespaceGrant } from "@latchkey/core/effect"
import type * as Effect from "effect/Effect"
import { ask, isDeclined } from "../provider/SolanaProvider.ts"
import { WalletMethodMissingError } from "../errors.ts"

/** Asks the connected wallet on its network; the answer is undecoded. */
export const askWallet = (
  { provider, networkId }: Pick<NamespaceGrant, "provider" | "networkId">,
  method: string,
  params: object
): Effect.Effect<unknown, KitError> =>
  ask(provider, networkId, { method, params }, (cause) =>
    hasForeignCode(cause, 4200, -32601)
      ? new WalletMethodMissingError(method, cause)
      : signingError(cause, isDeclined)
  )

/** An error for an answer that is not what was asked for. */
export const unusable = (reason: string): KitError => signingError(reason, () => false)
