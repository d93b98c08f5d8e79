import {
  accountSlice,
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
import { KEYS_URL } from "./keysUrl.ts"
import type { CoinbaseWallet } from "./wallet/makeCoinbaseWallet.ts"
import { openWindow, type WalletPage } from "./window/openWindow.ts"

const plugin = "coinbase"
const namespace = "eip155"
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
    const { preference = "all", keysUrl = KEYS_URL } = options
    if (page === undefined || options.enableCoinbase === false || preference === "eoaOnly") return
    const state = yield* State
    const app = yield* AppInfo
    const offer = yield* makeOffer

    let made: CoinbaseWallet | undefined
    const wallet = async (): Promise<CoinbaseWallet> => {
      const { makeCoinbaseWallet } = await import("./wallet/makeCoinbaseWallet.ts")
      return (made ??= makeCoinbaseWallet({ connectorId: info.id, app, options, keysUrl, page }))
    }
    yield* Effect.addFinalizer(() => Effect.sync(() => made?.close()))

    const connectorOver = (open: WalletDoor["open"]) =>
      walletConnector(info, namespace, {
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
              const opened = openWindow(page, keysUrl)
              signal.addEventListener("abort", opened.close)
              try {
                return await (await wallet()).connect(request, opened, signal)
              } catch (cause) {
                opened.close()
                throw cause
              }
            },
            (cause) => new PluginPartMissingError({ plugin }, cause)
          ),
          (session) => connectorOver(() => Effect.succeed(session)).connect(request)
        )
    }

    yield* untilClosed(() => {
      let withdraw: (() => void) | undefined
      // One row for a visitor who has the extension; what is used, or may come back, is never taken away.
      const follow = () => {
        const { connectors, connections, attempts } = state.read(connectionSlice)
        const isExtended = preference === "all" && connectors.some(({ rdns }) => rdns === EXTENSION)
        const used = [attempts[namespace], ...(connections[namespace] ?? [])]
        if (
          !isExtended ||
          state.read(accountSlice)[namespace]?.status === "reconnecting" ||
          used.some((one) => one?.connectorId === info.id)
        )
          withdraw ??= offer(connector)
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
