import { useRef } from "react"
import { useModalContext } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./codeDetails.css?inline"

/** An error's code for a bug report, collapsed at first. */
export const CodeDetails = ({ code }: { readonly code: string }) => {
  const { messages } = useModalContext()
  const element = useRef<HTMLDetailsElement>(null)
  useStyleSheet(element, css)
  return (
    <details ref={element} className="code-details">
      <summary>{messages.details}</summary>
      <code dir="ltr">{code}</code>
    </details>
  )
}
