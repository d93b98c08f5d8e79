import { useRef } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import css from "./fullAddress.css?inline"

/** An address in full, to be compared character by character, below what it is called. */
export const FullAddress = ({
  name,
  children
}: {
  /** Absent where it has none. */
  readonly name?: string | undefined
  readonly children: string
}) => {
  const element = useRef<HTMLSpanElement>(null)
  useStyleSheet(element, css)
  return (
    <>
      {name !== undefined && (
        <bdi className="full-address-name" translate="no">
          {name}
        </bdi>
      )}
      <span ref={element} className="full-address" dir="ltr" translate="no">
        {children}
      </span>
    </>
  )
}
