type Listener = (...args: readonly unknown[]) => void

/** Listeners by event, called in the order in which they came. */
export const createListeners = () => {
  let entries: readonly { readonly event: string; readonly listener: Listener }[] = []
  const remove = (event: string, listener: Listener) => {
    entries = entries.filter((entry) => entry.event !== event || entry.listener !== listener)
  }
  return {
    add(event: string, listener: Listener) {
      entries = [...entries, { event, listener }]
      return () => remove(event, listener)
    },
    remove,
    tell(event: string, args: readonly unknown[]) {
      for (const entry of entries) if (entry.event === event) entry.listener(...args)
    }
  }
}
