import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react"
import { Button } from "../components/Button.tsx"
import { EmptyState } from "../components/EmptyState.tsx"
import { ErrorState } from "../components/ErrorState.tsx"
import { ViewSkeleton } from "../components/ViewSkeleton.tsx"
import { WarningIcon } from "../icons/icons.tsx"
import type { ViewDeclaration, ViewProps } from "../slots/views.ts"
import { firstView } from "../views/index.ts"
import { useAnnouncement, useModalContext } from "./ModalContext.ts"
import { useViewModules } from "./ViewModulesContext.ts"

/** A view: its component, a placeholder while that loads, or what to do if it fails to load. */
export const ViewContent = ({ view, params }: ViewProps & { readonly view: ViewDeclaration | undefined }) => {
  const { kit, messages } = useModalContext()
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
  const { modules, whole, complete } = useViewModules()
  const [{ component, failed }, setLoad] = useState<Load>({ failed: false })
  const Ready = whole || view === firstView ? (modules.get(view) ?? component) : undefined
  const missing = Ready === undefined && !failed
  useEffect(() => {
    if (!missing) return
    let current = true
    Promise.all([modules.load(view), complete()]).then(
      ([loaded]) => current && setLoad({ component: loaded, failed: false }),
      () => current && setLoad({ failed: true })
    )
    return () => {
      current = false
    }
  }, [modules, complete, view, missing])
  if (failed) return <ViewFailed onRetry={() => setLoad({ failed: false })} />
  if (Ready === undefined) return <ViewLoading skeleton={view.skeleton ?? "rows"} params={params} />
  return (
    <ViewBoundary>
      <Ready params={params} />
    </ViewBoundary>
  )
}

const ViewLoading = ({
  skeleton: Skeleton,
  params
}: ViewProps & { readonly skeleton: NonNullable<ViewDeclaration["skeleton"]> }) => {
  const { messages } = useModalContext()
  return (
    <div aria-busy="true">
      <span className="unseen">{messages.loading}</span>
      {typeof Skeleton === "string" ? <ViewSkeleton shape={Skeleton} /> : <Skeleton params={params} />}
    </div>
  )
}

const ViewFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
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

/** Catches the error of a view that throws while rendering, so that only that view is affected. */
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
