import type { ProviderListener } from "./Eip1193Provider.ts"

/** A list of listeners per event, with the rules of Node's EventEmitter: a listener added twice is called twice. */
export interface Listeners {
  add(event: string, listener: ProviderListener): void
  remove(event: string, listener: ProviderListener): void
  emit(event: string, args: readonly unknown[]): void
  count(event?: string): number
}

/** Makes an empty list. A listener that throws affects neither the wallet nor the other listeners. */
export function createListeners(): Listeners {
  const byEvent = new Map<string, readonly ProviderListener[]>()
  const of = (event: string) => byEvent.get(event) ?? []
  return {
    add: (event, listener) => void byEvent.set(event, [...of(event), listener]),
    remove(event, listener) {
      const index = of(event).lastIndexOf(listener)
      if (index >= 0) byEvent.set(event, of(event).toSpliced(index, 1))
    },
    emit(event, args) {
      for (const listener of of(event)) {
        try {
          listener(...args)
        } catch (error) {
          // Wallets rethrow outside the dispatch, so the page's own fault stays visible as an uncaught error.
          setTimeout(() => {
            throw error
          })
        }
      }
    },
    count: (event) =>
      event === undefined
        ? [...byEvent.values()].reduce((sum, list) => sum + list.length, 0)
        : of(event).length
  }
}
