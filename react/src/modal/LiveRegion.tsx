import { useEffect, useState } from "react"
import { useModalState } from "./ModalContext.ts"

/** Something said to those who listen. A new `turn` says the same text again. */
export interface Announcement {
  readonly text: string
  readonly turn: number
  /** Key of the view that it was said in; undefined when it concerns the whole modal. */
  readonly view: number | undefined
}

// Long enough to be read out; later, whoever walks through the page would find words that are true no more.
const KEPT = 5_000

/** What was said last, until it was heard or its view is left. */
export const LiveRegion = ({ text, turn, view }: Announcement) => {
  const top = useModalState((state) => state.navigation.stack.at(-1)?.key)
  const isHere = view === undefined || view === top
  const [heard, setHeard] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setHeard(turn), KEPT)
    return () => clearTimeout(timer)
  }, [turn])
  return (
    <div className="unseen" role="status" aria-live="polite" aria-atomic="true">
      {isHere && turn !== heard && <span key={turn}>{text}</span>}
    </div>
  )
}
