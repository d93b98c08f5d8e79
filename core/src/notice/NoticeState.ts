import { defineSlice } from "../kernel/Slice.ts"

/** A short message that goes away by itself. */
export interface Toast {
  readonly key: number
  readonly variant: "success" | "error" | "loading"
  /** The words, in the visitor's language; or a code that the user interface has words for. */
  readonly text?: string
  readonly code?: string
}

/** A message bar for the developer of the page. */
export interface Alert {
  readonly key: number
  readonly variant: "info" | "success" | "warning" | "error"
  readonly code: string
  readonly text: string
  readonly advice: string
}

/** What is shown now. */
export interface NoticeState {
  readonly toast?: Toast
  readonly alerts: ReadonlyArray<Alert>
}

/** What is told to the visitor and to the page's developer. */
export const noticeSlice = defineSlice<NoticeState>("notice", { alerts: [] })
