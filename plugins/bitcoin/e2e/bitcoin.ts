import { bitcoinTestAccounts } from "@latchkey/testing"
import { Verifier } from "bip322-js"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"

const { mainnet, testnet } = bitcoinTestAccounts[0]!

/** Accounts that send, which no other test looks at; each has some bitcoin. */
export const senders = bitcoinTestAccounts.slice(1, 3)

interface EsploraAddress {
  readonly chain_stats: { readonly funded_txo_sum: number; readonly spent_txo_sum: number }
}

const wallet: Chain["wallet"] = {
  kind: "other",
  key: "Xverse",
  shownName: "Xverse",
  signing: "signMessage",
  setup: { kind: "bitcoin", name: "Xverse", provider: "satsConnect" }
}

/** Bitcoin and its test network of 2011, by a wallet that speaks Sats Connect and can be asked to switch. */
export const bitcoin: Chain = {
  namespace: "bip122",
  title: "Bitcoin",
  wallet,
  networks: [
    {
      id: "bip122:000000000019d6689c085ae165831e93",
      name: "Bitcoin",
      symbol: "BTC",
      decimals: 8,
      address: mainnet.payment.address
    },
    {
      id: "bip122:000000000933ea01ad0ee984209779ba",
      name: "Bitcoin Testnet",
      symbol: "tBTC",
      decimals: 8,
      address: testnet.payment.address
    }
  ],
  running: ({ bitcoin }) =>
    (bitcoin?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl }) => ({ networkId, urls: [rpcUrl] })),
  fund: async ({ bitcoin }) => {
    await bitcoin?.fund(mainnet.payment.address, 150_000n)
    await bitcoin?.fund(testnet.payment.address, 250_001n)
    for (const sender of senders) {
      await bitcoin?.fund(sender.mainnet.payment.address, 1_000_000n)
      await bitcoin?.fund(sender.mainnet.payment.address, 1_000_000n)
    }
  },
  accountTypes: ["payment", "ordinal"],
  preferredAccountType: "payment",
  honest: {
    ...wallet,
    key: "Ore",
    shownName: "Ore",
    setup: { kind: "bitcoin", name: "Ore", provider: "standard" }
  },
  firstNeed: {
    sdk: "bitcoinjs-lib",
    use: async ({ bitcoin }) =>
      bitcoin!["signPsbt"]!({ psbt: "cHNidP8=" }).catch(({ code }: { code: string }) => code),
    answer: "BITCOIN_PSBT_INVALID"
  },
  asking: [
    "wallet_connect",
    "getAddresses",
    "getAccounts",
    "wallet_requestPermissions",
    "wallet_changeNetwork"
  ],
  readBalance: async ({ urls: [url] }, address) => {
    const response = await fetch(`${url}/address/${address}`)
    const { chain_stats } = (await response.json()) as EsploraAddress
    return BigInt(chain_stats.funded_txo_sum - chain_stats.spent_txo_sum)
  },
  isSigned: async (message, signature, account) =>
    Verifier.verifySignature(account.address, message, signature)
}
