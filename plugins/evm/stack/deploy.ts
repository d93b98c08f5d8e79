import type { Address, Hex } from "viem"
import { compileContracts } from "./compile.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { receiptOf } from "../../../tests/stack/process/receiptOf.ts"
import {
  holders,
  maker,
  MAKER_SHARES,
  multicall3Address,
  tokens,
  type TokenDeclaration,
  type TokenName
} from "./tokens.ts"

/** Where each token is on a chain. */
export type TokenAddresses = Readonly<Record<TokenName, Address>>

// "Latchkey Deployer" in ASCII: no test account, so that their nonces and balances stay untouched.
const deployer = "0x4c617463686b6579204465706c6f796572000000"

/** Deploys the tokens and multicall onto a fresh node. Fails when a deployment reverts. */
export async function deployContracts(rpcUrl: string): Promise<TokenAddresses> {
  const { encodeDeployData } = await import("viem/utils")
  const contracts = await compileContracts()
  await jsonRpc(rpcUrl, "anvil_impersonateAccount", [deployer])
  await jsonRpc(rpcUrl, "anvil_setBalance", [deployer, "0x8ac7230489e80000"])

  const addresses: Partial<Record<TokenName, Address>> = {}
  for (const [name, token] of Object.entries(tokens) as [TokenName, TokenDeclaration][]) {
    const { abi, bytecode } = contracts[token.contract]!
    const owners = [...holders, ...Array.from({ length: MAKER_SHARES }, () => maker)]
    const args = [token.name, token.symbol, token.decimals, owners, token.amountEach]
    addresses[name] = await deploy(rpcUrl, encodeDeployData({ abi, bytecode, args }))
  }
  await jsonRpc(rpcUrl, "anvil_setCode", [multicall3Address, contracts["Multicall3"]!.runtime])

  await jsonRpc(rpcUrl, "anvil_setBalance", [deployer, "0x0"])
  await jsonRpc(rpcUrl, "anvil_stopImpersonatingAccount", [deployer])
  return addresses as TokenAddresses
}

async function deploy(rpcUrl: string, data: Hex): Promise<Address> {
  const { getAddress } = await import("viem/utils")
  const hash = await jsonRpc<Hex>(rpcUrl, "eth_sendTransaction", [{ from: deployer, data, gas: "0x4c4b40" }])
  return getAddress((await receiptOf(rpcUrl, hash)).contractAddress)
}
