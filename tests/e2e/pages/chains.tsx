import { activity } from "@latchkey/activity/react"
import { createKit } from "@latchkey/core"
import { pay } from "@latchkey/pay/react"
import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { nfts } from "@latchkey/nfts/react"
import { receive } from "@latchkey/receive/react"
import { send } from "@latchkey/send/react"
import { siwx } from "@latchkey/siwx/react"
import { createRoot } from "react-dom/client"
import { locale, theme } from "./appearance.ts"
import { ChainFacts } from "./ChainFacts.tsx"
import { chainPages } from "./chainPages.ts"
import { KitFacts } from "./KitFacts.tsx"

declare const NETWORK_URLS: Readonly<Record<string, ReadonlyArray<string>>>

const query = new URLSearchParams(location.search)
const wanted = query.get("namespaces")?.split(",")
// A button for each namespace, as apps that use two at once have them.
const eachButton = query.get("buttons") === "each"
const signIn = query.get("signIn")
/** A node as a test wants it, in the place of a network's: `<network's id>=<its address>`. */
const [slowId, slowNode] = query.get("node")?.split("=") ?? []
const chosen = chainPages.filter(({ namespace }) => wanted?.includes(namespace) ?? true)

const kit = createKit({
  app: { name: "Chains", url: location.origin },
  networks: chosen.flatMap(({ networks }) => networks),
  plugins: [
    ...chosen.map(({ plugin }) => plugin()),
    receive(),
    ...(query.get("send") === "on" ? [send()] : []),
    ...(query.get("pay") === "on" ? [pay()] : []),
    ...(query.get("activity") === "on" ? [activity()] : []),
    ...(query.get("nfts") === "on" ? [nfts()] : []),
    ...(signIn === null ? [] : [siwx({ required: signIn === "required" })])
  ],
  customRpcUrls: { ...NETWORK_URLS, ...(slowId && slowNode ? { [slowId]: [slowNode] } : {}) },
  prefetch: query.get("prefetch") !== "off"
})

document.documentElement.style.colorScheme = theme
if (locale === "ar") document.documentElement.dir = "rtl"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme={theme} locale={locale}>
    <header>
      {eachButton ? (
        chosen.map(({ namespace }) => (
          <span key={namespace} data-namespace={namespace}>
            <ConnectButton namespace={namespace} />
          </span>
        ))
      ) : (
        <ConnectButton />
      )}
      <NetworkButton />
    </header>
    <main>
      <h1>Chains</h1>
      <KitFacts />
      {chosen.map(({ namespace }) => (
        <ChainFacts key={namespace} namespace={namespace} />
      ))}
    </main>
  </KitProvider>
)

Object.assign(window, { kit })
