import type { KitCore } from "@latchkey/core"
import { ModalLoadFailedError } from "./errors.ts"
import type { Appearance } from "./KitContext.ts"
import { loadModal } from "./loadModal.ts"

/** How a modal is put on the page. */
export interface ModalPlace {
  /** A `<latchkey-modal>` that the page placed itself. Without it, one is appended to the body at the first opening. */
  readonly element?: HTMLElement
  /** Show it where it stands, in the page's flow, instead of over the page. */
  readonly embedded?: boolean
}

/** A modal that follows a kit. */
export interface ModalAttachment {
  /** Changes how it looks and speaks. */
  readonly update: (appearance: Partial<Appearance>) => void
  /** Lets go: an element that was appended is removed. */
  readonly detach: () => void
}

/**
 * Shows a kit's modal whenever the kit is open: for pages without React; `KitProvider` does it by itself. Nothing is
 * loaded before the first opening; then the modal and the kit's engine are requested together.
 *
 * Where the modal cannot be shown, the kit is closed and the page gets an `error` event with the code
 * `MODAL_LOAD_FAILED` or `MODAL_REMOVED`.
 */
export const attachModal = (
  kit: KitCore,
  initial: Partial<Appearance> = {},
  place: ModalPlace = {}
): ModalAttachment => {
  let appearance = initial
  let presented: ModalAttachment | undefined
  let requested = false
  let detached = false

  const load = async () => {
    try {
      const { presentModal } = await loadModal()
      if (!detached) presented = presentModal(kit, appearance, place)
    } catch (cause) {
      requested = false
      if (detached) return
      kit.close()
      reportError(new ModalLoadFailedError(cause))
    }
  }

  const follow = () => {
    if (requested || !(place.embedded === true || kit.getSnapshot().navigation.open)) return
    requested = true
    void load()
    // A failure is shown by the modal, which asks again.
    kit.ready().catch(() => {})
  }

  const unsubscribe = kit.subscribe(follow)
  follow()

  return {
    update: (next) => {
      appearance = next
      presented?.update(next)
    },
    detach: () => {
      detached = true
      unsubscribe()
      presented?.detach()
    }
  }
}
