import { useState, type ReactNode } from "react"
import { useModalContext } from "../modal/ModalContext.ts"
import { Button } from "./Button.tsx"

/** What a toast says of a transaction that has ended, to who looks at another view by then. */
export interface EndedWords {
  readonly success: string
  readonly failed: string
  readonly unknown: string
}

/**
 * The button below a review: has the wallet asked for what is shown, once. What the review gives way to then, the journey says
 * (`sentRule`); what is refused before the wallet is asked, it tells.
 */
export const ReviewButton = <Reviewed extends object>({
  reviewed,
  api,
  progress,
  ended,
  isReady = true,
  busy = false,
  onRefused,
  children
}: {
  /** What the visitor sees, which is what is submitted. */
  readonly reviewed: Reviewed | undefined
  readonly api: {
    readonly submit: (reviewed: Reviewed) => Promise<unknown>
    readonly follow: () => Promise<{ readonly status: "success" | "failed" | "unknown" | "pending" }>
  }
  /** The view that tells what becomes of it. */
  readonly progress: string
  /** Absent where it is told by somebody else. */
  readonly ended?: EndedWords | undefined
  /** Whether all that has to be confirmed is. */
  readonly isReady?: boolean
  readonly busy?: boolean
  readonly onRefused?: ((error: unknown) => void) | undefined
  readonly children: ReactNode
}) => {
  const { kit } = useModalContext()
  const [submitted, setSubmitted] = useState<Reviewed>()
  const tell = (status: "success" | "failed" | "unknown" | "pending") => {
    const { open, stack } = kit.getSnapshot().navigation
    if (ended === undefined || status === "pending" || !open || stack.at(-1)?.view === progress) return
    kit.showToast({ variant: status === "success" ? "success" : "error", text: ended[status] })
  }
  const submit = async () => {
    if (reviewed === undefined) return
    setSubmitted(reviewed)
    try {
      await api.submit(reviewed)
    } catch (error) {
      onRefused?.(error)
      return setSubmitted(undefined)
    }
    try {
      tell((await api.follow()).status)
    } catch {
      // What became of it is in the state.
    }
  }
  return (
    <Button
      variant="main"
      busy={busy || reviewed === undefined || submitted === reviewed}
      aria-disabled={!isReady || undefined}
      onClick={() => void submit()}
    >
      {children}
    </Button>
  )
}
