import * as Effect from "effect/Effect"
import type { Run } from "./backgroundRun.ts"
import { sleep } from "../../flow/Time.ts"

/** A reading that is repeated when it is due. */
export interface Reread {
  /** Reads now, or once more after the reading under way. */
  readonly due: () => void
  /** Whether it became due since the reading under way began: what that one tells is old. */
  readonly isDue: () => boolean
  /** Ends the reading under way, and all that would come. */
  readonly stop: () => void
}

/**
 * Makes a reading for events that say only that something changed, or are not believed: one at a time, with a pause
 * between two, so that a flood of events costs few questions to the wallet. `pause` is in milliseconds, by default none.
 */
export const makeReread = (read: Effect.Effect<void>, run: Run, pause = 0): Reread => {
  let state: "idle" | "reading" | "due" | "stopped" = "idle"
  let stopReading = () => {}

  const readWhileDue: Effect.Effect<void> = Effect.suspend(() => {
    state = "reading"
    return Effect.andThen(read, () => {
      if (state === "due") return Effect.andThen(sleep(pause), readWhileDue)
      if (state === "reading") state = "idle"
      return Effect.void
    })
  })

  return {
    due: () => {
      if (state === "reading") state = "due"
      if (state !== "idle") return
      state = "reading"
      stopReading = run(readWhileDue)
    },
    isDue: () => state === "due",
    stop: () => {
      state = "stopped"
      stopReading()
    }
  }
}
