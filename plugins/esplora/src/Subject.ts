import type { Network } from "@latchkey/core"

/** Whose data is read, and of where. */
export interface Subject {
  /** In canonical form. */
  readonly address: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
}

/** Satoshi that there will ever be. */
const ALL = 21_000_000 * 100_000_000

/** Satoshi, as servers write them: a whole number; undefined for anything else. */
export const satoshiOf = (value: unknown): bigint | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= ALL
    ? BigInt(value as number)
    : undefined

/** An amount of the network's coin. */
export const amountOf = (value: bigint, { network: { nativeCurrency } }: Subject) => ({
  value,
  decimals: nativeCurrency.decimals,
  symbol: nativeCurrency.symbol
})
