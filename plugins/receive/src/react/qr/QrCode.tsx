import { useMemo, type ReactNode } from "react"
import { drawQr } from "./drawQr.ts"

/** A text as a QR code, dark on light whatever the theme; `children` is the mark in its middle. */
export const QrCode = ({
  text,
  label,
  children
}: {
  readonly text: string
  readonly label: string
  readonly children?: ReactNode
}) => {
  const { size, modules, finders } = useMemo(() => drawQr(text), [text])
  return (
    <div className="receive-qr">
      <span className="receive-unseen">{label}</span>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <path d={modules} />
        <path d={finders} fillRule="evenodd" />
      </svg>
      <span className="receive-mark">{children}</span>
    </div>
  )
}
