import type { KitCore } from "@latchkey/core"
import { useCallback } from "react"
import { useKitContext } from "../KitContext.ts"
import { inNamespace, type InNamespace } from "./InNamespace.ts"
import { useSelection } from "./useSelection.ts"

/** Where the modal is opened: a view, its parameters, a namespace. */
export type OpenRequest = NonNullable<Parameters<KitCore["open"]>[0]>

/** The modal, and the ways to open and close it. */
export interface ModalView {
  readonly isOpen: boolean
  /** Id of the view that is shown; undefined while closed. */
  readonly view: string | undefined
  /** Opens at the account when connected, else at connecting, unless a view is named. */
  readonly open: (request?: OpenRequest) => void
  readonly close: () => void
}

/** Opens, closes and tells about the modal. */
export const useModal = ({ namespace }: InNamespace = {}): ModalView => {
  const { kit } = useKitContext("useModal")
  const state = useSelection("useModal", ({ navigation }) => ({
    isOpen: navigation.open,
    view: navigation.open ? navigation.stack.at(-1)?.view : undefined
  }))
  const open = useCallback(
    (request?: OpenRequest) => kit.open(inNamespace(namespace, request ?? {})),
    [kit, namespace]
  )
  return { ...state, open, close: kit.close }
}
