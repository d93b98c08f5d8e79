import type { KitCore } from "@latchkey/core"
import { useEffect, useRef, type RefObject } from "react"
import { attachModal, type ModalAttachment } from "./attachModal.ts"
import type { Appearance } from "./KitContext.ts"

/** Where a component has its modal: appended to the body, or the element it rendered itself. */
export interface AttachmentOptions {
  readonly disabled?: boolean
  readonly element?: RefObject<HTMLElement | null>
  readonly embedded?: boolean
}

/** Attaches a modal to a kit while the component is mounted. */
export const useModalAttachment = (
  kit: KitCore,
  appearance: Appearance,
  { disabled = false, element, embedded = false }: AttachmentOptions
): void => {
  const attachment = useRef<ModalAttachment | undefined>(undefined)
  const latest = useRef(appearance)

  // Before the effect that attaches, so that it finds the appearance of this very render.
  useEffect(() => {
    latest.current = appearance
    attachment.current?.update(appearance)
  }, [appearance])

  useEffect(() => {
    if (disabled) return
    const placed = element?.current ?? undefined
    const attached = attachModal(kit, latest.current, {
      embedded,
      ...(placed === undefined ? {} : { element: placed })
    })
    attachment.current = attached
    return () => {
      attachment.current = undefined
      attached.detach()
    }
  }, [kit, disabled, element, embedded])
}
