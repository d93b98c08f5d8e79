import type { Envelope } from "../wire/envelope.ts"

/** How the frame looks around its own page. */
export interface FrameLook {
  readonly themeMode: "light" | "dark"
  /** BCP 47 tag of the language that the frame is to speak; it need not have it. */
  readonly locale?: string
  /** The accessible name of the dialog that the frame is in, and what its heading says. */
  readonly title: string
  /** The accessible name of the button that closes it. */
  readonly close: string
  readonly direction: "ltr" | "rtl"
}

/** A frame in the page. */
export interface FramePort {
  /** Posts to the frame's exact origin: a document of another origin in its place gets nothing. */
  readonly post: (message: Envelope) => void
  /** Shows the frame above everything, or hides it; its document goes on either way. */
  readonly show: (visible: boolean) => void
  readonly dress: (look: FrameLook) => void
  /** Takes the frame out of the page. */
  readonly close: () => void
}

/** What a frame tells. */
export interface FrameEvents {
  /** A message of the frame's own window and exact origin; its content is not decoded. */
  readonly onMessage: (data: unknown) => void
  /** The visitor closed the frame. */
  readonly onDismiss: () => void
  /** The page took the frame out, and its document with it. */
  readonly onRemoved: () => void
}

/** Puts the frame into the page. */
export type OpenFrame = (events: FrameEvents) => FramePort
