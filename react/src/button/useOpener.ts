import { useMemo, useState } from "react"
import { useKitContext } from "../context/KitContext.ts"
import { prefetchModal } from "../provider/loadModal.ts"

/** Properties of a button that opens the modal, and puts it up, closed, on hover, touch or focus. */
export interface OpenerProps {
  readonly type: "button"
  readonly "aria-haspopup": "dialog"
  readonly onClick: () => void
  readonly onPointerEnter: () => void
  readonly onTouchStart: () => void
  readonly onFocus: () => void
}

interface OpenerTarget {
  readonly namespace?: string | undefined
  readonly view?: string | undefined
}

/** What `useOpener` returns. */
export interface Opener {
  readonly props: OpenerProps
  /** What the button says instead of all else, while the modal that it asked for cannot be loaded. */
  readonly failure: string | undefined
}

/** A button that opens the modal, for a component called `usedBy`. */
export const useOpener = (usedBy: string, { namespace, view }: OpenerTarget): Opener => {
  const { kit, messages, prepare, loadFailure } = useKitContext(usedBy)
  // Of several buttons, only those that were clicked tell that it failed.
  const [clicked, setClicked] = useState(false)
  const props = useMemo((): OpenerProps => {
    // Fetching it is not enough: running it is what a click would wait for.
    const comeNear = () => prefetchModal(kit, prepare)
    return {
      type: "button",
      "aria-haspopup": "dialog",
      onClick: () => {
        setClicked(true)
        kit.open({ namespace, view })
      },
      onPointerEnter: comeNear,
      onTouchStart: comeNear,
      onFocus: comeNear
    }
  }, [kit, prepare, namespace, view])
  const isTold = clicked && loadFailure !== undefined
  return {
    props,
    failure: isTold ? messages[navigator.onLine ? "modalFailed" : "modalOffline"] : undefined
  }
}
