import { useState, type ReactNode } from "react"

/** A small round image in a button; `children` if there is none, or if it does not load. */
export const ButtonImage = ({
  src,
  children
}: {
  readonly src: string | undefined
  readonly children: ReactNode
}) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="latchkey-icon" aria-hidden="true">
      {src === undefined || src === failed ? (
        children
      ) : (
        <img src={src} alt="" width="24" height="24" decoding="async" onError={() => setFailed(src)} />
      )}
    </span>
  )
}
