import { Connectors } from "@latchkey/core/effect"
import {
  watchStandardWallets,
  type StandardWallet,
  type StandardWindow
} from "@latchkey/core/wallet-standard"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { makeStandardConnector } from "./makeStandardConnector.ts"

const FEATURES = ["signMessage", "signTransaction", "signAndSendTransaction", "signIn"]

/** Whether a wallet can be connected to and do something on a Solana network. */
const servesSolana = ({ chains, feature }: StandardWallet): boolean =>
  feature("standard:connect") !== undefined &&
  chains.some((chain) => chain.startsWith("solana:")) &&
  FEATURES.some((name) => feature(`solana:${name}`) !== undefined)

/** Registers a connector for each wallet of the page that serves Solana, as long as the scope is open. */
export const discoverWallets = (window: StandardWindow) =>
  Effect.gen(function* () {
    const connectors = yield* Connectors
    const scope = yield* Effect.scope

    const add = (wallet: StandardWallet) => {
      if (!servesSolana(wallet)) return undefined
      const own = Scope.forkUnsafe(scope)
      const gone = new AbortController()
      const connector = makeStandardConnector(wallet, gone.signal)
      const registered = Effect.runSyncExit(Scope.provide(connectors.register(connector), own))
      return Exit.isFailure(registered)
        ? undefined
        : () => {
            Effect.runSync(Scope.close(own, Exit.void))
            gone.abort()
          }
    }

    yield* Effect.acquireRelease(
      Effect.sync(() => watchStandardWallets(window, add)),
      (stop) => Effect.sync(stop)
    )
  })
