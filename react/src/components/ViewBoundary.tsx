import { Component, type ReactNode } from "react"
import { Button } from "./Button.tsx"
import { ErrorState } from "./ErrorState.tsx"
import { useAnnouncement, useModalContext } from "../context/ModalContext.ts"

/** A part of the modal that did not load or did not draw, and the way to try again. */
export const ViewFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { messages } = useModalContext()
  useAnnouncement(messages.viewFailedTitle)
  return (
    <ErrorState
      title={messages.viewFailedTitle}
      action={
        <Button variant="main" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      }
    >
      {navigator.onLine ? messages.viewFailedText : messages.viewFailedOffline}
    </ErrorState>
  )
}

/** Catches the error of a part that throws while rendering, so that only that part is affected. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override readonly state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? (
      <ViewFailed onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    )
  }
}
