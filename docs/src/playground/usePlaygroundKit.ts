import { useEffect, useRef, useState } from "react"
import { makeKit, type KitSettings, type PlaygroundKit } from "./makeKit.ts"
import type { Stack } from "./Stack.ts"

/** A kit, and a number that no other kit of this page has. */
export interface NumberedKit {
  readonly kit: PlaygroundKit
  readonly number: number
}

/**
 * A kit made anew whenever the settings that it is made of change, or `generation` does. The one before is disposed of
 * first, so that the next one restores the session that it leaves.
 */
export const usePlaygroundKit = (
  settings: KitSettings,
  stack: Stack,
  generation: number
): NumberedKit | undefined => {
  const [made, setMade] = useState<NumberedKit>()
  const disposed = useRef(Promise.resolve())
  const key = JSON.stringify(settings)

  useEffect(() => {
    let wanted = true
    const making = disposed.current.then(() => {
      if (!wanted) return undefined
      const kit = makeKit(JSON.parse(key) as KitSettings, stack)
      setMade((before) => ({ kit, number: (before?.number ?? 0) + 1 }))
      return kit
    })
    return () => {
      wanted = false
      disposed.current = making.then((kit) => kit?.dispose())
    }
  }, [key, stack, generation])

  return made
}
