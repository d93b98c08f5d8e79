import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { Namespaces } from "../chain/Namespaces.ts"
import type { ConnectorSession } from "../connection/Connector.ts"
import { Connections } from "../connection/Connections.ts"
import { Connectors } from "../connection/Connectors.ts"
import { connectionError } from "../connection/connectionError.ts"
import { SessionNotFoundError } from "../connection/errors.ts"
import { plainText } from "../error/ForeignCause.ts"
import { imageUri } from "../image/imageUri.ts"
import { InternalError, type KitError } from "../error/KitError.ts"
import { Http } from "../http/Http.ts"
import { JsonRpc } from "../http/JsonRpc.ts"
import { Shell } from "../kit/Shell.ts"
import { Notices } from "../notice/Notices.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { PluginFailedError } from "./errors.ts"
import type { Host } from "./Host.ts"
import type { EffectApi } from "./Plugin.ts"
import { foreignPromise } from "./foreignPromise.ts"
import { fromCapabilities, toNamespace } from "./promiseNamespace.ts"
import type { PromiseConnector, PromiseSession, SetupHost } from "./SetupHost.ts"

/** Adapts a Promise-shaped `setup` to the services of the host. */
export const startSetup = <Api extends object>(
  id: string,
  setup: (host: SetupHost) => Api | void | Promise<Api | void>
): Effect.Effect<EffectApi<Api>, KitError, Host | Scope.Scope> =>
  Effect.gen(function* () {
    const shell = yield* Shell
    const storage = yield* KeyValue
    const namespaces = yield* Namespaces
    const connectors = yield* Connectors
    const connections = yield* Connections
    const http = yield* Http
    const rpc = yield* JsonRpc
    const notices = yield* Notices
    const telemetry = yield* Telemetry
    const scope = yield* Effect.scope
    const context = yield* Effect.context<Scope.Scope>()
    const runSync = Effect.runSyncWith(context)
    const runPromise = Effect.runPromiseWith(context)
    const fork = Effect.runForkWith(context)

    const host: SetupHost = {
      app: shell.app,
      getSnapshot: shell.store.get,
      subscribe: (listener) => host.onRemove(shell.store.subscribe(listener)),
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
      capabilities: (namespace) =>
        fromCapabilities(namespaces.get(namespace)?.capabilities ?? {}, runPromise),
      parseAddress: (namespace, text, network) => namespaces.get(namespace)?.parseAddress(text, network),
      provider: (namespace) => connections.peek(namespace)?.provider,
      json: (request) => runPromise(http.json(request)),
      rpc: (call) => runPromise(rpc.request(call)),
      toast: (toast) => void fork(notices.toast(toast)),
      track: (event, properties) => void fork(telemetry.track(event, properties)),
      report: (error) => void fork(telemetry.report(error)),
      onRemove: (undo) => runSync(Effect.addFinalizer(() => Effect.sync(undo)))
    }

    const api = yield* foreignPromise(
      () => setup(host),
      (cause) => new PluginFailedError(id, cause)
    )
    const methods = Object.entries(api ?? {}).filter(([, value]) => typeof value === "function")
    return Object.fromEntries(
      methods.map(([name, method]) => [
        name,
        (...args: ReadonlyArray<unknown>) =>
          foreignPromise(
            () => (method as (...args: ReadonlyArray<unknown>) => unknown)(...args),
            (cause) => new InternalError(cause)
          )
      ])
    ) as EffectApi<Api>
  })

const toSession = (session: PromiseSession): ConnectorSession => ({
  grants: session.grants.map((grant) => ({
    ...grant,
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
            ? Effect.fail(new SessionNotFoundError(connector.id))
            : Effect.succeed(toSession(session))
      )
  }
}
