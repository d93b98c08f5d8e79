import type { Diagnostic } from "./Diagnostic.ts"
import type { Toast } from "./NoticeState.ts"

/** A toast as it is asked for. */
export interface ToastRequest {
  readonly variant: Toast["variant"]
  readonly text?: string | undefined
  readonly code?: string | undefined
  /** Hide after 2.5 s; on unless `false`. */
  readonly autoClose?: boolean | undefined
}

/** The actions on what is told to visitors and developers. */
export interface NoticeActions {
  readonly showToast: (toast: ToastRequest) => void
  readonly hideToast: () => void
  /**
   * Tells the page's developer of something that the app or its user interface found, once for each code and message: the event
   * `DIAGNOSTIC`, an alert where the option `debug` is on, a line in the console of a development build.
   */
  readonly tell: (diagnostic: Diagnostic) => Promise<void>
  readonly dismissAlert: (key: number) => void
}

/** Notices as a plugin of the kit itself. */
export const notice = {
  id: "kit/notice",
  actions: ["showToast", "hideToast", "tell", "dismissAlert"] satisfies ReadonlyArray<keyof NoticeActions>
}
