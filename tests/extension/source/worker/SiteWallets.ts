import {
  createBitcoinWallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  createVirtualWallet,
  type ChainWallet,
  type PendingRequest,
  type WalletChain,
  type WalletStorage
} from "@latchkey/testing"
import type { Surface } from "../channel/Message.ts"
import { standardChains } from "../channel/StandardList.ts"
import { identity } from "../identity.ts"
import { cosmosSurface } from "./surfaces/cosmosSurface.ts"
import { ethereumSurface } from "./surfaces/ethereumSurface.ts"
import { polkadotSurface } from "./surfaces/polkadotSurface.ts"
import { standardSurface } from "./surfaces/standardSurface.ts"

/** Answers the calls of one surface. */
export type AnswerCall = (method: string, args: readonly unknown[]) => Promise<unknown>

/** Tells the pages of the site. */
export type Tell = (surface: Surface, event: string, ...args: readonly unknown[]) => void

/** The wallets as one site has them: its permissions are its own, the keys are the same for all. */
export interface SiteWallets {
  readonly answer: Readonly<Record<Surface, AnswerCall>>
  readonly wallets: readonly ChainWallet[]
}

export interface SiteOptions {
  readonly origin: string
  readonly chains: readonly WalletChain[]
  readonly storage: WalletStorage
  readonly tell: Tell
  readonly ask: (chain: string, request: PendingRequest) => void
}

export const createSiteWallets = ({ origin, chains, storage, tell, ask }: SiteOptions): SiteWallets => {
  const { name, icon } = identity
  const shared = (chain: string) => ({
    storage,
    storageKey: `${origin} ${chain}`,
    policy: "ask" as const,
    onRequest: (request: PendingRequest) => ask(chain, request)
  })
  const ethereum = createVirtualWallet({ ...shared("Ethereum"), chains, info: identity })
  const solana = createSolanaWallet({
    ...shared("Solana"),
    name,
    icon,
    chains: standardChains.filter((chain) => chain.startsWith("solana:")),
    host: new URL(origin).host,
    // Else the worker, when it was stopped and starts again, would have forgotten who is connected.
    sharesAtStart: true
  })
  const bitcoin = createBitcoinWallet({
    ...shared("Bitcoin"),
    provider: "standard",
    name,
    icon,
    network: "bip122:000000000019d6689c085ae165831e93"
  })
  const polkadot = createPolkadotWallet({ ...shared("Polkadot"), name })
  const cosmos = createCosmosWallet({
    ...shared("Cosmos"),
    name: identity.keplrPath,
    accountEvent: identity.keplrEvent
  })
  return {
    answer: {
      eip155: ethereumSurface(ethereum, tell),
      standard: standardSurface(solana, bitcoin, tell),
      polkadot: polkadotSurface(polkadot, tell),
      cosmos: cosmosSurface(cosmos, tell)
    },
    wallets: [ethereum, solana, bitcoin, polkadot, cosmos]
  }
}
