import { batches } from "@latchkey/batches/react"
import { createKit } from "@latchkey/core"
import { embedded, type SignInMethod } from "@latchkey/embedded/react"
import { onchainSwap, type SwapRouter } from "@latchkey/onchain-swap"
import { onramp } from "@latchkey/onramp/react"
import { pay } from "@latchkey/pay/react"
import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { send } from "@latchkey/send/react"
import { swap } from "@latchkey/swap/react"
import { createRoot } from "react-dom/client"
import { stackSeller, type StackSellerOptions } from "../../../plugins/onramp/stack/stackSeller.ts"
import { locale, theme } from "./appearance.ts"
import { ChainFacts } from "./ChainFacts.tsx"
import { chainPages } from "./chainPages.ts"
import { KitFacts } from "./KitFacts.tsx"

declare const ROUTERS: ReadonlyArray<SwapRouter>
declare const SELLER: StackSellerOptions
declare const NETWORK_URLS: Readonly<Record<string, ReadonlyArray<string>>>

const query = new URLSearchParams(location.search)
const wanted = query.get("namespaces")?.split(",") ?? ["eip155"]
const chosen = chainPages.filter(({ namespace }) => wanted.includes(namespace))

const kit = createKit({
  app: { name: "E-mail", url: location.origin },
  networks: chosen.flatMap(({ networks }) => networks),
  plugins: [
    ...chosen.map(({ plugin }) => plugin()),
    embedded({
      projectId: "stack",
      frameUrl: query.get("frame") ?? "",
      methods: (query.get("methods")?.split(",") ?? ["email"]) as ReadonlyArray<SignInMethod>
    }),
    ...(query.get("send") === "on" ? [send()] : []),
    ...(query.get("pay") === "on" ? [pay()] : []),
    ...(query.get("swap") === "on" ? [swap(), onchainSwap({ routers: ROUTERS })] : []),
    ...(query.get("onramp") === "on" ? [onramp(), stackSeller(SELLER)] : []),
    ...(query.get("batches") === "on" ? [batches()] : [])
  ],
  customRpcUrls: NETWORK_URLS
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
      <h1>E-mail</h1>
      <KitFacts />
      {chosen.map(({ namespace }) => (
        <ChainFacts key={namespace} namespace={namespace} />
      ))}
    </main>
  </KitProvider>
)

Object.assign(window, { kit })
