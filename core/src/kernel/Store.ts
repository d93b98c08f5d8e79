/** A synchronous value with listeners. Only services write; the user interface reads. */
export interface Store<A> {
  readonly get: () => A
  readonly update: (change: (value: A) => A) => void
  /** Calls `listener` after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store. A listener that throws is reported to the page as an uncaught error and disturbs no other. */
export const makeStore = <A>(initial: A): Store<A> => {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    update: (change) => {
      const next = change(value)
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) {
        try {
          listener()
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    subscribe: (listener) => {
      const entry = () => listener()
      listeners.add(entry)
      return () => void listeners.delete(entry)
    }
  }
}
