import type { KitError } from "@latchkey/core"
import { Connections, toJson, TransferChangedError } from "@latchkey/core/effect"
import { makeTransactions, type AccountPlace } from "@latchkey/core/feature-kit/effect"
import * as Effect from "effect/Effect"
import { SessionMissingError } from "./errors.ts"

/** Makes what asks wallets for signatures: as for every transaction, but there is nothing to follow. */
export const makeSignatures = Effect.gen(function* () {
  const connections = yield* Connections
  const transactions = yield* makeTransactions<object>({
    // How it ended is in the outcome of sessions.
    move: () => Effect.void,
    submitted: () => new SessionMissingError(),
    missing: () => new SessionMissingError()
  })
  return {
    /**
     * Does what ends with a signature of an account; `key` says what it is. Whoever wants the same meanwhile waits for the same answer, and
     * where nobody waits any more it is given up: nobody uses what is signed then. Fails: as `work` does, with `TransferChangedError` for
     * another account.
     */
    ask: <A extends object>(
      { account, network, address }: AccountPlace,
      key: unknown,
      work: Effect.Effect<A, KitError>
    ) =>
      transactions.submitOnce(
        toJson([account, key]),
        {},
        {
          network,
          sender: address,
          isSignature: true,
          ask: () => work,
          follow: () => Effect.succeed({ status: "unknown" })
        }
      ),
    /** Asks the wallet, if it is still the account's. */
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
