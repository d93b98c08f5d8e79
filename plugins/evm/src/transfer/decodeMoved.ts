import type { Moved } from "@latchkey/core"
import { attempt, readField } from "@latchkey/core/chain-kit"
import { parseAddress } from "../Address.ts"
import { addressOf, readTransfers } from "../history/AccountLog.ts"
import { decodeWord } from "./tokenCalls.ts"

/** `Deposit(address,uint256)` and `Withdrawal(address,uint256)` of the wrapped coin, which moves without a log of the usual kind. */
const DEPOSIT = "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c"
const WITHDRAWAL = "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65"
const NOBODY = "0x0000000000000000000000000000000000000000"

const MAX_LOGS = 2_000
const MAX_MOVED = 50

/** Whose moves are looked for. */
export interface MovedOf {
  readonly networkId: `eip155:${string}`
  /** In canonical form. */
  readonly parties: ReadonlyArray<string>
  /** What nodes that trace moves of the coin write as the contract of them. */
  readonly coinAddress?: string
}

const wrappedIn = ([event, account]: ReadonlyArray<unknown>, data: unknown) => {
  const isIn = event === DEPOSIT
  const [party, value] = [addressOf(account), decodeWord(data)]
  return (isIn || event === WITHDRAWAL) && party !== undefined && value !== undefined
    ? { from: isIn ? NOBODY : party, to: isIn ? party : NOBODY, value }
    : undefined
}

/**
 * What logs in a node's answer say that was moved from or to one of the parties; undefined where they are none, or too many: a part would
 * look like the whole. Never throws.
 */
export const decodeMoved = (logs: unknown, of: MovedOf): ReadonlyArray<Moved> | undefined =>
  attempt(() => movedIn(logs, of))

const movedIn = (
  logs: unknown,
  { networkId, parties, coinAddress }: MovedOf
): ReadonlyArray<Moved> | undefined => {
  if (!Array.isArray(logs) || logs.length > MAX_LOGS) return undefined
  const isOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
    parties.includes(from) || parties.includes(to)
  const told = logs.flatMap((log: unknown) => {
    const contractText = readField(log, "address")
    const contract = typeof contractText === "string" ? parseAddress(contractText.toLowerCase()) : undefined
    const topics = readField(log, "topics")
    if (contract === undefined || !Array.isArray(topics) || readField(log, "removed") === true) return []
    const data = readField(log, "data")
    const wrapped = wrappedIn(topics, data)
    const moves = wrapped === undefined ? (readTransfers(topics, data) ?? []) : [wrapped]
    return moves.filter(isOf).map(({ from, to, value, ...more }) => ({
      isWrapped: wrapped !== undefined,
      moved: {
        ...(contract === coinAddress ? {} : { token: `${networkId}:${contract}` as const }),
        ...("id" in more && more.id !== undefined ? { id: String(more.id) } : {}),
        amount: String(value),
        from,
        to
      } satisfies Moved
    }))
  })
  // Some wrapped coins write both kinds of log of one move.
  const isTwice = (one: Moved) =>
    told.some(
      ({ isWrapped, moved }) =>
        !isWrapped &&
        moved.token === one.token &&
        moved.amount === one.amount &&
        moved.from === one.from &&
        moved.to === one.to
    )
  const list = told.flatMap(({ isWrapped, moved }) => (isWrapped && isTwice(moved) ? [] : [moved]))
  return list.length > MAX_MOVED ? undefined : list
}
