import {
  plainText,
  type Amount,
  type CaipAddress,
  type HistoryApproval,
  type HistoryNft,
  type HistoryPage,
  type HistoryTransaction,
  type HistoryTransfer,
  type Network
} from "@latchkey/core"
import { allowedPicture } from "@latchkey/core/chain-kit"

const MAX_TRANSACTIONS = 100
const MAX_TRANSFERS = 100
const MAX_APPROVALS = 20
const MAX_NAME = 64
const MAX_SYMBOL = 20
const MAX_DECIMALS = 255
const MAX_CURSOR = 1_000
const MAX_VALUE = 2n ** 256n
/** The last moment that dates know. */
const MAX_MILLIS = 8_640_000_000_000_000

const KINDS: ReadonlySet<unknown> = new Set<HistoryTransaction["kind"]>([
  "send",
  "receive",
  "self",
  "mint",
  "burn",
  "trade",
  "approve",
  "cancel",
  "deploy",
  "deposit",
  "withdraw",
  "borrow",
  "repay",
  "stake",
  "unstake",
  "claim",
  "contract"
])
const DIRECTIONS: ReadonlySet<unknown> = new Set<HistoryTransfer["direction"]>(["in", "out", "self"])

/** What a page is read with. */
export interface PageContext {
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
  /** Origins from which pictures may be loaded. */
  readonly pictureHosts: ReadonlyArray<string>
}

/** What a source of history said, which may have taken it from a server as it was: nothing of it is believed. */
const said = <T extends object>(value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as { readonly [K in keyof T]?: unknown }

const readAmount = (value: unknown): Amount | undefined => {
  const amount = said<Amount>(value)
  return typeof amount.value === "bigint" &&
    amount.value >= 0n &&
    amount.value < MAX_VALUE &&
    Number.isInteger(amount.decimals) &&
    (amount.decimals as number) >= 0 &&
    (amount.decimals as number) <= MAX_DECIMALS &&
    typeof amount.symbol === "string"
    ? {
        value: amount.value,
        decimals: amount.decimals as number,
        symbol: plainText(amount.symbol, MAX_SYMBOL)
      }
    : undefined
}

/** An amount of the network's own coin, which the network says the name and the unit of; undefined for one in another unit. */
const readCoins = (value: unknown, { nativeCurrency }: PageContext["network"]): Amount | undefined => {
  const amount = readAmount(value)
  return amount?.decimals === nativeCurrency.decimals
    ? { ...amount, symbol: nativeCurrency.symbol }
    : undefined
}

const readAddress = (value: unknown, { parseAddress }: PageContext): string | undefined =>
  typeof value === "string" ? parseAddress(value) : undefined

/** The CAIP-10 id of something on the network, its address in canonical form where it is one of an account. */
const readId = (value: unknown, { network, parseAddress }: PageContext): CaipAddress | undefined => {
  const prefix = `${network.caipNetworkId}:` as const
  if (typeof value !== "string" || !value.startsWith(prefix)) return undefined
  const address = value.slice(prefix.length)
  return /^[-.%a-zA-Z0-9]{1,128}$/.test(address) ? `${prefix}${parseAddress(address) ?? address}` : undefined
}

const readNft = (value: unknown, context: PageContext): HistoryNft | undefined => {
  const nft = said<HistoryNft>(value)
  const collection = readId(nft.collection, context)
  const isNumbered = typeof nft.id === "string" && /^\d{1,78}$/.test(nft.id)
  if (typeof nft.name !== "string") return undefined
  const picture =
    typeof nft.picture === "string" ? allowedPicture(nft.picture, context.pictureHosts) : undefined
  return {
    ...(collection === undefined ? {} : { collection }),
    ...(isNumbered ? { id: nft.id as string } : {}),
    name: plainText(nft.name, MAX_NAME),
    ...(picture === undefined ? {} : { picture }),
    isSpam: nft.isSpam === true
  }
}

const readTransfer = (value: unknown, context: PageContext): HistoryTransfer | undefined => {
  const transfer = said<HistoryTransfer>(value)
  const isThing = transfer.nft !== undefined
  const nft = isThing ? readNft(transfer.nft, context) : undefined
  const token = isThing || transfer.token === undefined ? undefined : readId(transfer.token, context)
  const isHearsay = transfer.token === undefined && transfer.isHearsay === true
  const amount =
    isThing || isHearsay || token !== undefined
      ? readAmount(transfer.amount)
      : transfer.token === undefined
        ? readCoins(transfer.amount, context.network)
        : undefined
  if (!DIRECTIONS.has(transfer.direction) || amount === undefined || (isThing && nft === undefined))
    return undefined
  const counterparty = readAddress(transfer.counterparty, context)
  return {
    direction: transfer.direction as HistoryTransfer["direction"],
    ...(counterparty === undefined ? {} : { counterparty }),
    amount,
    ...(token === undefined ? {} : { token }),
    ...(isHearsay ? { isHearsay } : {}),
    ...(nft === undefined ? {} : { nft })
  }
}

const readApproval = (value: unknown, context: PageContext): HistoryApproval | undefined => {
  const { token, of, name, spender, allowed } = said<HistoryApproval>(value)
  const id = readId(token, context)
  const by = readAddress(spender, context)
  const isToken = of === "token"
  if (id === undefined || by === undefined || !(isToken || of === "collection") || typeof name !== "string")
    return undefined
  const amount = isToken ? readAmount(allowed) : undefined
  const much =
    allowed === "unlimited" || allowed === "nothing" ? allowed : amount?.value === 0n ? "nothing" : amount
  return (
    much && {
      token: id,
      of: isToken ? "token" : "collection",
      name: plainText(name, MAX_NAME),
      spender: by,
      allowed: much
    }
  )
}

/** What was approved, where all of it can be read: the others would seem to be all. */
const readApprovals = (value: unknown, context: PageContext): ReadonlyArray<HistoryApproval> | undefined => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_APPROVALS) return undefined
  const read = value.flatMap((approval: unknown) => readApproval(approval, context) ?? [])
  const pairs = new Set(read.map(({ token, of, spender }) => `${token} ${of} ${spender}`))
  return pairs.size === value.length ? read : undefined
}

const readTransaction = (value: unknown, context: PageContext): HistoryTransaction | undefined => {
  const told = said<HistoryTransaction>(value)
  const { caipNetworkId } = context.network
  const { hash, networkId, minedAt, status, kind, transfers } = told
  if (
    typeof hash !== "string" ||
    !/^[\w+/=-]{1,128}$/.test(hash) ||
    networkId !== caipNetworkId ||
    !Number.isInteger(minedAt) ||
    (minedAt as number) < 0 ||
    (minedAt as number) > MAX_MILLIS ||
    (status !== "success" && status !== "failed") ||
    !Array.isArray(transfers) ||
    transfers.length > MAX_TRANSFERS
  )
    return undefined
  const moved =
    status === "failed" ? [] : transfers.flatMap((transfer) => readTransfer(transfer, context) ?? [])
  // One of them that cannot be read makes the whole another transaction than it was.
  if (status === "success" && moved.length !== transfers.length) return undefined
  const sender = readAddress(told.sender, context)
  const fee = readCoins(told.fee, context.network)
  const approvals = status === "failed" ? undefined : readApprovals(told.approvals, context)
  return {
    hash,
    networkId: caipNetworkId,
    minedAt: minedAt as number,
    status,
    kind: KINDS.has(kind) ? (kind as HistoryTransaction["kind"]) : "contract",
    ...(sender === undefined ? {} : { sender }),
    transfers: moved,
    ...(approvals === undefined ? {} : { approvals }),
    ...(fee === undefined ? {} : { fee })
  }
}

/**
 * A page as its source tells it, checked once more, whoever said it: what is of another network, there twice, or cannot be read
 * is left out, and of more than 100 transactions the rest. Newest first.
 */
export const readPage = (value: unknown, context: PageContext): HistoryPage => {
  const page = said<HistoryPage>(value)
  const { transactions, next, coverage } = page
  const seen = new Set<string>()
  const list = (Array.isArray(transactions) ? transactions.slice(0, MAX_TRANSACTIONS) : [])
    .flatMap((transaction: unknown) => readTransaction(transaction, context) ?? [])
    .filter(({ hash }) => !seen.has(hash) && seen.add(hash))
  return {
    transactions: list.toSorted((one, other) => other.minedAt - one.minedAt),
    ...(typeof next === "string" && next !== "" && next.length <= MAX_CURSOR ? { next } : {}),
    coverage: coverage === "whole" || coverage === "none" ? coverage : "partial"
  }
}
