import { shownNamespace, type Account, type KitState } from "@latchkey/core"
import { isEnabled } from "../listConnections.ts"

const NONE: ReadonlyArray<Account> = []

/**
 * The accounts of the wallet in use that may take each other's place: those of the type of the one in use. None where there is no
 * choice. In an order of their own, since the one in use is first in the state.
 */
export const choosableAccounts = (state: KitState): ReadonlyArray<Account> => {
  const accounts = isEnabled(state)
    ? (state.connection.connections[shownNamespace(state) ?? ""]?.[0]?.accounts ?? NONE)
    : NONE
  const alike = accounts.filter(({ type }) => type === accounts[0]?.type)
  return alike.length > 1 ? alike.toSorted((one, other) => (one.address < other.address ? -1 : 1)) : NONE
}
