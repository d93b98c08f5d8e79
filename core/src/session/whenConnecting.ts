import * as Effect from "effect/Effect"
import { loadWhen } from "../kernel/loadWhen.ts"
import { State } from "../kernel/State.ts"
import { accountSlice } from "./slices.ts"

/**
 * Loads what only a connected wallet is asked through, as soon as a wallet is asked to connect or to come back: it is there
 * when the wallet has answered, and the first click that needs it reaches the wallet in its own task.
 */
export const whenConnecting = (part: Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(State, (state) =>
    loadWhen(part, () =>
      Object.values(state.read(accountSlice)).some(({ status }) => status !== "disconnected")
    )
  )
