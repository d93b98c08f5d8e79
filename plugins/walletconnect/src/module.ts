import { installedNamespaces, type KitState } from "@latchkey/core"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import {
  AppInfo,
  KeyValue,
  lazyPart,
  Namespaces,
  Notices,
  Siwx,
  State,
  type Connector,
  type Host,
  type PluginModule,
  type StateShape
} from "@latchkey/core/effect"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Pairing } from "./pairing/makePairing.ts"
import { SignInKeeper } from "./SignInKeeper.ts"
import { viewIds } from "./viewIds.ts"
import type { WalletConnectOptions } from "./WalletConnectOptions.ts"

const id = "walletConnect"

// Namespaces whose plugins take a provider of this one; an app may name others that do.
const known = ["eip155", "solana"]

const namespacesOf = (state: StateShape, { namespaces = {} }: WalletConnectOptions): ReadonlyArray<string> =>
  installedNamespaces((state.snapshot() as unknown as KitState).plugin)
    .map((namespace) => namespace.id)
    .filter((namespace) => known.includes(namespace) || Object.hasOwn(namespaces, namespace))

/** The working part of the plugin: one connector for the namespaces of the page; what connects is loaded when it is chosen. */
export const walletConnectModule = (
  options: WalletConnectOptions
): PluginModule<object, SignInKeeper | Host> => ({
  start: Effect.gen(function* () {
    const keeper: SignInKeeper["Service"] = { siwx: undefined }
    const state = yield* State
    const app = yield* AppInfo
    const storage = yield* KeyValue
    const namespaces = yield* Namespaces
    const notices = yield* Notices
    const run = Effect.runForkWith(yield* Effect.context<never>())
    const offer = yield* makeOffer
    let made: Pairing | undefined
    const pairing = lazyPart(id, async () => {
      const [{ makePairing }, { readDevice }] = await Promise.all([
        import("./pairing/makePairing.ts"),
        import("./links/Device.ts")
      ])
      const device = readDevice(globalThis.window)
      return (made ??= makePairing({
        connectorId: id,
        app,
        options,
        state,
        storage,
        namespaces,
        device,
        tell: (diagnostic) => void run(notices.tell(diagnostic)),
        siwx: () => keeper.siwx
      }))
    })
    yield* Effect.addFinalizer(() => Effect.suspend(() => made?.close ?? Effect.void))

    const connector = (namespaces: ReadonlyArray<string>): Connector => ({
      id,
      type: "walletConnect",
      name: "WalletConnect",
      namespaces,
      view: viewIds.pairing,
      catalogue: true,
      connect: (request) => Effect.flatMap(pairing, ({ connect }) => connect(request)),
      reconnect: (request) => Effect.flatMap(pairing, ({ reconnect }) => reconnect(request))
    })

    yield* untilClosed(() => {
      let offered: ReadonlyArray<string> = []
      let withdraw: (() => void) | undefined
      const follow = () => {
        const namespaces = namespacesOf(state, options)
        if (namespaces.join() === offered.join()) return
        offered = namespaces
        withdraw?.()
        withdraw = namespaces.length === 0 ? undefined : offer(connector(namespaces))
      }
      follow()
      const stop = state.subscribe(follow)
      return () => {
        stop()
        withdraw?.()
      }
    })
    return Context.make(SignInKeeper, keeper)
  }),
  // Whoever keeps sign-ins may have started after this.
  ready: Effect.gen(function* () {
    const keeper = yield* SignInKeeper
    keeper.siwx = (yield* Effect.context<never>()).mapUnsafe.get(Siwx.key) as typeof keeper.siwx
  })
})
