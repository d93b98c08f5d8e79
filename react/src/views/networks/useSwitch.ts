import type { CaipNetworkId } from "@latchkey/core"
import { useCallback, useEffect, useState } from "react"
import { useModal } from "../../modal/ModalContext.ts"

/** How a switch that this view began went. */
export interface Switch {
  /** Code of the error, when it failed. */
  readonly code: string | undefined
  readonly retry: () => void
}

/**
 * Moves to a network, and leaves the view when that is over. Nothing is asked when the kit is at it already, or when the
 * view was left before it was drawn. Leaving the view calls off what the view began.
 */
export const useSwitch = (networkId: CaipNetworkId): Switch => {
  const { kit } = useModal()
  const [code, setCode] = useState<string>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const isShown = () => {
      const top = kit.getSnapshot().navigation.stack.at(-1)
      return top?.view === "SwitchNetwork" && top.params["networkId"] === networkId
    }
    const leave = () => {
      if (isShown()) kit.navigation.goBack()
    }
    if (!isShown()) return
    const isKits = () => kit.getSnapshot().network.switchingTo === networkId
    // Whatever became of it, the kit says so itself.
    if (isKits()) return kit.subscribe(() => void (isKits() || leave()))
    const abort = new AbortController()
    setCode(undefined)
    kit.switchNetwork({ networkId }, { signal: abort.signal }).then(leave, (error: unknown) => {
      if (abort.signal.aborted) return
      const failed = (error as { readonly code?: string }).code ?? "UNKNOWN"
      // Something else took its place: there is nothing to approve any more, and nothing went wrong.
      if (failed === "CANCELLED") leave()
      else setCode(failed)
    })
    return () => abort.abort()
  }, [kit, networkId, turn])
  return { code, retry: useCallback(() => setTurn((before) => before + 1), []) }
}
