import {
  CapabilityMissingError,
  foreignPromise,
  transfers,
  type Capabilities,
  type Transfers
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { SafeFailedError } from "./errors.ts"
import type { SafeWallet } from "./makeSafeWallet.ts"

/**
 * Transfers of a namespace inside a Safe: as its chain makes them, but a hash is that of a proposal, which no node knows. So the
 * Safe says what became of it.
 */
export const safeTransfers = (
  namespace: string,
  capabilities: Capabilities["Service"],
  { provider, followCall }: SafeWallet
): Transfers => {
  const chain = Effect.suspend(() => {
    const next = capabilities.all(namespace, transfers).find(({ value }) => value !== own)
    return next === undefined
      ? Effect.fail(new CapabilityMissingError({ namespace, capability: transfers.name }))
      : Effect.succeed(next.value)
  })
  const own: Transfers = {
    prepare: (request) => Effect.flatMap(chain, ({ prepare }) => prepare(request)),
    send: (request) => Effect.flatMap(chain, ({ send }) => send(request)),
    follow: (request) =>
      request.provider === provider
        ? foreignPromise(
            (signal) => followCall(request.hash, request.transfer.request, signal),
            (cause) => new SafeFailedError({ method: "getTxBySafeTxHash" }, cause)
          )
        : Effect.flatMap(chain, ({ follow }) => follow(request))
  }
  return own
}
