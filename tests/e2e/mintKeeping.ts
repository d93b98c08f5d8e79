import { encodeFunctionData, erc20Abi, parseAbi, type Address } from "viem"
import { askNode } from "./chains/askNode.ts"
import { expect } from "./fixtures.ts"
import type { Visit } from "./Visit.ts"

/** Who mints: an account of the node's own phrase, so that the visitor's counts no transaction more. */
const minter = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"

const tokenOf = ({ state }: Visit, name: "taxed" | "twoFaced") => state.chains[0]!.keeping![name]

/** Gives an account so much of a token that keeps a tenth of each transfer, in base units. */
export const mintKeeping = async (visit: Visit, name: "taxed" | "twoFaced", to: Address, value: bigint) => {
  const { rpcUrl } = visit.state.chains[0]!
  const data = encodeFunctionData({ abi: parseAbi(["function mint(address,uint256)"]), args: [to, value] })
  const hash = await askNode(rpcUrl, "eth_sendTransaction", [
    { from: minter, to: tokenOf(visit, name), data }
  ])
  await expect
    .poll(() => askNode(rpcUrl, "eth_getTransactionReceipt", [hash]))
    .toMatchObject({ status: "0x1" })
}

/** What an account has of one, in base units. */
export const heldOfKeeping = async (visit: Visit, name: "taxed" | "twoFaced", owner: Address) => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] })
  const call = { to: tokenOf(visit, name), data }
  return BigInt(await askNode<string>(visit.state.chains[0]!.rpcUrl, "eth_call", [call, "latest"]))
}
