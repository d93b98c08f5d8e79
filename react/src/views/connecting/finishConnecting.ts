import type { KitCore } from "@latchkey/core"

/** Leaves the modal after a wallet was connected, unless something else is shown by now. */
export const finishConnecting = (
  kit: KitCore,
  {
    connectorId,
    embedded,
    added
  }: { readonly connectorId: string; readonly embedded: boolean; readonly added: string }
): void => {
  const { open, stack } = kit.getSnapshot().navigation
  const top = stack.at(-1)
  if (!open || top?.view !== "Connecting" || top.params["connectorId"] !== connectorId) return
  if (stack.some(({ view }) => view === "Profile")) {
    kit.navigation.reset("Profile")
    kit.showToast({ variant: "success", text: added })
  } else if (embedded) kit.navigation.reset("Account")
  else kit.close()
}
