/** A grey shape that keeps the place of what is being loaded; sizes in px or any CSS length. */
export const Skeleton = ({
  width,
  height,
  radius
}: {
  readonly width: number | string
  readonly height: number
  readonly radius?: number
}) => (
  <span
    className="skeleton"
    aria-hidden="true"
    style={{
      inlineSize: width,
      blockSize: height,
      ...(radius === undefined ? {} : { borderRadius: radius })
    }}
  />
)
