import type { ChainWalletSetup, InstalledChainWallets } from "./InstalledChainWallets.ts"
import { tellLies } from "./tellLies.ts"
import {
  announceStandard,
  createBitcoinWallet,
  createCosmosWallet,
  createPolkadotWallet,
  createSolanaWallet,
  mergeStandardWallets,
  type ChainWallet,
  type Policy,
  type WalletStorage
} from "@latchkey/testing"

const storage: WalletStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value)
}
const LATER_POLICY = "policy of later wallets"

const byKey = new Map<string, ChainWallet>()

/** What all kinds take: where the wallet remembers, under a key of its own, and how it answers. */
const optionsOf = (key: string, policy: Policy | undefined) => {
  const chosen = (sessionStorage.getItem(LATER_POLICY) as Policy | null) ?? policy
  return {
    storage,
    storageKey: `wallet ${key}`,
    ...(chosen === null || chosen === undefined ? {} : { policy: chosen })
  }
}

const addMerged = (name: string, policy: Policy | undefined) => {
  const make = (half: string) => ({ name, ...optionsOf(`${name} ${half}`, policy) })
  const solana = createSolanaWallet(make("solana"))
  const bitcoin = createBitcoinWallet({ provider: "standard", ...make("bitcoin") })
  byKey.set(`${name} solana`, solana).set(`${name} bitcoin`, bitcoin)
  announceStandard(mergeStandardWallets(name, [solana.standard, bitcoin.provider]))
}

const make = (setup: Exclude<ChainWalletSetup, { readonly kind: "solana and bitcoin" }>): ChainWallet => {
  const { name } = setup
  const options = { name, ...optionsOf(setup.key ?? name, setup.policy) }
  switch (setup.kind) {
    case "solana":
      return createSolanaWallet(options)
    case "bitcoin":
      return createBitcoinWallet({ ...options, provider: setup.provider })
    case "polkadot":
      return createPolkadotWallet(options)
    case "cosmos":
      return createCosmosWallet(options)
  }
}

const installed: InstalledChainWallets = {
  add: (setup) => {
    if (setup.kind === "solana and bitcoin") return addMerged(setup.name, setup.policy)
    const wallet = make(setup)
    byKey.set(setup.key ?? setup.name, wallet)
    wallet.announce()
  },
  get: (key) => {
    const wallet = byKey.get(key)
    if (wallet === undefined) throw new RangeError(`No wallet "${key}" is on the page`)
    return wallet
  },
  setLaterPolicy: (policy) => sessionStorage.setItem(LATER_POLICY, policy),
  tellLies
}

Object.defineProperty(window, "chainWallets", { value: installed })
