import type { Appearance } from "../context/KitContext.ts"

/** A modal that follows a kit. */
export interface ModalAttachment {
  /** Changes its theme, language and messages. */
  readonly update: (appearance: Partial<Appearance>) => void
  /** Starts the engine and puts up the closed modal, so that an opening only has to show it: when a visitor comes near. */
  readonly prepare: () => void
  /** Stops following the kit; an element that was appended is removed. */
  readonly detach: () => void
}

/** A modal that is loaded. */
export type PresentedModal = Omit<ModalAttachment, "prepare">
