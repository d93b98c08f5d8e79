import type { KitCore, KitState } from "@latchkey/core"
import { createContext, useContext, useEffect } from "react"
import type { Messages } from "../messages/Messages.ts"
import { useKitState } from "./useKitState.ts"

/** What the modal provides to its views. */
export interface ModalContextValue {
  readonly kit: KitCore
  readonly messages: Messages
  /** BCP 47 tag of the messages and numbers shown. */
  readonly locale: string
  /** Shown as part of the page, instead of over it. */
  readonly embedded: boolean
  /** Announces a text to screen readers, while `view`, the key of an entry, is shown if it is given. */
  readonly announce: (text: string, view?: number) => void
  /** Loads a view's module before it is shown. */
  readonly preload: (view: string) => void
}

/** Set by the modal around its views. */
export const ModalContext = /* @__PURE__ */ createContext<ModalContextValue | undefined>(undefined)

/** Key of the back-stack entry for which a view is drawn. */
export const ViewKeyContext = /* @__PURE__ */ createContext<number | undefined>(undefined)

/** The modal that shows this view. Fails: throws if it is rendered anywhere else. */
export const useModalContext = (): ModalContextValue => {
  const modal = useContext(ModalContext)
  if (modal === undefined) throw new Error("useModalContext works only inside a view of the Latchkey modal.")
  return modal
}

/** The part of the kit's state that `select` returns: a primitive or a reference that the state holds. */
export const useModalState = <A>(select: (state: KitState) => A): A =>
  useKitState(useModalContext().kit, select)

/** Announces a text whenever it changes; nothing while it is undefined. */
export const useAnnouncement = (text: string | undefined): void => {
  const { announce } = useModalContext()
  const view = useContext(ViewKeyContext)
  useEffect(() => {
    if (text !== undefined) announce(text, view)
  }, [announce, text, view])
}
