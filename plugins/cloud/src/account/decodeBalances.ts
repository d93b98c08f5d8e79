import { plainText, type CaipAddress, type TokenHolding } from "@latchkey/core"
import { isJson } from "../decodeWallet.ts"
import { decodeQuantity } from "./decodeNumeric.ts"
import { nativeTokens } from "./nativeTokens.ts"
import { decodeToken, type Subject } from "./Subject.ts"

const MAX_HOLDINGS = 1_000
const MAX_NAME = 64
const MAX_SYMBOL = 20

const textOf = (value: unknown, most: number) => (typeof value === "string" ? plainText(value, most) : "")

/** Of what an entry tells: the network's coin, which the service may write as the address that stands for it; undefined for neither. */
const tokenIn = (address: unknown, subject: Subject): CaipAddress | "coin" | undefined => {
  if (address === undefined || address === null) return "coin"
  if (typeof address !== "string") return undefined
  const { caipNetworkId } = subject.network
  const prefix = `${caipNetworkId}:`
  // Tokens are written with their network before them, or bare.
  const id = address.startsWith(prefix) ? address : `${prefix}${address}`
  const coin = nativeTokens[caipNetworkId.split(":")[0]!]
  return coin !== undefined && id.slice(prefix.length).toLowerCase() === coin.toLowerCase()
    ? "coin"
    : decodeToken(id, subject)
}

/** What an entry tells; `thing` for what cannot be divided, undefined for nothing that can be read. */
const decodeHolding = (value: unknown, subject: Subject): TokenHolding | "thing" | undefined => {
  if (!isJson(value) || !isJson(value["quantity"])) return undefined
  const { caipNetworkId, nativeCurrency } = subject.network
  const amount = decodeQuantity(value["quantity"])
  const token = tokenIn(value["address"], subject)
  if (value["chainId"] !== caipNetworkId || amount === undefined || token === undefined) return undefined
  if (token === "coin")
    return amount.decimals === nativeCurrency.decimals
      ? { name: nativeCurrency.name, amount: { ...amount, symbol: nativeCurrency.symbol } }
      : undefined
  if (amount.decimals === 0) return "thing"
  const symbol = textOf(value["symbol"], MAX_SYMBOL)
  return { token, name: textOf(value["name"], MAX_NAME) || symbol, amount: { ...amount, symbol } }
}

/**
 * What an account holds on the network, as the service tells it, the coin first; nothing of what it has nothing of, the coin too. An
 * entry that is wrong is left out alone; of two of a token the later one is the one that the service has read anew. Undefined if the
 * answer is no list, or one of which nothing can be read, as one of another network: that says nothing of this one.
 */
export const decodeBalances = (value: unknown, subject: Subject): ReadonlyArray<TokenHolding> | undefined => {
  const list = isJson(value) ? value["balances"] : undefined
  if (!Array.isArray(list)) return undefined
  const read = list.slice(0, MAX_HOLDINGS).flatMap((entry) => decodeHolding(entry, subject) ?? [])
  if (list.length > 0 && read.length === 0) return undefined
  const byToken = new Map(
    read.flatMap((holding) => (holding === "thing" ? [] : [[holding.token ?? "", holding] as const]))
  )
  const coin = byToken.get("")
  byToken.delete("")
  return [...(coin === undefined ? [] : [coin]), ...byToken.values()]
}
