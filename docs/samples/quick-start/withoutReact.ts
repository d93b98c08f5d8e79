import "@latchkey/react/element"
import type { ConnectButtonElement } from "@latchkey/react/element"
import { kit } from "./kit"

const button = document.querySelector<ConnectButtonElement>("latchkey-button")
if (button !== null) button.kit = kit

kit.subscribe(() => {
  const account = kit.getSnapshot().account["eip155"]
  document.title = account?.address ?? "Not connected"
})
