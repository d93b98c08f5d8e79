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
  readonly dismissAlert: (key: number) => void
}

/** Notices as a plugin of the kit itself. */
export const notice = {
  id: "kit/notice",
  actions: ["showToast", "hideToast", "dismissAlert"] satisfies ReadonlyArray<keyof NoticeActions>
}
