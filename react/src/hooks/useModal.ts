import type { KitCore } from "@latchkey/core"
import { useCallback } from "react"
import type { ModalLoadFailedError } from "../context/errors.ts"
import { useKitContext } from "../context/KitContext.ts"
import { inNamespace, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** What the modal opens with: a view, its parameters, a namespace. */
export type OpenRequest = NonNullable<Parameters<KitCore["open"]>[0]>

/** The state of the modal, and the functions to open and close it. */
export interface ModalView {
  readonly isOpen: boolean
  /** Id of the view that is shown; undefined while closed. */
  readonly view: string | undefined
  /** Present while the modal could not be loaded when it was last opened: say so, since nothing is shown. */
  readonly loadFailure: ModalLoadFailedError | undefined
  /** Opens the given view; by default Account if the visitor is connected, otherwise Connect. */
  readonly open: (request?: OpenRequest) => void
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
    (request?: OpenRequest) => kit.open(inNamespace(namespace, request ?? {})),
    [kit, namespace]
  )
  return { ...state, loadFailure, open, close: kit.close }
}
