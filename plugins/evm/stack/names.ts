import type { Address, Hex } from "viem"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { compileContracts } from "./compile.ts"
import { receiptOf } from "../../../tests/stack/process/receiptOf.ts"
import { holders } from "./tokens.ts"

/** Where the stack's own subset of ENS is; the registry and the universal resolver as in the world. */
export const ens = {
  registry: "0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e",
  universalResolver: "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe",
  resolver: "0xF29100983E058B709F3D539b0c765937B804AC15",
  /** A resolver whose records lie on a server. */
  offchain: "0x0fF0000000000000000000000000000000000001"
} as const satisfies Record<string, Address>

const code = {
  registry: "EnsRegistry",
  universalResolver: "EnsUniversalResolver",
  resolver: "EnsResolver",
  offchain: "EnsOffchainResolver"
} as const satisfies Record<keyof typeof ens, string>

// "Latchkey Names": no test account, so that their nonces and balances stay untouched.
const writer = "0x4c617463686b6579204e616d6573000000000000"

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E"

/** What a name says of itself on the stack. */
export interface NameRecords {
  readonly name: string
  /** By type of coin; 60 is Ethereum. */
  readonly addresses?: Readonly<Record<number, Hex>>
  readonly avatar?: string
  /** The account whose reverse name it is. */
  readonly reverseOf?: Address
  /** Where its records are; in the stack's resolver when absent. */
  readonly resolver?: Address
}

/** The names of every start: the first holder has one, with a picture; the second lies; the third says nothing. */
export const names: ReadonlyArray<NameRecords> = [
  { name: "harbour.eth", addresses: { 60: holders[0] }, avatar: picture, reverseOf: holders[0] },
  { name: "tide.eth", addresses: { 60: holders[1] } },
  { name: "harbour.eth", reverseOf: holders[1] },
  { name: "pier.eth", addresses: { 60: holders[2] } }
]

/** Writes down what a name says of itself, over what it said before. */
export async function setName(rpcUrl: string, from: Address, records: NameRecords): Promise<void> {
  const { encodeFunctionData, toHex } = await import("viem/utils")
  const { namehash } = await import("viem/ens")
  const { registry, resolver } = await contractsOf()
  const send = async (to: Address, data: Hex) => {
    const transaction = { from, to, data, gas: toHex(3_000_000) }
    const hash = await jsonRpc<Hex>(rpcUrl, "eth_sendTransaction", [transaction])
    await receiptOf(rpcUrl, hash)
  }
  const write = (functionName: string, ...args: ReadonlyArray<unknown>) =>
    send(ens.resolver, encodeFunctionData({ abi: resolver.abi, functionName, args }))
  const place = (node: Hex, to: Address) =>
    send(
      ens.registry,
      encodeFunctionData({ abi: registry.abi, functionName: "setResolver", args: [node, to] })
    )

  const node = namehash(records.name)
  if (records.addresses !== undefined || records.resolver !== undefined)
    await place(node, records.resolver ?? ens.resolver)
  for (const [coinType, address] of Object.entries(records.addresses ?? {}))
    await write("setAddr", node, BigInt(coinType), address)
  if (records.avatar !== undefined) await write("setText", node, "avatar", records.avatar)
  if (records.reverseOf !== undefined) {
    const reverse = namehash(`${records.reverseOf.slice(2).toLowerCase()}.addr.reverse`)
    await place(reverse, ens.resolver)
    await write("setName", reverse, records.name)
  }
}

const contractsOf = async () => {
  const contracts = await compileContracts()
  return { registry: contracts["EnsRegistry"]!, resolver: contracts["EnsResolver"]! }
}

/** Puts the subset of ENS onto a fresh node, with the names of every start. */
export async function deployNames(rpcUrl: string): Promise<void> {
  const contracts = await compileContracts()
  for (const [place, address] of Object.entries(ens) as [keyof typeof ens, Address][])
    await jsonRpc(rpcUrl, "anvil_setCode", [address, contracts[code[place]]!.runtime])
  await jsonRpc(rpcUrl, "anvil_impersonateAccount", [writer])
  await jsonRpc(rpcUrl, "anvil_setBalance", [writer, "0x8ac7230489e80000"])
  for (const records of names) await setName(rpcUrl, writer, records)
  await jsonRpc(rpcUrl, "anvil_setBalance", [writer, "0x0"])
  await jsonRpc(rpcUrl, "anvil_stopImpersonatingAccount", [writer])
}
