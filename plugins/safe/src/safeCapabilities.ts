import {
  CapabilityMissingError,
  contractCalls,
  foreignPromise,
  transfers,
  type Capabilities,
  type ContractCalling,
  type ContractCalls,
  type FeePayers,
  type SentAnswer,
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

/** A Safe's answer is no transaction's hash, but its own for a proposal, which no node knows. */
const asProposal = (wallet: SafeWallet, provider: unknown, answer: SentAnswer): SentAnswer =>
  provider === wallet.provider && answer.callsId === undefined ? { hash: "", callsId: answer.hash } : answer

/** A request as the kit asks it: what it asks for by itself is written down already. */
const asAsked = <R extends { readonly provider?: unknown }>(wallet: SafeWallet, request: R): R =>
  request.provider === wallet.provider ? { ...request, provider: wallet.asked } : request

/** What became of a call, by the Safe. */
const outcomeOf = ({ followCall }: SafeWallet, { callsId = "" }: Partial<SentAnswer>, request: object) =>
  foreignPromise(
    (signal) => followCall(callsId, request, signal),
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
    send: (request) =>
      Effect.map(
        Effect.flatMap(chain, ({ send }) => send(asAsked(wallet, request))),
        (answer) => asProposal(wallet, request.provider, answer)
      ),
    follow: (request) =>
      request.provider === wallet.provider
        ? outcomeOf(wallet, request, request.transfer.request)
        : Effect.flatMap(chain, ({ follow }) => follow(request))
  }
  return own
}

/** What a Safe does costs whoever executes it, and the Safe nothing. */
export const safeFeePayers = ({ provider: own }: Pick<SafeWallet, "provider">): FeePayers => ({
  of: ({ provider }) => Effect.succeed(provider === own ? { kind: "executor" } : undefined)
})

/** What sends several calls at once. */
const sendingAsAsked = (wallet: SafeWallet, { batches, walletCalls }: ContractCalls) => ({
  ...(batches === undefined
    ? {}
    : {
        batches: Effect.map(batches, (own) => ({
          ...own,
          send: (request: Parameters<typeof own.send>[0]) => own.send(asAsked(wallet, request))
        }))
      }),
  ...(walletCalls === undefined
    ? {}
    : {
        walletCalls: Effect.map(walletCalls, (own) => ({
          ...own,
          send: (request: Parameters<typeof own.send>[0]) => own.send(asAsked(wallet, request))
        }))
      })
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
        send: (request) =>
          Effect.map(calls.send(asAsked(wallet, request)), (answer) =>
            asProposal(wallet, request.provider, answer)
          ),
        follow: (request) =>
          request.provider === wallet.provider
            ? outcomeOf(wallet, request, request.prepared.request)
            : calls.follow(request),
        ...sendingAsAsked(wallet, calls)
      })
    )
  }
  return own
}
