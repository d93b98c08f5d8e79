import type { OpenRequest as CoreRequest } from "@latchkey/core"
import { inNamespace } from "@latchkey/core/select"
import { useCallback } from "react"
import type { ModalLoadFailedError } from "../context/errors.ts"
import { useKitContext } from "../context/KitContext.ts"
import type { InNamespace } from "./InNamespace.ts"
import type { RegisteredTypes } from "./useKit.ts"
import { useSelection } from "./useSelection.ts"

/** What the modal opens with: a view of the registered kit, its parameters, a namespace. */
export type OpenRequest = CoreRequest<RegisteredTypes["view"]>

/** The state of the modal, and the functions to open and close it. */
export interface ModalView {
  readonly isOpen: boolean
  /** Id of the view that is shown; undefined while closed. */
  readonly view: string | undefined
  /** Present while the modal could not be loaded when it was last opened: say so, since nothing is shown. */
  readonly loadFailure: ModalLoadFailedError | undefined
  /** Opens a view, by its id or with more; by default Account if the visitor is connected, otherwise Connect. */
  readonly open: (request?: RegisteredTypes["view"] | OpenRequest) => void
  readonly close: () => void
}

/** The state of the modal, and the functions to open and close it. */
export const useModal = ({ namespace }: InNamespace = {}): ModalView => {
  const { kit, loadFailure } = useKitContext("useModal")
  const state = useSelection("useModal", ({ navigation }) => ({
    isOpen: navigation.open,
    view: navigation.open ? navigation.stack.at(-1)?.view : undefined
  }))
  const open = useCallback(
    (request: RegisteredTypes["view"] | OpenRequest = {}) =>
      kit.open(inNamespace(namespace, typeof request === "string" ? { view: request } : request)),
    [kit, namespace]
  )
  return { ...state, loadFailure, open, close: kit.close }
}
