/** Time that passes as soon as nothing else is to be done. */
export interface HurriedTime {
  /** How the work ends, and how many milliseconds that took by the hurried clock; `late` where it has not ended after `limit`. */
  readonly settle: <A>(
    work: Promise<A>,
    limit: number
  ) => Promise<
    ({ readonly value: A } | { readonly error: unknown } | { readonly late: true }) & {
      readonly took: number
    }
  >
  /** Puts the clock forward: what was kept is old by then. */
  readonly skip: (millis: number) => void
  /** Puts the clock and the timers back. */
  readonly stop: () => void
}

interface Timer {
  readonly at: number
  readonly run: () => void
  readonly every?: number
}

/** How many real turns pass before the next timer is taken for what all wait for. */
const TURNS = 4

/**
 * Takes the place of the timers and the clock: whoever waits for a minute has waited for it after a few turns. What is due at once
 * stays as it is, so that real work is never overtaken by a deadline.
 */
export const hurryTime = (): HurriedTime => {
  const original = {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval,
    now: Date.now,
    timeout: AbortSignal.timeout.bind(AbortSignal)
  }
  const timers = new Map<object, Timer>()
  let passed = 0
  const schedule = (run: () => void, delay: number, every?: number): object => {
    const handle = { unref: () => handle, ref: () => handle, hasRef: () => true }
    timers.set(handle, { at: passed + delay, run, ...(every === undefined ? {} : { every }) })
    return handle
  }
  const cancel = (back: (handle: never) => void) => (handle: unknown) => {
    if (!timers.delete(handle as object)) back(handle as never)
  }
  type Callback = (...args: ReadonlyArray<unknown>) => void
  Object.assign(globalThis, {
    setTimeout: (run: Callback, delay = 0, ...args: ReadonlyArray<unknown>) =>
      delay > 0 ? schedule(() => run(...args), delay) : original.setTimeout(run, 0, ...args),
    setInterval: (run: Callback, delay = 0, ...args: ReadonlyArray<unknown>) =>
      schedule(() => run(...args), Math.max(1, delay), Math.max(1, delay)),
    clearTimeout: cancel(original.clearTimeout),
    clearInterval: cancel(original.clearInterval)
  })
  Date.now = () => original.now.call(Date) + passed
  AbortSignal.timeout = (delay) => {
    const abort = new AbortController()
    schedule(() => abort.abort(new DOMException("The time is up.", "TimeoutError")), delay)
    return abort.signal
  }

  /** Runs the next timer, if there is any. */
  const advance = () => {
    const [next] = [...timers].toSorted(([, one], [, other]) => one.at - other.at)
    if (next === undefined) return
    const [handle, timer] = next
    passed = Math.max(passed, timer.at)
    if (timer.every === undefined) timers.delete(handle)
    else timers.set(handle, { ...timer, at: passed + timer.every })
    timer.run()
  }

  return {
    settle: async <A>(work: Promise<A>, limit: number) => {
      const start = passed
      let ended: { readonly value: A } | { readonly error: unknown } | undefined
      const hasEnded = () => ended !== undefined
      const isOver = () => hasEnded() || passed - start > limit
      work.then(
        (value) => void (ended = { value }),
        (error: unknown) => void (ended = { error })
      )
      for (let idle = 0; idle < 200 && !isOver();) {
        for (let turn = 0; turn < TURNS && !hasEnded(); turn++)
          await new Promise<void>((resolve) => original.setTimeout(resolve))
        if (hasEnded()) break
        idle = timers.size === 0 ? idle + 1 : 0
        advance()
      }
      return { ...(ended ?? { late: true as const }), took: passed - start }
    },
    skip: (millis) => void (passed += millis),
    stop: () => {
      const { now, timeout, ...functions } = original
      Object.assign(globalThis, functions)
      Date.now = now
      AbortSignal.timeout = timeout
    }
  }
}
