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
 * Moves to a network. Nothing is asked when the kit is at it already: it leads to this view and deals with the end
 * itself. Leaving the view calls off what the view began.
 */
export const useSwitch = (networkId: CaipNetworkId): Switch => {
  const { kit } = useModal()
  const [code, setCode] = useState<string>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const { network } = kit.getSnapshot()
    if (network.switchingTo === networkId) return
    const abort = new AbortController()
    setCode(undefined)
    kit.switchNetwork({ networkId }, { signal: abort.signal }).then(
      () => {
        const top = kit.getSnapshot().navigation.stack.at(-1)
        if (!abort.signal.aborted && top?.view === "SwitchNetwork") kit.navigation.goBack()
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setCode((error as { readonly code?: string }).code ?? "UNKNOWN")
      }
    )
    return () => abort.abort()
  }, [kit, networkId, turn])
  return { code, retry: useCallback(() => setTurn((before) => before + 1), []) }
}
