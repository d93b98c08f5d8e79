import { createElement, useRef } from "react"
import { useKitContext } from "./context/KitContext.ts"
import { useModalAttachment } from "./provider/useModalAttachment.ts"

/** What `KitModal` takes. */
export interface KitModalProps {
  /** Show it as part of the page, always visible, instead of over the page. */
  readonly embedded?: boolean
}

/**
 * The modal at a place of your choice, below a `KitProvider` with `disableAppend`: in a full-screen element, or `embedded`
 * in the page. Its code is loaded when it first opens; if embedded, at once.
 */
export const KitModal = ({ embedded = false }: KitModalProps) => {
  const { kit, appearance, onLoadFailure } = useKitContext("KitModal")
  const element = useRef<HTMLElement>(null)
  useModalAttachment(kit, appearance, { element, embedded, onLoadFailure })
  return createElement("latchkey-modal", { ref: element })
}
