import type { Moved } from "@latchkey/core"
import { useState, type ReactNode } from "react"
import { useModalContext } from "../context/ModalContext.ts"
import { Button } from "./Button.tsx"

/** What became of a transaction. */
interface Followed {
  readonly status: "success" | "failed" | "unknown" | "pending"
  readonly moved?: ReadonlyArray<Moved>
}

/** What a toast says of a transaction that has ended, to who looks at another view by then. */
export interface EndedWords {
  /** Where it depends on what was moved, made of that. */
  readonly success: string | ((moved: ReadonlyArray<Moved> | undefined) => string)
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
    readonly follow: () => Promise<Followed>
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
  const tell = ({ status, moved }: Followed) => {
    const { open, stack } = kit.getSnapshot().navigation
    if (ended === undefined || status === "pending" || !open || stack.at(-1)?.view === progress) return
    const words = ended[status]
    kit.showToast({
      variant: status === "success" ? "success" : "error",
      text: typeof words === "string" ? words : words(moved)
    })
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
      tell(await api.follow())
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
