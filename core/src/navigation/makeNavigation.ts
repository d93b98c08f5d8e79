import { isSameRecord } from "../json/isSameRecord.ts"
import type { Store } from "../kernel/Store.ts"
import type { Navigation, TransactionEntry } from "./Navigation.ts"
import { closedNavigation, type NavigationState, type ViewEntry } from "./NavigationState.ts"

/** What the back-stack asks for, since it knows no view. */
export interface NavigationHooks {
  /** The view to begin with. */
  readonly home: (namespace: string | undefined) => string
  /** The view to show where the visitor goes back to `view`. */
  readonly revealed: (view: string) => string
  readonly onOpen: (namespace: string | undefined) => void
  readonly onClose: (namespace: string | undefined) => void
}

/** The back-stack over a kit's state. Draws nothing, waits for nothing. */
export const makeNavigation = (
  store: Store<{ readonly navigation: NavigationState }>,
  hooks: NavigationHooks
): Navigation => {
  let lastKey = 0
  const transactions: Array<TransactionEntry> = []

  const entry = (view: string, params: ViewEntry["params"] = {}, blocking = false): ViewEntry => ({
    key: ++lastKey,
    view,
    params,
    blocking
  })
  const now = () => store.get().navigation
  const change = (next: Partial<NavigationState>) =>
    store.update((state) => ({ ...state, navigation: { ...state.navigation, ...next } }))
  const top = () => now().stack.at(-1)
  const isShown = (view: string, params: ViewEntry["params"]) => {
    const shown = top()
    return shown?.view === view && isSameRecord(shown.params, params)
  }
  // What is shown over a view that blocks closing blocks it too.
  const over = (
    below: ReadonlyArray<ViewEntry>,
    view: string,
    params: ViewEntry["params"],
    blocking = false
  ) => [...below, entry(view, params, blocking || below.at(-1)?.blocking)]
  const shake = () => change({ shakes: now().shakes + 1 })

  const open: Navigation["open"] = ({ view, params, namespace, blocking } = {}) => {
    const { open: wasOpen, shakes, embedded } = now()
    const shown = entry(view ?? hooks.home(namespace), params, blocking)
    store.update((state) => ({
      ...state,
      navigation: {
        open: true,
        stack: [shown],
        direction: wasOpen ? "replace" : "none",
        shakes,
        ...(namespace === undefined ? {} : { namespace }),
        ...(embedded === undefined ? {} : { embedded })
      }
    }))
    if (!wasOpen) hooks.onOpen(namespace)
  }

  const reset: Navigation["reset"] = (view, params, options) =>
    change({ open: true, stack: [entry(view, params, options?.blocking)], direction: "replace" })

  const close = () => {
    const { open, shakes, namespace, embedded } = now()
    if (!open) return
    transactions.length = 0
    if (embedded === true) return reset(hooks.home(namespace))
    store.update((state) => ({ ...state, navigation: { ...closedNavigation, shakes } }))
    hooks.onClose(namespace)
  }

  const backTo = (stack: ReadonlyArray<ViewEntry>) => {
    const revealed = stack.at(-1)
    if (revealed === undefined) return close()
    const view = hooks.revealed(revealed.view)
    const shown = view === revealed.view ? revealed : entry(view)
    change({ stack: [...stack.slice(0, -1), shown], direction: "back" })
  }
  const blocks = () => top()?.blocking === true
  // From one view that blocks closing to another below it, nothing is left.
  const tryBackTo = (stack: ReadonlyArray<ViewEntry>) =>
    blocks() && stack.at(-1)?.blocking !== true ? shake() : backTo(stack)
  const goBack = () => tryBackTo(now().stack.slice(0, -1))
  const requestClose = () => (blocks() ? shake() : close())

  return {
    open: (options) => (blocks() ? shake() : open(options)),
    close: requestClose,
    requestClose,
    unblock: () => change({ stack: now().stack.map((shown) => ({ ...shown, blocking: false })) }),
    push: (view, params = {}, options) => {
      if (isShown(view, params)) return
      change({
        open: true,
        stack: over(now().stack, view, params, options?.blocking),
        direction: "forward"
      })
    },
    replace: (view, params = {}, options) => {
      if (isShown(view, params)) return
      change({
        open: true,
        stack: over(now().stack.slice(0, -1), view, params, blocks() || options?.blocking),
        direction: "replace"
      })
    },
    reset: (...shown) => (blocks() ? shake() : reset(...shown)),
    goBack,
    leave: (views) => {
      const { stack } = now()
      const kept = stack.findLastIndex(({ view }) => !views.includes(view)) + 1
      if (kept < stack.length) tryBackTo(stack.slice(0, kept))
    },
    shake,
    embed: (embedded) => change({ embedded }),
    pushTransaction: (transaction) => void transactions.push(transaction),
    transactions,
    popTransaction: (outcome) => {
      const transaction = transactions.pop()
      if (transaction === undefined) return requestClose()
      if (outcome === "success") return transaction.onSuccess?.()
      if (outcome === "error") transaction.onError?.()
      else transaction.onCancel?.()
      goBack()
    }
  }
}
