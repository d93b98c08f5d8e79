import type { KitError } from "@latchkey/core"
import { Connections, toJson, TransferChangedError } from "@latchkey/core/effect"
import type { AccountPlace } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type { GrantedSession } from "./SmartSessionsApi.ts"

interface Asking {
  readonly fiber: Fiber.Fiber<GrantedSession | undefined, KitError>
  waiters: number
}

/** Makes what asks wallets for signatures: nothing is sent, so there is nothing to follow. */
export const makeSignatures = Effect.gen(function* () {
  const connections = yield* Connections
  const run = Effect.runForkWith(yield* Effect.context<never>())
  const asked = new Map<string, Asking>()
  yield* Effect.addFinalizer(() =>
    Effect.sync(() => {
      for (const { fiber } of asked.values()) fiber.interruptUnsafe()
    })
  )

  // In one piece, so that nobody asks between the look and the note of it.
  const start = (name: string, work: Effect.Effect<GrantedSession | undefined, KitError>): Asking => {
    const asking: Asking = { fiber: run(work), waiters: 0 }
    asked.set(name, asking)
    return asking
  }

  return {
    /**
     * Does what ends with a signature of an account; `key` says what it is. Whoever wants the same meanwhile waits for the same answer, and
     * where nobody waits any more it is given up: nobody uses what is signed then. Fails: as `work` does.
     */
    ask: (
      { account }: AccountPlace,
      key: unknown,
      work: Effect.Effect<GrantedSession | undefined, KitError>
    ): Effect.Effect<GrantedSession | undefined, KitError> =>
      Effect.suspend(() => {
        const name = toJson([account, key])
        const asking = asked.get(name) ?? start(name, work)
        asking.waiters += 1
        return Effect.onExit(Fiber.join(asking.fiber), () =>
          Effect.sync(() => {
            asking.waiters -= 1
            if (asking.waiters > 0) return
            asking.fiber.interruptUnsafe()
            if (asked.get(name) === asking) asked.delete(name)
          })
        )
      }),
    /** Asks the wallet, if it is still the account's. Fails: with `TransferChangedError` for another account. */
    askWallet: <A>(
      { namespace, address }: AccountPlace,
      use: (provider: unknown) => Effect.Effect<A, KitError>
    ) =>
      connections.ask(namespace, ({ provider, accounts }) =>
        accounts[0]?.address === address
          ? use(provider)
          : Effect.fail(new TransferChangedError({ what: "account" }))
      )
  }
})
