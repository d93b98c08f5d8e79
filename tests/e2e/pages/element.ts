import "@latchkey/react/element"
import { theme } from "./appearance.ts"
import { kitFromQuery } from "./kitFromQuery.ts"

const kit = kitFromQuery()
for (const button of document.querySelectorAll("latchkey-button, latchkey-network-button")) {
  button.setAttribute("theme", theme)
  Object.assign(button, { kit })
}

const address = document.getElementById("address")!
kit.subscribe(() => (address.textContent = kit.getSnapshot().account["eip155"]?.address ?? ""))

Object.assign(window, { kit })
