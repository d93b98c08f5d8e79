import { useEffect, useRef, useState } from "react"
import { loadChains, makeKit, type KitSettings, type PlaygroundKit } from "./makeKit.ts"
import type { Stack } from "./Stack.ts"
import type { TestWallets } from "./testWallets/TestWallets.ts"

/** A kit, and a number that no other kit of this page has; or that the code of a chain did not come. */
export type MadeKit = (PlaygroundKit & { readonly number: number }) | "failed"

/**
 * A kit made anew whenever the settings that it is made of change, or `generation` does. The one before is disposed of
 * first, so that the next one restores the session that it leaves; the test wallets of its chains are there before it
 * looks for them.
 */
export const usePlaygroundKit = (
  settings: KitSettings,
  stack: Stack,
  wallets: TestWallets,
  generation: number
): MadeKit | undefined => {
  const [made, setMade] = useState<MadeKit>()
  const disposed = useRef<Promise<unknown>>(Promise.resolve())
  const lastNumber = useRef(0)
  const key = JSON.stringify(settings)

  useEffect(() => {
    let wanted = true
    const make = async () => {
      const chosen = JSON.parse(key) as KitSettings
      if (!wanted) return undefined
      const [loaded] = await Promise.all([loadChains(chosen.chains), wallets.serve(chosen.chains)])
      if (!wanted) return undefined
      const next = makeKit(chosen, stack, loaded)
      setMade({ ...next, number: ++lastNumber.current })
      return next.kit
    }
    const making = disposed.current.then(make).catch(() => {
      if (wanted) setMade("failed")
      return undefined
    })
    return () => {
      wanted = false
      disposed.current = making.then((kit) => kit?.dispose())
    }
  }, [key, stack, wallets, generation])

  return made
}
