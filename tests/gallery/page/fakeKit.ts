import type { ConnectionRequest, ConnectProgress, KitCore, KitState } from "@latchkey/core"
import { Connections, Navigator, Networks, Notices, SessionSettings, State } from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import { homeView, revealedView } from "../../../core/src/journey/home.ts"
import { makeJourney } from "../../../core/src/journey/makeJourney.ts"
import { makeState } from "../../../core/src/kernel/State.ts"
import { makeStore } from "../../../core/src/kernel/Store.ts"
import { makeNavigation } from "../../../core/src/navigation/makeNavigation.ts"
import type { AttemptStatus } from "../../../core/src/session/AttemptState.ts"
import { emptyState } from "./world.ts"

/** What a scene's kit answers, in place of a real one. */
export interface Script {
  readonly state: (empty: KitState) => KitState
  readonly options?: KitCore["options"]
  /** What the app says of itself beside its name. */
  readonly app?: Partial<KitCore["app"]>
  readonly connect?: (request: ConnectionRequest) => Promise<never>
  readonly switchNetwork?: () => Promise<void>
  readonly ready?: () => Promise<void>
  /** The APIs of plugins, by id. */
  readonly apis?: object
  /** The capabilities that its namespaces have not; prices by default. */
  readonly lacks?: ReadonlyArray<string>
}

const never = () => new Promise<never>(() => {})

/** A failure with a code, as a kit's Promises reject with. */
export const failure = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))

/**
 * A kit whose state is given and whose actions do as the scene says, over the real back-stack and the real journeys:
 * enough to draw, and to click around a little.
 */
export const fakeKit = ({
  state: make,
  options = {},
  app = {},
  connect,
  switchNetwork,
  ready,
  apis,
  lacks = ["prices"]
}: Script): KitCore => {
  let key = 1000
  const nothing = () => {}
  const store = makeStore<KitState>(make(emptyState))
  const set = (change: (state: KitState) => KitState) => store.update(change)
  const attempt = (change: Partial<KitState["attempt"]>) =>
    set((state) => ({ ...state, attempt: { ...state.attempt, ...change } }))
  const find: KitCore["getNetwork"] = (networkId) =>
    Object.values(store.get().network.byNamespace)
      .flatMap(({ requestedCaipNetworks }) => requestedCaipNetworks)
      .find((network) => network.caipNetworkId === networkId)

  const navigation = makeNavigation(store as never, {
    home: (namespace) => homeView(store.get(), namespace),
    revealed: (view) => revealedView(store.get(), view),
    onOpen: nothing,
    onClose: nothing
  })
  // A scene begins with a stack of its own, whose keys the back-stack does not know.
  const { navigation: begun } = store.get()
  for (let used = 0; used < 100; used++) navigation.reset("")
  set((state) => ({ ...state, navigation: begun }))

  const finish = async (work: Promise<unknown>, done: (end: AttemptStatus) => void) => {
    try {
      await work
      done({ status: "done" })
    } catch (error) {
      done({ status: "failed", code: (error as { readonly code: string }).code })
      throw error
    }
  }
  const kit: KitCore = {
    app: { name: "Example", url: "https://example.test", ...app },
    options,
    getSnapshot: store.get,
    getServerSnapshot: store.get,
    subscribe: store.subscribe,
    onEvent: () => nothing,
    navigation,
    open: navigation.open,
    close: navigation.close,
    ready: ready ?? (() => Promise.resolve()),
    prefetch: nothing,
    transactions: {
      list: async () => store.get().transactions.list,
      add: never,
      follow: never,
      forget: async () => {}
    },
    connect: async (request) => {
      const asked = { ...request, startedAt: Date.now() } as Pick<
        ConnectProgress,
        "connectorId" | "startedAt"
      >
      attempt({ connect: { ...asked, status: "waiting" } })
      await finish((connect ?? never)(request), (end) => attempt({ connect: { ...asked, ...end } }))
      return []
    },
    cancelConnect: nothing,
    disconnect: never,
    switchConnection: never,
    switchNetwork: async ({ networkId = "eip155:1" }) => {
      attempt({ networkSwitch: { networkId, status: "waiting" } })
      await finish((switchNetwork ?? never)(), (end) => attempt({ networkSwitch: { networkId, ...end } }))
    },
    requestNetwork: nothing,
    showAccount: nothing,
    addNetwork: nothing,
    removeNetwork: nothing,
    signMessage: never,
    refreshBalance: () => Promise.resolve(),
    getProvider: () => undefined,
    hasCapability: (capability) => !lacks.includes(capability),
    getNetwork: find,
    addAddressLabel: nothing,
    removeAddressLabel: nothing,
    setCurrentTab: ({ namespace, tab }) =>
      set((state) => ({
        ...state,
        account: { ...state.account, [namespace]: { ...state.account[namespace]!, currentTab: tab } }
      })),
    setPreferredAccountType: nothing,
    showToast: (toast) =>
      set((state) => ({
        ...state,
        notice: {
          ...state.notice,
          toast: {
            variant: toast.variant,
            key: ++key,
            ...(toast.text === undefined ? {} : { text: toast.text }),
            ...(toast.code === undefined ? {} : { code: toast.code })
          }
        }
      })),
    hideToast: nothing,
    tell: async () => {},
    dismissAlert: () => set((state) => ({ ...state, notice: { ...state.notice, alerts: [] } })),
    use: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    dispose: () => Promise.resolve()
  }

  const journeys = Effect.gen(function* () {
    const journey = yield* makeJourney(store.get(), store.get())
    Object.assign(kit, {
      requestNetwork: (request: Parameters<KitCore["requestNetwork"]>[0]) =>
        void Effect.runFork(journey.requestNetwork(request)),
      showAccount: (request: Parameters<KitCore["showAccount"]>[0]) =>
        void Effect.runFork(journey.showAccount(request))
    })
  })
  const stub = (methods: object) => methods as never
  const services = Context.empty().pipe(
    Context.add(State, makeState(store as never)),
    Context.add(Navigator, navigation),
    Context.add(SessionSettings, { networks: [] }),
    Context.add(
      Connections,
      stub({
        cancelConnect: () => Effect.sync(() => kit.cancelConnect()),
        forgetAttempt: Effect.sync(() =>
          set(({ attempt: { connect: _, ...rest }, ...state }) => ({ ...state, attempt: rest }))
        ),
        peek: nothing
      })
    ),
    Context.add(
      Networks,
      stub({
        find,
        activate: () => Effect.void,
        switchNetwork: (request: Parameters<KitCore["switchNetwork"]>[0]) =>
          Effect.tryPromise({ try: () => kit.switchNetwork(request), catch: (error) => error }),
        cancelSwitch: () => Effect.void,
        forgetSwitch: Effect.sync(() =>
          set(({ attempt: { networkSwitch: _, ...rest }, ...state }) => ({ ...state, attempt: rest }))
        )
      })
    ),
    Context.add(
      Notices,
      stub({ toast: (toast: Parameters<KitCore["showToast"]>[0]) => Effect.sync(() => kit.showToast(toast)) })
    ),
    Context.add(Scope.Scope, Scope.makeUnsafe())
  )
  Effect.runSyncWith(services)(journeys)
  return Object.assign(kit, apis)
}
