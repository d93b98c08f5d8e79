import { watchStandardWallets, type StandardWallet, type StandardWindow } from "@latchkey/core/chain-kit"
import { makeOffer, untilClosed } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { makeStandardConnector } from "./makeStandardConnector.ts"

const FEATURES = ["signMessage", "signTransaction", "signAndSendTransaction", "signIn"]

/** Whether a wallet can be connected to and do something on a Solana network. */
const servesSolana = ({ chains, feature }: StandardWallet): boolean =>
  feature("standard:connect") !== undefined &&
  chains.some((chain) => chain.startsWith("solana:")) &&
  FEATURES.some((name) => feature(`solana:${name}`) !== undefined)

/** Registers a connector for each wallet of the page that serves Solana, as long as the scope is open. */
export const discoverWallets = (window: StandardWindow) =>
  Effect.flatMap(makeOffer, (offer) =>
    untilClosed(() =>
      watchStandardWallets(window, (wallet) => {
        if (!servesSolana(wallet)) return undefined
        const gone = new AbortController()
        const remove = offer(makeStandardConnector(wallet, gone.signal))
        if (remove === undefined) return undefined
        return () => {
          remove()
          gone.abort()
        }
      })
    )
  )
