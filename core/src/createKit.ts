import { develop } from "#development"
import { balance } from "./balance/BalanceActions.ts"
import { resolveFeatures } from "./feature/resolveFeatures.ts"
import { homeView, isConnectedIn, revealedView } from "./journey/home.ts"
import { journey } from "./journey/JourneyActions.ts"
import { createKernel } from "./kernel/createKernel.ts"
import type { NetworkInput } from "./chain/Network.ts"
import { fillSlot } from "./kernel/Slot.ts"
import type { Store } from "./kernel/Store.ts"
import type { BuiltInActions, Kit, KitCore, KitOptions } from "./Kit.ts"
import { loadConnected } from "./loadConnected.ts"
import { namespaceDeclarations } from "./namespace/NamespaceDeclaration.ts"
import { makeNavigation } from "./navigation/makeNavigation.ts"
import { closedNavigation } from "./navigation/NavigationState.ts"
import { notice } from "./notice/NoticeActions.ts"
import { readOptions } from "./plugin/readOptions.ts"
import type { AnyPlugin } from "./plugin/Plugin.ts"
import { OptionInvalidError } from "./session/startErrors.ts"
import { session } from "./session/SessionActions.ts"
import { paintSession, reachableNetworks, sessionStart } from "./session/sessionStart.ts"
import { emptySession, readSession, type StoredSession } from "./session/storedSession.ts"
import type { KitState } from "./state/KitState.ts"
import { browserStorage } from "./storage/browserStorage.ts"
import { makeEvents } from "./telemetry/makeEvents.ts"
import { transactionsKey } from "./transaction/transactionsKey.ts"
import { transactionsPlugin } from "./transaction/transactionsPlugin.ts"

const withNamespaces = (plugin: AnyPlugin): AnyPlugin => ({
  ...plugin,
  fills: [
    ...(plugin.fills ?? []),
    ...declaredBy([plugin]).map((namespace) =>
      fillSlot(namespaceDeclarations, { ...namespace, plugin: plugin.id })
    )
  ]
})

const declaredBy = (plugins: ReadonlyArray<AnyPlugin>) =>
  plugins.flatMap(({ namespaces }) => namespaces ?? [])

/** A list that must not be empty: one that is known to be has to have a first entry, which it cannot. */
type NotEmpty<List extends ReadonlyArray<unknown>> = [List] extends [readonly []]
  ? List & { readonly 0: unknown }
  : List

/**
 * Makes a kit: checks the declarations, reads the stored session and stands ready. The engine is loaded at once when
 * there is a session to restore, else at the first need; nothing is requested from anybody before that.
 *
 * Fails: throws `PluginDuplicateError`, `PluginMissingError`, `PluginRingError`, `NamespaceMissingError`,
 * and `OptionInvalidError`, each saying what to do.
 */
export const createKit = <
  const Plugins extends ReadonlyArray<AnyPlugin>,
  const Networks extends ReadonlyArray<NetworkInput>
>(
  options: KitOptions<Plugins, Networks> & {
    readonly plugins: NotEmpty<Plugins>
    readonly networks: NotEmpty<Networks>
  }
): Kit<Plugins, Networks> => {
  return readOptions("createKit", () =>
    develop(options, () => makeKit(options) as unknown as KitCore)
  ) as unknown as Kit<Plugins, Networks>
}

const makeKit = <
  const Plugins extends ReadonlyArray<AnyPlugin>,
  const Networks extends ReadonlyArray<NetworkInput>
>(
  options: KitOptions<Plugins, Networks>
): Kit<Plugins, Networks> => {
  if (options.networks.length === 0) throw new OptionInvalidError({ option: "networks" })
  const storage = options.storage ?? browserStorage()
  const browser = typeof location !== "undefined"
  const stored = readSession(storage)
  const app = { url: browser ? location.origin : "", ...options.app }
  const events = makeEvents()
  const providers = new Map<string, unknown>()

  const paint = (
    plugins: ReadonlyArray<AnyPlugin>,
    from: StoredSession,
    networks: ReadonlyArray<NetworkInput> = options.networks
  ) => paintSession(sessionStart({ ...options, networks }, declaredBy(plugins), from), options)
  const initial = (from: StoredSession) => ({
    ...paint(options.plugins, from),
    capability: {},
    feature: resolveFeatures(options.features, options.basic),
    navigation: closedNavigation,
    notice: { alerts: [] }
  })

  const hasConnection = ({ connections }: StoredSession) => Object.keys(connections).length > 0
  // A session is restored, or a plugin says so.
  const isEarly = browser && (hasConnection(stored) || options.plugins.some(({ when }) => when === "page"))
  const start = () => {
    kernel.start().catch(() => {})
  }
  const first = initial(stored)
  const kernel = createKernel<KitState, "transactions">({
    plugins: [...options.plugins.map(withNamespaces), transactionsPlugin],
    initial: first,
    server: storage.serverReadable ? first : initial(emptySession),
    repaint: (plugins) => paint(plugins, stored, reachableNetworks(declaredBy(plugins), options.networks)),
    loadEngine: () => {
      // What restores a session is asked for together with it.
      if (isEarly) loadConnected().catch(() => {})
      return import("./engine.ts").then((engine) =>
        engine.startKit({ app, options, storage, navigation, events, providers })
      )
    },
    loadLater: loadConnected
  })
  const { store } = kernel
  const activeNamespace = () => store.get().network.activeNamespace
  const track = (event: string, namespace = activeNamespace()) =>
    events.emit({
      event,
      properties: { connected: isConnectedIn(store.get(), namespace) },
      timestamp: Date.now()
    })
  const navigation = makeNavigation(store as unknown as Store<Pick<KitState, "navigation">>, {
    home: (namespace) => homeView(store.get(), namespace),
    revealed: (view) => revealedView(store.get(), view),
    onOpen: (namespace) => {
      start()
      track("MODAL_OPEN", namespace)
    },
    onClose: (namespace) => track("MODAL_CLOSE", namespace)
  })

  const own: Omit<KitCore, keyof BuiltInActions | "transactions"> = {
    app,
    options,
    getSnapshot: store.get,
    getServerSnapshot: () => kernel.serverState,
    subscribe: store.subscribe,
    onEvent: events.onEvent,
    navigation,
    open: navigation.open,
    close: navigation.close,
    ready: () => kernel.start().then(({ settled }) => settled),
    prefetch: kernel.prefetch,
    getProvider: (namespace) => providers.get(namespace ?? activeNamespace() ?? "") as never,
    hasCapability: (capability, namespace) =>
      !!store.get().capability[namespace ?? activeNamespace() ?? ""]?.includes(capability),
    getNetwork: (networkId) =>
      Object.values(store.get().network.byNamespace)
        .flatMap((networks) => networks.requestedCaipNetworks)
        .find((network) => network.caipNetworkId === networkId),
    use: (plugin) => kernel.use(withNamespaces(plugin)),
    remove: kernel.remove,
    dispose: async () => {
      unwatch()
      navigation.unblock()
      navigation.close()
      await kernel.dispose()
      events.clear()
    }
  }
  const kit = kernel.mount(Object.assign(own, ...[session, journey, balance, notice].map(kernel.actionsOf)))
  if (isEarly) start()
  // What was open when the page was left is followed on, once the page has drawn what its visitor waits for.
  if (browser && /"(asking|pending|unknown)"/.test(storage.get(transactionsKey) ?? ""))
    setTimeout(() => void (kit as unknown as KitCore).transactions.list().catch(() => {}), 1_000)
  // What another tab connects is followed here, though nothing here has needed the engine yet.
  const unwatch = storage.subscribe(() => {
    if (options.enableReconnect !== false && hasConnection(readSession(storage))) start()
  })
  return kit as unknown as Kit<Plugins, Networks>
}
