import type { KitCore, KitState } from "@latchkey/core"
import { emptyState } from "./world.ts"

/** What a scene's kit answers, in place of a real one. */
export interface Script {
  readonly state: (empty: KitState) => KitState
  readonly options?: KitCore["options"]
  readonly connect?: () => Promise<never>
  readonly switchNetwork?: () => Promise<void>
  readonly ready?: () => Promise<void>
}

const never = () => new Promise<never>(() => {})

/** A failure with a code, as a kit's Promises reject with. */
export const failure = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

/** A kit whose state is given and whose actions do as the scene says: enough to draw, and to click around a little. */
export const fakeKit = ({ state: make, options = {}, connect, switchNetwork, ready }: Script): KitCore => {
  let state = make(emptyState)
  let key = 1000
  const listeners = new Set<() => void>()
  const set = (next: KitState) => {
    state = next
    for (const listener of [...listeners]) listener()
  }
  type Stack = KitState["navigation"]["stack"]
  const go = (direction: KitState["navigation"]["direction"], stack: Stack) =>
    set({ ...state, navigation: { ...state.navigation, open: stack.length > 0, stack, direction } })
  const entry = (view: string, params: Record<string, unknown> = {}, blocking = false) => ({
    key: ++key,
    view,
    params,
    blocking
  })
  const nothing = () => {}
  const navigation: KitCore["navigation"] = {
    open: ({ view = "Connect", params, blocking } = {}) => go("none", [entry(view, params, blocking)]),
    close: () => go("none", []),
    requestClose: () => {
      if (state.navigation.stack.at(-1)?.blocking === true) navigation.shake()
      else navigation.close()
    },
    push: (view, params) => go("forward", [...state.navigation.stack, entry(view, params)]),
    replace: (view, params) => go("replace", [...state.navigation.stack.slice(0, -1), entry(view, params)]),
    reset: (view, params) => go("replace", [entry(view, params)]),
    goBack: () => go("back", state.navigation.stack.slice(0, -1)),
    shake: () => set({ ...state, navigation: { ...state.navigation, shakes: state.navigation.shakes + 1 } }),
    pushTransaction: nothing,
    popTransaction: nothing
  }
  return {
    app: { name: "Example", url: "https://example.test" },
    options,
    getSnapshot: () => state,
    getServerSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onEvent: () => nothing,
    navigation,
    open: navigation.open,
    close: navigation.close,
    ready: ready ?? (() => Promise.resolve()),
    prefetch: nothing,
    connect: connect ?? never,
    cancelConnect: nothing,
    disconnect: never,
    switchConnection: never,
    switchNetwork: switchNetwork ?? never,
    requestNetwork: nothing,
    addNetwork: nothing,
    removeNetwork: nothing,
    signMessage: never,
    refreshBalance: () => Promise.resolve(),
    getProvider: nothing,
    hasCapability: () => true,
    getNetwork: (networkId) =>
      Object.values(state.network.byNamespace)
        .flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
        .find((network) => network.caipNetworkId === networkId),
    addAddressLabel: nothing,
    removeAddressLabel: nothing,
    setCurrentTab: nothing,
    setPreferredAccountType: nothing,
    showToast: (toast) => set({ ...state, notice: { ...state.notice, toast: { ...toast, key: ++key } } }),
    hideToast: nothing,
    dismissAlert: () => set({ ...state, notice: { ...state.notice, alerts: [] } }),
    use: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    dispose: () => Promise.resolve()
  }
}
