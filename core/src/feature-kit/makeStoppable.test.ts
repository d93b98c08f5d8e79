import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { TransferRejectedError } from "../capability/transferErrors.ts"
import { makeStoppable } from "./makeStoppable.ts"

it("T28 ends as unknown where the waiting is given up, and the asking is told so", async () => {
  const { wait, stop } = makeStoppable()
  let isInterrupted = false
  const asking = Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (isInterrupted = true)))
  const waiting = Effect.runPromise(Effect.result(wait(asking)))
  await Effect.runPromise(stop)
  expect(await waiting).toMatchObject({ failure: { code: "TRANSFER_UNCERTAIN" } })
  expect(isInterrupted).toBe(true)
})

it("gives the answer or the error where it comes, and a stop before or after changes nothing", async () => {
  const { wait, stop } = makeStoppable()
  await Effect.runPromise(stop)
  expect(await Effect.runPromise(wait(Effect.succeed(1)))).toBe(1)
  await Effect.runPromise(stop)
  const failed = await Effect.runPromise(Effect.result(wait(Effect.fail(new TransferRejectedError()))))
  expect(failed).toMatchObject({ failure: { code: "TRANSFER_REJECTED" } })
})
