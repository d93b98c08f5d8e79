import { type CSSProperties, useState } from "react"
import { tintOf } from "./tintOf.ts"

/** The picture of a wallet, a network, a token. */
export interface IconProps {
  /** Decides the tint while there is no picture. */
  readonly id: string
  /** Its first letter is shown while there is no picture. */
  readonly name: string
  /** An image `data:` URI, or an image that the app or a plugin ships. */
  readonly src?: string | undefined
  /** Edge in px; 40 unless told. */
  readonly size?: number
  readonly round?: boolean
}

const firstLetter = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "?"

// An image never runs script, but a strange scheme has no business in a wallet's picture either.
const isImage = (src: string): boolean =>
  /^data:image\/[a-z+.-]+[;,]/i.test(src) || /^https?:\/\//i.test(src) || !/^[a-z][a-z0-9+.-]*:/i.test(src)

/** A picture, or a tinted tile with a letter: never a broken image. Decorative; the name stands beside it. */
export const Icon = ({ id, name, src, size = 40, round = false }: IconProps) => {
  const [broken, setBroken] = useState<string>()
  const shown = src !== undefined && src !== broken && isImage(src) ? src : undefined
  const style = { inlineSize: size, blockSize: size, "--hue": tintOf(id) } as CSSProperties
  return (
    <span
      className="icon"
      data-round={round || undefined}
      data-letter={shown === undefined ? firstLetter(name) : undefined}
      data-small={size < 32 || undefined}
      style={style}
      aria-hidden="true"
    >
      {shown !== undefined && (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
