import type { CaipAddress, Network } from "@latchkey/core"

/** Whose data is decoded, and of where. */
export interface Subject {
  /** In canonical form. */
  readonly address: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
}

const MAX_ID = 300

/** A token of the network in canonical form, of its CAIP-10 id; undefined if it is not a token, or of another network. */
export const decodeToken = (
  value: unknown,
  { network, parseAddress }: Pick<Subject, "network" | "parseAddress">
): CaipAddress | undefined => {
  const prefix = `${network.caipNetworkId}:` as const
  if (typeof value !== "string" || value.length > MAX_ID || !value.startsWith(prefix)) return undefined
  const address = parseAddress(value.slice(prefix.length))
  return address === undefined ? undefined : `${prefix}${address}`
}

/** An address of the network in canonical form; undefined if the service says none. */
export const decodeSide = (value: unknown, { parseAddress }: Subject): string | undefined =>
  typeof value === "string" && value.length <= MAX_ID ? parseAddress(value) : undefined
