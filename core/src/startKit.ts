import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { balanceModule } from "./balance/Balances.ts"
import { Capabilities } from "./capability/Capabilities.ts"
import { makeCapabilities } from "./capability/makeCapabilities.ts"
import type * as Connected from "./connected.ts"
import { Features, makeFeatures } from "./feature/Features.ts"
import { Http } from "./http/Http.ts"
import { makeHttp } from "./http/makeHttp.ts"
import { JsonRpc } from "./http/JsonRpc.ts"
import { makeJsonRpc } from "./http/makeJsonRpc.ts"
import { journeyModule } from "./journey/Journey.ts"
import type { Engine } from "./kernel/Engine.ts"
import { lazyPart } from "./kernel/lazyPart.ts"
import type { PluginModule } from "./kernel/Plugin.ts"
import { startEngine, type EngineHost } from "./kernel/startEngine.ts"
import { makeNamespaces } from "./namespace/makeNamespaces.ts"
import { Namespaces } from "./namespace/Namespaces.ts"
import type { Navigation } from "./navigation/Navigation.ts"
import { Navigator } from "./navigation/Navigator.ts"
import { noticeModule, Notices } from "./notice/Notices.ts"
import { AppInfo, type App } from "./session/App.ts"
import { sessionModule } from "./session/module.ts"
import { Providers } from "./session/Providers.ts"
import { SessionSettings, type SessionOptions } from "./session/SessionOptions.ts"
import { KeyValue } from "./storage/KeyValue.ts"
import type { Storage } from "./storage/Storage.ts"
import { EventStream } from "./telemetry/EventStream.ts"
import type { Events } from "./telemetry/makeEvents.ts"
import { makeTelemetry, Telemetry } from "./telemetry/Telemetry.ts"

/** What the shell made, for the services of the engine. */
export interface ShellParts {
  readonly app: App
  readonly options: SessionOptions
  readonly storage: Storage
  readonly navigation: Navigation
  readonly events: Events
  readonly providers: Map<string, unknown>
}

/** What the engine loads later. */
export interface LaterParts {
  readonly connected: () => Promise<typeof Connected>
  readonly httpClient: Parameters<typeof makeHttp>[0]
  readonly rpcClient: Parameters<typeof makeJsonRpc>[0]
}

const service = <Id, Service>(
  key: Context.Key<Id, Service>,
  make: Effect.Effect<Service, never, any>
): PluginModule => ({ start: Effect.map(make, (made) => Context.make(key, made)) })

/** The kit's own modules, each after those that it uses. */
export const builtIns = ({
  connected: loadConnected,
  httpClient,
  rpcClient
}: LaterParts): Readonly<Record<string, PluginModule>> => {
  const connected = lazyPart("kit", loadConnected)
  return {
    "kit/telemetry": service(Telemetry, makeTelemetry),
    "kit/feature": service(Features, makeFeatures),
    "kit/notice": noticeModule(connected),
    "kit/http": service(Http, makeHttp(httpClient)),
    "kit/jsonRpc": service(JsonRpc, makeJsonRpc(rpcClient)),
    "kit/capability": service(Capabilities, makeCapabilities(connected)),
    "kit/namespace": service(Namespaces, makeNamespaces),
    "kit/session": sessionModule(connected),
    "kit/balance": balanceModule(connected),
    "kit/journey": journeyModule(connected)
  }
}

/** The services that the shell made. */
export const shellServices = (shell: ShellParts): Context.Context<never> =>
  [
    Context.make(AppInfo, shell.app),
    Context.make(SessionSettings, shell.options),
    Context.make(KeyValue, shell.storage),
    Context.make(Navigator, shell.navigation),
    Context.make(EventStream, shell.events),
    Context.make(Providers, shell.providers)
  ].reduce<Context.Context<never>>(
    (all, one) => Context.merge(all, one as Context.Context<never>),
    Context.empty()
  )

/** Starts the engine of a kit over what its shell made. */
export const startKit =
  (shell: ShellParts, later: LaterParts) =>
  (host: EngineHost): Engine =>
    startEngine(host, {
      builtIns: builtIns(later),
      services: shellServices(shell),
      onFailed: (error, services) => {
        const told = services as Context.Context<Telemetry | Notices>
        return Effect.andThen(
          Context.get(told, Telemetry).report(error),
          Context.get(told, Notices).tell(error)
        )
      }
    })
