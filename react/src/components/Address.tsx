import { useState } from "react"
import { shortenAddress } from "./shortenAddress.ts"

/** An address, shortened; the full one shows on hover and while it has the focus, and is what a screen reader says. */
export const Address = ({
  address,
  focusable = true
}: {
  readonly address: string
  readonly focusable?: boolean
}) => {
  const [whole, setWhole] = useState(false)
  if (!focusable) {
    return (
      <span className="address" dir="ltr" translate="no" title={address}>
        {shortenAddress(address)}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="address"
      dir="ltr"
      translate="no"
      title={address}
      aria-expanded={whole}
      data-whole={whole || undefined}
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
