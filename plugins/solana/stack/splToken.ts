import {
  address,
  getAddressDecoder,
  getAddressEncoder,
  getProgramDerivedAddress,
  type Address
} from "@solana/kit"

export const tokenProgram = address("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")
export const token2022Program = address("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb")
const associatedTokenProgram = address("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL")

/** The programs whose accounts {@link readTokenAccount} and {@link readMint} understand, with their names in `jsonParsed`. */
export const tokenPrograms: ReadonlyMap<string, string> = new Map<string, string>([
  [tokenProgram, "spl-token"],
  [token2022Program, "spl-token-2022"]
])

export interface TokenAccount {
  readonly mint: Address
  readonly owner: Address
  /** In base units. */
  readonly amount: bigint
  readonly state: "uninitialized" | "initialized" | "frozen"
  readonly isNative: boolean
}

export interface Mint {
  readonly authority: Address | null
  readonly supply: bigint
  readonly decimals: number
  readonly isInitialized: boolean
}

const accountSize = 165
const mintSize = 82
/** Where Token-2022 writes which of the two an account is, once it is longer than the layout it shares with SPL Token. */
const kindOffset = 165
const states = ["uninitialized", "initialized", "frozen"] as const

const view = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)
const addressAt = (data: Uint8Array, offset: number) => getAddressDecoder().decode(data, offset)

/** Reads a token account; nothing when the data are something else. */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  if (data.length !== accountSize && data[kindOffset] !== 2) return undefined
  return {
    mint: addressAt(data, 0),
    owner: addressAt(data, 32),
    amount: view(data).getBigUint64(64, true),
    state: states[data[108]!] ?? "uninitialized",
    isNative: view(data).getUint32(109, true) === 1
  }
}

/** Reads a mint; nothing when the data are something else. */
export function readMint(data: Uint8Array): Mint | undefined {
  if (data.length !== mintSize && data[kindOffset] !== 1) return undefined
  return {
    authority: view(data).getUint32(0, true) === 1 ? addressAt(data, 4) : null,
    supply: view(data).getBigUint64(36, true),
    decimals: data[44]!,
    isInitialized: data[45] === 1
  }
}

/** The bytes of a mint without authorities. */
export function writeMint(supply: bigint, decimals: number): Uint8Array {
  const data = new Uint8Array(mintSize)
  view(data).setBigUint64(36, supply, true)
  data[44] = decimals
  data[45] = 1
  return data
}

/** The bytes of a token account that nobody else may spend from. */
export function writeTokenAccount(mint: Address, owner: Address, amount: bigint): Uint8Array {
  const data = new Uint8Array(accountSize)
  data.set(getAddressEncoder().encode(mint), 0)
  data.set(getAddressEncoder().encode(owner), 32)
  view(data).setBigUint64(64, amount, true)
  data[108] = 1
  return data
}

/** Where wallets keep an owner's tokens of a mint. */
export async function associatedTokenAddress(mint: Address, owner: Address): Promise<Address> {
  const encode = getAddressEncoder().encode
  const [derived] = await getProgramDerivedAddress({
    programAddress: associatedTokenProgram,
    seeds: [encode(owner), encode(tokenProgram), encode(mint)]
  })
  return derived
}

/** An amount as nodes write it. */
export function tokenAmount(amount: bigint, decimals: number) {
  const digits = String(amount).padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  const text = fraction === "" ? whole : `${whole}.${fraction}`
  return { amount: String(amount), decimals, uiAmount: Number(text), uiAmountString: text }
}
