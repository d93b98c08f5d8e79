import { lazy, Suspense, useState } from "react"
import { ViewBoundary } from "../../components/ViewBoundary.tsx"
import { useViewModules } from "../../context/ViewModulesContext.ts"
import type { ProfileSection } from "../../slots/profileSections.ts"
import type { ViewProps } from "../../slots/views.ts"

const NO_PARAMS: ViewProps["params"] = {}

/** What a feature shows below the connected wallets: its part, or what to do if it fails to load. */
export const SectionPart = ({ section }: { readonly section: ProfileSection }) => (
  <ViewBoundary>
    <Loaded section={section} />
  </ViewBoundary>
)

// Made anew when the boundary tries again.
const Loaded = ({ section }: { readonly section: ProfileSection }) => {
  const { modules } = useViewModules()
  const [Part] = useState(() => lazy(async () => ({ default: await modules.load(section) })))
  return (
    <Suspense>
      <Part params={NO_PARAMS} />
    </Suspense>
  )
}
