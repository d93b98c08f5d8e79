import type * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { Accounts } from "../account/Accounts.ts"
import { Balances } from "../balance/Balances.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import { Connections } from "../connection/Connections.ts"
import { findNetwork } from "../connection/connectionChanges.ts"
import { Connectors } from "../connection/Connectors.ts"
import {
  CancelledError,
  InternalError,
  isKitError,
  KitDisposedError,
  type KitError
} from "../error/KitError.ts"
import { Networks } from "../network/Networks.ts"
import { Notices } from "../notice/Notices.ts"
import type { Host } from "../plugin/Host.ts"
import { Plugins, type LoadedPlugin } from "../plugin/Plugins.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { Engine } from "./Engine.ts"
import { engineLayer } from "./engineLayer.ts"
import { SchedulerLive } from "./scheduler.ts"
import type { ShellShape } from "./Shell.ts"

/**
 * Starts every service of a kit, its plugins, and the restoring of the stored session. All of it runs in the task of
 * the caller, so that a click that finds the engine here reaches the wallet in the same task.
 */
export const startEngine = (shell: ShellShape, plugins: ReadonlyArray<LoadedPlugin>): Engine => {
  const scope = Scope.makeUnsafe()
  const context = Effect.runSync(
    Layer.buildWithScope(Layer.provideMerge(engineLayer(shell), SchedulerLive), scope)
  ) as Context.Context<Host | Plugins>
  const fork = Effect.runForkWith(context)
  let disposed = false

  const run = <A>(effect: Effect.Effect<A, KitError, Host | Plugins>, signal?: AbortSignal): Promise<A> => {
    if (disposed) return Promise.reject(new KitDisposedError())
    if (signal?.aborted === true) return Promise.reject(new CancelledError())
    return new Promise((resolve, reject) => {
      const fiber = fork(effect)
      const abort = () => fiber.interruptUnsafe()
      signal?.addEventListener("abort", abort, { once: true })
      fiber.addObserver((exit) => {
        signal?.removeEventListener("abort", abort)
        if (Exit.isSuccess(exit)) resolve(exit.value)
        else reject(disposed ? new KitDisposedError() : toKitError(exit.cause))
      })
    })
  }

  const get = <I, S>(service: Context.Key<I, S>): S =>
    Context.getUnsafe(context as Context.Context<never>, service as never) as S
  const connections = get(Connections)
  const connectors = get(Connectors)
  const networks = get(Networks)
  const accounts = get(Accounts)
  const notices = get(Notices)
  const namespaces = get(Namespaces)
  const running = get(Plugins)
  const telemetry = get(Telemetry)
  const host = context as Context.Context<Host>

  const install = (loaded: LoadedPlugin) => running.start(loaded, host)
  const installQuietly = (loaded: LoadedPlugin) =>
    install(loaded).pipe(
      Effect.catch((error) =>
        Effect.andThen(
          telemetry.report(error),
          notices.alert({ variant: "error", code: error.code, text: error.message, advice: error.advice })
        )
      ),
      Effect.asVoid
    )
  const namespaceOf = (namespace: string | undefined) =>
    namespace ?? shell.store.get().network.activeNamespace ?? ""

  const isIndependent = ({ plugin }: LoadedPlugin) => (plugin.requires ?? []).length === 0
  // Those that need others start after them, one by one; the rest do not wait for each other.
  const installed = run(
    Effect.andThen(
      Effect.forEach(plugins.filter(isIndependent), installQuietly, {
        concurrency: "unbounded",
        discard: true
      }),
      Effect.forEach(
        plugins.filter((loaded) => !isIndependent(loaded)),
        installQuietly,
        { discard: true }
      )
    )
  )
  let isInstalled = false
  const whenInstalled = installed.then(
    () => {
      isInstalled = true
    },
    () => {}
  )
  const settled = run(
    Effect.andThen(
      Effect.promise(() => whenInstalled),
      connections.start
    )
  )
  // Whoever waits for it hears of a failure; nobody has to.
  settled.catch(() => {})

  const connectWhenPossible = (request: {
    readonly connectorId: string
    readonly namespace?: string | undefined
  }) => {
    const ask = connections.connect(request)
    const isHere = isInstalled || connectors.get(request.connectorId) !== undefined
    return isHere
      ? ask
      : Effect.andThen(
          Effect.promise(() => whenInstalled),
          ask
        )
  }

  return {
    settled,
    connect: ({ connectorId, namespace, networkId }, signal) =>
      run(
        Effect.tap(connectWhenPossible({ connectorId, namespace }), (made) => {
          if (networkId === undefined) return Effect.void
          return made.some((connection) => connection.caipNetworkId === networkId)
            ? networks.activate(networkId)
            : Effect.catch(networks.switchNetwork(networkId), (error: KitError) =>
                notices.toast({ variant: "error", code: error.code })
              )
        }),
        signal
      ),
    cancelConnect: (namespace) => run(connections.cancel(namespace)),
    disconnect: (request) => run(connections.disconnect(request)),
    switchConnection: ({ namespace, connectorId }) => run(connections.makeCurrent(namespace, connectorId)),
    switchNetwork: ({ networkId }, signal) => run(networks.switchNetwork(networkId), signal),
    requestNetwork: (networkId, ignoreConfirmation) => run(networks.request(networkId, ignoreConfirmation)),
    addNetwork: (network) => run(networks.add(network)),
    removeNetwork: (networkId) => run(networks.remove(networkId)),
    signMessage: ({ message, namespace }, signal) =>
      run(
        Effect.gen(function* () {
          const id = namespaceOf(namespace)
          const { provider, accounts, networkId } = yield* connections.current(id)
          const signing = yield* namespaces.capability(id, "signing")
          const network = findNetwork(shell.store.get(), { namespace: id, networkId })
          return yield* signing.signMessage({ provider, address: accounts[0]!.address, network, message })
        }),
        signal
      ),
    refreshBalance: ({ namespace, force }) => run(get(Balances).refresh(namespaceOf(namespace), force)),
    getProvider: (namespace) => connections.peek(namespaceOf(namespace))?.provider,
    hasCapability: (capability, namespace) => {
      const capabilities: Readonly<Record<string, unknown>> = {
        ...namespaces.get(namespaceOf(namespace))?.capabilities
      }
      return Object.hasOwn(capabilities, capability) && capabilities[capability] !== undefined
    },
    addAddressLabel: ({ namespace, address, label }) => run(accounts.addLabel(namespace, address, label)),
    removeAddressLabel: ({ namespace, address }) => run(accounts.removeLabel(namespace, address)),
    setCurrentTab: ({ namespace, tab }) => run(accounts.set(namespace, { currentTab: tab })),
    setPreferredAccountType: ({ namespace, type }) => run(accounts.setPreferredAccountType(namespace, type)),
    showToast: (toast) => run(notices.toast(toast)),
    hideToast: () => run(notices.hideToast),
    dismissAlert: (key) => run(notices.dismissAlert(key)),
    install: (loaded) => run(install(loaded)),
    isRunning: (id) => running.isRunning(id),
    callPlugin: (id, method, args, signal) =>
      run(
        Effect.flatMap(running.api(id), (api) => api[method]!(...args)),
        signal
      ),
    remove: (id) =>
      run(
        Effect.suspend(() => {
          const gone = shell.store.get().plugin.namespaces.filter((namespace) => namespace.plugin === id)
          return Effect.andThen(
            Effect.forEach(
              gone,
              (namespace) =>
                Effect.catch(
                  connections.disconnect({ namespace: namespace.id, keepActive: true }),
                  () => Effect.void
                ),
              {
                discard: true
              }
            ),
            running.stop(id)
          )
        })
      ),
    dispose: async () => {
      disposed = true
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}

const toKitError = (cause: Cause.Cause<KitError>): KitError => {
  const failed = cause.reasons.find((reason) => reason._tag === "Fail")
  if (failed !== undefined) return failed.error
  const died = cause.reasons.find((reason) => reason._tag === "Die")
  if (died === undefined) return new CancelledError()
  return isKitError(died.defect) ? died.defect : new InternalError(died.defect)
}
