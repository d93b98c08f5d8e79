import type { ComponentType } from "react"

/** A tile of a row of actions: a drawing above its name. */
export const Tile = ({
  name,
  icon: TileIcon,
  onClick,
  onPointerEnter
}: {
  readonly name: string
  readonly icon: ComponentType
  readonly onClick: () => void
  readonly onPointerEnter: () => void
}) => (
  <button type="button" className="tile" onClick={onClick} onPointerEnter={onPointerEnter}>
    <TileIcon />
    <span className="tile-name">{name}</span>
  </button>
)
