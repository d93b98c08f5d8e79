import { useEffect } from "react"
import { useModal } from "./ModalContext.ts"

/** Leaving the view that waits for a wallet, by whatever way, ends the waiting. */
export const useAttemptEnd = (): void => {
  const { kit, attempts } = useModal()
  useEffect(() => {
    const check = () => {
      const attempt = attempts.get()
      if (attempt === undefined) return
      const { open, stack } = kit.getSnapshot().navigation
      if (open && stack.at(-1)?.view === "Connecting") return
      attempts.forget()
      if (attempt.status !== "waiting") return
      kit.cancelConnect(attempt.namespace === undefined ? {} : { namespace: attempt.namespace })
    }
    return kit.subscribe(check)
  }, [kit, attempts])
}
