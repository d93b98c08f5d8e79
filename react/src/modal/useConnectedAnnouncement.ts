import type { KitCore } from "@latchkey/core"
import { useEffect } from "react"
import { fill } from "../messages/fill.ts"
import type { Messages } from "../messages/Messages.ts"

/**
 * Announces each wallet that is connected, since the modal closes without a word when that is done. What tells of them is loaded when a
 * wallet is first asked, and looks at all that happened since.
 */
export const useConnectedAnnouncement = (
  kit: KitCore,
  messages: Messages | undefined,
  announce: (text: string) => void
): void => {
  const words = messages?.connected ?? ""
  useEffect(() => {
    const before = kit.getSnapshot()
    let stop = kit.subscribe(() => {
      if (kit.getSnapshot().attempt.connect === undefined) return
      stop()
      let current = true
      stop = () => (current = false)
      import("./announceConnections.ts").then(
        ({ announceConnections }) => {
          if (current) stop = announceConnections(kit, before, (wallet) => announce(fill(words, { wallet })))
        },
        () => {}
      )
    })
    return () => stop()
  }, [kit, words, announce])
}
