import { useEffect, useState } from "react"
import { useModalState } from "../context/ModalContext.ts"

/** A text for screen readers. A new `turn` announces the same text again. */
export interface Announcement {
  readonly text: string
  readonly turn: number
  /** Key of the view that announced it; undefined if it concerns the whole modal. */
  readonly view: number | undefined
  /** Whether the modal was open: what was said in it is no news after it. */
  readonly open: boolean
}

/** Screen readers read changes of a region that they know: it is there for this long before it says something. */
const KNOWN_AFTER = 100

/** The latest announcement, while its view is shown. */
export const LiveRegion = ({ text, turn, view, open }: Announcement) => {
  const top = useModalState((state) => state.navigation.stack.at(-1)?.key)
  const isOpen = useModalState((state) => state.navigation.open)
  const isHere = open === isOpen && (view === undefined || view === top)
  const [known, setKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), KNOWN_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="unseen live" role="status" aria-live="polite" aria-atomic="true">
      {known && isHere && text !== "" && <span key={turn}>{text}</span>}
    </div>
  )
}
