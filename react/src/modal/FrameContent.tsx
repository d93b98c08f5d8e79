import type { NavigationState } from "@latchkey/core"
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
  titleId,
  onClose
}: {
  readonly navigation: NavigationState
  readonly titleId: string
  readonly onClose?: () => void
}) => {
  const entry = navigation.stack.at(-1)!
  const { view, title } = useView(entry)
  useAttemptEnd()
  useNetworkChosen()
  return (
    // Takes the focus of a click beside the controls, which would otherwise fall out of the card.
    <div className="card-body" tabIndex={-1}>
      <ModalHeader
        navigation={navigation}
        view={view}
        title={title}
        titleId={titleId}
        {...(onClose === undefined ? {} : { onClose })}
      />
      <AlertBar />
      <ViewOutlet entry={entry} view={view} direction={navigation.direction} />
      <Toasts />
    </div>
  )
}
