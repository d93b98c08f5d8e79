/** Reactions that wait for the end of a task, the latest of each kind. */
export interface LatestPerTask {
  /** Runs `react` at the end of this task, after those that wait already, in place of an earlier one of that kind. */
  readonly put: (kind: unknown, react: () => void) => void
  /** Runs what waits now. */
  readonly flush: () => void
  /** Drops what waits, and all that comes. */
  readonly stop: () => void
}

/**
 * Collects reactions and runs them once a task, the latest of each kind, so that a flood of events costs one reaction.
 * What an event says is best looked at before it is put, and decoded in the reaction.
 */
export const latestPerTask = (): LatestPerTask => {
  const waiting = new Map<unknown, () => void>()
  let live = true

  const flush = () => {
    const reactions = [...waiting.values()]
    waiting.clear()
    for (const react of reactions) if (live) react()
  }

  return {
    put: (kind, react) => {
      if (!live) return
      if (waiting.size === 0) queueMicrotask(flush)
      waiting.delete(kind)
      waiting.set(kind, react)
    },
    flush,
    stop: () => {
      live = false
    }
  }
}
