import { useEffect, useState } from "react"
import { CheckIcon, CopyIcon, WarningIcon } from "../icons/icons.tsx"
import { useModal } from "../modal/ModalContext.ts"
import { IconButton } from "./IconButton.tsx"

/** What is copied and how it is called. */
export interface CopyButtonProps {
  readonly text: string
  /** The button's name: what it copies. */
  readonly label: string
  /** Said when it worked, and when it did not; by default the words for an address. */
  readonly copied?: string
  readonly failed?: string
  readonly small?: boolean
}

const RESET_AFTER = 2000

/** Copies a text and says how that went, in place. */
export const CopyButton = ({ text, label, copied, failed, small = false }: CopyButtonProps) => {
  const { announce, messages } = useModal()
  const [outcome, setOutcome] = useState<"copied" | "failed">()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), RESET_AFTER)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome("copied")
      announce(copied ?? messages.copied)
    } catch {
      setOutcome("failed")
      announce(failed ?? messages.copyFailed)
    }
  }
  return (
    <span className="copy" data-outcome={outcome}>
      <IconButton small={small} label={label} onClick={() => void copy()}>
        {outcome === "copied" ? <CheckIcon /> : outcome === "failed" ? <WarningIcon /> : <CopyIcon />}
      </IconButton>
      {outcome !== undefined && (
        <span className="copy-outcome" aria-hidden="true">
          {outcome === "copied" ? (copied ?? messages.copied) : (failed ?? messages.copyFailed)}
        </span>
      )}
    </span>
  )
}
