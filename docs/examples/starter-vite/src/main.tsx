import { KitProvider } from "@latchkey/react"
import { createRoot } from "react-dom/client"
import { kit } from "./kit"
import { Shop } from "./Shop"

createRoot(document.getElementById("root")!).render(
  <KitProvider kit={kit} theme="system">
    <Shop />
  </KitProvider>
)
