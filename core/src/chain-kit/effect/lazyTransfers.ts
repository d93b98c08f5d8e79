import * as Effect from "effect/Effect"
import type { Transfers } from "../../capability/Transfers.ts"
import type { KitError } from "../../error/KitError.ts"

/** The steps of a transfer, without what is known before their code is there. */
export type TransferSteps = Omit<Transfers, "memoBytes" | "hasReferences">

/** Transfers by a part of a plugin that is loaded with the first. Fails as that does, and as loading it. */
export const lazyTransfers = (part: Effect.Effect<TransferSteps, KitError>): TransferSteps => {
  const step = <Name extends keyof TransferSteps>(name: Name) =>
    ((request: never) =>
      Effect.flatMap(part, (steps): Effect.Effect<unknown, KitError> =>
        steps[name](request)
      )) as TransferSteps[Name]
  return { prepare: step("prepare"), send: step("send"), follow: step("follow") }
}
