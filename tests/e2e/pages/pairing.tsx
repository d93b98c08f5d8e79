import { createKit } from "@latchkey/core"
import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { siwx } from "@latchkey/siwx/react"
import { walletConnect } from "@latchkey/walletconnect/react"
import { createRoot } from "react-dom/client"
import { locale, theme } from "./appearance.ts"
import { ChainFacts } from "./ChainFacts.tsx"
import { chainPages } from "./chainPages.ts"
import { KitFacts } from "./KitFacts.tsx"

declare const NETWORK_URLS: Readonly<Record<string, ReadonlyArray<string>>>
declare const PAIRING: { readonly relayUrl: string; readonly verifyUrl: string }

const query = new URLSearchParams(location.search)
const wanted = query.get("namespaces")?.split(",") ?? ["eip155"]
const signIn = query.get("signIn")
const chosen = chainPages.filter(({ namespace }) => wanted.includes(namespace))

const kit = createKit({
  app: { name: "Pairing", url: location.origin },
  networks: chosen.flatMap(({ networks }) => networks),
  plugins: [
    ...chosen.map(({ plugin }) => plugin()),
    walletConnect({
      projectId: "local",
      relayUrl: query.get("relay")?.split(",") ?? PAIRING.relayUrl,
      verifyUrl: query.get("verify") === "off" ? false : PAIRING.verifyUrl,
      preferUniversalLinks: query.get("universal") === "on"
    }),
    ...(signIn === null ? [] : [siwx({ required: signIn === "required" })])
  ],
  customRpcUrls: NETWORK_URLS,
  prefetch: query.get("prefetch") !== "off"
})

document.documentElement.style.colorScheme = theme
if (locale === "ar") document.documentElement.dir = "rtl"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme={theme} locale={locale}>
    <header>
      <ConnectButton />
      <NetworkButton />
    </header>
    <main>
      <h1>Pairing</h1>
      <KitFacts />
      {chosen.map(({ namespace }) => (
        <ChainFacts key={namespace} namespace={namespace} />
      ))}
    </main>
  </KitProvider>
)

Object.assign(window, { kit })
