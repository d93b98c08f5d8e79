import { installedNamespaces, type KitError, type KitState } from "@latchkey/core"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import {
  AppInfo,
  ConnectionFailedError,
  Connections,
  foreignPromise,
  KeyValue,
  lazyPart,
  Namespaces,
  Navigator,
  Notices,
  SessionNotFoundError,
  State,
  Telemetry,
  type Connector,
  type ConnectorSession,
  type EffectApi,
  type NamespaceGrant,
  type PluginModule,
  type StateShape
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { actionNames } from "./actionNames.ts"
import type { EmbeddedApi } from "./EmbeddedApi.ts"
import type { EmbeddedOptions } from "./EmbeddedOptions.ts"
import { EmbeddedWallet } from "./EmbeddedWallet.ts"
import type { OpenFrame } from "./frame/FramePort.ts"
import type { Embedded } from "./makeEmbedded.ts"
import { toConnectError } from "./session/toConnectError.ts"
import { viewIds } from "./viewIds.ts"

const id = "embedded"
const supported = ["eip155", "solana"]

const namespacesOf = (state: StateShape): ReadonlyArray<string> =>
  installedNamespaces((state.snapshot() as unknown as KitState).plugin)
    .map((namespace) => namespace.id)
    .filter((namespace) => supported.includes(namespace))

/** What takes the place of the browser's own. */
export interface EmbeddedParts {
  /** How the frame comes into the page; as an iframe by default. */
  readonly open?: OpenFrame
  readonly page?: Window & typeof globalThis
}

/** The working part of the plugin: one connector for EVM networks and Solana; what asks the frame is loaded when it is chosen. */
export const embeddedModule = (
  options: EmbeddedOptions,
  parts: EmbeddedParts = {}
): PluginModule<EmbeddedApi, EmbeddedWallet> => ({
  start: Effect.gen(function* () {
    const state = yield* State
    const app = yield* AppInfo
    const storage = yield* KeyValue
    const namespaces = yield* Namespaces
    const navigation = yield* Navigator
    const notices = yield* Notices
    const telemetry = yield* Telemetry
    const connections = yield* Connections
    const offer = yield* makeOffer
    const run = Effect.runForkWith(yield* Effect.context<never>())
    let made: Embedded | undefined
    // Sessions that the kit holds over the wallet; the last of them signs out.
    let users = 0

    const tell = (effect: Effect.Effect<unknown, KitError>) =>
      void run(Effect.catch(Effect.asVoid(effect), () => Effect.void))
    const connect = () =>
      new Promise<unknown>((resolve, reject) => {
        run(
          Effect.match(connections.connect({ connectorId: id }), { onSuccess: resolve, onFailure: reject })
        ).addObserver(({ _tag }) => {
          if (_tag === "Failure") reject(new ConnectionFailedError({ connectorId: id }))
        })
      })
    const embedded = lazyPart(id, async () => {
      const { makeEmbedded } = await import("./makeEmbedded.ts")
      return (made ??= makeEmbedded({
        page: parts.page ?? window,
        ...(parts.open === undefined ? {} : { open: parts.open }),
        options,
        app,
        state,
        storage,
        navigation,
        connect,
        parseAddress: (address, network) =>
          namespaces.get(network.chainNamespace)?.parseAddress(address, network),
        toast: (toast) => tell(notices.toast(toast)),
        alert: ({ code, message, advice }) =>
          tell(notices.alert({ variant: "error", code, text: message, advice })),
        track: (event, properties) => tell(telemetry.track(event, properties))
      }))
    })
    yield* untilClosed(() => () => made?.close())

    const sessionOf = (grants: ReadonlyArray<NamespaceGrant>): ConnectorSession => {
      users++
      return {
        grants,
        listen: (onChange) => made?.listen(onChange) ?? (() => {}),
        disconnect: Effect.suspend(() =>
          --users > 0 || made === undefined ? Effect.void : foreignPromise(made.signOut, failed)
        )
      }
    }
    const connector = (served: ReadonlyArray<string>): Connector => ({
      id,
      type: "auth",
      name: "Email",
      namespaces: served,
      view: viewIds.signIn,
      connect: (request) =>
        Effect.flatMap(embedded, (wallet) =>
          Effect.map(
            foreignPromise((signal) => wallet.connect(request, signal), failed),
            sessionOf
          )
        ).pipe(Effect.mapError((error) => toConnectError(id, error))),
      reconnect: (request) =>
        Effect.flatMap(embedded, (wallet) =>
          Effect.flatMap(
            foreignPromise((signal) => wallet.reconnect(request, signal), failed),
            (grants) =>
              grants === undefined
                ? Effect.fail(new SessionNotFoundError({ connectorId: id }))
                : Effect.succeed(sessionOf(grants))
          )
        )
    })

    yield* untilClosed(() => {
      let offered: ReadonlyArray<string> = []
      let withdraw: (() => void) | undefined
      const follow = () => {
        const served = namespacesOf(state)
        if (served.join() === offered.join()) return
        offered = served
        withdraw?.()
        withdraw = served.length === 0 ? undefined : offer(connector(served))
      }
      follow()
      const stop = state.subscribe(follow)
      return () => {
        stop()
        withdraw?.()
      }
    })
    return Context.make(EmbeddedWallet, embedded)
  }),
  actions: (services: Context.Context<EmbeddedWallet>) => {
    const embedded = Context.get(services, EmbeddedWallet)
    const action = (name: keyof EmbeddedApi) => (argument: never) =>
      Effect.flatMap(embedded, ({ api }) => foreignPromise<any>(() => api[name](argument), failed))
    return Object.fromEntries(
      actionNames.map((name) => [name, action(name)])
    ) as never as EffectApi<EmbeddedApi>
  }
})

const failed = (cause: unknown) => new ConnectionFailedError({ connectorId: id }, cause)
