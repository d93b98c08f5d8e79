import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { SigningFailedError, SigningRejectedError } from "../capability/errors.ts"
import type { Capabilities } from "../capability/Capabilities.ts"
import { Namespaces } from "../chain/Namespaces.ts"
import type { Namespace } from "../chain/Namespace.ts"
import type { ConnectorSession } from "../connection/Connector.ts"
import { Connectors } from "../connection/Connectors.ts"
import { ConnectionFailedError, ConnectionRejectedError, SessionNotFoundError } from "../connection/errors.ts"
import { isRejection, plainText } from "../error/ForeignCause.ts"
import { InternalError, KitError } from "../error/KitError.ts"
import { Http } from "../http/Http.ts"
import { JsonRpc } from "../http/JsonRpc.ts"
import { Shell } from "../kit/Shell.ts"
import { NetworkSwitchFailedError, NetworkSwitchRejectedError } from "../network/errors.ts"
import { Notices } from "../notice/Notices.ts"
import { KeyValue } from "../storage/KeyValue.ts"
import { Telemetry } from "../telemetry/Telemetry.ts"
import { PluginFailedError } from "./errors.ts"
import type { Host } from "./Host.ts"
import type { EffectApi } from "./Plugin.ts"
import type { PromiseConnector, PromiseNamespace, PromiseSession, SetupHost } from "./SetupHost.ts"

const ICON = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/
const MAX_ICON_CHARACTERS = 350_000

const foreign = <A>(
  ask: (signal: AbortSignal) => PromiseLike<A> | A,
  failed: (cause: unknown) => KitError
): Effect.Effect<A, KitError> =>
  Effect.callback<A, KitError>((resume, signal) => {
    const fail = (cause: unknown) => resume(Effect.fail(cause instanceof KitError ? cause : failed(cause)))
    try {
      Promise.resolve(ask(signal)).then((value) => resume(Effect.succeed(value)), fail)
    } catch (cause) {
      fail(cause)
    }
  })

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
    const http = yield* Http
    const rpc = yield* JsonRpc
    const notices = yield* Notices
    const telemetry = yield* Telemetry
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
      registerConnector: (connector) => runSync(connectors.register(toConnector(connector))),
      json: (request) => runPromise(http.json(request)),
      rpc: (call) => runPromise(rpc.request(call)),
      toast: (toast) => void fork(notices.toast(toast)),
      track: (event, properties) => void fork(telemetry.track(event, properties)),
      report: (error) => void fork(telemetry.report(error)),
      onRemove: (undo) => runSync(Effect.addFinalizer(() => Effect.sync(undo)))
    }

    const api = yield* foreign(
      () => setup(host),
      (cause) => new PluginFailedError(id, cause)
    )
    const methods = Object.entries(api ?? {}).filter(([, value]) => typeof value === "function")
    return Object.fromEntries(
      methods.map(([name, method]) => [
        name,
        (...args: ReadonlyArray<unknown>) =>
          foreign(
            () => (method as (...args: ReadonlyArray<unknown>) => unknown)(...args),
            (cause) => new InternalError(cause)
          )
      ])
    ) as EffectApi<Api>
  })

const toNamespace = ({
  signMessage,
  switchNetwork,
  nativeBalance,
  paymentUri,
  ...namespace
}: PromiseNamespace): Namespace => {
  const capabilities: Capabilities = {
    ...(signMessage === undefined
      ? {}
      : {
          signing: {
            signMessage: (request) =>
              foreign(
                () => signMessage(request),
                (cause) =>
                  isRejection(cause) ? new SigningRejectedError(cause) : new SigningFailedError(cause)
              )
          }
        }),
    ...(switchNetwork === undefined
      ? {}
      : {
          networkSwitching: {
            switchNetwork: (request) =>
              foreign(
                () => switchNetwork(request),
                (cause) => {
                  const { caipNetworkId } = request.network
                  return isRejection(cause)
                    ? new NetworkSwitchRejectedError(caipNetworkId, cause)
                    : new NetworkSwitchFailedError(caipNetworkId, cause)
                }
              )
          }
        }),
    ...(nativeBalance === undefined
      ? {}
      : {
          nativeBalance: {
            read: (request) =>
              foreign(
                () => nativeBalance(request),
                (cause) => new InternalError(cause)
              )
          }
        }),
    ...(paymentUri === undefined ? {} : { paymentRequest: { uri: paymentUri } })
  }
  return {
    id: namespace.id,
    parseAddress: (text) => {
      try {
        return namespace.parseAddress(text)
      } catch {
        return undefined
      }
    },
    explorerUrl: namespace.explorerUrl ?? (() => undefined),
    capabilities
  }
}

const toSession = (session: PromiseSession): ConnectorSession => ({
  grants: session.grants.map((grant) => ({
    ...grant,
    accounts: grant.accounts.map((account) => ({ ...account, namespace: grant.namespace }))
  })),
  listen: (onChange) => session.listen?.(onChange) ?? (() => {}),
  disconnect: foreign(
    () => session.disconnect?.(),
    (cause) => new InternalError(cause)
  )
})

const toConnector = (connector: PromiseConnector) => {
  const failed = (cause: unknown) =>
    isRejection(cause)
      ? new ConnectionRejectedError(connector.id, cause)
      : new ConnectionFailedError(connector.id, cause)
  const icon = connector.icon
  return {
    id: connector.id,
    type: connector.type ?? "external",
    name: plainText(connector.name, 64),
    ...(icon !== undefined && ICON.test(icon) && icon.length <= MAX_ICON_CHARACTERS ? { icon } : {}),
    namespaces: connector.namespaces,
    connect: (request: Parameters<PromiseConnector["connect"]>[0]) =>
      Effect.map(
        foreign((signal) => connector.connect(request, signal), failed),
        toSession
      ),
    reconnect: (request: Parameters<PromiseConnector["connect"]>[0]) =>
      Effect.flatMap(
        foreign(async (signal) => connector.reconnect?.(request, signal), failed),
        (session) =>
          session === undefined
            ? Effect.fail(new SessionNotFoundError(connector.id))
            : Effect.succeed(toSession(session))
      )
  }
}
