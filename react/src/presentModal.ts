import type { KitCore } from "@latchkey/core"
import type { ModalAttachment, ModalPlace } from "./attachModal.ts"
import type { Appearance } from "./KitContext.ts"
import { defineModalElement, type ModalElement } from "./modal/ModalElement.ts"
import { ModalRemovedError } from "./ModalRemovedError.ts"

/** A page that removes the element more often than this while it is open gets an error instead of a struggle. */
const MAX_REPAIRS = 5

/** What `attachModal` does once the modal is loaded: keeps its element on the page while the kit is open. */
export const presentModal = (
  kit: KitCore,
  initial: Partial<Appearance>,
  { element: placed, embedded = false }: ModalPlace
): ModalAttachment => {
  defineModalElement()
  let element = placed as ModalElement | undefined
  let appearance = initial
  let watching = false
  let repairs = 0

  const assign = (target: ModalElement) => Object.assign(target, appearance, { embedded, kit })

  const isShownElsewhere = () =>
    [...document.querySelectorAll<ModalElement>("latchkey-modal")].some(
      (other) => other !== element && other.kit === kit
    )

  const show = () => {
    if (element?.isConnected === true || isShownElsewhere()) return
    element ??= assign(document.createElement("latchkey-modal") as ModalElement)
    document.body.append(element)
  }

  // A page may replace its body, or remove what it does not know, while the visitor is in the middle of something.
  const repair = () => {
    if (!watching) return
    watch()
    if (element?.isConnected === true) return
    if (element !== undefined && ++repairs > MAX_REPAIRS) {
      kit.close()
      return reportError(new ModalRemovedError())
    }
    show()
  }
  // After what a removed element does in the same task: an embedded one closes the kit.
  const observer = new MutationObserver(() => queueMicrotask(repair))

  const watch = () => {
    observer.observe(document.documentElement, { childList: true })
    observer.observe(document.body, { childList: true })
  }

  const follow = () => {
    if (!kit.getSnapshot().navigation.open) {
      observer.disconnect()
      watching = false
      repairs = 0
    } else if (!watching && placed === undefined) {
      watching = true
      watch()
      show()
    }
  }

  if (element !== undefined) assign(element)
  const unsubscribe = kit.subscribe(follow)
  follow()

  return {
    update: (next) => {
      appearance = next
      if (element !== undefined) assign(element)
    },
    detach: () => {
      unsubscribe()
      observer.disconnect()
      watching = false
      if (placed === undefined) element?.remove()
      else if (element?.kit === kit) element.kit = undefined
    }
  }
}
