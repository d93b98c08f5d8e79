import { plainText, type CaipAddress, type Network, type TokenHolding } from "@latchkey/core"
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
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
  readonly known: NonNullable<TokensOptions["known"]>
  /** The symbols that lists of tokens name, by canonical id, the list that is believed first in front. */
  readonly listed?: ReadonlyMap<CaipAddress, string>
}

/** Whether it is one: its source may have taken it from a server as it was. */
const isHolding = (holding: TokenHolding) => {
  const { name, amount } = (holding ?? {}) as Partial<TokenHolding>
  return typeof name === "string" && typeof amount?.symbol === "string" && isAmount(amount)
}

const MAX_VALUE = 2n ** 256n

const isAmount = ({ value, decimals }: TokenHolding["amount"]) =>
  typeof value === "bigint" &&
  value >= 0n &&
  value < MAX_VALUE &&
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

/** A token of the list, with its canonical address, and what its name and its symbol look like. */
interface Readable {
  readonly holding: TokenHolding
  /** Undefined for the network's own coin. */
  readonly address: string | undefined
  readonly looks: ReadonlySet<string>
}

const looksOfAll = (texts: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(texts.map(looksOf).filter((text) => text !== ""))

/** What a source says that an account holds of one token, checked once more, whoever said it; `seen` has the addresses before it. */
const readable = (
  { token, name: told, amount }: TokenHolding,
  seen: ReadonlySet<string | undefined>,
  context: HoldingsContext
): Readable | undefined => {
  const { nativeCurrency } = context.network
  const address = token === undefined ? undefined : addressIn(token, context)
  if ((token !== undefined && address === undefined) || seen.has(address)) return undefined
  // The network says what its coin is called and how it is counted, not who lists it.
  if (address === undefined && amount.decimals !== nativeCurrency.decimals) return undefined
  // What cannot be divided is no coin but a thing.
  if (address !== undefined && amount.decimals === 0) return undefined
  const name = plainText(address === undefined ? nativeCurrency.name : told, MAX_NAME)
  const symbol = plainText(address === undefined ? nativeCurrency.symbol : amount.symbol, MAX_SYMBOL)
  return {
    holding: {
      ...(token === undefined ? {} : { token }),
      name,
      amount: { value: amount.value, decimals: amount.decimals, symbol }
    },
    address,
    looks: looksOfAll([name, symbol])
  }
}

/**
 * Which token each look belongs to, by what lists name: the first one that has it. Whose look is `taken` by what the app vouches for has
 * none.
 */
function* readListed(
  { network: { caipNetworkId }, listed = new Map() }: HoldingsContext,
  taken: ReadonlySet<string>
): Generator<undefined, ReadonlyMap<string, string>> {
  const owners = new Map<string, string>()
  for (const [id, symbol] of listed) {
    const look = looksOf(symbol)
    if (look !== "" && !taken.has(look) && !owners.has(look))
      owners.set(look, id.slice(caipNetworkId.length + 1))
    yield
  }
  return owners
}

/**
 * What an account holds, as it may be shown: the network's own coin first, look-alikes marked and last. What is of another network,
 * there twice, or no amount is left out, and of more than 1,000 tokens the rest.
 *
 * A token is unverified if its name or symbol looks like those of the network's coin, like a known token's symbol, like the symbol that
 * a list of tokens gives to another one, or like those of another token that is held; unless it is a known one itself. A token that a
 * list names is none for being held beside one that looks like it.
 *
 * In steps, one for each token: of many, reading their addresses takes longer than a page may stand still.
 */
export function* readHoldings(
  holdings: ReadonlyArray<TokenHolding>,
  context: HoldingsContext
): Generator<undefined, ReadonlyArray<HeldToken>> {
  const { nativeCurrency } = context.network
  const known = new Map(
    Object.entries(context.known).flatMap(([id, symbol]) => {
      const address = addressIn(id, context)
      return address === undefined ? [] : [[address, symbol] as const]
    })
  )
  const taken = looksOfAll([nativeCurrency.symbol, nativeCurrency.name, ...known.values()])
  const seen = new Set<string | undefined>()
  const bearers = new Map<string, number>()
  const list: Array<Readable> = []
  for (const holding of holdings.slice(0, MAX_TOKENS)) {
    const read = isHolding(holding) ? readable(holding, seen, context) : undefined
    if (read !== undefined) {
      list.push(read)
      seen.add(read.address)
      for (const text of read.looks) bearers.set(text, (bearers.get(text) ?? 0) + 1)
    }
    yield
  }
  const owners = yield* readListed(context, taken)
  const named = new Set(owners.values())
  const isVouchedFor = (address: string | undefined) => address === undefined || known.has(address)
  const isLookAlike = (address: string, text: string) =>
    taken.has(text) ||
    (owners.get(text) ?? address) !== address ||
    (bearers.get(text)! > 1 && !named.has(address))
  const read = list.map(({ holding, address, looks }): HeldToken => ({
    ...holding,
    unverified: !isVouchedFor(address) && [...looks].some((text) => isLookAlike(address!, text))
  }))
  const place = ({ token, unverified }: HeldToken) => (token === undefined ? 0 : unverified ? 2 : 1)
  return read.toSorted((one, other) => place(one) - place(other))
}
