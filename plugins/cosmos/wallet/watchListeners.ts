import type { WalletPlace } from "../../../tests/testing/src/wallet/ChainWallet.ts"

/** Counts the listeners of one event that come and go on a window. */
export interface ListenerWatch {
  count(): number
  stop(): void
}

interface Entry {
  readonly listener: unknown
  readonly capture: boolean
  readonly once: boolean
}

/** Counts from now on, by standing before the window's own functions. Listeners work as they always do. */
export function watchListeners(place: WalletPlace, event: string): ListenerWatch {
  let entries: readonly Entry[] = []
  let watching = true
  const { addEventListener, removeEventListener } = place
  const optionsOf = (options: AddEventListenerOptions | boolean | undefined) =>
    typeof options === "object" ? options : { capture: options ?? false }
  const same = (listener: unknown, capture: boolean) => (entry: Entry) =>
    entry.listener === listener && entry.capture === capture
  const forget = (listener: unknown, capture: boolean) => {
    entries = entries.filter((entry) => !same(listener, capture)(entry))
  }

  const add: WalletPlace["addEventListener"] = (type, listener, options) => {
    const { capture = false, once = false, signal } = optionsOf(options)
    const isNew = listener !== null && !signal?.aborted && !entries.some(same(listener, capture))
    if (watching && type === event && isNew) {
      entries = [...entries, { listener, capture, once }]
      signal?.addEventListener("abort", () => forget(listener, capture), { once: true })
    }
    Reflect.apply(addEventListener, place, [type, listener, options])
  }
  const remove: WalletPlace["removeEventListener"] = (type, listener, options) => {
    if (type === event) forget(listener, optionsOf(options).capture ?? false)
    Reflect.apply(removeEventListener, place, [type, listener, options])
  }
  const dropOnce = () => {
    entries = entries.filter((entry) => !entry.once)
  }

  Reflect.apply(addEventListener, place, [event, dropOnce])
  place.addEventListener = add
  place.removeEventListener = remove
  return {
    count: () => entries.length,
    stop() {
      watching = false
      entries = []
      Reflect.apply(removeEventListener, place, [event, dropOnce])
      // Another wallet may stand before these by now; then they stay and only pass on.
      if (place.addEventListener === add) place.addEventListener = addEventListener
      if (place.removeEventListener === remove) place.removeEventListener = removeEventListener
    }
  }
}
