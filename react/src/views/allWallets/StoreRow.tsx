import type { ReactNode } from "react"
import { ExternalIcon } from "../../icons/lateIcons.tsx"
import { openOutside } from "./openOutside.ts"

/** A row that leads to where a wallet is got: in a new tab, and out of Telegram. */
export const StoreRow = ({
  icon,
  name,
  detail,
  href
}: {
  readonly icon: ReactNode
  readonly name: string
  /** Where it leads, in weaker colour. */
  readonly detail?: string
  /** As `storesHere` found it. */
  readonly href: string
}) => (
  <a className="row" href={href} target="_blank" rel="noopener noreferrer" onClick={openOutside}>
    {icon}
    <span className="row-text">
      <bdi className="row-name">{name}</bdi>
      {detail !== undefined && <span className="row-detail">{detail}</span>}
    </span>
    <span className="row-end">
      <ExternalIcon />
    </span>
  </a>
)
