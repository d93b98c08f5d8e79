import { KitModal, KitProvider, type Theme } from "@latchkey/react"
import { useEffect, useState, useSyncExternalStore } from "react"
import { kitSettings } from "../playground/makeKit.ts"
import { defaultSettings } from "../playground/settings.ts"
import { ApprovalCard } from "../playground/testWallets/ApprovalCard.tsx"
import { usePlaygroundKit } from "../playground/usePlaygroundKit.ts"
import type { Stack } from "../playground/Stack.ts"
import { makeTestWallets, type TestWallets } from "../playground/testWallets/TestWallets.ts"
import { pretendFetch, pretendRouter, pretendTokens } from "./PretendChain.ts"

const settings = kitSettings({
  ...defaultSettings,
  chains: ["evm"],
  without: ["polygon"],
  send: true,
  swap: true,
  onchainSwap: true,
  inPage: true
})

const pretended = [
  { id: "eip155:1", name: "Ethereum", rpcUrl: "https://chain.example/1" },
  { id: "eip155:8453", name: "Base", rpcUrl: "https://chain.example/8453" }
]

/** What the kit knows: no node, so that it reads through the wallet, as it does where an app names none. */
const stack: Stack = {
  networks: [],
  missing: [],
  routers: [
    {
      networkId: "eip155:1",
      title: "Uniswap V2",
      router: pretendRouter,
      tokens: pretendTokens.map(({ address }) => address)
    }
  ]
}

/** Test wallets on the pretended chains, for as long as the component is there. */
const usePretendWallets = (): TestWallets | undefined => {
  const [wallets, setWallets] = useState<TestWallets>()
  useEffect(() => {
    const made = makeTestWallets({ networks: pretended, missing: [] }, undefined, pretendFetch())
    setWallets(made)
    return () => made.dispose()
  }, [])
  return wallets
}

const siteTheme = (): Theme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light")

const followTheme = (listener: () => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] })
  return () => observer.disconnect()
}

const Live = ({ wallets }: { readonly wallets: TestWallets }) => {
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

/** The real modal in the page, with test wallets that ask before they share or sign, on chains that are in the page too. */
export const FrontModal = () => {
  const wallets = usePretendWallets()
  return wallets === undefined ? <div className="front-modal" aria-busy="true" /> : <Live wallets={wallets} />
}
