import { concat, getContractAddress, pad, type Address, type Hex } from "viem"
import type { SmartAccountContracts } from "../../src/frame/FrameSettings.ts"

/** What an owner's account is told apart by: the factory reads the owner out of it. */
export const saltOf = (owner: Address): Hex => pad(owner, { dir: "right", size: 32 })

// The code of a minimal proxy by ERC-1967, around the contract that it stands for.
const proxyCode = (implementation: Address): Hex =>
  concat([
    "0x603d3d8160223d3973",
    implementation,
    "0x60095155f3363d3d373d3d363d7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc545af43d6000803e6038573d6000fd5b3d6000f3"
  ])

/**
 * Where the smart account of an owner is, or will be. It is counted here and not asked of a node: one that lies could have
 * money sent to an account of its own.
 */
export const smartAddress = (owner: Address, { factory, implementation }: SmartAccountContracts): Address =>
  getContractAddress({
    opcode: "CREATE2",
    from: factory,
    salt: saltOf(owner),
    bytecode: proxyCode(implementation)
  })
