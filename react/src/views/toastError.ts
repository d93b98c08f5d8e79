import type { KitCore } from "@latchkey/core"

/**
 * Shows a failed action to the visitor, with the message for the error's code. Disconnecting closes the modal before the
 * wallet has answered: where it then fails, the modal is opened to say so.
 */
export const toastError = (
  kit: Pick<KitCore, "showToast" | "getSnapshot" | "open">,
  error: unknown
): void => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  if (code === "DISCONNECT_FAILED" && !kit.getSnapshot().navigation.open) kit.open()
  kit.showToast({ variant: "error", ...(typeof code === "string" ? { code } : {}) })
}
