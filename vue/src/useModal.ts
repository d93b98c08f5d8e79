import type { OpenRequest as CoreRequest } from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"
import type { ComputedRef } from "vue"
import { injectKit } from "./context.ts"
import { namespaceOf, type InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelectedRefs } from "./useSelection.ts"

/** What the modal opens with: a view of the registered kit, its parameters, a namespace. */
export type OpenRequest = CoreRequest<RegisteredTypes["view"]>

/** The state of the modal, each field a ref, and the functions to open and close it. */
export interface ModalView {
  readonly isOpen: ComputedRef<boolean>
  /** Id of the view that is shown; undefined while closed. */
  readonly view: ComputedRef<string | undefined>
  /** Opens a view, by its id or with more; by default Account if the visitor is connected, otherwise Connect. As a click handler too. */
  readonly open: (request?: RegisteredTypes["view"] | OpenRequest | Event) => void
  readonly close: () => void
}

/** The state of the modal, and the functions to open and close it. */
export const useModal = (within: InNamespace = {}): ModalView => {
  const { kit } = injectKit("useModal")
  const refs = useSelectedRefs("useModal", ({ navigation }) => ({
    isOpen: navigation.open,
    view: navigation.open ? navigation.stack.at(-1)?.view : undefined
  }))
  const open: ModalView["open"] = (request = {}) =>
    kit.open(
      inNamespace(
        namespaceOf(within),
        typeof request === "string" ? { view: request } : request instanceof Event ? {} : request
      )
    )
  return { ...refs, open, close: () => kit.close() }
}
