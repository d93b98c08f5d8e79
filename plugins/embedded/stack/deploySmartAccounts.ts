import { createRequire } from "node:module"
import path from "node:path"
import type { Address, Hex } from "viem"
import { compileSolidity } from "../../../tests/stack/process/compileSolidity.ts"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { receiptOf } from "../../../tests/stack/process/receiptOf.ts"

/** The contracts of a chain by which a key has a smart account. */
export interface SmartAccountContracts {
  /** ERC-4337's own contract of version 0.7, where it is on every chain. */
  readonly entryPoint: Address
  readonly factory: Address
  readonly implementation: Address
}

interface Artifact {
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
}

const require = createRequire(import.meta.url)
const artifactOf = (name: string) =>
  require(`@account-abstraction/contracts/artifacts/${name}.json`) as Artifact

const entryPoint = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
// "Latchkey Accounts" in ASCII: it deploys the same contracts to the same addresses of each chain.
const deployer = "0x4c617463686b6579204163636f756e7473000000"

/** The code of the simulations of an EntryPoint, which a bundler puts in its place for one question. */
export const simulationsCode = (): Hex => artifactOf("EntryPointSimulations").deployedBytecode

/** Deploys what smart accounts need onto a node of the stack. Fails as the node does. */
export async function deploySmartAccounts(rpcUrl: string): Promise<SmartAccountContracts> {
  const { encodeDeployData, getContractAddress } = await import("viem/utils")
  const ask = <A>(method: string, ...params: ReadonlyArray<unknown>) => jsonRpc<A>(rpcUrl, method, params)

  // What its creation answers is its code, with the right values in it: it is asked where it is to stand.
  await ask("anvil_setNonce", entryPoint, "0x1")
  await ask("anvil_setCode", entryPoint, artifactOf("EntryPoint").bytecode)
  await ask("anvil_setCode", entryPoint, await ask<Hex>("eth_call", { to: entryPoint }, "latest"))
  const creator = getContractAddress({ from: entryPoint, nonce: 1n })
  await ask("anvil_setCode", creator, artifactOf("SenderCreator").deployedBytecode)
  await ask("anvil_setNonce", entryPoint, "0x2")

  const { StackAccount: account, StackAccountFactory: accountFactory } = await compileSolidity({
    folder: path.join(import.meta.dirname, "contracts"),
    libraries: ["solady"]
  })
  const implementation = getContractAddress({ from: deployer, nonce: 0n })
  const factory = getContractAddress({ from: deployer, nonce: 1n })
  await ask("anvil_impersonateAccount", deployer)
  await ask("anvil_setBalance", deployer, "0x8ac7230489e80000")
  const { abi, bytecode } = accountFactory!
  for (const data of [account!.bytecode, encodeDeployData({ abi, bytecode, args: [implementation] })])
    await receiptOf(rpcUrl, await ask<Hex>("eth_sendTransaction", { from: deployer, data, gas: "0x4c4b40" }))
  await ask("anvil_setBalance", deployer, "0x0")
  await ask("anvil_stopImpersonatingAccount", deployer)
  return { entryPoint, factory, implementation }
}
