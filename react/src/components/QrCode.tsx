import { useMemo, useRef, type ReactNode } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import { drawQr } from "./drawQr.ts"
import css from "./qrCode.css?inline"

/** A text as a QR code, dark on light whatever the theme; `children` is a mark for its middle, of 30 px. */
export const QrCode = ({
  text,
  label,
  children
}: {
  readonly text: string
  /** What the code is, for those who do not see it. */
  readonly label: string
  readonly children?: ReactNode
}) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const hasMark = children !== undefined && children !== null && children !== false
  const { size, modules, finders } = useMemo(() => drawQr(text, hasMark), [text, hasMark])
  return (
    <div className="qr" ref={element}>
      <span className="unseen">{label}</span>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
        <path d={modules} />
        <path d={finders} fillRule="evenodd" />
      </svg>
      {hasMark && <span className="qr-mark">{children}</span>}
    </div>
  )
}
