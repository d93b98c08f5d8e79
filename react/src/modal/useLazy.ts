import { type ComponentType, useEffect, useState } from "react"

/** A component that a module brings: undefined until it is there, `failed` if it does not load. Nothing is loaded without `load`. */
export const useLazy = <Props = object>(
  load: (() => Promise<ComponentType<Props>>) | undefined
): ComponentType<Props> | "failed" | undefined => {
  const [component, setComponent] = useState<ComponentType<Props> | "failed">()
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
