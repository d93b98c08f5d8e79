import { readSlot, shownNamespace } from "@latchkey/core"
import { accountActions, useModalContext, useModalState, type AccountAction } from "@latchkey/react/view"

/** What a row leads to: the first feature that is offered to the shown account and begins with a token. */
export const useTokenAction = ():
  | Required<Pick<AccountAction, "view" | "label" | "withToken">>
  | undefined => {
  const { kit } = useModalContext()
  const action = useModalState((state) => {
    const namespace = shownNamespace(state) ?? ""
    return readSlot(state.plugin.fillings, accountActions).find(
      ({ withToken, capability, when }) =>
        withToken !== undefined &&
        (capability === undefined || kit.hasCapability(capability, namespace)) &&
        (when?.(state) ?? true)
    )
  })
  const { view, label, withToken } = action ?? {}
  return view === undefined || label === undefined || withToken === undefined
    ? undefined
    : { view, label, withToken }
}
