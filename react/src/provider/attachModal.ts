import type { KitCore } from "@latchkey/core"
import { ModalLoadFailedError } from "../context/errors.ts"
import { requireKit, type Appearance } from "../context/KitContext.ts"
import { loadModal } from "./loadModal.ts"
import type { ModalAttachment, PresentedModal } from "./ModalAttachment.ts"
import type { ModalPlace } from "./ModalPlace.ts"

/**
 * Shows a kit's modal whenever the kit is open, for pages without React; `KitProvider` does this itself. Nothing is loaded
 * before the first opening, or `prepare`; then the modal and the kit's engine are requested together.
 *
 * If the modal cannot be shown, the kit is closed, and the failure is told to `onLoadFailure`, or else to the page by an
 * `error` event with the code `MODAL_LOAD_FAILED`. The next opening tries again, and so does the page when it comes
 * online. An element that the page keeps removing closes the kit too, with an `error` event of the code `MODAL_REMOVED`.
 *
 * Fails: throws `KitProviderMissingError` where `kit` is none.
 */
export const attachModal = (
  kit: KitCore,
  initial: Partial<Appearance> = {},
  place: ModalPlace = {}
): ModalAttachment => {
  requireKit(kit, "attachModal")
  const { onLoadFailure: tell = (error) => error && reportError(error) } = place
  let appearance = initial
  let presented: PresentedModal | undefined
  let loading = false
  let failed = false
  let detached = false

  const isWanted = () => place.embedded || kit.getSnapshot().navigation.open

  const load = (): void => {
    if (loading || detached) return
    loading = true
    // The modal shows a failure of the engine and tries again.
    kit.ready().catch(() => {})
    loadModal()
      .then(({ presentModal }) => {
        if (detached) return
        presented = presentModal(kit, appearance, place)
        if (failed) tell(undefined)
      })
      .catch((cause: unknown) => {
        if (detached) return
        const isMissed = failed || isWanted()
        if (isMissed) {
          failed = true
          kit.navigation.unblock()
          kit.close()
        }
        // Only now that the kit is closed: whoever heard of it while it was still open would load again.
        loading = false
        addEventListener("online", load, { once: true })
        if (isMissed) tell(new ModalLoadFailedError(cause))
      })
  }

  const follow = () => {
    // What became of a transaction is told where the modal is closed, and was never opened, too.
    if (isWanted() || kit.getSnapshot().transactions.news) load()
  }

  const unsubscribe = kit.subscribe(follow)
  follow()

  return {
    prepare: load,
    update: (next) => {
      appearance = next
      presented?.update(next)
    },
    detach: () => {
      detached = true
      removeEventListener("online", load)
      unsubscribe()
      presented?.detach()
    }
  }
}
