import { readSlot, type KitCore, type KitState, type Slot } from "@latchkey/core"
import { accountActions, type AccountAction } from "../../slots/accountActions.ts"
import { accountTabs, type AccountTab } from "../../slots/accountTabs.ts"

const offered = <T extends Pick<AccountAction, "capability" | "when">>(
  slot: Slot<T>,
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<T> =>
  readSlot(state.plugin.fillings, slot).filter(
    ({ capability, when }) =>
      (capability === undefined || kit.hasCapability(capability, namespace)) && (when?.(state) ?? true)
  )

/** What installed features offer for the account of a namespace. */
export const offeredActions = (
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<AccountAction> => offered(accountActions, kit, state, namespace)

/** What installed features show of the account of a namespace, in their order. */
export const offeredTabs = (
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<AccountTab> =>
  offered(accountTabs, kit, state, namespace).toSorted(
    ({ order: one = Infinity }, { order: other = Infinity }) => (one === other ? 0 : one - other)
  )
