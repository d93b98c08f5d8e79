import type { KitError } from "@latchkey/core"
import { SigningFailedError, type NamespaceGrant } from "@latchkey/core/effect"
import { toSigningError } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import { ask } from "../provider/SolanaProvider.ts"
import { WalletMethodMissingError } from "../errors.ts"

/** Asks the connected wallet on its network; the answer is undecoded. */
export const askWallet = (
  { provider, networkId }: Pick<NamespaceGrant, "provider" | "networkId">,
  method: string,
  params: object
): Effect.Effect<unknown, KitError> =>
  Effect.mapError(ask(provider, networkId, { method, params }), (fault) =>
    fault.kind === "unsupported"
      ? new WalletMethodMissingError({ method }, fault.cause)
      : toSigningError(fault)
  )

/** An error for an answer that is not what was asked for. */
export const unusable = (reason: string): SigningFailedError => new SigningFailedError(reason)
