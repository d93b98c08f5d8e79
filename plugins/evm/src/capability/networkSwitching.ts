import { describeForeign, isRejection, type Network } from "@latchkey/core"
import { NetworkSwitchFailedError, type NetworkSwitching } from "@latchkey/core/effect"
import {
  hasForeignCode,
  listenToWallet,
  toSwitchError,
  WalletFault,
  type WalletFaultKind
} from "@latchkey/core/chain-kit"
import { firstOf, sleep } from "@latchkey/core/chain-kit/effect"
import * as Effect from "effect/Effect"
import { chainIdOf, decodeChainId, encodeChainId } from "../ChainId.ts"
import { ask } from "../provider/Eip1193.ts"
import { readChainId } from "../provider/readChainId.ts"

const CONFIRM_INTERVAL_MILLIS = 250
const CONFIRM_ATTEMPTS = 20

// Code 5000 is a rejection for some wallets and an unknown chain for others: there, only the words decide.
const kindOf = (cause: unknown): WalletFaultKind | undefined =>
  hasForeignCode(cause, 4001) || isRejection(describeForeign(cause).message)
    ? "rejected"
    : hasForeignCode(cause, 5000)
      ? "failed"
      : undefined

const isChainUnknown = ({ kind, cause }: WalletFault): boolean =>
  kind !== "rejected" && hasForeignCode(cause, 4902, 32603, -32603, 5000)

// The network's own URLs before the app's: those may carry a key, which is not for the wallet to keep.
const toAddedChain = (
  {
    name: chainName,
    nativeCurrency: { name, symbol, decimals },
    rpcUrls: { chainDefault, default: all },
    blockExplorers
  }: Network,
  id: number
) => ({
  chainId: encodeChainId(id),
  chainName,
  nativeCurrency: { name, symbol, decimals },
  rpcUrls: (chainDefault.http[0] ? chainDefault : all).http,
  ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] })
})

// Some wallets move and never answer the request; their event ends the wait, and `confirm` asks in any case.
const askToMove = (provider: unknown, id: number) =>
  firstOf(
    Effect.callback<void>((resume) => {
      const stop = listenToWallet(provider, "chainChanged", (payload) => {
        if (decodeChainId(payload) !== id) return
        resume(Effect.void)
        stop()
      })
      return Effect.sync(stop)
    }),
    ask(provider, "wallet_switchEthereumChain", [{ chainId: encodeChainId(id) }], kindOf)
  )

// A wallet may fail to answer while it moves; one that is silent for the whole deadline is not asked again.
const isOn = (provider: unknown, id: number) =>
  readChainId(provider).pipe(
    Effect.map((actual) => actual === id),
    Effect.catch((fault) => (fault.kind === "silent" ? Effect.fail(fault) : Effect.succeed(false)))
  )

const confirm = (provider: unknown, id: number) =>
  Effect.gen(function* () {
    for (let attempt = 0; attempt < CONFIRM_ATTEMPTS; attempt++) {
      if (yield* isOn(provider, id)) return
      yield* sleep(CONFIRM_INTERVAL_MILLIS)
    }
    return yield* Effect.fail(new WalletFault("failed", "The wallet stayed on another network."))
  })

/** Switching by EIP-3326, adding by EIP-3085, believed only when `eth_chainId` says so. */
export const networkSwitching: NetworkSwitching = {
  switchNetwork: ({ provider, network }) =>
    Effect.suspend(() => {
      const id = chainIdOf(network)
      if (id === undefined)
        return Effect.fail(new NetworkSwitchFailedError({ networkId: network.caipNetworkId }, "No chain id."))
      const move = askToMove(provider, id)
      const add = ask(provider, "wallet_addEthereumChain", [toAddedChain(network, id)], kindOf).pipe(
        Effect.andThen(isOn(provider, id)),
        // Adding moves many wallets, but need not.
        Effect.andThen((moved) => (moved ? Effect.void : move))
      )
      return move.pipe(
        Effect.catch((fault) => (isChainUnknown(fault) ? add : Effect.fail(fault))),
        Effect.andThen(confirm(provider, id)),
        Effect.mapError(toSwitchError(network))
      )
    })
}
