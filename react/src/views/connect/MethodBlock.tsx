import { type ComponentType, useEffect, useState } from "react"
import { Skeleton } from "../../components/Skeleton.tsx"
import type { ConnectMethod } from "../../slots/connectMethods.ts"

/** A plugin's way to connect. Its height is reserved while it loads; it is left out if it fails to load. */
export const MethodBlock = ({ method }: { readonly method: ConnectMethod }) => {
  const [Block, setBlock] = useState<ComponentType | "failed">()
  useEffect(() => {
    let current = true
    method.load().then(
      ({ default: component }) => current && setBlock(() => component),
      () => current && setBlock("failed")
    )
    return () => {
      current = false
    }
  }, [method])
  if (Block === "failed") return null
  return Block === undefined ? <Skeleton width="100%" height={method.height} radius={14} /> : <Block />
}
