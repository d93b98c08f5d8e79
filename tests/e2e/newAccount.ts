import { generatePrivateKey, privateKeyToAddress } from "viem/accounts"
import { askNode } from "./chains/askNode.ts"
import type { Visit } from "./Visit.ts"

/** An account of no other test. */
export const newAccount = () => {
  const privateKey = generatePrivateKey()
  return { privateKey, address: privateKeyToAddress(privateKey) }
}

/** An account of no other test, which can pay. */
export const newPayer = async ({ state }: Visit) => {
  const account = newAccount()
  await askNode(state.chains[0]!.rpcUrl, "anvil_setBalance", [account.address, "0x56bc75e2d63100000"])
  return account
}
