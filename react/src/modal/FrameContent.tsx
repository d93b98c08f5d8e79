import type { NavigationState, ViewEntry } from "@latchkey/core"
import type { HTMLAttributes } from "react"
import { AlertBar } from "./AlertBar.tsx"
import { ModalHeader } from "./ModalHeader.tsx"
import { Toasts } from "./Toasts.tsx"
import { useAttemptEnd } from "./useAttemptEnd.ts"
import { useNetworkChosen } from "./useNetworkChosen.ts"
import { useView } from "./useView.ts"
import { ViewOutlet } from "./ViewOutlet.tsx"

/** What every card holds: header, messages for the developer, the view, toasts. */
export const FrameContent = ({
  navigation,
  entry,
  titleId,
  onClose,
  headerProps
}: {
  readonly navigation: NavigationState
  /** What is on top of the stack. */
  readonly entry: ViewEntry
  readonly titleId: string
  readonly onClose?: () => void
  /** What else listens to the header. */
  readonly headerProps?: HTMLAttributes<HTMLElement>
}) => {
  const { view, title } = useView(entry)
  useAttemptEnd()
  useNetworkChosen()
  return (
    // Takes the focus of a click beside the controls, which would otherwise fall out of the card.
    <div className="card-body" tabIndex={-1}>
      <ModalHeader
        navigation={navigation}
        entry={entry}
        view={view}
        title={title}
        titleId={titleId}
        {...(headerProps === undefined ? {} : { headerProps })}
        {...(onClose === undefined ? {} : { onClose })}
      />
      <AlertBar />
      <ViewOutlet entry={entry} view={view} direction={navigation.direction} />
      <Toasts />
    </div>
  )
}
