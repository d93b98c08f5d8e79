import { useEffect, useState } from "react"

/**
 * A component, or another function, that a module brings: undefined until it is there, `failed` if it does not load. Nothing is loaded
 * without `load`.
 */
export const useLazy = <Loaded>(load: (() => Promise<Loaded>) | undefined): Loaded | "failed" | undefined => {
  const [component, setComponent] = useState<Loaded | "failed">()
  useEffect(() => {
    let current = true
    load?.().then(
      (loaded) => current && setComponent(() => loaded),
      () => current && setComponent("failed")
    )
    return () => {
      current = false
    }
  }, [load])
  return component
}
