import type { Network, NetworkInput } from "../chain/Network.ts"
import type { CaipNetworkId } from "../chain/Caip.ts"
import { CancelledError, InternalError, isKitError, KitDisposedError } from "../error/KitError.ts"
import { makeNavigation } from "../navigation/navigation.ts"
import { requestedNetworks } from "../network/networkChanges.ts"
import { PluginNotFoundError } from "../plugin/errors.ts"
import { checkPlugins, toPluginState, withDependants } from "../plugin/installed.ts"
import type { Plugin } from "../plugin/Plugin.ts"
import { makeStore } from "../state/Store.ts"
import { browserStorage } from "../storage/browserStorage.ts"
import { emptySession, readSession } from "../storage/session.ts"
import type { TelemetryEvent } from "../telemetry/TelemetryEvent.ts"
import type { Engine } from "./Engine.ts"
import { EngineLoadFailedError } from "./errors.ts"
import { belongsSomewhere, completeNetwork, initialState } from "./initialState.ts"
import type { Kit, KitCore, KitOptions } from "./Kit.ts"
import type { ShellShape } from "./Shell.ts"
import type { LoadedPlugin } from "../plugin/Plugins.ts"

type AnyPlugin = Plugin<string, any>

const loadPlugin = (plugin: AnyPlugin): Promise<LoadedPlugin> =>
  Promise.resolve()
    .then(() => plugin.load())
    .then(
      (module) => ({ plugin, module }),
      (failure: unknown) => ({ plugin, module: undefined, failure })
    )

/**
 * Makes a kit: checks the declarations, reads the stored session and stands ready. The engine is loaded at once when
 * there is a session to restore, else at the first need; nothing is requested from anybody before that.
 *
 * Fails: throws `PluginDuplicateError`, `PluginMissingError`, `NamespaceMissingError`, `NetworksEmptyError`, each
 * saying what to do.
 */
export const createKit = <const Plugins extends ReadonlyArray<AnyPlugin>>(
  options: KitOptions<Plugins>
): Kit<Plugins> => {
  const storage = options.storage ?? browserStorage()
  const browser = typeof window !== "undefined"
  const session = readSession(storage)
  let plugins: ReadonlyArray<AnyPlugin> = options.plugins
  const pluginState = toPluginState(plugins)
  const server = initialState(options, pluginState, storage.serverReadable ? session : emptySession)
  const store = makeStore(storage.serverReadable ? server : initialState(options, pluginState, session))

  const eventListeners = new Set<(event: TelemetryEvent) => void>()
  const emit = (event: TelemetryEvent) => {
    for (const listener of [...eventListeners]) {
      try {
        listener(event)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
  const track = (event: string, connected: boolean) =>
    emit({ event, properties: { connected }, timestamp: Date.now() })
  const navigation = makeNavigation(store, {
    onOpen: (connected) => {
      track("MODAL_OPEN", connected)
      void load().catch(() => {})
    },
    onClose: (connected) => track("MODAL_CLOSE", connected)
  })
  const app = { url: browser ? location.origin : "", ...options.app }
  const shell: ShellShape = {
    app,
    options,
    store,
    storage,
    navigation,
    emit,
    onEvent: (listener) => {
      eventListeners.add(listener)
      return () => void eventListeners.delete(listener)
    }
  }

  let disposed = false
  let engine: Engine | undefined
  let loading: Promise<Engine> | undefined

  const importEngine = () => import("./startEngine.ts")
  const enginePlugins = () => plugins.filter((plugin) => plugin.when !== "demand")

  const load = (): Promise<Engine> => {
    if (disposed) return Promise.reject(new KitDisposedError())
    loading ??= Promise.all([importEngine(), Promise.all(enginePlugins().map(loadPlugin))])
      .then(([{ startEngine }, loaded]) => {
        if (disposed) throw new KitDisposedError()
        engine = startEngine(
          shell,
          loaded.filter(({ plugin }) => plugins.includes(plugin))
        )
        return engine
      })
      .catch((cause: unknown) => {
        loading = undefined
        throw cause instanceof KitDisposedError ? cause : new EngineLoadFailedError(cause)
      })
    return loading
  }

  const call = <A>(use: (engine: Engine) => A | Promise<A>, signal?: AbortSignal): Promise<A> => {
    if (disposed) return Promise.reject(new KitDisposedError())
    if (signal?.aborted === true) return Promise.reject(new CancelledError())
    if (engine === undefined) return load().then((started) => call(() => use(started), signal))
    try {
      return Promise.resolve(use(engine))
    } catch (error) {
      return Promise.reject(isKitError(error) ? error : new InternalError(error))
    }
  }
  const quietly = (use: (engine: Engine) => Promise<void>) => void call(use).catch(() => {})

  const callPlugin = async (
    plugin: AnyPlugin,
    method: string,
    args: ReadonlyArray<unknown>
  ): Promise<unknown> => {
    const last = args.at(-1)
    const signal =
      typeof last === "object" && last !== null && "signal" in last && last.signal instanceof AbortSignal
        ? last.signal
        : undefined
    if (!plugins.includes(plugin)) throw new PluginNotFoundError(plugin.id)
    return call(async (started) => {
      if (!started.isRunning(plugin.id)) await startOnDemand(started, plugin)
      return started.callPlugin(plugin.id, method, args, signal)
    }, signal)
  }
  const starting = new Map<string, Promise<void>>()
  const startOnDemand = (started: Engine, plugin: AnyPlugin): Promise<void> => {
    const under = starting.get(plugin.id)
    if (under !== undefined) return under
    const start = loadPlugin(plugin)
      .then((loaded) => started.install(loaded))
      .finally(() => starting.delete(plugin.id))
    starting.set(plugin.id, start)
    return start
  }
  const apiOf = (plugin: AnyPlugin): Record<string, unknown> =>
    Object.fromEntries(
      (plugin.methods ?? []).map((method) => [
        method,
        (...args: ReadonlyArray<unknown>) => callPlugin(plugin, method, args)
      ])
    )

  const setPlugins = (next: ReadonlyArray<AnyPlugin>) => {
    plugins = next
    store.update((state) => ({ ...state, plugin: { ...toPluginState(next), failed: state.plugin.failed } }))
  }
  const namespacesReady = (plugin: AnyPlugin) =>
    store.update((state) => {
      const missing = (plugin.namespaces ?? []).filter(
        ({ id }) => state.network.byNamespace[id] === undefined
      )
      if (missing.length === 0) return state
      const known = toPluginState(plugins)
      const reachable = options.networks.filter((input) => belongsSomewhere(known.namespaces, input))
      const fresh = initialState({ ...options, networks: reachable }, known, emptySession)
      const pick = <A>(record: Readonly<Record<string, A>>) =>
        Object.fromEntries(missing.flatMap(({ id }) => (record[id] === undefined ? [] : [[id, record[id]]])))
      return {
        ...state,
        network: {
          ...state.network,
          byNamespace: { ...state.network.byNamespace, ...pick(fresh.network.byNamespace) }
        },
        account: { ...state.account, ...pick(fresh.account) }
      }
    })

  const complete = (input: NetworkInput): Network =>
    completeNetwork(options, store.get().plugin.namespaces, input)

  const core: KitCore = {
    app,
    options,
    getSnapshot: store.get,
    getServerSnapshot: () => server,
    subscribe: store.subscribe,
    onEvent: shell.onEvent,
    navigation,
    open: navigation.open,
    close: navigation.close,
    ready: () => load().then(({ settled }) => settled),
    prefetch: () => {
      if (disposed || loading !== undefined) return
      void Promise.all([importEngine(), ...enginePlugins().map(loadPlugin)]).catch(() => {})
    },
    connect: (request, { signal } = {}) => call((started) => started.connect(request, signal), signal),
    cancelConnect: ({ namespace } = {}) => {
      if (engine !== undefined) quietly((started) => started.cancelConnect(namespace))
    },
    disconnect: (request = {}) => call((started) => started.disconnect(request)),
    switchConnection: (request) => call((started) => started.switchConnection(request)),
    switchNetwork: (request, { signal } = {}) =>
      call((started) => started.switchNetwork(request, signal), signal),
    requestNetwork: ({ networkId, ignoreConfirmation = false }) =>
      quietly((started) => started.requestNetwork(networkId, ignoreConfirmation)),
    addNetwork: (input) => {
      const network = complete(input)
      quietly((started) => started.addNetwork(network))
    },
    removeNetwork: (networkId) => quietly((started) => started.removeNetwork(networkId)),
    signMessage: (request, { signal } = {}) =>
      call((started) => started.signMessage(request, signal), signal),
    refreshBalance: (request = {}) => call((started) => started.refreshBalance(request)),
    getProvider: (namespace) => engine?.getProvider(namespace),
    hasCapability: (capability, namespace) => engine?.hasCapability(capability, namespace) ?? false,
    getNetwork: (networkId: CaipNetworkId) =>
      requestedNetworks(store.get()).find((network) => network.caipNetworkId === networkId),
    addAddressLabel: (request) => quietly((started) => started.addAddressLabel(request)),
    removeAddressLabel: (request) => quietly((started) => started.removeAddressLabel(request)),
    setCurrentTab: (request) => quietly((started) => started.setCurrentTab(request)),
    setPreferredAccountType: (request) => quietly((started) => started.setPreferredAccountType(request)),
    showToast: (toast) => quietly((started) => started.showToast(toast)),
    hideToast: () => quietly((started) => started.hideToast()),
    dismissAlert: (key) => quietly((started) => started.dismissAlert(key)),
    use: async (plugin) => {
      if (disposed) throw new KitDisposedError()
      checkPlugins([...plugins, plugin], reserved)
      setPlugins([...plugins, plugin])
      namespacesReady(plugin)
      Object.assign(kit, { [plugin.id]: apiOf(plugin) })
      if (engine !== undefined && plugin.when !== "demand") await startOnDemand(engine, plugin)
    },
    remove: async (id) => {
      if (!plugins.some((plugin) => plugin.id === id)) throw new PluginNotFoundError(id)
      for (const removed of withDependants(plugins, id)) {
        if (engine !== undefined) await engine.remove(removed)
        forget(removed)
      }
    },
    dispose: async () => {
      if (disposed) return
      disposed = true
      navigation.close()
      await engine?.dispose()
      eventListeners.clear()
      engine = undefined
    }
  }

  const forget = (id: string) => {
    const gone = plugins.find((plugin) => plugin.id === id)?.namespaces ?? []
    setPlugins(plugins.filter((plugin) => plugin.id !== id))
    delete (kit as Record<string, unknown>)[id]
    if (gone.length === 0) return
    store.update((state) => {
      const without = <A>(record: Readonly<Record<string, A>>) =>
        Object.fromEntries(
          Object.entries(record).filter(([namespace]) => !gone.some((entry) => entry.id === namespace))
        )
      const byNamespace = without(state.network.byNamespace)
      const { activeNamespace, ...network } = state.network
      const keepsActive = activeNamespace !== undefined && Object.hasOwn(byNamespace, activeNamespace)
      const next = keepsActive
        ? activeNamespace
        : Object.keys(byNamespace).find(
            (namespace) => byNamespace[namespace]!.requestedCaipNetworks.length > 0
          )
      return {
        ...state,
        network: { ...network, byNamespace, ...(next === undefined ? {} : { activeNamespace: next }) },
        account: without(state.account)
      }
    })
  }

  const reserved = Object.keys(core)
  checkPlugins(plugins, reserved)
  const kit: object = Object.assign(
    core,
    Object.fromEntries(plugins.map((plugin) => [plugin.id, apiOf(plugin)]))
  )
  if (browser && Object.keys(session.connections).length > 0) void load().catch(() => {})
  return kit as Kit<Plugins>
}
