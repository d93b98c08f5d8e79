import { plainText, type NftHolding, type NftHoldingList, type Network } from "@latchkey/core"

const MAX_NFTS = 500
const MAX_NAME = 64
const MAX_URI = 400_000
const MAX_COUNT = 2n ** 256n
/** The last moment that dates know. */
const MAX_MILLIS = 8_640_000_000_000_000

/** Where a list is read. */
export interface ListContext {
  readonly network: Pick<Network, "caipNetworkId">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
}

/** A holding with what tells it from the others of its account. */
export interface ReadNft extends NftHolding {
  readonly key: string
}

/** What a source said, which may have taken it from a server as it was: nothing of it is believed. */
const said = <T extends object>(value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as { readonly [K in keyof T]?: unknown }

const textOf = (value: unknown, max: number): string =>
  typeof value === "string" ? plainText(value, max) : ""

const readNft = (value: unknown, { network, parseAddress }: ListContext): ReadNft | undefined => {
  const { collection: told, id, count, standard, collectionName, name, uri } = said<NftHolding>(value)
  const prefix = `${network.caipNetworkId}:` as const
  if (typeof told !== "string" || !told.startsWith(prefix)) return undefined
  const address = parseAddress(told.slice(prefix.length))
  const isNumbered = typeof id === "string" && /^\d{1,78}$/.test(id)
  if (
    address === undefined ||
    !(id === undefined || isNumbered) ||
    typeof count !== "bigint" ||
    count <= 0n ||
    count >= MAX_COUNT
  )
    return undefined
  const collection = `${prefix}${address}` as const
  return {
    key: isNumbered ? `${collection}/${id}` : collection,
    collection,
    ...(isNumbered ? { id: id as string } : {}),
    count,
    standard: textOf(standard, 20),
    collectionName: textOf(collectionName, MAX_NAME),
    name: textOf(name, MAX_NAME),
    ...(typeof uri === "string" && uri.length <= MAX_URI ? { uri } : {})
  }
}

const readSince = (value: unknown): NftHoldingList["since"] => {
  const { block, at, goesOn } = said<NonNullable<NftHoldingList["since"]>>(value)
  if (!Number.isSafeInteger(block) || (block as number) < 0) return undefined
  const isTime = Number.isInteger(at) && (at as number) >= 0 && (at as number) <= MAX_MILLIS
  return {
    block: block as number,
    ...(isTime ? { at: at as number } : {}),
    ...(goesOn === true ? { goesOn } : {})
  }
}

/**
 * What an account holds as a source tells it, checked once more, whoever said it: what is of another network, there twice, or cannot be
 * read is left out, and of more than 500 the rest.
 */
export const readList = (
  value: unknown,
  context: ListContext
): Omit<NftHoldingList, "nfts"> & { readonly nfts: ReadonlyArray<ReadNft> } => {
  const { nfts, coverage, since } = said<NftHoldingList>(value)
  const seen = new Set<string>()
  const all = Array.isArray(nfts) ? nfts : []
  const list = all
    .slice(0, MAX_NFTS)
    .flatMap((nft: unknown) => readNft(nft, context) ?? [])
    .filter(({ key }) => !seen.has(key) && seen.add(key))
  const from = readSince(since)
  return {
    nfts: list,
    coverage: coverage === "whole" && all.length <= MAX_NFTS ? "whole" : "partial",
    ...(from === undefined ? {} : { since: from })
  }
}
