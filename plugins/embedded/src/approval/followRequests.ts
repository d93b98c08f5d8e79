import type { Navigation, NavigationState } from "@latchkey/core"
import type { MethodNotAllowedError } from "../errors.ts"
import type { FrameHost } from "../frame/FrameHost.ts"
import type { RequestWatch } from "../provider/askFrame.ts"
import { viewIds } from "../viewIds.ts"

const TOAST_DELAY_MILLIS = 300

/** What following requests needs of the kit. */
export interface FollowNeeds {
  readonly host: () => FrameHost
  readonly navigation: Navigation
  readonly shown: () => NavigationState
  readonly subscribe: (listener: () => void) => () => void
  readonly toast: (code: string) => void
}

const isApproving = ({ stack }: NavigationState) => stack.at(-1)?.view === viewIds.approve

/**
 * Keeps the modal and the requests of the wallet together. A closed modal opens while the visitor is asked, and closes with the
 * answer. One that is open stays as it is below the frame. Closing it, or leaving the view that opened, ends what is asked.
 */
export const followRequests = ({
  host,
  navigation,
  shown,
  subscribe,
  toast
}: FollowNeeds): RequestWatch & { readonly stop: () => void } => {
  let wasShown = shown()
  let toastTimer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribe(() => {
    const before = wasShown
    wasShown = shown()
    if (before === wasShown || host().status().asking === 0) return
    const hasClosed = before.open && !wasShown.open
    const hasLeft = isApproving(before) && !wasShown.stack.some(({ view }) => view === viewIds.approve)
    if (hasClosed || hasLeft) host().rejectRequests()
  })
  return {
    onAsked: () => {
      if (!shown().open) navigation.open({ view: viewIds.approve })
    },
    onAnswered: () => {
      if (host().status().asking === 0 && isApproving(shown())) navigation.close()
    },
    onNotAllowed: ({ code }: MethodNotAllowedError) => {
      if (!shown().open) navigation.open()
      clearTimeout(toastTimer)
      toastTimer = setTimeout(() => toast(code), TOAST_DELAY_MILLIS)
      host().rejectRequests()
    },
    stop: () => {
      clearTimeout(toastTimer)
      stop()
    }
  }
}
