import type { ReactNode } from "react"
import { ExternalIcon } from "../icons/lateIcons.tsx"
import { isSafeLink } from "./isSafeLink.ts"

/** A row that opens a page in a new tab; renders nothing if the URL is not a plain web address. */
export const LinkRow = ({
  icon,
  name,
  href
}: {
  readonly icon: ReactNode
  readonly name: string
  readonly href: string
}) =>
  isSafeLink(href) ? (
    <a className="row" href={href} target="_blank" rel="noopener noreferrer">
      {icon}
      <span className="row-text">
        <span className="row-name">{name}</span>
      </span>
      <span className="row-end">
        <ExternalIcon />
      </span>
    </a>
  ) : null
