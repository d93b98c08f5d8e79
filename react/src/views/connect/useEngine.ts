import { useCallback, useEffect, useState } from "react"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"

const SETTLE_TIME = 300
const GATHER_TIME = 1_000

/** Whether the search for wallets goes on, or why it failed. */
export interface EngineProgress {
  /** True until the kit has settled, and a little longer for wallets that announce themselves late. */
  readonly looking: boolean
  /**
   * True until every chain has looked for its wallets, at most a second after the first was found: a wallet of several
   * chains that is found for one of them so far would connect that one, without asking which.
   */
  readonly gathering: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads the kit's engine, and returns the state of that. */
export const useEngine = (): EngineProgress => {
  const { kit } = useModalContext()
  const settled = useModalState((state) => state.connection.settled)
  const [failed, setFailed] = useState(false)
  const found = useModalState((state) => state.connection.connectors.length > 0)
  const [waited, setWaited] = useState(false)
  const [gathered, setGathered] = useState(false)
  const retry = useCallback(() => {
    setFailed(false)
    kit.ready().catch(() => setFailed(true))
  }, [kit])
  useEffect(retry, [retry])
  useEffect(() => {
    if (!settled) return
    const timer = setTimeout(() => setWaited(true), SETTLE_TIME)
    return () => clearTimeout(timer)
  }, [settled])
  useEffect(() => {
    if (!found || settled) return
    const timer = setTimeout(() => setGathered(true), GATHER_TIME)
    return () => clearTimeout(timer)
  }, [found, settled])
  return { looking: !waited && !failed, gathering: !settled && !gathered && !failed, failed, retry }
}
