import type { Network } from "@latchkey/core"
import { prefixOf } from "../networkIds.ts"
import { toHex } from "../wire/encoding.ts"
import { isChecked, readBase58 } from "./base58.ts"
import { readSegwit } from "./readSegwit.ts"

const MAIN: ReadonlyArray<string> = ["bc"]
const TEST: ReadonlyArray<string> = ["tb", "bcrt"]

/** What kind of script an address stands for. */
export type AddressKind = "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr"

/** An address, its checksum compared. */
export interface DecodedAddress {
  /** The canonical form: bech32 in lower case. */
  readonly address: string
  readonly kind: AddressKind
  /** Hex of what the script locks to: 20 or 32 bytes. */
  readonly hash: string
  /** Segwit prefixes of the networks that the address may be of. */
  readonly prefixes: ReadonlyArray<string>
}

const base58Kinds: Readonly<Record<number, readonly [AddressKind, ReadonlyArray<string>]>> = {
  0x00: ["p2pkh", MAIN],
  0x05: ["p2sh", MAIN],
  0x6f: ["p2pkh", TEST],
  0xc4: ["p2sh", TEST]
}

const decodeSegwit = (text: string): DecodedAddress | undefined => {
  const { prefix, version, program } = readSegwit(text) ?? {}
  if (prefix === undefined || program === undefined || ![...MAIN, ...TEST].includes(prefix)) return undefined
  const { length } = program
  const kind =
    version === 0
      ? length === 20
        ? "p2wpkh"
        : length === 32
          ? "p2wsh"
          : undefined
      : version === 1 && length === 32
        ? "p2tr"
        : undefined
  return kind && { address: text.toLowerCase(), kind, hash: toHex(program), prefixes: [prefix] }
}

const decodeBase58 = (text: string): DecodedAddress | undefined => {
  const bytes = readBase58(text, 25)
  const known = base58Kinds[bytes?.[0] ?? -1]
  if (bytes === undefined || known === undefined || !isChecked(bytes)) return undefined
  return { address: text, kind: known[0], hash: toHex(bytes.subarray(1, 21)), prefixes: known[1] }
}

/**
 * Reads an address: base58check (P2PKH, P2SH), bech32 and bech32m (segwit versions 0 and 1). Undefined where the text is
 * none. Never throws.
 */
export const decodeAddress = (text: unknown): DecodedAddress | undefined =>
  typeof text === "string" && text.length <= 90 ? (decodeSegwit(text) ?? decodeBase58(text)) : undefined

/** Whether an address can be of a network. Testnet and signet write theirs alike; of unknown networks nothing is known. */
export const isOfNetwork = ({ prefixes }: DecodedAddress, networkId: Network["caipNetworkId"]): boolean => {
  const prefix = prefixOf(networkId)
  return prefix === undefined || prefixes.includes(prefix)
}

/**
 * The canonical form of an address, or undefined when the text is none, or of another network than `network`. Never
 * throws.
 */
export const parseAddress = (text: string, network?: Network): string | undefined => {
  const decoded = decodeAddress(text)
  return decoded === undefined || (network !== undefined && !isOfNetwork(decoded, network.caipNetworkId))
    ? undefined
    : decoded.address
}
