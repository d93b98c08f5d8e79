import { useEffect, useRef, useState } from "react"
import { CheckIcon, WarningIcon } from "../icons/icons.tsx"
import { CopyIcon } from "../icons/lateIcons.tsx"
import { useModalContext } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./copyButton.css?inline"
import { copyText } from "./clipboard.ts"
import { IconButton } from "./IconButton.tsx"

/** What is copied, and the button's label. */
export interface CopyButtonProps {
  readonly text: string
  /** The button's name: what it copies. */
  readonly label: string
  /** The message after success, and after failure; by default those for an address. */
  readonly copied?: string
  readonly failed?: string
  readonly small?: boolean
}

const RESET_AFTER = 2000

/** Copies a text and shows in place whether that worked. */
export const CopyButton = ({ text, label, copied, failed, small = false }: CopyButtonProps) => {
  const { announce, messages } = useModalContext()
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  const [outcome, setOutcome] = useState<"copied" | "failed">()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), RESET_AFTER)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const isCopied = await copyText(text, element.current ?? document.body)
    setOutcome(isCopied ? "copied" : "failed")
    announce(isCopied ? (copied ?? messages.copied) : (failed ?? messages.copyFailed))
  }
  return (
    <span ref={element} className="copy" data-outcome={outcome}>
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
