import { type CSSProperties, useState } from "react"
import { tintOf } from "./tintOf.ts"

/** The picture of a wallet, a network, a token. */
export interface IconProps {
  /** Decides the tint while there is no image. */
  readonly id: string
  /** Its first letter is shown until there is an image. */
  readonly name: string
  /** An image `data:` URI, or an image that the app or a plugin ships. */
  readonly src?: string | undefined
  /** Edge in px, at the usual size of type; 40 by default. */
  readonly size?: number
  readonly round?: boolean
}

const firstLetter = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? "?"

// An image never runs script, but an unexpected scheme is refused all the same.
const isImage = (src: string): boolean =>
  /^data:image\/[a-z+.-]+[;,]/i.test(src) || /^https?:\/\//i.test(src) || !/^[a-z][a-z0-9+.-]*:/i.test(src)

// It is there with the element: nothing has to come, and nothing is drawn before it.
const isInline = (src: string): boolean => /^data:/i.test(src)

/** An image, or a tinted tile with a letter: never a broken one, nor an empty one while it comes. Decorative; the name is next to it. */
export const Icon = ({ id, name, src, size = 40, round = false }: IconProps) => {
  const [broken, setBroken] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const shown = src !== undefined && src !== broken && isImage(src) ? src : undefined
  const isThere = shown !== undefined && (shown === loaded || isInline(shown))
  const edge = `calc(${size} * var(--lk-px))`
  const style = { inlineSize: edge, blockSize: edge, "--hue": tintOf(id) } as CSSProperties
  return (
    <span
      className="icon"
      data-round={round || undefined}
      data-letter={isThere ? undefined : firstLetter(name)}
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
          decoding={isInline(shown) ? "sync" : "async"}
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(shown)}
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  )
}
