import { journeyViews, type CaipNetworkId } from "@latchkey/core"
import { useCallback, useEffect } from "react"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"

/** The state of a switch that a view waits for. */
export interface Switch {
  /** Code of the error, if it failed. */
  readonly code: string | undefined
  readonly retry: () => void
}

/**
 * The switch to a network. The wallet is not asked if the kit is on it already, or if the visitor went elsewhere before the
 * view was drawn. When it ends, the journeys decide what is shown next.
 */
export const useSwitch = (networkId: CaipNetworkId): Switch => {
  const { kit } = useModalContext()
  const retry = useCallback(() => {
    // The outcome is in the state.
    kit.switchNetwork({ networkId }).catch(() => {})
  }, [kit, networkId])
  useEffect(() => {
    const { attempt, network, navigation } = kit.getSnapshot()
    const top = navigation.stack.at(-1)
    const isShown = top?.view === journeyViews.switchNetwork && top.params["networkId"] === networkId
    const isKnown = network.switchingTo === networkId || attempt.networkSwitch?.networkId === networkId
    if (isShown && !isKnown) retry()
  }, [kit, networkId, retry])
  const code = useModalState(({ attempt: { networkSwitch } }) =>
    networkSwitch?.status === "failed" && networkSwitch.networkId === networkId
      ? networkSwitch.code
      : undefined
  )
  return { code, retry }
}
