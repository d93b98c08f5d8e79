import type { OnrampPlace, OnrampSource } from "@latchkey/core/effect"
import { withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { readPurchases, type ReadPurchase } from "./readPurchases.ts"

const ANSWER_MILLIS = 10_000

/**
 * What a source tells of an account's purchases since a time in epoch milliseconds; undefined if it does not answer, of which `tell` tells.
 */
export const askPurchases = (
  source: OnrampSource,
  place: OnrampPlace & { readonly since: number },
  tell: (cause: unknown) => Effect.Effect<void>
): Effect.Effect<ReadonlyArray<ReadPurchase> | undefined> => {
  const unread = (cause: unknown) => Effect.as(tell(cause), undefined)
  return withDeadline(
    Effect.suspend(() => source.purchases?.(place) ?? Effect.succeed([])),
    ANSWER_MILLIS,
    () => unread("It gave no answer in time.")
  ).pipe(
    Effect.flatMap((answer) => {
      const read = readPurchases(answer)
      return read === undefined ? unread("Its purchases are no list.") : Effect.succeed(read)
    }),
    Effect.catch(unread),
    // A source is a stranger's code: what it throws is no answer.
    Effect.catchDefect(unread)
  )
}
