import type { App } from "@latchkey/core"
import { useContext, useId } from "react"
import { isSafeLink } from "../../components/isSafeLink.ts"
import { LegalContext } from "../../context/LegalContext.ts"
import { useModalContext } from "../../context/ModalContext.ts"

/** What the app's visitors have to know; without what is no plain web address. */
export const legalPages = ({ termsUrl, privacyUrl }: App) =>
  (
    [
      ["legalTerms", termsUrl],
      ["legalPrivacy", privacyUrl]
    ] as const
  ).flatMap(([name, href]) => (href !== undefined && isSafeLink(href) ? [{ name, href }] : []))

const Pages = () => {
  const { kit, messages } = useModalContext()
  return legalPages(kit.app).map(({ name, href }) => (
    <a key={name} href={href} target="_blank" rel="noopener noreferrer">
      {messages[name]}
    </a>
  ))
}

/** Says below the ways to connect what using one of them means; nothing where the app names no terms. */
export const LegalNote = () => {
  const { kit, messages } = useModalContext()
  if (legalPages(kit.app).length === 0) return null
  return (
    <p className="legal">
      <span>{messages.legalNote}</span> <Pages />
    </p>
  )
}

/** Asks above the ways to connect whether the visitor accepts the app's terms. */
export const LegalCheckbox = () => {
  const { messages } = useModalContext()
  const { accepted, accept } = useContext(LegalContext)
  const id = useId()
  return (
    <div className="legal" data-asks="">
      <input id={id} type="checkbox" checked={accepted} onChange={(event) => accept(event.target.checked)} />
      <span>
        <label htmlFor={id}>{messages.legalAccept}</label> <Pages />
      </span>
    </div>
  )
}
