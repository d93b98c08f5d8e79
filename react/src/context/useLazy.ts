import { useEffect, useState } from "react"

/**
 * A component, or another function, that a module brings: undefined until it is there, `failed` if it does not load. Nothing is loaded
 * without `load`; each use has one `load`, or now and then none.
 */
export const useLazy = <Loaded>(load: (() => Promise<Loaded>) | undefined): Loaded | "failed" | undefined => {
  const [component, setComponent] = useState<Loaded | "failed">()
  // What loads when it is no longer asked for is shown all the same: a slow page would otherwise miss what it was asked for.
  useEffect(() => {
    load?.().then(
      (loaded) => setComponent(() => loaded),
      () => setComponent("failed")
    )
  }, [load])
  return component
}
