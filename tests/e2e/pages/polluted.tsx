import { ConnectButton, KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { Facts } from "./Facts.tsx"
import { kitFromQuery } from "./kitFromQuery.ts"
import "./polluted.css"

const kit = kitFromQuery()

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit}>
    <ConnectButton />
    <Facts />
  </KitProvider>
)

Object.assign(window, {
  kit,
  // As some routers do: a new body, with the page's own elements moved over.
  replaceBody: () => {
    const body = document.createElement("body")
    const root = document.getElementById("root")
    if (root !== null) body.append(root)
    document.body.replaceWith(body)
  }
})
