import type { KitCore } from "@latchkey/core"
import { useCallback, useEffect, useState } from "react"
import type { Announcement } from "./LiveRegion.tsx"
import type { ModalContextValue } from "../context/ModalContext.ts"

// Long enough to be read out; after that, a screen reader that moves through the page would find outdated text.
const KEPT = 5_000

/** What the live region says: the latest announcement for 5 s, then nothing. */
export const useAnnouncer = (
  kit: KitCore
): { readonly said: Announcement; readonly announce: ModalContextValue["announce"] } => {
  const [said, setSaid] = useState<Announcement>({ text: "", turn: 0, view: undefined, open: true })
  const { turn } = said
  useEffect(() => {
    // A busy page may draw the next announcement only after this: that one is kept.
    const timer = setTimeout(
      () => setSaid((last) => (last.turn === turn ? { ...last, text: "" } : last)),
      KEPT
    )
    return () => clearTimeout(timer)
  }, [turn])
  const announce = useCallback<ModalContextValue["announce"]>(
    (text, view) => {
      const { navigation } = kit.getSnapshot()
      // A view that loads late may still be drawn while it is animated out.
      if (view !== undefined && view !== navigation.stack.at(-1)?.key) return
      setSaid((last) => ({ text, turn: last.turn + 1, view, open: navigation.open }))
    },
    [kit]
  )
  return { said, announce }
}
