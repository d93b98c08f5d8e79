import type { KitError } from "@latchkey/core"
import { foreignPromise } from "@latchkey/core/effect"
import { fromThrowing, withDeadline } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { NodeUnreachableError } from "../errors.ts"
import { loadSdk } from "./loadSdk.ts"

const DEADLINE = 10_000
const RETRY_MILLISECONDS = 500

/**
 * Asks a node one thing over a WebSocket that is closed after it. `urls` are tried in turn until one answers, for at most
 * 10 s. The answer is undecoded. Fails: `SdkMissingError`, `NodeUnreachableError`.
 */
export const readOverSocket = (
  urls: ReadonlyArray<string>,
  method: string,
  params: ReadonlyArray<unknown>
): Effect.Effect<unknown, KitError> => {
  const failed = (cause: unknown) => new NodeUnreachableError({ urls }, cause)
  const answer = Effect.flatMap(foreignPromise(loadSdk, failed), ({ WsProvider }) =>
    Effect.acquireUseRelease(
      fromThrowing(() => new WsProvider([...urls], RETRY_MILLISECONDS), failed),
      (provider) =>
        foreignPromise(async (): Promise<unknown> => {
          await provider.isReady
          return provider.send<unknown>(method, [...params])
        }, failed),
      (provider) => Effect.promise(() => provider.disconnect().catch(() => {}))
    )
  )
  return withDeadline(answer, DEADLINE, () => Effect.fail(failed("No answer in time.")))
}
