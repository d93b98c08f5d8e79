import { createRequire } from "node:module"
import path from "node:path"
import type { Abi, Address, Hex } from "viem"
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

/** The contracts beside them by which others pay for an account's operations, and by which an account of a key has some. */
export interface SponsoringContracts {
  /** What an account of a key delegates to (EIP-7702). */
  readonly delegate: Address
  /** Pays for what its signer has signed (ERC-4337's own `VerifyingPaymaster`). */
  readonly paymaster: Address
}

interface Artifact {
  readonly bytecode: Hex
  readonly deployedBytecode: Hex
  readonly abi: Abi
}

const require = createRequire(import.meta.url)
/** A contract of ERC-4337's authors, as they have published it. */
export const artifactOf = (name: string) =>
  require(`@account-abstraction/contracts/artifacts/${name}.json`) as Artifact

/** Where ERC-4337's contract of version 0.7 is on every chain. */
export const entryPoint = "0x0000000071727De22E5E9d8BAf0edAc6f37da032"
/** "Latchkey Accounts" in ASCII: it deploys the same contracts to the same addresses of each chain. */
export const deployer = "0x4c617463686b6579204163636f756e7473000000"

/** The code of the simulations of an EntryPoint, which a bundler puts in its place for one question. */
export const simulationsCode = (): Hex => artifactOf("EntryPointSimulations").deployedBytecode

/** Deploys what smart accounts need onto a node of the stack. Fails as the node does. */
export async function deploySmartAccounts(
  rpcUrl: string,
  paymasterSigner: Address
): Promise<SmartAccountContracts & SponsoringContracts> {
  const { encodeDeployData, encodeFunctionData, getContractAddress } = await import("viem/utils")
  const ask = <A>(method: string, ...params: ReadonlyArray<unknown>) => jsonRpc<A>(rpcUrl, method, params)

  // What its creation answers is its code, with the right values in it: it is asked where it is to stand.
  await ask("anvil_setNonce", entryPoint, "0x1")
  await ask("anvil_setCode", entryPoint, artifactOf("EntryPoint").bytecode)
  await ask("anvil_setCode", entryPoint, await ask<Hex>("eth_call", { to: entryPoint }, "latest"))
  const creator = getContractAddress({ from: entryPoint, nonce: 1n })
  await ask("anvil_setCode", creator, artifactOf("SenderCreator").deployedBytecode)
  await ask("anvil_setNonce", entryPoint, "0x2")

  const {
    StackAccount: account,
    StackAccountFactory: accountFactory,
    DelegatedAccount: delegated
  } = await compileSolidity({
    folder: path.join(import.meta.dirname, "contracts"),
    libraries: ["solady", "@account-abstraction/contracts"]
  })
  const implementation = getContractAddress({ from: deployer, nonce: 0n })
  const factory = getContractAddress({ from: deployer, nonce: 1n })
  await ask("anvil_impersonateAccount", deployer)
  await ask("anvil_setBalance", deployer, "0x8ac7230489e80000")
  const send = async (transaction: object) =>
    receiptOf(
      rpcUrl,
      await ask<Hex>("eth_sendTransaction", { from: deployer, gas: "0x4c4b40", ...transaction })
    )
  for (const data of [
    account!.bytecode,
    encodeDeployData({ ...accountFactory!, args: [implementation] }),
    encodeDeployData({ ...delegated!, args: [entryPoint] }),
    encodeDeployData({ ...artifactOf("VerifyingPaymaster"), args: [entryPoint, paymasterSigner] })
  ])
    await send({ data })
  const [delegate, paymaster] = [2n, 3n].map((nonce) => getContractAddress({ from: deployer, nonce })) as [
    Address,
    Address
  ]
  const deposit = encodeFunctionData({ abi: artifactOf("VerifyingPaymaster").abi, functionName: "deposit" })
  await send({ to: paymaster, data: deposit, value: "0x4563918244f40000" })
  await ask("anvil_setBalance", deployer, "0x0")
  await ask("anvil_stopImpersonatingAccount", deployer)
  return { entryPoint, factory, implementation, delegate, paymaster }
}
