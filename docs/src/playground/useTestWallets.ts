import { useEffect, useState } from "react"
import { readStack, type Stack } from "./Stack.ts"
import { makeTestWallets, type TestWallets } from "./testWallets/TestWallets.ts"

/** What a page of the site needs before it makes a kit. */
export interface ReadyPage {
  readonly stack: Stack
  readonly wallets: TestWallets
}

/**
 * The local networks that the site at `base` is served with, and test wallets on them, for as long as the component is there; undefined
 * until they are known. `storage` keeps the wallets over visits; without it they are new each time.
 */
export const useTestWallets = (base: string, storage?: () => Storage | undefined): ReadyPage | undefined => {
  const [ready, setReady] = useState<ReadyPage>()
  useEffect(() => {
    let current = true
    let wallets: TestWallets | undefined
    void readStack(base).then((stack) => {
      if (!current) return
      wallets = makeTestWallets(stack, storage?.())
      setReady({ stack, wallets })
    })
    return () => {
      current = false
      wallets?.dispose()
    }
  }, [base, storage])
  return ready
}
