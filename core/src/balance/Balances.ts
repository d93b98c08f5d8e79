import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { withAccount } from "../account/accountChanges.ts"
import type { AccountState } from "../account/AccountState.ts"
import { formatAmount, type Amount } from "../chain/Amount.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import { Connections } from "../connection/Connections.ts"
import { Shell } from "../kit/Shell.ts"
import { Notices } from "../notice/Notices.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"

const FRESH_MILLIS = 30_000
const FALLBACK = "0.00"

/** The native balances of the connected accounts. */
export class Balances extends Context.Service<
  Balances,
  {
    /**
     * Reads the native balance into the account's state. A read younger than 30 s is taken from the cache, and after
     * a failure nothing is read for 30 s, unless `force`. A failed read shows its fallback, marked as failed.
     */
    readonly refresh: (namespace: string, force?: boolean) => Effect.Effect<void>
  }
>()("@latchkey/core/Balances") {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const { store } = yield* Shell
      const namespaces = yield* Namespaces
      const connections = yield* Connections
      const notices = yield* Notices
      const telemetry = yield* Telemetry
      const cache = new Map<string, { readonly amount: Amount; readonly at: number }>()
      const reading = new Set<string>()

      const refresh = (namespace: string, force = false): Effect.Effect<void> =>
        Effect.gen(function* () {
          const capability = namespaces.get(namespace)?.capabilities.nativeBalance
          const network = store.get().network.byNamespace[namespace]?.caipNetwork
          const { address, caipAddress, lastRetry } = store.get().account[namespace] ?? {}
          if (
            capability === undefined ||
            network === undefined ||
            network.unknown ||
            address === undefined ||
            caipAddress === undefined
          )
            return
          const change = (next: (account: AccountState) => AccountState) =>
            store.update((state) =>
              state.account[namespace]?.caipAddress === caipAddress
                ? withAccount(state, namespace, next)
                : state
            )
          const show = (amount: Amount) =>
            change(({ lastRetry: _retry, ...account }) => ({
              ...account,
              balance: formatAmount(amount),
              balanceSymbol: amount.symbol,
              balanceLoading: false,
              balanceFailed: false
            }))
          const now = yield* Clock.currentTimeMillis
          const cached = cache.get(caipAddress)
          if (!force && cached !== undefined && now - cached.at < FRESH_MILLIS) return show(cached.amount)
          if (!force && lastRetry !== undefined && now - lastRetry < FRESH_MILLIS) return
          if (reading.has(caipAddress)) return
          reading.add(caipAddress)
          change((account) => ({ ...account, balanceLoading: true }))
          const provider = connections.peek(namespace)?.provider
          yield* Effect.suspend(() => capability.read({ address, network, provider })).pipe(
            Effect.flatMap((amount) =>
              Effect.map(Clock.currentTimeMillis, (at) => {
                cache.set(caipAddress, { amount, at })
                show(amount)
              })
            ),
            Effect.catch((error) =>
              Effect.gen(function* () {
                const failedAt = yield* Clock.currentTimeMillis
                change((account) => ({
                  ...account,
                  balance: FALLBACK,
                  balanceSymbol: network.nativeCurrency.symbol,
                  balanceLoading: false,
                  balanceFailed: true,
                  lastRetry: failedAt
                }))
                yield* telemetry.report(error)
                if (store.get().navigation.open)
                  yield* notices.toast({ variant: "error", code: "BALANCE_UNAVAILABLE" })
              })
            ),
            Effect.onExit(() =>
              Effect.sync(() => {
                reading.delete(caipAddress)
                change((account) =>
                  account.balanceLoading ? { ...account, balanceLoading: false } : account
                )
              })
            )
          )
        })

      return Balances.of({ refresh })
    })
  )
}
