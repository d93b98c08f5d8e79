import { KitModal, KitProvider } from "@latchkey/react"
import { kit } from "../quick-start/kit"

export const Page = () => (
  <KitProvider kit={kit} disableAppend>
    <main>
      <KitModal embedded />
    </main>
  </KitProvider>
)
