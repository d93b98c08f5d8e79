import { useModalContext } from "../modal/ModalContext.ts"

/** An error's code for a bug report, collapsed at first. */
export const CodeDetails = ({ code }: { readonly code: string }) => {
  const { messages } = useModalContext()
  return (
    <details className="code-details">
      <summary>{messages.details}</summary>
      <code dir="ltr">{code}</code>
    </details>
  )
}
