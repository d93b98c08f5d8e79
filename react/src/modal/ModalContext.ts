import type { KitCore, KitState } from "@latchkey/core"
import { createContext, useContext, useEffect } from "react"
import type { Messages } from "../messages/Messages.ts"
import { useKitState } from "../useKitState.ts"
import type { ConnectAttempts } from "./connectAttempts.ts"

/** What the modal gives to its views. */
export interface ModalContextValue {
  readonly kit: KitCore
  readonly messages: Messages
  /** BCP 47 tag of the words and numbers shown. */
  readonly locale: string
  /** Drawn in place of the page's content, instead of over it. */
  readonly embedded: boolean
  /** Says something to those who listen instead of look; nothing any more when `view`, an entry's key, was left. */
  readonly announce: (text: string, view?: number) => void
  /** The attempt to connect that a click in the modal began. */
  readonly attempts: ConnectAttempts
  /** Loads a view's module before it is shown. */
  readonly preload: (view: string) => void
}

/** Set by the modal around its views. */
export const ModalContext = /* @__PURE__ */ createContext<ModalContextValue | undefined>(undefined)

/** Key of the back-stack's entry that a view is drawn for. */
export const ViewKeyContext = /* @__PURE__ */ createContext<number | undefined>(undefined)

/** The modal that this view is shown in. Fails: throws when it is rendered anywhere else. */
export const useModal = (): ModalContextValue => {
  const modal = useContext(ModalContext)
  if (modal === undefined) throw new Error("useModal works inside a view of the Latchkey modal only.")
  return modal
}

/** The part of the kit's state that `select` picks: a primitive or a reference that the state holds. */
export const useModalState = <A>(select: (state: KitState) => A): A => useKitState(useModal().kit, select)

/** Announces a text whenever it changes; nothing while it is undefined. */
export const useAnnouncement = (text: string | undefined): void => {
  const { announce } = useModal()
  const view = useContext(ViewKeyContext)
  useEffect(() => {
    if (text !== undefined) announce(text, view)
  }, [announce, text, view])
}
