import { type Ref, useRef, useState } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./address.css?inline"
import { shortenAddress } from "../format/shortenAddress.ts"

/** An address, shortened; the full one is shown on hover and focus, and is what a screen reader reads. */
export const Address = ({
  address,
  focusable = true
}: {
  readonly address: string
  readonly focusable?: boolean
}) => {
  const element = useRef<HTMLElement>(null)
  useStyleSheet(element, css)
  const [whole, setWhole] = useState(false)
  if (!focusable) {
    return (
      <span ref={element} className="address" dir="ltr" translate="no" title={address}>
        {shortenAddress(address)}
      </span>
    )
  }
  return (
    <button
      ref={element as Ref<HTMLButtonElement>}
      type="button"
      className="address"
      dir="ltr"
      translate="no"
      title={address}
      aria-expanded={whole}
      onFocus={(event) => setWhole(event.target.matches(":focus-visible"))}
      onBlur={() => setWhole(false)}
      onClick={() => setWhole(!whole)}
    >
      {whole ? (
        address
      ) : (
        <>
          <span aria-hidden="true">{shortenAddress(address)}</span>
          <span className="unseen">{address}</span>
        </>
      )}
    </button>
  )
}
