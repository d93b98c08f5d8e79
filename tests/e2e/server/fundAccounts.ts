import { bitcoinTestAccounts, createCosmosWallet, solanaTestAccounts } from "@latchkey/testing"
import type { Stack } from "../../stack/Stack.ts"

const [solana] = solanaTestAccounts
const [bitcoin] = bitcoinTestAccounts
const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"

/** Gives the first account of each virtual wallet another sum on each of its networks. Ethereum's have theirs already. */
export const fundAccounts = async (stack: Stack): Promise<void> => {
  const keplr = createCosmosWallet()
  stack.cosmos?.fund(keplr.addressOn("cosmoshub-4"), 12_345_678n)
  stack.cosmos?.fund(keplr.addressOn("osmosis-1"), 7_000_001n)
  const [mainnet, devnet] = stack.solana?.networks ?? []
  const [, kusama] = stack.polkadot?.networks ?? []
  await Promise.all([
    stack.solana?.fund(solana!.address, 2_500_000_000n, mainnet?.caipNetworkId),
    stack.solana?.fund(solana!.address, 1_250_000_001n, devnet?.caipNetworkId),
    stack.bitcoin?.fund(bitcoin!.mainnet.payment.address, 150_000n),
    stack.bitcoin?.fund(bitcoin!.testnet.payment.address, 250_001n),
    stack.polkadot?.fund(alice, 2_500_000_000_000n, kusama?.caipNetworkId)
  ])
}
