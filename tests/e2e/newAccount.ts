import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { payOut } from "../stack/payOut.ts"
import { askNode } from "./chains/askNode.ts"
import { expect } from "./fixtures.ts"
import type { Visit } from "./Visit.ts"

/** An account of no other test. */
export const newAccount = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}

/** An account of no other test, which can pay, and has so much of the dollar coin, in base units. */
export const newPayer = async ({ state }: Visit, { usdc = 0n }: { readonly usdc?: bigint } = {}) => {
  const account = newAccount()
  const chain = state.chains[0]!
  await askNode(chain.rpcUrl, "anvil_setBalance", [account.address, "0x56bc75e2d63100000"])
  if (usdc > 0n) {
    const hash = await payOut(chain, account.address, "USDC", usdc)
    await expect.poll(() => askNode(chain.rpcUrl, "eth_getTransactionReceipt", [hash])).not.toBeNull()
  }
  return account
}
