import { isTransactionOpen, type CaipAddress, type TrackedTransaction } from "@latchkey/core"

/** What the ledger has of an account, on the network that its CAIP-10 id says, the latest first. */
export const trackedOf = (
  list: ReadonlyArray<TrackedTransaction>,
  account: CaipAddress
): ReadonlyArray<TrackedTransaction> =>
  list.filter(({ networkId, account: address }) => `${networkId}:${address}` === account)

/**
 * Which of them have ended, and how, as text that changes with it: the ledger lets the oldest go. Nobody knows how an unknown one ended, and
 * the history may.
 */
export const endedOf = (list: ReadonlyArray<TrackedTransaction>, account: CaipAddress): string =>
  trackedOf(list, account)
    .filter((tracked) => tracked.status === "unknown" || !isTransactionOpen(tracked))
    .map(({ id, status }) => `${id} ${status}`)
    .join()
