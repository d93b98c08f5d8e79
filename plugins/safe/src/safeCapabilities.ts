import {
  CapabilityMissingError,
  contractCalls,
  foreignPromise,
  transfers,
  type Capabilities,
  type ContractCalling,
  type FeePayers,
  type Transfers
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { SafeFailedError } from "./errors.ts"
import type { SafeWallet } from "./makeSafeWallet.ts"

/** What the chain's own plugin has, below what is put before it. */
const below = <A>(namespace: string, capability: { readonly name: string }, next: () => A | undefined) =>
  Effect.suspend(() => {
    const found = next()
    return found === undefined
      ? Effect.fail(new CapabilityMissingError({ namespace, capability: capability.name }))
      : Effect.succeed(found)
  })

/** What became of a call, by the Safe: a hash is that of a proposal, which no node knows. */
const outcomeOf = ({ followCall }: SafeWallet, hash: string, request: object) =>
  foreignPromise(
    (signal) => followCall(hash, request, signal),
    (cause) => new SafeFailedError({ method: "getTxBySafeTxHash" }, cause)
  )

/** Transfers of a namespace inside a Safe: as its chain makes them, but the Safe says what became of them. */
export const safeTransfers = (
  namespace: string,
  capabilities: Capabilities["Service"],
  wallet: SafeWallet
): Transfers => {
  const chain = below(
    namespace,
    transfers,
    () => capabilities.all(namespace, transfers).find(({ value }) => value !== own)?.value
  )
  const own: Transfers = {
    prepare: (request) => Effect.flatMap(chain, ({ prepare }) => prepare(request)),
    send: (request) => Effect.flatMap(chain, ({ send }) => send(request)),
    follow: (request) =>
      request.provider === wallet.provider
        ? outcomeOf(wallet, request.hash, request.transfer.request)
        : Effect.flatMap(chain, ({ follow }) => follow(request))
  }
  return own
}

/** What a Safe does costs whoever executes it, and the Safe nothing. */
export const safeFeePayers = ({ provider: own }: Pick<SafeWallet, "provider">): FeePayers => ({
  of: ({ provider }) => Effect.succeed(provider === own ? { kind: "executor" } : undefined)
})

/** Calls of contracts inside a Safe, likewise. */
export const safeCalls = (
  namespace: string,
  capabilities: Capabilities["Service"],
  wallet: SafeWallet
): ContractCalling => {
  const own: ContractCalling = {
    calls: Effect.map(
      Effect.flatMap(
        below(
          namespace,
          contractCalls,
          () => capabilities.all(namespace, contractCalls).find(({ value }) => value !== own)?.value
        ),
        ({ calls }) => calls
      ),
      (calls) => ({
        ...calls,
        follow: (request) =>
          request.provider === wallet.provider
            ? outcomeOf(wallet, request.hash, request.prepared.request)
            : calls.follow(request)
      })
    )
  }
  return own
}
