import { useCallback, useEffect, useState } from "react"
import { useModal, useModalState } from "../../modal/ModalContext.ts"

const SETTLE_TIME = 300

/** Whether wallets are still being looked for, or why they cannot be. */
export interface EngineProgress {
  /** True until the kit has settled, and a moment longer for wallets that announce themselves late. */
  readonly looking: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads the kit's engine and tells how that goes. */
export const useEngine = (): EngineProgress => {
  const { kit } = useModal()
  const settled = useModalState((state) => state.connection.settled)
  const [failed, setFailed] = useState(false)
  const [waited, setWaited] = useState(false)
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
  return { looking: !waited && !failed, failed, retry }
}
