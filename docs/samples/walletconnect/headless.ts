import { readSlice } from "@latchkey/core"
import { pairingSlice } from "@latchkey/walletconnect"
import { kit } from "./kit"

// Without the view: draw the code yourself, for as long as it is there.
kit.subscribe(() => {
  const { code } = readSlice(kit.getSnapshot(), pairingSlice)
  if (code !== undefined) console.log(code.uri, new Date(code.expiresAt))
})

await kit.connect({ connectorId: "walletConnect" })
