import { memo, type ReactNode } from "react"

/** What a tile is given: it passes `place` on as `data-place`, and is a button. */
export interface TileProps {
  readonly place: number
  /** Whether the Tab key stops here. */
  readonly reachable: boolean
  /** To be called before it is clicked, and when it gets the focus. */
  readonly onUse: () => void
}

interface GridCellProps<Item> {
  readonly item: Item
  readonly renderTile: (item: Item, props: TileProps) => ReactNode
  readonly place: number
  readonly columns: number
  /** In px. */
  readonly rowHeight: number
  /** How many tiles the grid has, for screen readers; -1 while nobody knows. */
  readonly count: number
  readonly reachable: boolean
  readonly onUse: (place: number) => void
}

/** Where a cell of a grid stands. */
export const cellStyle = (place: number, columns: number, rowHeight: number) => ({
  insetBlockStart: Math.floor(place / columns) * rowHeight,
  insetInlineStart: `${((place % columns) / columns) * 100}%`,
  inlineSize: `${100 / columns}%`,
  blockSize: rowHeight
})

const CellOf = <Item,>({
  item,
  renderTile,
  place,
  columns,
  rowHeight,
  count,
  reachable,
  onUse
}: GridCellProps<Item>) => (
  <li style={cellStyle(place, columns, rowHeight)} aria-posinset={place + 1} aria-setsize={count}>
    {renderTile(item, { place, reachable, onUse: () => onUse(place) })}
  </li>
)

/** A cell of a grid: while the grid is scrolled, those that stay are not drawn again. */
export const GridCell = /* @__PURE__ */ memo(CellOf) as typeof CellOf
