import { encodeFunctionData, erc20Abi, parseAbi, type Address } from "viem"
import { sendAndMine } from "../../../tests/support/sendAndMine.ts"
import type { EvmChain } from "../stack/startEvm.ts"

/** Gives an account so much of a token that anybody may mint, in base units. */
export const mintTo = async (node: EvmChain, token: Address, to: Address, value: bigint): Promise<void> => {
  const data = encodeFunctionData({ abi: parseAbi(["function mint(address,uint256)"]), args: [to, value] })
  // Anybody may; the account itself would count a transaction more.
  await sendAndMine(node, { from: "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955", to: token, data })
}

/** What an account has of a token, in base units. */
export const tokenBalance = async (node: EvmChain, token: Address, owner: Address): Promise<bigint> => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] })
  return BigInt(await node.rpc<string>("eth_call", [{ to: token, data }, "latest"]))
}
