import type { Navigation, TransactionEntry } from "../kit/Kit.ts"
import type { KitState } from "../state/KitState.ts"
import type { Store } from "../state/Store.ts"
import type { NavigationState, ViewEntry } from "./NavigationState.ts"

/** The closed modal. */
export const closedNavigation: NavigationState = { open: false, stack: [], direction: "none", shakes: 0 }

type Hooks = {
  readonly onOpen: (connected: boolean) => void
  readonly onClose: (connected: boolean) => void
}

const isConnected = (state: KitState, namespace = state.network.activeNamespace): boolean =>
  namespace !== undefined && state.account[namespace]?.address !== undefined

/** The back-stack over the kit's state. Draws nothing, waits for nothing. */
export const makeNavigation = (store: Store<KitState>, hooks: Hooks): Navigation => {
  let lastKey = 0
  const transactions: Array<TransactionEntry> = []

  const entry = (view: string, params: ViewEntry["params"] = {}, blocking = false): ViewEntry => ({
    key: ++lastKey,
    view,
    params,
    blocking
  })
  const change = (next: (navigation: NavigationState) => NavigationState) =>
    store.update((state) => {
      const navigation = next(state.navigation)
      return navigation === state.navigation ? state : { ...state, navigation }
    })
  const top = () => store.get().navigation.stack.at(-1)
  const shake = () => change((navigation) => ({ ...navigation, shakes: navigation.shakes + 1 }))

  const close = () => {
    const { navigation, network } = store.get()
    if (!navigation.open) return
    transactions.length = 0
    change(({ shakes }) => ({ ...closedNavigation, shakes }))
    hooks.onClose(isConnected(store.get(), navigation.namespace ?? network.activeNamespace))
  }

  const goBack = () => {
    const state = store.get()
    const { stack } = state.navigation
    if (stack.length <= 1) return close()
    const revealed = stack.at(-2)!
    const below = stack.slice(0, -2)
    const shown = revealed.view === "Connect" && isConnected(state) ? entry("Account") : revealed
    change((navigation) => ({ ...navigation, stack: [...below, shown], direction: "back" }))
  }

  return {
    open: ({ view, params, namespace, blocking } = {}) => {
      const state = store.get()
      const connected = isConnected(state, namespace ?? state.network.activeNamespace)
      const wasOpen = state.navigation.open
      const shown = entry(view ?? (connected ? "Account" : "Connect"), params, blocking)
      change(({ shakes }) => ({
        open: true,
        stack: [shown],
        direction: wasOpen ? "replace" : "none",
        shakes,
        ...(namespace === undefined ? {} : { namespace })
      }))
      if (!wasOpen) hooks.onOpen(connected)
    },
    close,
    requestClose: () => (top()?.blocking === true ? shake() : close()),
    push: (view, params, options) => {
      if (top()?.view === view) return
      const shown = entry(view, params, options?.blocking)
      change((navigation) => ({
        ...navigation,
        open: true,
        stack: [...navigation.stack, shown],
        direction: "forward"
      }))
    },
    replace: (view, params, options) => {
      if (top()?.view === view) return
      const shown = entry(view, params, options?.blocking)
      change((navigation) => ({
        ...navigation,
        open: true,
        stack: [...navigation.stack.slice(0, -1), shown],
        direction: "replace"
      }))
    },
    reset: (view, params, options) => {
      const shown = entry(view, params, options?.blocking)
      change((navigation) => ({ ...navigation, open: true, stack: [shown], direction: "replace" }))
    },
    goBack,
    shake,
    pushTransaction: (transaction) => void transactions.push(transaction),
    popTransaction: (outcome) => {
      const transaction = transactions.pop()
      if (transaction === undefined) return close()
      if (outcome === "success") transaction.onSuccess?.()
      else {
        if (outcome === "error") transaction.onError?.()
        else transaction.onCancel?.()
        goBack()
      }
    }
  }
}
