import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react"
import { Button } from "../components/Button.tsx"
import { EmptyState } from "../components/EmptyState.tsx"
import { ErrorState } from "../components/ErrorState.tsx"
import { ViewSkeleton } from "../components/ViewSkeleton.tsx"
import { WarningIcon } from "../icons/icons.tsx"
import type { ViewDeclaration, ViewProps } from "../slots/views.ts"
import { useAnnouncement, useModal } from "./ModalContext.ts"
import { useViewModules } from "./ViewModulesContext.ts"

/** A view: its component, what stands in while that loads, or what to do when it does not. */
export const ViewContent = ({ view, params }: ViewProps & { readonly view: ViewDeclaration | undefined }) => {
  const { kit, messages } = useModal()
  if (view !== undefined) return <LoadedView view={view} params={params} />
  return (
    <EmptyState
      icon={<WarningIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{messages.back}</Button>}
    >
      {messages.viewUnknownText}
    </EmptyState>
  )
}

type Load = { readonly component?: ComponentType<ViewProps>; readonly failed: boolean }

const LoadedView = ({ view, params }: ViewProps & { readonly view: ViewDeclaration }) => {
  const modules = useViewModules()
  const [{ component, failed }, setLoad] = useState<Load>({ failed: false })
  const Ready = modules.get(view) ?? component
  const missing = Ready === undefined && !failed
  useEffect(() => {
    if (!missing) return
    let current = true
    modules.load(view).then(
      (loaded) => current && setLoad({ component: loaded, failed: false }),
      () => current && setLoad({ failed: true })
    )
    return () => {
      current = false
    }
  }, [modules, view, missing])
  if (failed) return <ViewFailed onRetry={() => setLoad({ failed: false })} />
  if (Ready === undefined) return <ViewLoading shape={view.skeleton ?? "rows"} />
  return (
    <ViewBoundary>
      <Ready params={params} />
    </ViewBoundary>
  )
}

const ViewLoading = ({ shape }: { readonly shape: NonNullable<ViewDeclaration["skeleton"]> }) => {
  const { messages } = useModal()
  return (
    <div aria-busy="true">
      <span className="unseen">{messages.loading}</span>
      <ViewSkeleton shape={shape} />
    </div>
  )
}

const ViewFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { messages } = useModal()
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

/** A view that fails while it draws takes nothing but itself down. */
class ViewBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
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
