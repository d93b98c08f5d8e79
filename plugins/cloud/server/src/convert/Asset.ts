import type { ServedChain } from "../account/ServedChain.ts"
import { isAddress } from "../chain/ChainRecord.ts"
import type { ExchangeRecord } from "./ExchangeRecord.ts"

/** What stands for a network's coin, which has no contract. */
export const COIN = `0x${"e".repeat(40)}`

/** A chain that has an exchange. */
export type TradingChain = ServedChain & {
  readonly record: { readonly exchange: ExchangeRecord }
}

/** Something that an exchange trades. */
export interface Asset {
  /** As it was asked for: CAIP-10. */
  readonly id: string
  readonly chain: TradingChain
  /** In lower case; `COIN` for the network's own. */
  readonly address: string
  /** The contract that the pairs know it by: the wrapped one of the coin. */
  readonly contract: string
}

const isTrading = (chain: ServedChain): chain is TradingChain => chain.record.exchange !== undefined

/** The chains that have an exchange, by their CAIP-2 ids. */
export const tradingChains = (chains: ReadonlyArray<ServedChain>): ReadonlyMap<string, TradingChain> =>
  new Map(chains.filter(isTrading).map((chain) => [chain.record.id, chain]))

/** Cuts a CAIP-10 id into the network's id and the address. */
const cut = (id: unknown): readonly [chain: string, address: string] | undefined => {
  const at = typeof id === "string" && id.length <= 100 ? id.lastIndexOf(":") : -1
  const address = String(id).slice(at + 1)
  return at > 0 && isAddress(address) ? [String(id).slice(0, at), address.toLowerCase()] : undefined
}

/** What a CAIP-10 id stands for; undefined if no exchange trades it. */
export const readAsset = (id: unknown, chains: ReadonlyMap<string, TradingChain>): Asset | undefined => {
  const [chainId = "", address = ""] = cut(id) ?? []
  const chain = chains.get(chainId)
  if (chain === undefined) return undefined
  const { wrapped, tokens } = chain.record.exchange
  if (address !== COIN && !tokens.includes(address)) return undefined
  return { id: id as string, chain, address, contract: address === COIN ? wrapped : address }
}

/** The address of a CAIP-10 account of a chain, in lower case; undefined if it is not one. */
export const readAccount = (id: unknown, { record }: TradingChain): string | undefined => {
  const [chainId, address] = cut(id) ?? []
  return chainId === record.id ? address : undefined
}
