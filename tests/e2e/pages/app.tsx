import { ConnectButton, KitProvider, NetworkButton } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { locale, theme } from "./appearance.ts"
import { Facts } from "./Facts.tsx"
import { kitFromQuery } from "./kitFromQuery.ts"

const kit = kitFromQuery()
document.documentElement.style.colorScheme = theme
if (locale === "ar") document.documentElement.dir = "rtl"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme={theme} locale={locale}>
    <header>
      <ConnectButton />
      <NetworkButton />
    </header>
    <Facts />
  </KitProvider>
)

Object.assign(window, { kit })
