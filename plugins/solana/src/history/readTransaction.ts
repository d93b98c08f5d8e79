import { plainText, type Amount, type CaipAddress, type Network } from "@latchkey/core"
import type { HistoryKind, HistoryTransaction, HistoryTransfer } from "@latchkey/core/effect"
import { readField, readPath } from "@latchkey/core/chain-kit"
import { addressBytes } from "../Address.ts"
import { decodeSignature } from "../capability/signing.ts"
import { decodeCount } from "../transfer/readChain.ts"

const MAX_ACCOUNTS = 256
const MAX_TRANSFERS = 100
const MAX_U64 = 2n ** 64n
/** The mint of the coin where it is kept as a token. */
const WRAPPED = "So11111111111111111111111111111111111111112"

/** What a transaction is read with. */
export interface TransactionContext {
  readonly address: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** What a token is called, by its mint. */
  readonly nameOf: (mint: string) => { readonly name: string; readonly symbol: string }
}

/** What one account of a token held, before or after. */
interface Held {
  readonly place: number
  readonly mint: string
  readonly owner: string
  readonly value: bigint
  readonly decimals: number
}

/** How much of something an owner has more than before. */
interface Change {
  readonly owner: string
  readonly by: bigint
}

const decodeHeld = (entry: unknown, count: number): Held | undefined => {
  const place = readField(entry, "accountIndex")
  const mint = readField(entry, "mint")
  const owner = readField(entry, "owner")
  const digits = readPath(entry, "uiTokenAmount.amount")
  const decimals = readPath(entry, "uiTokenAmount.decimals")
  const isUsable =
    Number.isInteger(place) &&
    (place as number) >= 0 &&
    (place as number) < count &&
    addressBytes(mint) !== undefined &&
    addressBytes(owner) !== undefined &&
    typeof digits === "string" &&
    /^\d{1,20}$/.test(digits) &&
    BigInt(digits) < MAX_U64 &&
    Number.isInteger(decimals) &&
    (decimals as number) >= 0 &&
    (decimals as number) <= 255
  return isUsable
    ? {
        place: place as number,
        mint: mint as string,
        owner: owner as string,
        value: BigInt(digits),
        decimals: decimals as number
      }
    : undefined
}

/** More lamports than a JSON number holds exactly, which some exchanges have: how much is not known. */
const INEXACT = -1n
const decodeBalance = (value: unknown): bigint | undefined =>
  decodeCount(value) ?? (Number.isInteger(value) && (value as number) > 0 ? INEXACT : undefined)

/** Each entry of a list as `decode` reads it; undefined for what is no list, or if one entry cannot be read. */
const eachOf = <A>(
  list: unknown,
  most: number,
  decode: (entry: unknown) => A | undefined
): ReadonlyArray<A> | undefined => {
  if (!Array.isArray(list) || list.length > most) return undefined
  const read = list.flatMap((entry: unknown) => decode(entry) ?? [])
  return read.length === list.length ? read : undefined
}

/** Who gave what the account got, or got what it gave: the only other one whose change is the opposite. */
const counterpartyOf = (changes: ReadonlyArray<Change>, own: Change): string | undefined => {
  const others = changes.filter(({ owner, by }) => owner !== own.owner && by === -own.by)
  return others.length === 1 ? others[0]!.owner : undefined
}

const transferOf = (
  changes: ReadonlyArray<Change>,
  address: string,
  amount: (value: bigint) => Amount,
  token?: CaipAddress
): ReadonlyArray<HistoryTransfer> => {
  const own = changes.find(({ owner }) => owner === address)
  if (own === undefined || own.by === 0n) return []
  const counterparty = counterpartyOf(changes, own)
  return [
    {
      direction: own.by > 0n ? "in" : "out",
      amount: amount(own.by > 0n ? own.by : -own.by),
      ...(counterparty === undefined ? {} : { counterparty }),
      ...(token === undefined ? {} : { token })
    }
  ]
}

const kindOf = (transfers: ReadonlyArray<HistoryTransfer>): HistoryKind => {
  const has = (direction: HistoryTransfer["direction"]) =>
    transfers.some((transfer) => transfer.direction === direction)
  if (has("in") && has("out")) return "trade"
  return has("in") ? "receive" : has("out") ? "send" : "contract"
}

/** The changes of owners' balances of one mint. */
const changesOf = (mint: string, before: ReadonlyArray<Held>, after: ReadonlyArray<Held>) => {
  const by = new Map<string, bigint>()
  const add = (list: ReadonlyArray<Held>, sign: bigint) => {
    for (const held of list)
      if (held.mint === mint) by.set(held.owner, (by.get(held.owner) ?? 0n) + sign * held.value)
  }
  add(before, -1n)
  add(after, 1n)
  return [...by].map(([owner, change]): Change => ({ owner, by: change }))
}

/**
 * What a transaction was to an account, of an answer to `getTransaction` (`jsonParsed`): by what balances were before and after.
 * Undefined if any part of the answer that matters cannot be read.
 *
 * What an account of a token costs to keep is no transfer: it went with an account that the transaction opened or closed.
 */
export const readTransaction = (
  answer: unknown,
  { address, network, nameOf }: TransactionContext
): HistoryTransaction | undefined => {
  const { caipNetworkId: networkId, nativeCurrency } = network
  const hash = decodeSignature({ signature: readPath(answer, "transaction.signatures.0") })
  const seconds = decodeCount(readField(answer, "blockTime"))
  const meta = readField(answer, "meta")
  const keys = eachOf(readPath(answer, "transaction.message.accountKeys"), MAX_ACCOUNTS, (key) => {
    const pubkey = readField(key, "pubkey")
    return addressBytes(pubkey) === undefined ? undefined : (pubkey as string)
  })
  const count = keys?.length ?? 0
  const before = eachOf(readField(meta, "preBalances"), count, decodeBalance)
  const after = eachOf(readField(meta, "postBalances"), count, decodeBalance)
  const heldBefore = eachOf(readField(meta, "preTokenBalances"), count, (entry) => decodeHeld(entry, count))
  const heldAfter = eachOf(readField(meta, "postTokenBalances"), count, (entry) => decodeHeld(entry, count))
  const fee = decodeCount(readField(meta, "fee"))
  const error = readField(meta, "err")
  const [payer] = keys ?? []
  if (
    hash === undefined ||
    seconds === undefined ||
    keys === undefined ||
    payer === undefined ||
    before?.length !== count ||
    after?.length !== count ||
    heldBefore === undefined ||
    heldAfter === undefined ||
    fee === undefined ||
    error === undefined
  )
    return undefined
  const coin = (value: bigint): Amount => ({
    value,
    decimals: nativeCurrency.decimals,
    symbol: nativeCurrency.symbol
  })
  const told = {
    hash,
    networkId,
    minedAt: Number(seconds) * 1_000,
    sender: payer,
    ...(payer === address ? { fee: coin(fee) } : {})
  }
  if (error !== null) return { ...told, status: "failed", kind: "contract", transfers: [] }

  const isExact = (place: number) => before[place] !== INEXACT && after[place] !== INEXACT
  if (!isExact(keys.indexOf(address))) return undefined
  const tokenPlaces = new Set([...heldBefore, ...heldAfter].map(({ place }) => place))
  const moved = keys.map((_, place) => after[place]! - before[place]!)
  // Of the coin that is kept as a token, what an account holds is a part of its lamports.
  const wrapped = (list: ReadonlyArray<Held>, place: number) =>
    list.find((held) => held.place === place && held.mint === WRAPPED)?.value ?? 0n
  // The payer opened these, or was given back what these had cost.
  const deposits = [...tokenPlaces]
    .filter((place) => before[place] === 0n || after[place] === 0n)
    .reduce((sum, place) => sum + moved[place]! - wrapped(heldAfter, place) + wrapped(heldBefore, place), 0n)
  const coins = keys.flatMap((owner, place): ReadonlyArray<Change> =>
    tokenPlaces.has(place) || !isExact(place)
      ? []
      : [{ owner, by: moved[place]! + (place === 0 ? fee + deposits : 0n) }]
  )
  const mints = [...new Set([...heldBefore, ...heldAfter].map(({ mint }) => mint))]
  const transfers = [
    ...transferOf(coins, address, coin),
    ...mints.flatMap((mint) => {
      const decimals = [...heldAfter, ...heldBefore].find((held) => held.mint === mint)!.decimals
      const { name, symbol } = nameOf(mint)
      const token: CaipAddress = `${networkId}:${mint}`
      const changes = changesOf(mint, heldBefore, heldAfter)
      if (decimals > 0) return transferOf(changes, address, (value) => ({ value, decimals, symbol }), token)
      // What cannot be divided is no coin but a thing, and its mint is all of its collection.
      const nft = { collection: token, name: plainText(name, 64), isSpam: false }
      return transferOf(changes, address, (value) => ({ value, decimals, symbol: "" })).map((transfer) => ({
        ...transfer,
        nft
      }))
    })
  ].slice(0, MAX_TRANSFERS)
  return { ...told, status: "success", kind: kindOf(transfers), transfers }
}
