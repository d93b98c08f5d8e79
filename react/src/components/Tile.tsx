import type { AccountAction } from "../slots/accountActions.ts"
import { Glyph } from "../icons/Glyph.tsx"

/** A tile of a row of actions: a drawing above its name. */
export const Tile = ({
  name,
  icon: TileIcon,
  onClick,
  onPointerEnter
}: {
  readonly name: string
  readonly icon: AccountAction["icon"]
  readonly onClick: () => void
  readonly onPointerEnter: () => void
}) => (
  <button type="button" className="tile" onClick={onClick} onPointerEnter={onPointerEnter}>
    {typeof TileIcon === "string" ? (
      <Glyph>
        <path d={TileIcon} />
      </Glyph>
    ) : (
      <TileIcon />
    )}
    <span className="tile-name">{name}</span>
  </button>
)
