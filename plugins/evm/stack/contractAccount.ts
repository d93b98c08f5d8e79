import { concatHex, getCreate2Address, pad, type Address, type Hex } from "viem"
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts"

/** The factory that is at this address on nearly every chain: data of 32 bytes of salt, then the code to deploy. */
export const factory: Address = "0x4e59b44847b379578588920cA78FbF26c0B4956C"
const salt = pad("0x07", { size: 32 })

/**
 * The code that deploys an account whose `isValidSignature(bytes32,bytes)` says yes to signatures of 65 bytes by its owner:
 * it puts hash, v, r and s before the precompiled `ecrecover`, and compares.
 */
const accountCode = (owner: Address): Hex => {
  const runtime = concatHex([
    "0x600435600052" /* hash */,
    "0x60a43560001a602052" /* v */,
    "0x606435604052" /* r */,
    "0x608435606052" /* s */,
    "0x60206000608060006001",
    "0x5afa50",
    "0x600051",
    "0x73",
    owner,
    "0x14631626ba7e0260e01b",
    "0x60005260206000f3"
  ])
  const length = `0x${((runtime.length - 2) / 2).toString(16)}` as const
  return concatHex(["0x60", length, "0x80600b6000396000f3", runtime])
}

/** An account that nobody has deployed; `deployment` is what the factory is sent for it. */
export const newContractAccount = () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const bytecode = accountCode(owner.address)
  const deployment = concatHex([salt, bytecode])
  return { owner, deployment, address: getCreate2Address({ from: factory, salt, bytecode }) }
}

/** An account that is a contract. */
export type ContractAccount = ReturnType<typeof newContractAccount>
