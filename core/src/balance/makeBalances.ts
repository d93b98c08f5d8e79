import * as Effect from "effect/Effect"
import { CapabilityFailedError } from "../capability/answerErrors.ts"
import { Capabilities } from "../capability/Capabilities.ts"
import { nativeBalance } from "../capability/NativeBalance.ts"
import { formatAmount, type Amount } from "../chain/Amount.ts"
import { readField } from "../error/readField.ts"
import { currentMillis } from "../flow/Time.ts"
import { State } from "../kernel/State.ts"
import { Notices } from "../notice/Notices.ts"
import { Accounts } from "../session/Accounts.ts"
import { Connections } from "../session/Connections.ts"
import type { AccountDetails } from "../session/Facts.ts"
import { accountSlice, networkSlice } from "../session/slices.ts"
import { navigationSlice } from "../navigation/NavigationState.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { Balances } from "./Balances.ts"

const FRESH_MILLIS = 30_000
const FALLBACK = "0.00"

// A time that lies ahead is one from before the clock was put back: it says nothing.
const isFresh = (now: number, at: number) => Math.abs(now - at) < FRESH_MILLIS

/** Whether a source's answer can be shown: it may be anybody's code, and have taken it from a server as it was. */
const isAmount = (answer: unknown): answer is Amount => {
  const value = readField(answer, "value")
  const decimals = readField(answer, "decimals")
  return (
    typeof value === "bigint" &&
    value >= 0n &&
    Number.isInteger(decimals) &&
    (decimals as number) >= 0 &&
    (decimals as number) <= 255 &&
    typeof readField(answer, "symbol") === "string"
  )
}

/** Makes the balances of one kit. */
export const makeBalances = Effect.gen(function* () {
  const state = yield* State
  const capabilities = yield* Capabilities
  const connections = yield* Connections
  const accounts = yield* Accounts
  const notices = yield* Notices
  const telemetry = yield* Telemetry
  const cache = new Map<string, { readonly amount: Amount; readonly at: number }>()
  const reading = new Set<string>()
  const tell = notices.toast({ variant: "error", code: "BALANCE_UNAVAILABLE" })

  const refresh = (namespace: string, force = false): Effect.Effect<void> =>
    Effect.gen(function* () {
      const network = state.read(networkSlice).byNamespace[namespace]?.caipNetwork
      const { address, caipAddress, lastRetry } = accounts.get(namespace)
      const isReadable = capabilities.all(namespace, nativeBalance).length > 0
      if (!isReadable || network === undefined) return
      if (address === undefined || caipAddress === undefined) return
      const change = (next: (details: AccountDetails) => AccountDetails) =>
        accounts.change(namespace, caipAddress, next)
      if (force) change((account) => ({ ...account, moves: (account.moves ?? 0) + 1 }))
      if (network.unknown) {
        // Said once: nothing is read there however often it is asked for.
        if (lastRetry !== undefined || !state.read(navigationSlice).open) return
        const saidAt = yield* currentMillis
        change((account) => ({ ...account, lastRetry: saidAt }))
        return yield* tell
      }
      const show = (amount: Amount) =>
        change(({ lastRetry: _retry, ...account }) => ({
          ...account,
          balance: formatAmount(amount),
          balanceSymbol: amount.symbol,
          balanceLoading: false,
          balanceFailed: false
        }))
      const now = yield* currentMillis
      const cached = cache.get(caipAddress)
      if (!force && cached !== undefined && isFresh(now, cached.at)) return show(cached.amount)
      if (!force && lastRetry !== undefined && isFresh(now, lastRetry)) return
      if (reading.has(caipAddress)) return
      reading.add(caipAddress)
      change((account) => ({ ...account, balanceLoading: true }))
      const provider = connections.peek(namespace)?.provider
      yield* capabilities
        .ask(namespace, nativeBalance, ({ read }) =>
          Effect.flatMap(read({ address, network, provider }), (amount) =>
            isAmount(amount)
              ? Effect.succeed(amount)
              : Effect.fail(
                  new CapabilityFailedError({ capability: nativeBalance.name, problem: "it is no amount" })
                )
          )
        )
        .pipe(
          Effect.flatMap(({ value: amount }) =>
            Effect.map(currentMillis, (at) => {
              cache.set(caipAddress, { amount, at })
              show(amount)
            })
          ),
          Effect.catch((error) =>
            Effect.gen(function* () {
              const failedAt = yield* currentMillis
              change((account) => ({
                ...account,
                balance: FALLBACK,
                balanceSymbol: network.nativeCurrency.symbol,
                balanceLoading: false,
                balanceFailed: true,
                lastRetry: failedAt
              }))
              yield* telemetry.report(error)
              if (state.read(navigationSlice).open) yield* tell
            })
          ),
          Effect.onExit(() =>
            Effect.sync(() => {
              reading.delete(caipAddress)
              if (state.read(accountSlice)[namespace]?.balanceLoading !== true) return
              change((account) => ({ ...account, balanceLoading: false }))
            })
          )
        )
    })

  return Balances.of({ refresh })
})
