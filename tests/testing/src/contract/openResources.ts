/** Counts what was opened and not closed, from `countOpen` on. */
export interface OpenResources {
  /** What is still open, after all that is due now has run. */
  readonly left: () => Promise<ReadonlyArray<string>>
  /** Forgets what was opened so far. */
  readonly reset: () => void
  /** Stops counting. */
  readonly stop: () => void
}

type Target = Pick<EventTarget, "addEventListener" | "removeEventListener">

/** Watches timers, and listeners on the window where there is one. */
export const countOpen = (): OpenResources => {
  const open = new Map<unknown, string>()
  const original = { setTimeout, clearTimeout, setInterval, clearInterval }
  const opened = (handle: unknown, what: string) => {
    open.set(handle, what)
    return handle
  }
  const closing = (close: (handle: never) => void) => (handle: unknown) => {
    open.delete(handle)
    close(handle as never)
  }
  const timeout = (
    run: (...args: ReadonlyArray<unknown>) => void,
    delay?: number,
    ...args: ReadonlyArray<unknown>
  ) => {
    const handle: unknown = original.setTimeout(() => {
      open.delete(handle)
      run(...args)
    }, delay)
    return opened(handle, `a timer of ${delay ?? 0} ms`)
  }
  const interval = (run: () => void, delay?: number) =>
    opened(original.setInterval(run, delay), `an interval of ${delay ?? 0} ms`)
  const cancel = closing(original.clearTimeout as (handle: never) => void)
  Object.assign(globalThis, {
    setTimeout: timeout,
    clearTimeout: cancel,
    setInterval: interval,
    clearInterval: cancel
  })
  const unwatch = typeof window === "undefined" ? () => {} : watchListeners(window, open)
  return {
    left: async () => {
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => original.setTimeout(resolve))
      return [...open.values()]
    },
    reset: () => open.clear(),
    stop: () => {
      unwatch()
      Object.assign(globalThis, original)
    }
  }
}

const watchListeners = (target: Target, open: Map<unknown, string>): (() => void) => {
  const { addEventListener, removeEventListener } = target
  const keys = new WeakMap<object, Map<string, object>>()
  const keyOf = (listener: object, type: string): object => {
    const byType = keys.get(listener) ?? new Map<string, object>()
    keys.set(listener, byType)
    const key = byType.get(type) ?? {}
    byType.set(type, key)
    return key
  }
  Object.assign(target, {
    addEventListener: (...args: Parameters<Target["addEventListener"]>) => {
      const [type, listener] = args
      if (listener !== null) open.set(keyOf(listener, type), `a listener of ${type}`)
      addEventListener.apply(target, args)
    },
    removeEventListener: (...args: Parameters<Target["removeEventListener"]>) => {
      const [type, listener] = args
      if (listener !== null) open.delete(keyOf(listener, type))
      removeEventListener.apply(target, args)
    }
  })
  return () => Object.assign(target, { addEventListener, removeEventListener })
}
