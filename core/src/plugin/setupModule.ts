import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Scope from "effect/Scope"
import { Capabilities } from "../capability/Capabilities.ts"
import type { Capability } from "../capability/Capability.ts"
import { CancelledError, InternalError } from "../error/errors.ts"
import { plainText } from "../error/ForeignCause.ts"
import { isRejection } from "../error/isRejection.ts"
import { Http } from "../http/Http.ts"
import { JsonRpc } from "../http/JsonRpc.ts"
import { imageUri } from "../image/imageUri.ts"
import { PluginFailedError } from "../kernel/pluginErrors.ts"
import { foreignPromise } from "../kernel/foreignPromise.ts"
import type { EffectApi, PluginModule } from "../kernel/Plugin.ts"
import type { Slice } from "../kernel/Slice.ts"
import { State } from "../kernel/State.ts"
import { Namespaces } from "../namespace/Namespaces.ts"
import { Notices } from "../notice/Notices.ts"
import { Accounts } from "../session/Accounts.ts"
import { AppInfo } from "../session/App.ts"
import { connectionError } from "../session/connectionError.ts"
import { Connections } from "../session/Connections.ts"
import type { ConnectorSession } from "../session/Connector.ts"
import { Connectors } from "../session/Connectors.ts"
import { callTools } from "../promise/callTools.ts"
import type { PromiseCapability } from "../promise/PromiseCapability.ts"
import { SessionNotFoundError } from "../session/errors.ts"
import type { KitState } from "../state/KitState.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import type { Host } from "./Host.ts"
import { fromCapabilities, toNamespace } from "./promiseNamespace.ts"
import type { PromiseConnector, PromiseSession, SetupHost } from "./SetupHost.ts"

/** Adapts a Promise-shaped `setup` to the services of the host. */
export const setupModule = <Api extends object, Own>(
  id: string,
  slice: Slice<Own> | undefined,
  setup: (host: SetupHost<Own>) => Api | void | Promise<Api | void>
): PluginModule<Api, Host> => {
  let actions = {} as EffectApi<Api>
  return {
    actions: () => actions,
    start: Effect.gen(function* () {
      const app = yield* AppInfo
      const state = yield* State
      const storage = yield* KeyValue
      const namespaces = yield* Namespaces
      const capabilities = yield* Capabilities
      const connectors = yield* Connectors
      const connections = yield* Connections
      const accounts = yield* Accounts
      const http = yield* Http
      const rpc = yield* JsonRpc
      const notices = yield* Notices
      const telemetry = yield* Telemetry
      const scope = yield* Effect.scope
      const context = yield* Effect.context<Scope.Scope>()
      const runSync = Effect.runSyncWith(context)
      const runPromise = Effect.runPromiseWith(context)
      const fork = Effect.runForkWith(context)
      // What is asked for ends with the plugin: nothing is tried again once the kit is gone.
      const ask = (work: Effect.Effect<unknown, unknown>, signal: AbortSignal | undefined) =>
        runPromise(
          Effect.flatMap(Effect.forkIn(work, scope), (fiber) =>
            Effect.ensuring(Fiber.join(fiber), Fiber.interrupt(fiber))
          ),
          signal && { signal }
        )
      const provided = new Map<string, unknown>()
      const snapshot = () => state.snapshot() as unknown as KitState
      const ownSlice = (): Slice<Own> => {
        if (slice === undefined) throw new TypeError(`Plugin "${id}" declares no slice.`)
        return slice
      }

      const host: SetupHost<Own> = {
        app,
        getSnapshot: snapshot,
        subscribe: (listener) => host.onRemove(state.subscribe(listener)),
        state: {
          get: () => state.read(ownSlice()),
          set: (change) => state.write(ownSlice(), change)
        },
        storage: {
          get: (key) => storage.get(`${id}.${key}`),
          set: (key, value) => storage.set(`${id}.${key}`, value),
          remove: (key) => storage.remove(`${id}.${key}`)
        },
        registerNamespace: (namespace) => runSync(namespaces.register(toNamespace(namespace))),
        registerConnector: (connector) => {
          const own = Scope.forkUnsafe(scope)
          runSync(Scope.provide(connectors.register(toConnector(connector)), own))
          return () => Effect.runSync(Scope.close(own, Exit.void))
        },
        addCapability: (namespace, capability, value, source = "node") =>
          runSync(
            capabilities.register<unknown>(namespace, capability, {
              value: promised(capability)?.toEffect(value, callTools) ?? value,
              source,
              plugin: id
            })
          ),
        capabilitiesOf: (namespace, capability) =>
          capabilities.all(namespace, capability).map(({ value }) => read(capability, value)),
        askCapability: (namespace, capability, use) =>
          runPromise(
            capabilities.ask(namespace, capability, (value) =>
              foreignPromise(
                () => use(read(capability, value)),
                (cause) => (isRejection(cause) ? new CancelledError(cause) : new InternalError(cause))
              )
            )
          ),
        provide: ({ key }, service) => void provided.set(key, service),
        use: <T>({ key }: { readonly key: string }) => context.mapUnsafe.get(key) as T | undefined,
        capabilities: (namespace) => fromCapabilities(capabilities, namespace, runPromise),
        signMessage: (request) => runPromise(accounts.signMessage(request)),
        parseAddress: (namespace, text, network) => namespaces.get(namespace)?.parseAddress(text, network),
        explorerUrl: (network, subject) =>
          namespaces.get(network.chainNamespace)?.explorerUrl(network, subject),
        provider: (namespace) => connections.peek(namespace)?.provider,
        json: (request, signal) => ask(http.json(request), signal),
        rpc: (call, signal) => ask(rpc.request(call), signal),
        toast: (toast) => void fork(notices.toast(toast)),
        track: (event, properties) => void fork(telemetry.track(event, properties)),
        report: (error) => void fork(telemetry.report(error)),
        tell: (diagnostic) => void fork(notices.tell(diagnostic)),
        onRemove: (undo) => runSync(Effect.addFinalizer(() => Effect.sync(undo)))
      }

      const api = yield* foreignPromise(
        () => setup(host),
        (cause) => new PluginFailedError({ plugin: id }, cause)
      )
      const methods = Object.entries(api ?? {}).filter(([, value]) => typeof value === "function")
      actions = Object.fromEntries(
        methods.map(([name, method]) => [
          name,
          (...args: ReadonlyArray<unknown>) =>
            foreignPromise(
              () => (method as (...args: ReadonlyArray<unknown>) => unknown)(...args),
              (cause) => new InternalError(cause)
            )
        ])
      ) as unknown as EffectApi<Api>
      return Context.makeUnsafe(provided)
    })
  }
}

/** A capability that is written with Promises; undefined for one that is as the services take it. */
const promised = <T>(capability: Capability<T>): PromiseCapability<T> | undefined =>
  "toEffect" in capability ? (capability as PromiseCapability<T>) : undefined

const read = <T>(capability: Capability<T>, value: T): T =>
  promised(capability)?.toPromise(value, callTools) ?? value

const toSession = (session: PromiseSession): ConnectorSession => ({
  grants: session.grants.map((grant) => ({
    ...grant,
    ...(grant.walletName === undefined ? {} : { walletName: plainText(grant.walletName, 64) }),
    accounts: grant.accounts.map((account) => ({ ...account, namespace: grant.namespace }))
  })),
  listen: (onChange) => session.listen?.(onChange) ?? (() => {}),
  disconnect: foreignPromise(
    () => session.disconnect?.(),
    (cause) => new InternalError(cause)
  )
})

const toConnector = (connector: PromiseConnector) => {
  const failed = (cause: unknown) => connectionError(connector.id, cause)
  const icon = imageUri(connector.icon)
  return {
    id: connector.id,
    type: connector.type ?? "external",
    name: plainText(connector.name, 64),
    ...(icon === undefined ? {} : { icon }),
    ...(connector.rdns === undefined ? {} : { rdns: plainText(connector.rdns, 100) }),
    ...(connector.announcedName === undefined
      ? {}
      : { announcedName: plainText(connector.announcedName, 64) }),
    ...(connector.sharesSession === undefined ? {} : { sharesSession: connector.sharesSession }),
    ...(connector.catalogue === undefined ? {} : { catalogue: connector.catalogue }),
    ...(connector.view === undefined ? {} : { view: connector.view }),
    namespaces: connector.namespaces,
    connect: (request: Parameters<PromiseConnector["connect"]>[0]) =>
      Effect.map(
        foreignPromise((signal) => connector.connect(request, signal), failed),
        toSession
      ),
    reconnect: (request: Parameters<PromiseConnector["connect"]>[0]) =>
      Effect.flatMap(
        foreignPromise(async (signal) => connector.reconnect?.(request, signal), failed),
        (session) =>
          session === undefined
            ? Effect.fail(new SessionNotFoundError({ connectorId: connector.id }))
            : Effect.succeed(toSession(session))
      )
  }
}
