import type { ModalLoadFailedError } from "../context/errors.ts"

/** How a modal is put on the page. */
export interface ModalPlace {
  /** A `<latchkey-modal>` that the page placed itself. Without it, one is appended to the body when it first opens. */
  readonly element?: HTMLElement | undefined
  /** Show it as part of the page, where it is placed, instead of over the page. */
  readonly embedded?: boolean
  /**
   * Told when the modal could not be loaded, and with `undefined` when it has been loaded after that. Without it, the
   * window gets an `error` event.
   */
  readonly onLoadFailure?: (error: ModalLoadFailedError | undefined) => void
}
