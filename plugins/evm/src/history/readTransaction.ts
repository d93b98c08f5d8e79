import type { Amount, Network } from "@latchkey/core"
import type { HistoryApproval, HistoryKind, HistoryTransaction, HistoryTransfer } from "@latchkey/core/effect"
import { readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"
import { decodeQuantity } from "../Quantity.ts"
import type { TokenNames } from "../transfer/readToken.ts"
import { BOUNDLESS } from "../transfer/tokenCalls.ts"
import { isNobody, type AccountLog, type LogTransfer } from "./AccountLog.ts"

const MAX_TRANSFERS = 100
const MAX_APPROVALS = 20

/** What a node says of a transaction. */
export interface TransactionFacts {
  readonly sender: string
  /** Absent where it made a contract. */
  readonly receiver?: string
  readonly value: bigint
  /** What the network took for it; absent where the node does not say all of it. */
  readonly fee?: bigint
}

const addressIn = (value: unknown, field: string): string | undefined => {
  const text = readField(value, field)
  return typeof text === "string" ? parseAddress(text.toLowerCase()) : undefined
}

/**
 * A transaction and its receipt, of a node's answers; undefined where they do not belong together, or are not about the
 * transaction that the log is of, in the block that the log is in.
 */
export const decodeFacts = (
  transaction: unknown,
  receipt: unknown,
  { hash, block }: Pick<AccountLog, "hash" | "block">
): TransactionFacts | undefined => {
  const isIt = (value: unknown, field: string) => {
    const named = readField(value, field)
    return (
      typeof named === "string" &&
      named.toLowerCase() === hash &&
      decodeQuantity(readField(value, "blockNumber")) === BigInt(block)
    )
  }
  const sender = addressIn(transaction, "from")
  const receiver = addressIn(transaction, "to")
  const value = decodeQuantity(readField(transaction, "value"))
  if (
    !isIt(transaction, "hash") ||
    !isIt(receipt, "transactionHash") ||
    decodeQuantity(readField(receipt, "status")) !== 1n ||
    sender === undefined ||
    value === undefined ||
    (receiver === undefined && (readField(transaction, "to") ?? null) !== null)
  )
    return undefined
  const gas = decodeQuantity(readField(receipt, "gasUsed"))
  const price = decodeQuantity(readField(receipt, "effectiveGasPrice"))
  // What networks above another pay there for it.
  const above = readField(receipt, "l1Fee")
  const paidAbove = above === undefined || above === null ? 0n : decodeQuantity(above)
  return {
    sender,
    value,
    ...(receiver === undefined ? {} : { receiver }),
    ...(gas === undefined || price === undefined || paidAbove === undefined
      ? {}
      : { fee: gas * price + paidAbove })
  }
}

/** What a transaction is read with. */
export interface TransactionContext {
  readonly account: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** What a token calls itself, by its contract; undefined where it did not say how it is counted. */
  readonly tokenOf: (contract: string) => TokenNames | undefined
  /** What a collection calls itself, by its contract. */
  readonly collectionOf: (contract: string) => string | undefined
}

const directionOf = (from: string, to: string, account: string): HistoryTransfer["direction"] =>
  from === to ? "self" : from === account ? "out" : "in"

const sidesOf = ({ from, to }: Pick<LogTransfer, "from" | "to">, account: string) => {
  const direction = directionOf(from, to, account)
  const other = direction === "in" ? from : to
  return { direction, ...(isNobody(other) ? {} : { counterparty: other }) }
}

const kindOf = (
  transfers: ReadonlyArray<HistoryTransfer>,
  isApproval: boolean,
  { receiver }: TransactionFacts
): HistoryKind => {
  const ins = transfers.filter(({ direction }) => direction === "in")
  const outs = transfers.filter(({ direction }) => direction === "out")
  const fromNobody = (list: typeof transfers) => list.every(({ counterparty }) => counterparty === undefined)
  if (ins.length > 0 && outs.length > 0) return "trade"
  if (ins.length > 0) return fromNobody(ins) ? "mint" : "receive"
  if (outs.length > 0) return fromNobody(outs) ? "burn" : "send"
  if (transfers.length > 0) return "self"
  if (isApproval) return "approve"
  return receiver === undefined ? "deploy" : "contract"
}

/** One approval as it is told; undefined where the log does not say how much, or the token not how that is counted. */
const approvalOf = (
  { contract, approval }: AccountLog,
  { network, tokenOf, collectionOf }: TransactionContext
): HistoryApproval | undefined => {
  if (approval?.value === undefined) return undefined
  const { of, spender, value } = approval
  const isToken = of === "token"
  const names = isToken ? tokenOf(contract) : undefined
  const told = {
    token: `${network.caipNetworkId}:${contract}`,
    of,
    name: (isToken ? names?.symbol : collectionOf(contract)) ?? "",
    spender
  } as const
  if (value === 0n) return { ...told, allowed: "nothing" }
  if (!isToken || value >= BOUNDLESS) return { ...told, allowed: "unlimited" }
  return names && { ...told, allowed: { value, decimals: names.decimals, symbol: names.symbol } }
}

/**
 * What was approved in the end, each spender of a token once: some tokens want nothing before something else. Undefined where one of
 * it cannot be told, since the others would seem to be all.
 */
const approvalsOf = (
  logs: ReadonlyArray<AccountLog>,
  context: TransactionContext
): ReadonlyArray<HistoryApproval> | undefined => {
  const last = new Map<string, AccountLog>()
  for (const log of logs) {
    const { contract, approval } = log
    if (approval !== undefined) last.set(`${contract} ${approval.of} ${approval.spender}`, log)
  }
  const told = [...last.values()].map((log) => approvalOf(log, context))
  const read = told.filter((approval) => approval !== undefined)
  return read.length === told.length && read.length > 0 && read.length <= MAX_APPROVALS ? read : undefined
}

/**
 * What a transaction was to an account, of the logs that name the account in it. Undefined where a token does not say how it is
 * counted, and where all that a stranger's transaction says is that somebody may take of the account: any contract may
 * write that, of any account.
 */
export const readTransaction = (
  logs: ReadonlyArray<AccountLog>,
  facts: TransactionFacts,
  seconds: number,
  context: TransactionContext
): HistoryTransaction | undefined => {
  const { account, network, tokenOf, collectionOf } = context
  const { caipNetworkId: networkId, nativeCurrency } = network
  const { sender, receiver, value, fee } = facts
  const coins = (amount: bigint): Amount => ({
    value: amount,
    decimals: nativeCurrency.decimals,
    symbol: nativeCurrency.symbol
  })
  const transferOf = (contract: string, moved: LogTransfer): HistoryTransfer | undefined => {
    const sides = sidesOf(moved, account)
    const id = `${networkId}:${contract}` as const
    if (moved.id !== undefined)
      return {
        ...sides,
        amount: { value: moved.value, decimals: 0, symbol: "" },
        nft: { collection: id, id: String(moved.id), name: collectionOf(contract) ?? "", isSpam: false }
      }
    const token = tokenOf(contract)
    return (
      token && {
        ...sides,
        amount: { value: moved.value, decimals: token.decimals, symbol: token.symbol },
        token: id
      }
    )
  }
  const inOrder = logs.toSorted((one, other) => one.logIndex - other.logIndex)
  const told = inOrder.flatMap(({ contract, transfers }) =>
    transfers.map((moved) => transferOf(contract, moved))
  )
  const moved = told.filter((transfer) => transfer !== undefined)
  const isParty = sender === account || receiver === account
  const paid: ReadonlyArray<HistoryTransfer> =
    value > 0n && isParty && receiver !== undefined
      ? [{ ...sidesOf({ from: sender, to: receiver }, account), amount: coins(value) }]
      : []
  const transfers = [...paid, ...moved]
  if (moved.length !== told.length || transfers.length > MAX_TRANSFERS) return undefined
  if (transfers.length === 0 && sender !== account) return undefined
  const approvals = sender === account ? approvalsOf(inOrder, context) : undefined
  return {
    hash: logs[0]!.hash,
    networkId,
    minedAt: seconds * 1_000,
    status: "success",
    kind: kindOf(transfers, told.length === 0, facts),
    sender,
    transfers,
    ...(approvals === undefined ? {} : { approvals }),
    ...(sender === account && fee !== undefined ? { fee: coins(fee) } : {})
  }
}
