import type { ProviderListener } from "../../../../tests/testing/src/provider/Eip1193Provider.ts"
import type { Listeners } from "../../../../tests/testing/src/provider/Listeners.ts"

/** The listening side of a provider that is a Node-style emitter. */
export interface Emitter {
  on(event: string, listener: ProviderListener): unknown
  off(event: string, listener: ProviderListener): unknown
  removeListener(event: string, listener: ProviderListener): unknown
}

/**
 * Makes the listening side over a list of listeners.
 *
 * @param prefix goes before each event's name, so that several providers can share a list
 */
export function createEmitter(listeners: Listeners, prefix = ""): Emitter {
  const remove = (event: string, listener: ProviderListener) => listeners.remove(prefix + event, listener)
  return {
    on: (event, listener) => listeners.add(prefix + event, listener),
    off: remove,
    removeListener: remove
  }
}
