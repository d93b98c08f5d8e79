import { hashOf, tintOf } from "./tintOf.ts"

// A quarter of a disc in a tile of 20 px, its corner at each of the four corners in turn.
const quarters = [
  "M0 0h20A20 20 0 0 1 0 20z",
  "M20 0v20A20 20 0 0 1 0 0z",
  "M20 20H0A20 20 0 0 1 20 0z",
  "M0 20V0a20 20 0 0 1 20 20z"
]
const places = [
  [0, 0],
  [20, 0],
  [0, 20],
  [20, 20]
] as const

/** A drawing made from an address: the same for the same address, and nothing is fetched. Decorative. */
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
      {places.map(([x, y], index) => {
        const bits = hash >>> (8 + index * 5)
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <path
              d={quarters[bits & 3]}
              fill={(bits & 4) === 0 ? `oklch(0.86 0.09 ${other})` : `oklch(0.45 0.12 ${hue})`}
            />
          </g>
        )
      })}
    </svg>
  )
}
