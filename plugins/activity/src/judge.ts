import type { HistoryApproval, HistoryTransaction, HistoryTransfer, Network } from "@latchkey/core"
import { addressEnds, looksOf } from "@latchkey/core/chain-kit"
import type { ActivityDoubt, ActivityEntry } from "./ActivityState.ts"
import type { ActivityOptions } from "./ActivityOptions.ts"

/** Whose transactions are judged, and where. */
export interface JudgeContext {
  /** The account's address, canonical. */
  readonly address: string
  readonly network: Pick<Network, "caipNetworkId" | "nativeCurrency">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
  readonly known: NonNullable<ActivityOptions["known"]>
  readonly explorerUrl: (hash: string) => string | undefined
}

const isLink = (text: string) => /:\/\/|www\.|\bt\.me\b/i.test(text)
// No token of money is named like a site. A thing may be: names of accounts are things too.
const isSite = (text: string) => isLink(text) || /[a-z0-9]\.[a-z]{2,}/i.test(text)

/** What tells tokens that are not what they are named like. */
const makeVerify = ({ network, known, parseAddress }: JudgeContext) => {
  const prefix = `${network.caipNetworkId}:`
  const ids = new Set(
    Object.keys(known)
      .filter((id) => id.startsWith(prefix))
      .map((id) => `${prefix}${parseAddress(id.slice(prefix.length)) ?? id.slice(prefix.length)}`)
  )
  const { name, symbol } = network.nativeCurrency
  const symbols = Object.entries(known).flatMap(([id, text]) => (id.startsWith(prefix) ? [text] : []))
  const taken = new Set([name, symbol, ...symbols].map(looksOf).filter((text) => text !== ""))
  const isVouchedFor = ({ token, nft, isHearsay }: HistoryTransfer) =>
    token === undefined ? !nft && !isHearsay : ids.has(token)
  return {
    isVouchedFor,
    isOwnName: ({ token, of, name }: HistoryApproval) =>
      of === "collection" || ids.has(token) || !taken.has(looksOf(name)),
    isVerified: (transfer: HistoryTransfer) =>
      transfer.nft !== undefined || isVouchedFor(transfer) || !taken.has(looksOf(transfer.amount.symbol))
  }
}

/** An address that begins and ends like one of these, and is another one. */
type Resembles = (address: string | undefined) => boolean

/** Whether it moved things alone that the source takes for unwanted, every one, and allowed nothing. */
const isAllSpam = ({ transfers, approvals = [] }: HistoryTransaction) =>
  transfers.length > 0 && approvals.length === 0 && transfers.every(({ nft }) => nft?.isSpam === true)

const doubtOf = (
  transaction: HistoryTransaction,
  isSigned: boolean,
  resembles: Resembles,
  { isVerified, isOwnName }: ReturnType<typeof makeVerify>
): ActivityDoubt | undefined => {
  const { transfers, approvals = [] } = transaction
  if (
    transfers.some(({ counterparty }) => resembles(counterparty)) ||
    approvals.some(({ spender }) => resembles(spender))
  )
    return "lookAlike"
  // What the account signed itself, it meant to move, whatever its source calls it.
  if (
    transfers.some((transfer) => !isVerified(transfer) && !(isSigned && transfer.isHearsay)) ||
    approvals.some((approval) => !isOwnName(approval))
  )
    return "unverified"
  if (isAllSpam(transaction)) return "spam"
  if (isSigned || transfers.length === 0) return undefined
  if (transfers.every(({ amount }) => amount.value === 0n)) return "nothing"
  return transfers.every(({ nft, amount }) =>
    nft === undefined ? isSite(amount.symbol) : nft.isSpam || isLink(nft.name)
  )
    ? "spam"
    : undefined
}

/** What is moved, to tell it from a thing or a token that only looks like it. */
const thingOf = ({ token, nft }: HistoryTransfer): string => token ?? nft?.collection ?? ""

/**
 * What may be meant to deceive is told apart, of all that is known of an account, newest first: strangers leave transactions of
 * nothing, or of worthless tokens, in an account's history, from addresses that look like those that it pays, so that one of
 * theirs is copied.
 *
 * An address is trusted if the account itself has sent to it; of two that look alike, the one that it sent to first. What the
 * account signed is not hidden, and neither is what took something of worth from it: the network's coin, a token that the app
 * knows, or what the account has moved itself. Only what moved things alone that the source takes for unwanted is hidden whoever
 * signed it. What is known by its name alone may be what it is named like: it is marked, and not hidden for that.
 */
export const judge = (
  list: ReadonlyArray<HistoryTransaction & Partial<ActivityEntry>>,
  context: JudgeContext
): ReadonlyArray<ActivityEntry> => {
  const { address, explorerUrl } = context
  const verify = makeVerify(context)
  const { isVouchedFor } = verify
  const trusted = new Map([[addressEnds(address), address]])
  const moved = new Set<string>()
  for (const { sender, transfers } of list.toReversed()) {
    if (sender !== address) continue
    for (const transfer of transfers) {
      moved.add(thingOf(transfer))
      if (transfer.direction !== "out" || transfer.counterparty === undefined) continue
      const ends = addressEnds(transfer.counterparty)
      if (!trusted.has(ends)) trusted.set(ends, transfer.counterparty)
    }
  }
  const resembles: Resembles = (other) => {
    const own = other === undefined ? undefined : trusted.get(addressEnds(other))
    return own !== undefined && own !== other
  }
  const isShown = (transfer: HistoryTransfer) =>
    transfer.isHearsay ||
    (transfer.direction === "out" &&
      transfer.amount.value > 0n &&
      (isVouchedFor(transfer) || moved.has(thingOf(transfer))))
  return list.map(({ approvals, doubt: _, ...told }) => {
    const isSigned = told.sender === address
    // Nobody else can approve for the account: a source that says so is wrong.
    const transaction = isSigned && approvals !== undefined ? { ...told, approvals } : told
    const doubt = doubtOf(transaction, isSigned, resembles, verify)
    // All is judged anew with every page: the address of what was judged before is known.
    const page = told.explorerUrl ?? explorerUrl(transaction.hash)
    return {
      ...transaction,
      ...(doubt === undefined ? {} : { doubt }),
      isHidden:
        doubt !== undefined &&
        (isAllSpam(transaction) || (!isSigned && !transaction.transfers.some(isShown))),
      ...(page === undefined ? {} : { explorerUrl: page })
    }
  })
}
