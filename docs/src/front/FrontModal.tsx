import { KitModal, KitProvider, type Theme } from "@latchkey/react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { kitSettings } from "../playground/makeKit.ts"
import { defaultSettings } from "../playground/settings.ts"
import { readStack, type Stack } from "../playground/Stack.ts"
import { ApprovalCard } from "../playground/testWallets/ApprovalCard.tsx"
import { makeTestWallets, type TestWallets } from "../playground/testWallets/TestWallets.ts"
import { usePlaygroundKit } from "../playground/usePlaygroundKit.ts"

const settings = kitSettings({ ...defaultSettings, chains: ["evm"], send: true, swap: true, inPage: true })

const siteTheme = (): Theme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light")

const followTheme = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => observer.disconnect()
}

const Live = ({ stack, wallets }: { readonly stack: Stack; readonly wallets: TestWallets }) => {
  const theme = useSyncExternalStore(followTheme, siteTheme)
  const { waiting } = useSyncExternalStore(wallets.subscribe, wallets.getSnapshot)
  const made = usePlaygroundKit(settings, stack, wallets, 0)
  if (made === undefined) return <div className="front-modal" aria-busy="true" />
  if (made === "failed")
    return <p role="alert">The code of the wallets didn't load. Reload the page to try again.</p>
  return (
    <>
      <KitProvider kit={made.kit} theme={theme} disableAppend>
        <div className="front-modal">
          <KitModal embedded />
        </div>
      </KitProvider>
      <ApprovalCard waiting={waiting} />
    </>
  )
}

/** The real modal in the page, with test wallets that ask before they share or sign. */
export const FrontModal = ({ base }: { readonly base: string }) => {
  const [ready, setReady] = useState<{ readonly stack: Stack; readonly wallets: TestWallets }>()
  useEffect(() => {
    let current = true
    let wallets: TestWallets | undefined
    void readStack(base).then((stack) => {
      if (!current) return
      wallets = makeTestWallets(stack, undefined)
      setReady({ stack, wallets })
    })
    return () => {
      current = false
      wallets?.dispose()
    }
  }, [base])
  return ready === undefined ? <div className="front-modal" aria-busy="true" /> : <Live {...ready} />
}
