import type { PermitFacts } from "@latchkey/core"
import { fromHex } from "@latchkey/core/chain-kit"
import { parseAddress } from "../../Address.ts"
import { encodeTypedData } from "../../api/signTypedData.ts"
import { decodeChainId, toNetworkId } from "../../ChainId.ts"
import { keccak256 } from "../../names/keccak256.ts"

// https://eips.ethereum.org/EIPS/eip-2612, https://eips.ethereum.org/EIPS/eip-712
const DOMAIN = "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
const PERMIT = "Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"
const FIELDS = [
  { name: "owner", type: "address" },
  { name: "spender", type: "address" },
  { name: "value", type: "uint256" },
  { name: "nonce", type: "uint256" },
  { name: "deadline", type: "uint256" }
] as const

const hashOf = (text: string) => keccak256(new TextEncoder().encode(text))
const word = (digits: string) => digits.toLowerCase().padStart(64, "0")

/** What the type of an EIP-2612 permit hashes to: 64 hexadecimal digits. */
export const permitTypeHash = (): string => hashOf(PERMIT)

/** Whose permits a signature is for. */
export interface PermitDomain {
  readonly name: string
  readonly version: string
  readonly chainId: number
  /** The token's contract. */
  readonly contract: string
}

/** What a domain hashes to: 64 hexadecimal digits, as the token's contract tells it. */
export const separatorOf = ({ name, version, chainId, contract }: PermitDomain): string => {
  const words = [...[DOMAIN, name, version].map(hashOf), word(chainId.toString(16)), word(contract.slice(2))]
  return keccak256(fromHex(words.join(""), words.length * 64) ?? new Uint8Array())
}

/** What a permit says. */
export interface Permit {
  readonly owner: string
  readonly spender: string
  readonly value: bigint
  readonly nonce: bigint
  readonly deadline: bigint
}

/** The JSON text that a wallet is asked to sign. */
export const encodePermit = (
  { name, version, chainId, contract }: PermitDomain,
  { owner, spender, value, nonce, deadline }: Permit
): string =>
  encodeTypedData({
    domain: { name, version, chainId, verifyingContract: contract },
    types: { Permit: FIELDS },
    primaryType: "Permit",
    message: { owner, spender, value, nonce, deadline }
  })

const numberIn = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined

/** What a text for a wallet allows, read out of it alone; undefined for anything that `encodePermit` would not have written. */
export const decodePermit = (text: string): PermitFacts | undefined => {
  let given: unknown
  try {
    given = JSON.parse(text)
  } catch {
    return undefined
  }
  const { domain, message } = (given ?? {}) as {
    readonly domain?: Readonly<Record<string, unknown>>
    readonly message?: Readonly<Record<string, unknown>>
  }
  const [contract, owner, spender] = [
    domain?.["verifyingContract"],
    message?.["owner"],
    message?.["spender"]
  ].map((address) => (typeof address === "string" ? parseAddress(address) : undefined))
  const [value, nonce, deadline] = ["value", "nonce", "deadline"].map((field) => numberIn(message?.[field]))
  const chainId = decodeChainId(domain?.["chainId"])
  const [name, version] = [domain?.["name"], domain?.["version"]]
  if (
    contract === undefined ||
    owner === undefined ||
    spender === undefined ||
    value === undefined ||
    nonce === undefined ||
    deadline === undefined ||
    chainId === undefined ||
    typeof name !== "string" ||
    typeof version !== "string" ||
    // To the last letter: no other type, no field more.
    encodePermit({ name, version, chainId, contract }, { owner, spender, value, nonce, deadline }) !== text
  )
    return undefined
  return Object.freeze({
    kind: "permit",
    token: `${toNetworkId(chainId)}:${contract}` as const,
    owner,
    spender,
    amount: value,
    deadline
  })
}
