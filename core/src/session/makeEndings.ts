import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { KitError } from "../error/KitError.ts"
import { together } from "../flow/together.ts"
import { withDeadline } from "../flow/withDeadline.ts"
import type { LiveSession } from "./Facts.ts"
import type { SessionFacts } from "./SessionFacts.ts"

const DISCONNECT_MILLIS = 3_000

/** Ends the sessions of wallets that nothing of the kit uses any more. */
export const makeEndings = (facts: SessionFacts["Service"]) => {
  const endings = new Map<string, Deferred.Deferred<void>>()

  // A wallet with one session for all its chains is told when the last of its connectors is left, not before.
  const isLastOfWallet = ({ connector }: LiveSession): boolean => {
    if (connector.sharesSession !== true) return true
    const { connectors: known, namespaces: all } = facts.get()
    const walletOf = (id: string) => known.find((each) => each.id === id)?.walletId
    const wallet = walletOf(connector.id)
    return Object.values(all)
      .flatMap(({ connections }) => connections)
      .every(
        ({ live }) =>
          live.connector.sharesSession !== true ||
          live.connector.id === connector.id ||
          walletOf(live.connector.id) !== wallet
      )
  }

  /**
   * Tells the wallets, at most 3 s long. Answers with the namespaces that failed, and with what; a wallet that no longer knows the
   * session has not failed. The facts must be without them already.
   */
  const end = (unused: ReadonlyArray<LiveSession>) => {
    const failures = new Map<string, KitError>()
    const told = unused.filter(isLastOfWallet).map(({ connector, session }) =>
      Effect.suspend(() => {
        const gone = Deferred.makeUnsafe<void>()
        endings.set(connector.id, gone)
        return withDeadline(session.disconnect, DISCONNECT_MILLIS, () => Effect.void).pipe(
          Effect.catch((error: KitError) =>
            Effect.sync(() => {
              if (/no matching key/i.test(error.cause?.message ?? "")) return
              for (const { namespace } of session.grants) failures.set(namespace, error)
            })
          ),
          Effect.catchCause(() => Effect.void),
          Effect.onExit(() =>
            Effect.sync(() => {
              if (endings.get(connector.id) === gone) endings.delete(connector.id)
              Deferred.doneUnsafe(gone, Exit.void)
            })
          )
        )
      })
    )
    return Effect.as(together(told), failures)
  }

  return {
    end,
    /** Waits until the session of a connector has ended; undefined where it is not ending. */
    of: (connectorId: string): Effect.Effect<void> | undefined => {
      const gone = endings.get(connectorId)
      return gone && Deferred.await(gone)
    }
  }
}
