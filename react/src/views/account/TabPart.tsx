import { type ComponentType, useEffect, useState } from "react"
import { ViewSkeleton } from "../../components/ViewSkeleton.tsx"
import { useModalContext } from "../../context/ModalContext.ts"
import { ViewBoundary, ViewFailed } from "../../components/ViewBoundary.tsx"
import { useViewModules } from "../../context/ViewModulesContext.ts"
import type { AccountTab } from "../../slots/accountTabs.ts"
import type { ViewProps } from "../../slots/views.ts"

type Load = { readonly component?: ComponentType<ViewProps>; readonly failed: boolean }

const NO_PARAMS: ViewProps["params"] = {}

/** What a tab shows: its part, a placeholder while that loads, or what to do if it fails to load. */
export const TabPart = ({ tab }: { readonly tab: AccountTab }) => {
  const { modules } = useViewModules()
  const [{ component, failed }, setLoad] = useState<Load>({ failed: false })
  const Ready = modules.get(tab) ?? component
  const missing = Ready === undefined && !failed
  useEffect(() => {
    if (!missing) return
    let current = true
    modules.load(tab).then(
      (loaded) => current && setLoad({ component: loaded, failed: false }),
      () => current && setLoad({ failed: true })
    )
    return () => {
      current = false
    }
  }, [modules, tab, missing])
  if (failed) return <ViewFailed onRetry={() => setLoad({ failed: false })} />
  if (Ready === undefined) return <Loading skeleton={tab.skeleton ?? "rows"} />
  return (
    <ViewBoundary>
      <Ready params={NO_PARAMS} />
    </ViewBoundary>
  )
}

const Loading = ({ skeleton: Skeleton }: { readonly skeleton: NonNullable<AccountTab["skeleton"]> }) => {
  const { messages } = useModalContext()
  return (
    <div aria-busy="true">
      <span className="unseen">{messages.loading}</span>
      {typeof Skeleton === "string" ? <ViewSkeleton shape={Skeleton} /> : <Skeleton params={NO_PARAMS} />}
    </div>
  )
}
