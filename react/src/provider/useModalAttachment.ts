import type { KitCore } from "@latchkey/core"
import { useCallback, useEffect, useRef, type RefObject } from "react"
import { attachModal } from "./attachModal.ts"
import type { ModalAttachment } from "./ModalAttachment.ts"
import type { Appearance } from "../context/KitContext.ts"
import type { ModalPlace } from "./ModalPlace.ts"

/** Where the modal of a component is: appended to the body, or the element that it rendered itself. */
export interface AttachmentOptions extends Required<Pick<ModalPlace, "onLoadFailure">> {
  readonly disabled?: boolean
  readonly element?: RefObject<HTMLElement | null>
  readonly embedded?: boolean
}

/** Attaches a modal to a kit while the component is mounted; returns what prepares it. */
export const useModalAttachment = (
  kit: KitCore,
  appearance: Appearance,
  { disabled = false, element, embedded = false, onLoadFailure }: AttachmentOptions
): (() => void) => {
  const attachment = useRef<ModalAttachment | undefined>(undefined)
  const latest = useRef(appearance)

  // Before the effect that attaches, so that it gets the appearance of this render.
  useEffect(() => {
    latest.current = appearance
    attachment.current?.update(appearance)
  }, [appearance])

  useEffect(() => {
    if (disabled) return
    const attached = attachModal(kit, latest.current, {
      element: element?.current ?? undefined,
      embedded,
      onLoadFailure
    })
    attachment.current = attached
    return () => {
      attachment.current = undefined
      attached.detach()
    }
  }, [kit, disabled, element, embedded, onLoadFailure])
  return useCallback(() => attachment.current?.prepare(), [])
}
