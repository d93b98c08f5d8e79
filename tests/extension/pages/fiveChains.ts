import { bitcoin, bitcoinMainnet } from "@latchkey/bitcoin"
import { createKit } from "@latchkey/core"
import { cosmos, cosmosHub } from "@latchkey/cosmos"
import { evm } from "@latchkey/evm"
import { polkadot, polkadotRelayChain } from "@latchkey/polkadot"
import { solana, solanaMainnet } from "@latchkey/solana"
import { mainnet } from "viem/chains"
import { identity } from "../source/identity.ts"

declare const RPC_URLS: Readonly<Record<`${string}:${string}`, ReadonlyArray<string>>>

const { name, rdns, keplrPath, keplrEvent } = identity

/** The namespaces of the page, in the order of its sections. */
export const namespaces = ["eip155", "solana", "bip122", "polkadot", "cosmos"] as const

/** A kit of all five namespaces, a network each, read from the stack's nodes. */
export const fiveChains = () =>
  createKit({
    app: { name: "Five chains", url: location.origin },
    networks: [mainnet, solanaMainnet, bitcoinMainnet, polkadotRelayChain, cosmosHub],
    plugins: [
      evm(),
      solana(),
      bitcoin(),
      polkadot(),
      cosmos({
        wallets: [{ id: "latchkey-test", name, rdns, global: keplrPath, accountsEvent: keplrEvent }]
      })
    ],
    customRpcUrls: RPC_URLS
  })
