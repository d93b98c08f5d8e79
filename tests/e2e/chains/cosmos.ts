import { createCosmosWallet } from "@latchkey/testing"
import { verifyADR36Amino } from "@keplr-wallet/cosmos"
import { base64 } from "@scure/base"
import type { Chain } from "./Chain.ts"

const keplr = createCosmosWallet()

/** Cosmos Hub and Osmosis, by Keplr. */
export const cosmos = {
  namespace: "cosmos",
  title: "Cosmos",
  wallet: {
    kind: "cosmos",
    key: "keplr",
    shownName: "Keplr",
    signing: "signArbitrary",
    setup: { kind: "cosmos", name: "keplr" }
  },
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
  accountTypes: ["eoa"],
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
} as const satisfies Chain
