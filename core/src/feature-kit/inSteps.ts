import * as Effect from "effect/Effect"

/** How long a task may take, in ms: the page still draws every frame. */
const TASK_MILLIS = 8

/**
 * Does long work in several tasks of the page, which draws and takes input between them: `steps` yields wherever it may rest, and
 * returns what it has made. Work that takes less than eight milliseconds is done in the task of its caller. What `steps` throws is a
 * defect.
 */
export const inSteps = <A>(steps: Iterator<unknown, A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const end = performance.now() + TASK_MILLIS
    for (;;) {
      const step = steps.next()
      if (step.done === true) return Effect.succeed(step.value)
      if (performance.now() >= end) return Effect.andThen(Effect.yieldNow, inSteps(steps))
    }
  })
