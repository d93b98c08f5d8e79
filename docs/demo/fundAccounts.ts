import {
  bitcoinTestAccounts,
  createCosmosWallet,
  polkadotAccounts,
  solanaTestAccounts
} from "../../tests/testing/src/index.ts"
import { payOut } from "../../tests/stack/payOut.ts"
import type { Stack } from "../../tests/stack/Stack.ts"
import { coinlessAccount } from "../src/playground/testWallets/coinlessAccount.ts"

const fundSolana = ({ solana }: Stack) =>
  Promise.all(solanaTestAccounts.map(async ({ address }) => solana?.fund(address, 25_000_000_000n)))

const fundBitcoin = async ({ bitcoin }: Stack) => {
  for (const { caipNetworkId } of bitcoin?.networks ?? []) {
    const kind = caipNetworkId === bitcoin?.networks[0]?.caipNetworkId ? "mainnet" : "testnet"
    for (const account of bitcoinTestAccounts) {
      await bitcoin?.fund(account[kind].payment.address, 50_000_000n, caipNetworkId)
    }
  }
}

/** Alice and Bob hold coins from the start. */
const fundPolkadot = ({ polkadot }: Stack) =>
  Promise.all(
    polkadotAccounts.slice(2).map(async ({ address }) => polkadot?.fund(address, 5_000n * 10n ** 12n))
  )

const fundCosmos = ({ cosmos }: Stack) => {
  const wallet = createCosmosWallet()
  for (const { chainId } of cosmos?.networks ?? []) {
    if (!wallet.chainIds().includes(chainId)) continue
    for (const account of ["Account 1", "Account 2", "Account 3"]) {
      cosmos?.fund(wallet.addressOn(chainId, account), 1_000_000_000n)
    }
  }
}

const fundEthereum = async ({ evm }: Stack) => {
  if (evm !== undefined) await payOut(evm.chain(1), coinlessAccount.address, "USDC", 100_000_000n)
}

/** Gives the test accounts coins on every local network; those of Ethereum have theirs from the start, and one of them dollars alone. */
export const fundAccounts = async (stack: Stack): Promise<void> => {
  fundCosmos(stack)
  await Promise.all([fundSolana(stack), fundBitcoin(stack), fundPolkadot(stack), fundEthereum(stack)])
}
