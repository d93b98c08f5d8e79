import { compileContracts } from "../../plugins/evm/stack/compile.ts"
import { askNode } from "./chains/askNode.ts"
import type { Visit } from "./Visit.ts"

const batchAccount = `0x${"ba".repeat(20)}` as const

/** Puts the contract on the chain that accounts of a wallet may delegate to, to make several calls at once; gives its address. */
export const putBatchAccount = async ({ state }: Visit) => {
  const { runtime } = (await compileContracts())["BatchAccount"]!
  await askNode(state.chains[0]!.rpcUrl, "anvil_setCode", [batchAccount, runtime])
  return batchAccount
}
