import type { KitError } from "@latchkey/core"
import { kit } from "./kit"

/** Connects in a click, and says what a visitor can do where the window did not open. */
export const connect = () =>
  kit.connect({ connectorId: "coinbaseWalletSDK" }).catch((error: KitError) => {
    if (error.code === "COINBASE_WINDOW_BLOCKED") alert("Allow pop-ups for this site, and try again.")
  })
