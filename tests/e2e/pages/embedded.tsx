import { KitModal, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { locale, theme } from "./appearance.ts"
import { Facts } from "./Facts.tsx"
import { kitFromQuery } from "./kitFromQuery.ts"

const kit = kitFromQuery()

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme={theme} locale={locale} disableAppend>
    <KitModal embedded />
    <Facts />
  </KitProvider>
)

Object.assign(window, { kit })
