import { readSlot, type KitCore, type KitState } from "@latchkey/core"
import { accountActions, type AccountAction } from "../../slots/accountActions.ts"

/** What installed features offer for the account of a namespace. */
export const offeredActions = (
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<AccountAction> =>
  readSlot(state.plugin.fillings, accountActions).filter(
    ({ capability, when }) =>
      (capability === undefined || kit.hasCapability(capability, namespace)) && (when?.(state) ?? true)
  )
