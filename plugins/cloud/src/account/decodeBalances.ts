import { plainText, type TokenHolding } from "@latchkey/core"
import { isJson } from "../decodeWallet.ts"
import { decodeQuantity } from "./decodeNumeric.ts"
import { decodeToken, type Subject } from "./Subject.ts"

const MAX_HOLDINGS = 1_000
const MAX_NAME = 64
const MAX_SYMBOL = 20

const decodeHolding = (value: unknown, subject: Subject): TokenHolding | undefined => {
  if (!isJson(value) || !isJson(value["quantity"])) return undefined
  const { name, symbol, chainId, address, quantity } = value
  const { caipNetworkId, nativeCurrency } = subject.network
  const amount = decodeQuantity(value["quantity"])
  if (chainId !== caipNetworkId || amount === undefined || !isJson(quantity)) return undefined
  if (address === undefined || address === null)
    return amount.decimals === nativeCurrency.decimals
      ? { name: nativeCurrency.name, amount: { ...amount, symbol: nativeCurrency.symbol } }
      : undefined
  const token = decodeToken(address, subject)
  // What cannot be divided is a thing, no token.
  return token === undefined ||
    amount.decimals === 0 ||
    typeof name !== "string" ||
    typeof symbol !== "string"
    ? undefined
    : {
        token,
        name: plainText(name, MAX_NAME),
        amount: { ...amount, symbol: plainText(symbol, MAX_SYMBOL) }
      }
}

/**
 * What an account holds on the network, as the service tells it, the coin first. An entry that is wrong is left out alone, as is a
 * second one of a token. Undefined if the answer is no list, or one without the coin: then it is not of this account.
 */
export const decodeBalances = (value: unknown, subject: Subject): ReadonlyArray<TokenHolding> | undefined => {
  const list = isJson(value) ? value["balances"] : undefined
  if (!Array.isArray(list)) return undefined
  const byToken = new Map<string, TokenHolding>()
  for (const entry of list.slice(0, MAX_HOLDINGS)) {
    const holding = decodeHolding(entry, subject)
    const key = holding?.token ?? ""
    if (holding !== undefined && !byToken.has(key)) byToken.set(key, holding)
  }
  const coin = byToken.get("")
  byToken.delete("")
  return coin === undefined ? undefined : [coin, ...byToken.values()]
}
