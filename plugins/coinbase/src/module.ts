import {
  AppInfo,
  connectionSlice,
  foreignPromise,
  PluginPartMissingError,
  State,
  type Connector,
  type PluginModule
} from "@latchkey/core/effect"
import {
  fromPromise,
  makeOffer,
  untilClosed,
  walletConnector,
  type WalletDoor
} from "@latchkey/core/chain-kit/effect"
import { toWalletFault } from "@latchkey/core/chain-kit"
import * as Effect from "effect/Effect"
import type { CoinbaseOptions } from "./CoinbaseOptions.ts"
import { CoinbaseUrlInvalidError } from "./errors.ts"
import { keysUrlOf } from "./keysUrl.ts"
import { hasStoredSession } from "./wallet/signerStorage.ts"
import type { CoinbaseWallet } from "./wallet/makeCoinbaseWallet.ts"
import { makeWalletWindow, type WalletPage } from "./window/makeWalletWindow.ts"

const plugin = "coinbase"
const EXTENSION = "com.coinbase.wallet"
const info = {
  id: "coinbaseWalletSDK",
  type: "external",
  name: "Coinbase",
  imageId: "0c2840c3-5b04-4c44-9661-fbd4b49e1800"
} as const

/** The working part of the plugin: one connector, where the extension does not take its place. */
export const coinbaseModule = (
  options: CoinbaseOptions,
  page: WalletPage | undefined = globalThis.window
): PluginModule => ({
  start: Effect.gen(function* () {
    const { preference = "all", enableCoinbase = true } = options
    const keysUrl = keysUrlOf(options)
    if (page === undefined || !enableCoinbase || preference === "eoaOnly") return
    const state = yield* State
    const app = yield* AppInfo
    const offer = yield* makeOffer
    if (keysUrl === undefined) {
      const refuse = () => Effect.fail(new CoinbaseUrlInvalidError())
      offer({ ...info, namespaces: ["eip155"], connect: refuse, reconnect: refuse })
      return
    }
    const keys = makeWalletWindow(page, keysUrl.href, () => ({
      metadata: {
        appName: options.appName ?? app.name,
        appLogoUrl: options.appLogoUrl ?? app.icons?.[0] ?? "",
        appChainIds: options.appChainIds ?? []
      },
      preference: { options: "smartWalletOnly", telemetry: false },
      location: `${page.location.origin}${page.location.pathname ?? "/"}`
    }))
    yield* Effect.addFinalizer(() => Effect.sync(keys.close))

    let loading: Promise<CoinbaseWallet> | undefined
    const wallet = () =>
      (loading ??= import("./wallet/makeCoinbaseWallet.ts").then(
        ({ makeCoinbaseWallet }) =>
          makeCoinbaseWallet({ connectorId: info.id, app, options, keysUrl, page, keys }),
        (cause: unknown) => {
          loading = undefined
          throw new PluginPartMissingError({ plugin }, cause)
        }
      ))

    const connectorOver = (open: WalletDoor["open"]) =>
      walletConnector(info, "eip155", {
        open,
        restore: (request) => fromPromise(async () => (await wallet()).restore(request), toWalletFault)
      })
    const connector: Connector = {
      ...connectorOver(() => Effect.undefined),
      connect: (request) =>
        Effect.flatMap(
          foreignPromise(
            async (signal) => {
              // In the click's own task: what the window is asked comes when the SDK has.
              const opened = keys.open()
              opened.catch(() => {})
              signal.addEventListener("abort", keys.close)
              return (await wallet()).connect(request, opened, signal)
            },
            (cause) => new PluginPartMissingError({ plugin }, cause)
          ),
          (session) => connectorOver(() => Effect.succeed(session)).connect(request)
        )
    }

    yield* untilClosed(() => {
      let withdraw: (() => void) | undefined
      // One row for a visitor who has the extension; what is used, or will come back, is never taken away.
      const follow = () => {
        const { connectors, connections, attempts } = state.read(connectionSlice)
        const isExtended = preference === "all" && connectors.some(({ rdns }) => rdns === EXTENSION)
        const isUsed = () =>
          hasStoredSession() ||
          [...Object.values(connections).flat(), ...Object.values(attempts)].some(
            ({ connectorId }) => connectorId === info.id
          )
        if (!isExtended || isUsed()) withdraw ??= offer(connector)
        else {
          const isOffered = withdraw
          withdraw = undefined
          isOffered?.()
        }
      }
      follow()
      const stop = state.subscribe(follow)
      return () => {
        stop()
        withdraw?.()
      }
    })
  })
})
