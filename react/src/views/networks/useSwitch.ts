import type { CaipNetworkId } from "@latchkey/core"
import { useCallback, useEffect, useState } from "react"
import { useModal } from "../../modal/ModalContext.ts"
import { activeNetworkId } from "../selectors.ts"

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
    const before = activeNetworkId(kit.getSnapshot())
    const isKits = kit.getSnapshot().network.switchingTo === networkId
    const abort = new AbortController()
    const unsubscribe = kit.subscribe(() => {
      const state = kit.getSnapshot()
      const arrived = before !== networkId && activeNetworkId(state) === networkId
      if (arrived || (isKits && state.network.switchingTo !== networkId)) leave()
    })
    if (!isKits) {
      setCode(undefined)
      kit.switchNetwork({ networkId }, { signal: abort.signal }).then(leave, (error: unknown) => {
        const failed = (error as { readonly code?: string }).code ?? "UNKNOWN"
        // Something else took its place: there is nothing to approve any more, and nothing that went wrong.
        if (failed === "CANCELLED") leave()
        else setCode(failed)
      })
    }
    return () => {
      unsubscribe()
      abort.abort()
    }
  }, [kit, networkId, turn])
  return { code, retry: useCallback(() => setTurn((before) => before + 1), []) }
}
