import type { CaipAddress, Network } from "@latchkey/core"

/** Whose data is read, and of where. */
export interface Subject {
  /** In canonical form. */
  readonly address: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
}

type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** Base units, as explorers write them: decimal digits, of at most 256 bits; undefined for anything else. */
export const unitsOf = (value: unknown): bigint | undefined => {
  const units = typeof value === "string" && /^\d{1,78}$/.test(value) ? BigInt(value) : undefined
  return units !== undefined && units < 2n ** 256n ? units : undefined
}

/** An address that an explorer says: as text, or as an entry with its `hash`. */
export const addressOf = (value: unknown, { parseAddress }: Subject): string | undefined => {
  const text = typeof value === "string" ? value : fieldsOf(value)["hash"]
  return typeof text === "string" && text.length <= 100 ? parseAddress(text) : undefined
}

/** The contract of a token, which older explorers write as `address`; undefined if there is none. */
export const contractOf = (token: Fields, subject: Subject): CaipAddress | undefined => {
  const contract = addressOf(token["address_hash"] ?? token["address"], subject)
  return contract === undefined ? undefined : `${subject.network.caipNetworkId}:${contract}`
}

/** How many decimals an explorer says, as a number or its text; undefined if it says none, or more than 255. */
export const decimalsOf = (value: unknown): number | undefined => {
  const decimals = typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : value
  return Number.isInteger(decimals) && (decimals as number) >= 0 && (decimals as number) <= 255
    ? (decimals as number)
    : undefined
}
