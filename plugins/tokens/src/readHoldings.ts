import { plainText, type Network, type TokenHolding } from "@latchkey/core"
import { looksOf } from "@latchkey/core/chain-kit"
import type { TokensOptions } from "./TokensOptions.ts"
import type { HeldToken } from "./TokensState.ts"

const MAX_TOKENS = 1_000
const MAX_NAME = 64
const MAX_SYMBOL = 20
const MAX_DECIMALS = 255

/** What the holdings of an account are read with. */
export interface HoldingsContext {
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined for what is none. */
  readonly parseAddress: (text: string) => string | undefined
  readonly known: NonNullable<TokensOptions["known"]>
}

/** Whether it is one: its source may have taken it from a server as it was. */
const isHolding = (holding: TokenHolding) => {
  const { name, amount } = (holding ?? {}) as Partial<TokenHolding>
  return typeof name === "string" && typeof amount?.symbol === "string" && isAmount(amount)
}

const isAmount = ({ value, decimals }: TokenHolding["amount"]) =>
  typeof value === "bigint" &&
  value >= 0n &&
  Number.isInteger(decimals) &&
  decimals >= 0 &&
  decimals <= MAX_DECIMALS

/** The address in a CAIP-10 id on a network; undefined on another network. */
const addressIn = (id: string, { network, parseAddress }: HoldingsContext): string | undefined => {
  const prefix = `${network.caipNetworkId}:`
  if (!id.startsWith(prefix)) return undefined
  const address = id.slice(prefix.length)
  return parseAddress(address) ?? address
}

/** What a source says that an account holds on a network, checked once more, whoever said it. */
const readable = (
  holdings: ReadonlyArray<TokenHolding>,
  context: HoldingsContext
): ReadonlyArray<TokenHolding & { readonly address: string | undefined }> => {
  const { nativeCurrency } = context.network
  const seen = new Set<string | undefined>()
  return holdings
    .slice(0, MAX_TOKENS)
    .filter(isHolding)
    .flatMap(({ token, name, amount }) => {
      const address = token === undefined ? undefined : addressIn(token, context)
      if ((token !== undefined && address === undefined) || seen.has(address)) return []
      // The network says what its coin is called and how it is counted, not who lists it.
      if (address === undefined && amount.decimals !== nativeCurrency.decimals) return []
      // What cannot be divided is no coin but a thing.
      if (address !== undefined && amount.decimals === 0) return []
      seen.add(address)
      const symbol = address === undefined ? nativeCurrency.symbol : amount.symbol
      return [
        {
          ...(token === undefined ? {} : { token }),
          address,
          name: plainText(address === undefined ? nativeCurrency.name : name, MAX_NAME),
          amount: { value: amount.value, decimals: amount.decimals, symbol: plainText(symbol, MAX_SYMBOL) }
        }
      ]
    })
}

/**
 * What an account holds, as it may be shown: the network's own coin first, look-alikes marked and last. What is of another network,
 * there twice, or no amount is left out, and of more than 1,000 tokens the rest.
 *
 * A token is unverified if its name or symbol looks like those of the network's coin, like a known token's symbol, or like those
 * of another token in the list; unless it is a known one itself.
 */
export const readHoldings = (
  holdings: ReadonlyArray<TokenHolding>,
  context: HoldingsContext
): ReadonlyArray<HeldToken> => {
  const { nativeCurrency } = context.network
  const known = new Map(
    Object.entries(context.known).flatMap(([id, symbol]) => {
      const address = addressIn(id, context)
      return address === undefined ? [] : [[address, symbol] as const]
    })
  )
  const taken = new Set(
    [nativeCurrency.symbol, nativeCurrency.name, ...known.values()].map(looksOf).filter((text) => text !== "")
  )
  const list = readable(holdings, context)
  const bearers = new Map<string, number>()
  const namesOf = ({ name, amount }: TokenHolding) =>
    [...new Set([looksOf(name), looksOf(amount.symbol)])].filter((text) => text !== "")
  const isVouchedFor = (address: string | undefined) => address === undefined || known.has(address)
  for (const holding of list)
    for (const text of namesOf(holding)) bearers.set(text, (bearers.get(text) ?? 0) + 1)
  const read = list.map(({ address, ...holding }): HeldToken => ({
    ...holding,
    unverified:
      !isVouchedFor(address) && namesOf(holding).some((text) => taken.has(text) || bearers.get(text)! > 1)
  }))
  const place = ({ token, unverified }: HeldToken) => (token === undefined ? 0 : unverified ? 2 : 1)
  return read.toSorted((one, other) => place(one) - place(other))
}
