import { readSlot, type KitCore, type KitState } from "@latchkey/core"
import { accountActions, type AccountAction } from "../../slots/accountActions.ts"

/** Tells whether what a feature offers is there for the account of a namespace. */
export const isOffered =
  (kit: Pick<KitCore, "hasCapability">, state: KitState, namespace: string) =>
  ({ capability, when }: Pick<AccountAction, "capability" | "when">): boolean =>
    (capability === undefined || kit.hasCapability(capability, namespace)) && (when?.(state) ?? true)

/** What installed features offer for the account of a namespace. */
export const offeredActions = (
  kit: Pick<KitCore, "hasCapability">,
  state: KitState,
  namespace: string
): ReadonlyArray<AccountAction> =>
  readSlot(state.plugin.fillings, accountActions).filter(isOffered(kit, state, namespace))
