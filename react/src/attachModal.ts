import type { KitCore } from "@latchkey/core"
import { ModalLoadFailedError, ModalRemovedError } from "./errors.ts"
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

type ModalProperties = HTMLElement & Partial<Appearance> & { kit?: KitCore; embedded?: boolean }

const completed = ({ locale, messages, theme = "dark" }: Partial<Appearance>): Appearance => ({
  locale: locale ?? messages?.locale ?? "en",
  messages,
  theme
})

/** A page that removes the element more often than this while it is open gets an error instead of a struggle. */
const MAX_REPAIRS = 5

/**
 * Shows a kit's modal whenever the kit is open, for pages without React and for the provider. Nothing is loaded
 * before the first opening; then the modal and the kit's engine are requested together.
 *
 * Where the modal cannot be shown, the kit is closed and the page told by an `error` event: `ModalLoadFailedError`,
 * `ModalRemovedError`.
 */
export const attachModal = (
  kit: KitCore,
  initial: Partial<Appearance> = {},
  { element: placed, embedded = false }: ModalPlace = {}
): ModalAttachment => {
  let appearance = completed(initial)
  let element = placed as ModalProperties | undefined
  let defined = false
  let requested = false
  let watching = false
  let detached = false
  let repairs = 0

  const isOpen = () => kit.getSnapshot().navigation.open

  const assign = (target: ModalProperties) => Object.assign(target, appearance, { embedded, kit })

  const giveUp = (error: Error) => {
    kit.close()
    reportError(error)
  }

  const hasOwnElement = () =>
    [...document.querySelectorAll<ModalProperties>("latchkey-modal")].some(
      (other) => other !== element && other.kit === kit
    )

  const show = () => {
    if (element?.isConnected === true || hasOwnElement()) return
    element ??= assign(document.createElement("latchkey-modal"))
    document.body.append(element)
  }

  // A page may replace its body, or remove what it does not know, while the visitor is in the middle of something.
  const observer = new MutationObserver(() => {
    watch()
    if (element?.isConnected === true) return
    if (element !== undefined && ++repairs > MAX_REPAIRS) return giveUp(new ModalRemovedError())
    show()
  })

  const watch = () => {
    observer.observe(document.documentElement, { childList: true })
    observer.observe(document.body, { childList: true })
  }

  const load = async () => {
    requested = true
    try {
      const { defineModalElement } = await loadModal()
      if (detached) return
      defineModalElement()
      defined = true
      if (element !== undefined) assign(element)
      follow()
    } catch (cause) {
      requested = false
      if (!detached) giveUp(new ModalLoadFailedError(cause))
    }
  }

  const follow = () => {
    if (!isOpen()) {
      observer.disconnect()
      watching = false
      repairs = 0
    } else if (!requested) {
      void load()
      // A failure is shown by the modal, which asks again.
      kit.ready().catch(() => {})
    } else if (defined && !watching && placed === undefined) {
      watching = true
      watch()
      show()
    }
  }

  const unsubscribe = kit.subscribe(follow)
  if (embedded) void load()
  follow()

  return {
    update: (next) => {
      appearance = completed(next)
      if (defined && element !== undefined) assign(element)
    },
    detach: () => {
      detached = true
      unsubscribe()
      observer.disconnect()
      if (placed === undefined) element?.remove()
    }
  }
}
