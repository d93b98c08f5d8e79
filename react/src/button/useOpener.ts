import { useMemo } from "react"
import { useKitContext } from "../KitContext.ts"
import { prefetchModal } from "../loadModal.ts"

/** Properties of a button that opens the modal, and fetches it when the visitor comes near. */
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

/** What a button that opens the modal has on it, for a component called `usedBy`. */
export const useOpener = (usedBy: string, { namespace, view }: OpenerTarget): OpenerProps => {
  const { kit } = useKitContext(usedBy)
  return useMemo(() => {
    const prefetch = () => prefetchModal(kit)
    return {
      type: "button",
      "aria-haspopup": "dialog",
      onClick: () =>
        kit.open({
          ...(namespace === undefined ? {} : { namespace }),
          ...(view === undefined ? {} : { view })
        }),
      onPointerEnter: prefetch,
      onTouchStart: prefetch,
      onFocus: prefetch
    }
  }, [kit, namespace, view])
}
