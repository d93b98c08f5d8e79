import type { ActivityEntry, ActivityIndex, ActivityPlace } from "../activity/ActivityIndex.ts"
import type { Approval, Move } from "../chain/IndexedBlock.ts"
import type { Price, Prices } from "./makePrices.ts"
import type { TokenFacts } from "./makeTokenFacts.ts"
import { numericOf } from "./numeric.ts"
import type { ServedChain } from "./ServedChain.ts"

const ENTRIES = 50
const NOBODY = `0x${"0".repeat(40)}`

/** A place as text, for the next page to begin after. */
const writeCursor = ({ minedAt, block, place, chain }: ActivityPlace): string =>
  Buffer.from([minedAt, block, place, chain].join(" ")).toString("base64url")

/** The place that a cursor stands for; undefined if it is none of this server's. */
export const readCursor = (text: string): ActivityPlace | undefined => {
  const found = /^(\d{1,15}) (\d{1,15}) (\d{1,9}) ([-a-z0-9]{3,8}:[-\w]{1,32})$/.exec(
    Buffer.from(text.slice(0, 200), "base64url").toString("utf8")
  )
  return found === null
    ? undefined
    : { minedAt: Number(found[1]), block: Number(found[2]), place: Number(found[3]), chain: found[4]! }
}

const directionOf = ({ from, to }: Move, address: string) =>
  from === to ? "self" : to === address ? "in" : "out"

/** What a transaction was to an account, in the words of the service. */
const operationOf = ({ transaction, moves }: ActivityEntry, address: string): string => {
  const { sender, recipient, created, isSuccess, hasData, approves } = transaction
  const isOwn = sender === address
  if (!isSuccess) return "execute"
  if (isOwn && created !== undefined) return "deploy"
  const directions = new Set(moves.map((move) => directionOf(move, address)))
  if (directions.has("in") && directions.has("out")) return "trade"
  if (directions.has("in"))
    return moves.some(({ to, from }) => to === address && from === NOBODY) ? "mint" : "receive"
  if (directions.has("out"))
    return moves.every(({ to, from }) => from !== address || to === NOBODY) ? "burn" : "send"
  if (directions.has("self")) return "send"
  if (isOwn && recipient === address && !hasData) return "cancel"
  return isOwn && approves ? "approve" : "execute"
}

/** A token by its own word, or if it has none by that of the list of prices. */
const calledBy = (facts: TokenFacts | undefined, listed: Price | undefined): TokenFacts | undefined =>
  facts?.isGuess === true && listed !== undefined
    ? { ...facts, name: listed.name, symbol: listed.symbol }
    : facts

/** What it was worth then, nobody knows any more. */
const unpriced = { value: null, price: null } as const

const transferOf = (
  move: Move,
  address: string,
  { record }: ServedChain,
  facts: ReadonlyMap<string, TokenFacts>,
  prices: Prices
): ReadonlyArray<object> => {
  const { id: chain, coin, spam = [] } = record
  const { from, to, amount, token, id } = move
  const known = (side: string) => (side === NOBODY || side === "" ? null : side)
  const sides = { direction: directionOf(move, address), sender: known(from), recipient: known(to) }
  const said =
    token === undefined ? undefined : calledBy(facts.get(token), prices.of(`${chain}:${token}`, "usd"))
  if (token !== undefined && id !== undefined)
    return [
      {
        ...sides,
        ...unpriced,
        fungible_info: null,
        nft_info: {
          name: said?.name ?? "",
          content: null,
          flags: { is_spam: spam.includes(token) },
          address: `${chain}:${token}`,
          ...(id === "" ? {} : { id })
        },
        quantity: { numeric: amount, decimals: "0" }
      }
    ]
  const {
    name,
    symbol,
    decimals = move.decimals
  } = token === undefined ? coin : (said ?? { name: "", symbol: "" })
  // What cannot be counted is not told of.
  if (decimals === undefined) return []
  return [
    {
      ...sides,
      ...unpriced,
      nft_info: null,
      fungible_info: {
        name,
        symbol,
        icon: null,
        address: token === undefined ? null : `${chain}:${token}`
      },
      quantity: { numeric: numericOf(BigInt(amount), decimals), decimals: String(decimals) }
    }
  ]
}

/** Half of what a word holds: nobody counts so far, and whoever approves as much means no limit. */
const BOUNDLESS = 2n ** 255n

const approvalOf = (
  { token, of, spender, amount }: Approval,
  { record }: ServedChain,
  facts: ReadonlyMap<string, TokenFacts>,
  prices: Prices
): object | undefined => {
  const id = `${record.id}:${token}`
  const said = calledBy(facts.get(token), prices.of(id, "usd"))
  const isToken = of === "token"
  const value = BigInt(amount)
  const told = {
    address: id,
    type: of,
    name: (isToken ? said?.symbol : said?.name) ?? "",
    spender
  }
  if (value === 0n) return { ...told, allowed: "nothing" }
  if (!isToken || value >= BOUNDLESS) return { ...told, allowed: "unlimited" }
  const decimals = said?.decimals
  return decimals === undefined
    ? undefined
    : {
        ...told,
        allowed: "limited",
        quantity: { numeric: numericOf(value, decimals), decimals: String(decimals) }
      }
}

/** All of it or nothing: the others would seem to be all. */
const approvalsOf = (
  { transaction: { approvals = [], isSuccess, sender } }: ActivityEntry,
  address: string,
  chain: ServedChain,
  facts: ReadonlyMap<string, TokenFacts>,
  prices: Prices
): ReadonlyArray<object> => {
  if (!isSuccess || sender !== address) return []
  const told = approvals.flatMap((approval) => approvalOf(approval, chain, facts, prices) ?? [])
  return told.length === approvals.length ? told : []
}

const transactionOf = (
  entry: ActivityEntry,
  address: string,
  chain: ServedChain,
  facts: ReadonlyMap<string, TokenFacts>,
  prices: Prices
) => {
  const { transaction, moves, minedAt } = entry
  const { hash, sender, recipient, created, nonce, isSuccess, fee } = transaction
  const { id, coin } = chain.record
  return {
    id: `${id}:${hash}`,
    metadata: {
      operationType: operationOf(entry, address),
      hash,
      chain: id,
      minedAt: new Date(minedAt * 1_000).toISOString(),
      sentFrom: sender,
      sentTo: recipient ?? created ?? "",
      application: null,
      status: isSuccess ? "confirmed" : "failed",
      nonce,
      ...(sender === address
        ? { fee: { numeric: numericOf(BigInt(fee), coin.decimals), decimals: String(coin.decimals) } }
        : {})
    },
    transfers: moves.flatMap((move) => transferOf(move, address, chain, facts, prices)),
    approvals: approvalsOf(entry, address, chain, facts, prices)
  }
}

/** Who is asked about, and from where on. */
export interface HistoryRequest {
  /** As its chains keep it. */
  readonly address: string
  readonly chains: ReadonlyArray<ServedChain>
  readonly after?: ActivityPlace
}

/** A page of what happened to an account, 50 at most, newest first. Fails: `NodeError` if a token cannot be asked what it is. */
export const historyPage = async (
  index: ActivityIndex,
  prices: Prices,
  { address, chains, after }: HistoryRequest
) => {
  // A page that follows is of what was read for the first.
  if (after === undefined) await Promise.all(chains.map(async ({ read }) => read?.(address)))
  const byId = new Map(chains.map((chain) => [chain.record.id, chain]))
  const found = await index.list({
    address,
    chains: [...byId.keys()],
    entries: ENTRIES + 1,
    ...(after === undefined ? {} : { after })
  })
  const entries = found.slice(0, ENTRIES)
  const last = entries.at(-1)
  const facts = new Map(
    await Promise.all(
      chains.map(async ({ record, factsOf }) => {
        const named = entries
          .filter(({ chain }) => chain === record.id)
          .flatMap(({ moves, transaction: { approvals = [] } }) => [...moves, ...approvals])
        return [record.id, await factsOf(named.flatMap(({ token }) => token ?? []))] as const
      })
    )
  )
  return {
    data: entries.map((entry) =>
      transactionOf(entry, address, byId.get(entry.chain)!, facts.get(entry.chain)!, prices)
    ),
    next: found.length > ENTRIES && last !== undefined ? writeCursor(last) : null
  }
}
