/** A length in px at the usual size of type, which grows with the visitor's; other lengths are as they are. */
export const scaled = (size: number | string): string =>
  typeof size === "number" ? `calc(${size} * var(--lk-px))` : size

/** A grey placeholder for content that is loading; sizes in px at the usual size of type, or any CSS length. */
export const Skeleton = ({
  width,
  height,
  radius,
  gap
}: {
  readonly width: number | string
  readonly height: number
  readonly radius?: number | undefined
  /** Room above it. */
  readonly gap?: number | undefined
}) => (
  <span
    className="skeleton"
    aria-hidden="true"
    style={{
      inlineSize: scaled(width),
      blockSize: scaled(height),
      ...(radius === undefined ? {} : { borderRadius: scaled(radius) }),
      ...(gap === undefined ? {} : { marginBlockStart: scaled(gap) })
    }}
  />
)
