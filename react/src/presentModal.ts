import type { KitCore } from "@latchkey/core"
import type { PresentedModal } from "./provider/ModalAttachment.ts"
import type { ModalPlace } from "./provider/ModalPlace.ts"
import type { Appearance } from "./context/KitContext.ts"
import { defineModalElement, type ModalElement } from "./modal/ModalElement.ts"
import { ModalRemovedError } from "./provider/ModalRemovedError.ts"

export { fetchRows } from "./views/connect/useCatalogueRows.ts"

/** How often the element is put back while the modal is open; after that, an error is reported. */
const MAX_REPAIRS = 5

/** What `attachModal` does once the modal is loaded: keeps its element on the page while the kit is open. */
export const presentModal = (
  kit: KitCore,
  initial: Partial<Appearance>,
  { element: placed, embedded = false }: ModalPlace
): PresentedModal => {
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

  // A page may replace its body, or remove unknown elements, while the modal is open.
  const repair = () => {
    if (!watching) return
    watch()
    if (element?.isConnected === true) return
    if (element !== undefined && ++repairs > MAX_REPAIRS) {
      kit.navigation.unblock()
      kit.close()
      return reportError(new ModalRemovedError())
    }
    show()
  }
  // A microtask later, since an embedded element that was removed first closes the kit.
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

  if (element === undefined) show()
  else assign(element)
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
