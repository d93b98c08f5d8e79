import { plainText } from "@latchkey/core"
import type { NftHolding, TokenHolding } from "@latchkey/core/effect"
import { contractOf, decimalsOf, fieldsOf, unitsOf, type Subject } from "./Subject.ts"

const MAX_TOKENS = 1_000
const MAX_NFTS = 500
const MAX_DESCRIPTION = 100_000

const textOf = (value: unknown, most: number) => (typeof value === "string" ? plainText(value, most) : "")

/** An account's coin, of what an explorer says of its address; undefined if it does not say how much. */
export const decodeCoin = (
  value: unknown,
  { network: { nativeCurrency } }: Subject
): TokenHolding | undefined => {
  const units = unitsOf(fieldsOf(value)["coin_balance"])
  const { name, decimals, symbol } = nativeCurrency
  return units === undefined ? undefined : { name, amount: { value: units, decimals, symbol } }
}

/** The tokens of a list; an entry that is wrong is left out alone. Undefined if it is no list. */
export const decodeTokens = (value: unknown, subject: Subject): ReadonlyArray<TokenHolding> | undefined => {
  if (!Array.isArray(value)) return undefined
  const byToken = new Map<string, TokenHolding>()
  for (const entry of value.slice(0, MAX_TOKENS).map(fieldsOf)) {
    const token = fieldsOf(entry["token"])
    const id = contractOf(token, subject)
    const [units, decimals] = [unitsOf(entry["value"]), decimalsOf(token["decimals"])]
    const isToken = token["type"] === "ERC-20"
    if (!isToken || id === undefined || units === undefined || decimals === undefined) continue
    const symbol = textOf(token["symbol"], 20)
    const name = textOf(token["name"], 64) || symbol
    if (!byToken.has(id)) byToken.set(id, { token: id, name, amount: { value: units, decimals, symbol } })
  }
  return [...byToken.values()]
}

/** Where the description of a thing lies: the explorer has read it, and it is passed on as the thing's own contract would say it. */
const descriptionOf = (instance: unknown) => {
  const { metadata } = fieldsOf(instance)
  if (typeof metadata !== "object" || metadata === null) return undefined
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify(metadata))}`
  return uri.length <= MAX_DESCRIPTION ? uri : undefined
}

/** The things of collections in a list; an entry that is wrong is left out alone. Undefined if it is no list. */
export const decodeNfts = (value: unknown, subject: Subject): ReadonlyArray<NftHolding> | undefined => {
  if (!Array.isArray(value)) return undefined
  const things = new Map<string, NftHolding>()
  for (const entry of value.slice(0, MAX_TOKENS).map(fieldsOf)) {
    const token = fieldsOf(entry["token"])
    const collection = contractOf(token, subject)
    const [id, count] = [unitsOf(entry["token_id"]), unitsOf(entry["value"])]
    const { type } = token
    const isThing = type === "ERC-721" || type === "ERC-1155"
    if (!isThing || collection === undefined || id === undefined || count === undefined || count === 0n)
      continue
    const uri = descriptionOf(entry["token_instance"])
    const key = `${collection} ${id}`
    if (!things.has(key))
      things.set(key, {
        collection,
        id: String(id),
        count,
        standard: type,
        collectionName: textOf(token["name"], 64),
        name: "",
        ...(uri === undefined ? {} : { uri })
      })
  }
  return [...things.values()].slice(0, MAX_NFTS)
}
