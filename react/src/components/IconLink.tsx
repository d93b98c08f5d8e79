import { ExternalIcon } from "../icons/lateIcons.tsx"
import { isSafeLink } from "./isSafeLink.ts"

/** An icon of 32 px that opens a page in a new tab; renders nothing if the URL is not a plain web address. */
export const IconLink = ({ label, href }: { readonly label: string; readonly href: string }) =>
  isSafeLink(href) ? (
    <a
      className="icon-button"
      data-small
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
    >
      <ExternalIcon />
    </a>
  ) : null
