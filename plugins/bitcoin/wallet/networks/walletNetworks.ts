import type { BitcoinTestAccount } from "../accounts/BitcoinTestAccount.ts"

/** A Bitcoin network and what the wallets call it. */
export interface WalletNetwork {
  /** CAIP-2. */
  readonly caipNetworkId: string
  readonly name: string
  /** Which of an account's keys belong to it. */
  readonly keys: keyof BitcoinTestAccount
  /** In the Wallet Standard. */
  readonly standard: `bitcoin:${string}`
  /** In Sats Connect, of the Bitcoin side and of the Stacks side. */
  readonly satsConnect: string
  readonly stacks: string
  readonly leather: string
  /** In UniSat: the chain, with the network that it counts as. */
  readonly unisat: { readonly enum: string; readonly name: string; readonly network: string }
  /** In OKX: the property of `okxwallet`, and the network's name. */
  readonly okx: { readonly property: string; readonly network: string }
}

const mainnet: WalletNetwork = {
  caipNetworkId: "bip122:000000000019d6689c085ae165831e93",
  name: "Bitcoin",
  keys: "mainnet",
  standard: "bitcoin:mainnet",
  satsConnect: "Mainnet",
  stacks: "mainnet",
  leather: "mainnet",
  unisat: { enum: "BITCOIN_MAINNET", name: "Bitcoin Mainnet", network: "livenet" },
  okx: { property: "bitcoin", network: "livenet" }
}

const testnet: WalletNetwork = {
  caipNetworkId: "bip122:000000000933ea01ad0ee984209779ba",
  name: "Bitcoin Testnet",
  keys: "testnet",
  standard: "bitcoin:testnet",
  satsConnect: "Testnet",
  stacks: "testnet",
  leather: "testnet",
  unisat: { enum: "BITCOIN_TESTNET", name: "Bitcoin Testnet", network: "testnet" },
  okx: { property: "bitcoinTestnet", network: "testnet" }
}

const signet: WalletNetwork = {
  caipNetworkId: "bip122:00000008819873e925422c1ff0f99f7c",
  name: "Bitcoin Signet",
  keys: "testnet",
  standard: "bitcoin:signet",
  satsConnect: "Signet",
  stacks: "testnet",
  leather: "signet",
  unisat: { enum: "BITCOIN_SIGNET", name: "Bitcoin Signet", network: "testnet" },
  okx: { property: "bitcoinSignet", network: "signet" }
}

/** The networks that a virtual Bitcoin wallet can serve. */
export const walletNetworks: readonly WalletNetwork[] = [mainnet, testnet, signet]
