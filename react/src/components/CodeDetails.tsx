import { useModal } from "../modal/ModalContext.ts"

/** An error's code for those who report it, folded away. */
export const CodeDetails = ({ code }: { readonly code: string }) => {
  const { messages } = useModal()
  return (
    <details className="code-details">
      <summary>{messages.details}</summary>
      <code dir="ltr">{code}</code>
    </details>
  )
}
