import { createElement, useRef } from "react"
import { useKitContext } from "./KitContext.ts"
import { useModalAttachment } from "./useModalAttachment.ts"

/** What `KitModal` takes. */
export interface KitModalProps {
  /** Show it in the page's flow, always there, instead of over the page. */
  readonly embedded?: boolean
}

/**
 * The modal at a place of your choice, below a `KitProvider` with `disableAppend`: in a full-screen element, or
 * `embedded` in the page. Its code is loaded at the first opening; when embedded, at once.
 */
export const KitModal = ({ embedded = false }: KitModalProps) => {
  const { kit, appearance } = useKitContext("KitModal")
  const element = useRef<HTMLElement>(null)
  useModalAttachment(kit, appearance, { element, embedded })
  return createElement("latchkey-modal", { ref: element })
}
