import { KitModal, KitProvider, type Theme } from "@latchkey/react"
import { useSyncExternalStore } from "react"
import { kitSettings } from "../playground/makeKit.ts"
import { defaultSettings } from "../playground/settings.ts"
import { ApprovalCard } from "../playground/testWallets/ApprovalCard.tsx"
import { usePlaygroundKit } from "../playground/usePlaygroundKit.ts"
import { useTestWallets, type ReadyPage } from "../playground/useTestWallets.ts"

const settings = kitSettings({ ...defaultSettings, chains: ["evm"], send: true, swap: true, inPage: true })

const siteTheme = (): Theme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light")

const followTheme = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => observer.disconnect()
}

const Live = ({ stack, wallets }: ReadyPage) => {
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
  const ready = useTestWallets(base)
  return ready === undefined ? <div className="front-modal" aria-busy="true" /> : <Live {...ready} />
}
