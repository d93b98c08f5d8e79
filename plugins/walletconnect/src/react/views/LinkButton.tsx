import type { ReactNode } from "react"
import type { WalletLink } from "../../links/walletLinks.ts"

/** A link that looks as a button: the browser itself follows it, in the task of the tap. */
export const LinkButton = ({
  link,
  onOpen,
  children
}: {
  readonly link: WalletLink
  readonly onOpen?: () => void
  readonly children: ReactNode
}) => (
  <a
    className="button"
    data-variant="main"
    href={link.href}
    target={link.target}
    rel="noreferrer noopener"
    onClick={onOpen}
  >
    <span className="button-label">{children}</span>
  </a>
)
