import { isSameRecord } from "../json/isSameRecord.ts"
import type { Store } from "../kernel/Store.ts"
import type { Navigation } from "./Navigation.ts"
import type { NavigationState, ViewEntry } from "./NavigationState.ts"

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
  const blocks = () => top()?.blocking === true
  const shake = () => change({ shakes: now().shakes + 1 })
  const unlessBlocked =
    <Args extends ReadonlyArray<any>>(leave: (...args: Args) => void) =>
    (...args: Args) =>
      blocks() ? shake() : leave(...args)

  const reset: Navigation["reset"] = (view, params, options) =>
    change({ open: true, stack: [entry(view, params, options?.blocking)], direction: "replace" })

  const closeNow = () => {
    const { open, namespace, embedded } = now()
    if (!open) return
    if (embedded === true) return reset(hooks.home(namespace))
    change({ open: false, stack: [], direction: "none", namespace: undefined })
    hooks.onClose(namespace)
  }
  const close = unlessBlocked(closeNow)

  // From one view that blocks closing to another below it, nothing is left.
  const backTo = (stack: ReadonlyArray<ViewEntry>) => {
    const revealed = stack.at(-1)
    if (revealed === undefined) return close()
    if (blocks() && !revealed.blocking) return shake()
    const view = hooks.revealed(revealed.view)
    const shown = view === revealed.view ? revealed : entry(view)
    change({ stack: [...stack.slice(0, -1), shown], direction: "back" })
  }
  const goBack = () => backTo(now().stack.slice(0, -1))

  // What is shown over a view that blocks closing, or in its place, blocks it too.
  const show =
    (direction: "forward" | "replace"): Navigation["push"] =>
    (view, params = {}, options) => {
      const shown = top()
      if (shown?.view === view && isSameRecord(shown.params, params)) return
      const { stack } = now()
      change({
        open: true,
        stack: [
          ...(direction === "forward" ? stack : stack.slice(0, -1)),
          entry(view, params, options?.blocking || blocks())
        ],
        direction
      })
    }

  return {
    open: unlessBlocked((request = {}) => {
      const { view, params, namespace, blocking } = typeof request === "string" ? { view: request } : request
      const wasOpen = now().open
      change({
        open: true,
        stack: [entry(view ?? hooks.home(namespace), params, blocking)],
        direction: wasOpen ? "replace" : "none",
        namespace
      })
      if (!wasOpen) hooks.onOpen(namespace)
    }),
    close,
    requestClose: close,
    unblock: () => change({ stack: now().stack.map((shown) => ({ ...shown, blocking: false })) }),
    push: show("forward"),
    replace: show("replace"),
    reset: unlessBlocked(reset),
    goBack,
    leave: (views) => {
      const { stack } = now()
      const kept = stack.findLastIndex(({ view }) => !views.includes(view)) + 1
      if (kept < stack.length) backTo(stack.slice(0, kept))
    },
    shake,
    turn: (namespace) => change({ namespace }),
    embed: (embedded) => change({ embedded })
  }
}
