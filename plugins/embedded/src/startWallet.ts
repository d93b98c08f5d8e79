import type { KitError } from "@latchkey/core"
import {
  Accounts,
  AppInfo,
  ConnectionFailedError,
  Connections,
  foreignPromise,
  KeyValue,
  Namespaces,
  Navigator,
  Notices,
  SessionNotFoundError,
  State,
  Telemetry,
  type Connector,
  type ConnectorSession,
  type Host,
  type NamespaceGrant
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import type { EmbeddedOptions } from "./EmbeddedOptions.ts"
import type { OpenFrame } from "./frame/FramePort.ts"
import { makeEmbedded } from "./makeEmbedded.ts"
import { toConnectError } from "./session/toConnectError.ts"

/** What takes the place of the browser's own. */
export interface EmbeddedParts {
  /** How the frame comes into the page; as an iframe by default. */
  readonly open?: OpenFrame
  readonly page?: Window & typeof globalThis
}

/** The working wallet of one kit, as the kit's engine uses it. */
export interface StartedWallet extends Pick<Connector, "connect" | "reconnect"> {
  /** Does an action of the plugin. */
  readonly act: (name: keyof EmbeddedApi, argument: never) => Effect.Effect<any, KitError>
  /** Goes on with a sign-in that led the page away. What goes wrong is in the state. */
  readonly comeBack: () => void
  readonly close: () => void
}

/** Starts the wallet over the services that the plugin was given. */
export const startWallet = (
  connectorId: string,
  services: Context.Context<Host>,
  options: EmbeddedOptions,
  { open, page = window }: EmbeddedParts
): StartedWallet => {
  const get = <I extends Host, S>(service: Context.Key<I, S>): S =>
    Context.get(services as Context.Context<I>, service)
  const namespaces = get(Namespaces)
  const connections = get(Connections)
  const notices = get(Notices)
  const telemetry = get(Telemetry)
  const run = Effect.runForkWith(services)
  const tell = (effect: Effect.Effect<unknown, KitError>) =>
    void run(Effect.catch(Effect.asVoid(effect), () => Effect.void))
  const failed = (cause: unknown) => new ConnectionFailedError({ connectorId }, cause)
  // Sessions that the kit holds over the wallet; the last of them signs out.
  let users = 0

  const wallet = makeEmbedded({
    options,
    page,
    ...(open === undefined ? {} : { open }),
    app: get(AppInfo),
    state: get(State),
    storage: get(KeyValue),
    navigation: get(Navigator),
    prefer: (type) => tell(get(Accounts).setPreferredAccountType({ namespace: "eip155", type })),
    changeAccount: get(Accounts).change,
    parseAddress: (address, network) =>
      namespaces.get(network.chainNamespace)?.parseAddress(address, network),
    connect: () =>
      new Promise<unknown>((resolve, reject) => {
        run(
          Effect.match(connections.connect({ connectorId }), { onSuccess: resolve, onFailure: reject })
        ).addObserver(({ _tag }) => {
          if (_tag === "Failure") reject(failed(undefined))
        })
      }),
    toast: (toast) => tell(notices.toast(toast)),
    alert: (error) => tell(notices.tell(error)),
    track: (event, properties) => tell(telemetry.track(event, properties))
  })

  const sessionOf = (grants: ReadonlyArray<NamespaceGrant>): ConnectorSession => {
    users++
    return {
      grants,
      listen: wallet.listen,
      disconnect: Effect.suspend(() => (--users > 0 ? Effect.void : foreignPromise(wallet.signOut, failed)))
    }
  }

  return {
    connect: (request) =>
      foreignPromise((signal) => wallet.connect(request, signal), failed).pipe(
        Effect.map(sessionOf),
        Effect.mapError((error) => toConnectError(connectorId, error))
      ),
    reconnect: (request) =>
      Effect.flatMap(
        foreignPromise((signal) => wallet.reconnect(request, signal), failed),
        (grants) =>
          grants === undefined
            ? // The frame keeps who is signed in for all tabs of the site.
              Effect.fail(new SessionNotFoundError({ connectorId, hasEnded: true }))
            : Effect.succeed(sessionOf(grants))
      ),
    act: (name, argument) => foreignPromise<unknown>(() => wallet.api[name](argument), failed),
    comeBack: () => tell(foreignPromise(wallet.comeBack, failed)),
    close: wallet.close
  }
}
