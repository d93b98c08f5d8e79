import { hashOf, tintOf } from "./tintOf.ts"

// A quarter of a disc in a tile of 20 px; turned, its corner is at each of the four corners.
const quarter = "M0 0h20A20 20 0 0 1 0 20z"

/** A drawing made from an address, always the same for the same address; nothing is fetched. Decorative. */
export const Avatar = ({ address, size = 64 }: { readonly address: string; readonly size?: number }) => {
  const hash = hashOf(address)
  const hue = tintOf(address)
  const other = (hue + 40 + (hash % 80)) % 360
  return (
    <svg
      className="avatar"
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="40" height="40" fill={`oklch(0.62 0.13 ${hue})`} />
      {[0, 1, 2, 3].map((tile) => {
        const bits = hash >>> (8 + tile * 5)
        return (
          <path
            key={tile}
            d={quarter}
            transform={`translate(${(tile & 1) * 20} ${(tile >> 1) * 20}) rotate(${(bits & 3) * 90} 10 10)`}
            fill={(bits & 4) === 0 ? `oklch(0.86 0.09 ${other})` : `oklch(0.45 0.12 ${hue})`}
          />
        )
      })}
    </svg>
  )
}
