import { cosmosTestAccounts, createCosmosWallet } from "@latchkey/testing"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { base64 } from "@scure/base"
import type { Chain } from "../../../tests/e2e/chains/Chain.ts"

const keplr = createCosmosWallet()

/** Accounts that send, which no other test looks at; each has ATOM. */
export const senders = cosmosTestAccounts.slice(1)

const wallet: Chain["wallet"] = {
  kind: "other",
  key: "keplr",
  shownName: "Keplr",
  signing: "signArbitrary",
  setup: { kind: "cosmos", name: "keplr" }
}

/** Cosmos Hub and Osmosis, by Keplr. */
export const cosmos: Chain = {
  namespace: "cosmos",
  title: "Cosmos",
  wallet,
  networks: [
    {
      id: "cosmos:cosmoshub-4",
      name: "Cosmos Hub",
      symbol: "ATOM",
      decimals: 6,
      address: keplr.addressOn("cosmoshub-4")
    },
    {
      id: "cosmos:osmosis-1",
      name: "Osmosis",
      symbol: "OSMO",
      decimals: 6,
      address: keplr.addressOn("osmosis-1")
    }
  ],
  running: ({ cosmos }) =>
    (cosmos?.networks ?? []).map(({ caipNetworkId: networkId, rpcUrl, restUrl }) => ({
      networkId,
      urls: [rpcUrl],
      restUrl
    })),
  fund: async ({ cosmos }) => {
    cosmos?.fund(keplr.addressOn("cosmoshub-4"), 12_345_678n)
    cosmos?.fund(keplr.addressOn("osmosis-1"), 7_000_001n)
    for (const { name } of senders) cosmos?.fund(keplr.addressOn("cosmoshub-4", name), 5_000_000n)
  },
  accountTypes: ["eoa"],
  preferredAccountType: "eoa",
  honest: { ...wallet, key: "leap", shownName: "Leap", setup: { kind: "cosmos", name: "leap" } },
  firstNeed: {
    sdk: "@cosmjs/stargate",
    use: async ({ cosmos }) => {
      const client: { readonly getChainId: () => Promise<string> } = await cosmos!["getClient"]!()
      return client.getChainId()
    },
    answer: "cosmoshub-4"
  },
  // Enabling a chain that is enabled already asks nobody; the journey's wallet hangs when it is asked for more.
  asking: ["experimentalSuggestChain"],
  readBalance: async ({ restUrl }, address) => {
    const response = await fetch(`${restUrl}/cosmos/bank/v1beta1/balances/${address}`)
    const { balances } = (await response.json()) as {
      readonly balances: ReadonlyArray<{ readonly amount: string }>
    }
    return balances.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  },
  isSigned: async (message, signature, { address, publicKey = "" }) =>
    verifyADR36Amino("cosmos", address, message, base64.decode(publicKey), base64.decode(signature))
}
