import { type ComponentType, useEffect, useState } from "react"
import { ViewSkeleton } from "../components/ViewSkeleton.tsx"
import type { ViewDeclaration, ViewProps } from "../slots/views.ts"
import { firstView, unknownView } from "../views/index.ts"
import { useModalContext, useModalState } from "../context/ModalContext.ts"
import { ViewBoundary, ViewFailed } from "../components/ViewBoundary.tsx"
import { useViewModules } from "../context/ViewModulesContext.ts"

/** A view: its component, a placeholder while that loads, or what to do if it fails to load. */
export const ViewContent = ({ view, params }: ViewProps & { readonly view: ViewDeclaration | undefined }) => {
  const settled = useModalState(({ connection }) => connection.settled)
  // A plugin that is still loading may bring it, and does so now and then after it was missed.
  return view !== undefined || settled ? (
    <LoadedView key={view?.id} view={view ?? unknownView} params={params} />
  ) : (
    <ViewLoading skeleton="rows" params={params} />
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
