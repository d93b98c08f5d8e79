import { readSlot, type KitCore, type KitState } from "@latchkey/core"
import { accountTabs, type AccountTab } from "../../slots/accountTabs.ts"
import { isOffered } from "./offeredActions.ts"

/** What installed features show of the account of a namespace, in their order. */
export const offeredTabs = (
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<AccountTab> =>
  readSlot(state.plugin.fillings, accountTabs)
    .filter(isOffered(kit, state, namespace))
    .toSorted(({ order: one = Infinity }, { order: other = Infinity }) => (one === other ? 0 : one - other))
