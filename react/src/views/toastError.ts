import type { KitCore } from "@latchkey/core"

/** Shows a failed action to the visitor, in the words for the error's code. */
export const toastError = (kit: Pick<KitCore, "showToast">, error: unknown): void => {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  kit.showToast({ variant: "error", ...(typeof code === "string" ? { code } : {}) })
}
