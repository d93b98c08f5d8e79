import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import { cellStyle, GridCell, type TileProps } from "./GridCell.tsx"
import css from "./tileGrid.css?inline"
import { useWindow } from "./useWindow.ts"

/** Where a key leads from a place in a grid; undefined for a key that leads nowhere. */
const target = (
  key: string,
  at: number,
  { columns, page, last, rtl }: { columns: number; page: number; last: number; rtl: boolean }
): number | undefined => {
  const forward = rtl ? -1 : 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: page * columns,
    PageUp: -page * columns,
    Home: -at,
    End: last - at
  }
  const step = steps[key]
  return step === undefined ? undefined : Math.min(last, Math.max(0, at + step))
}

/** Where a visitor is in a grid. */
export interface GridPlace {
  /** The tile that was used last: its place in the list. */
  active: number
  /** How far the grid is scrolled, in px; undefined where what is around it stays as it is. */
  scrolled: number | undefined
  columns: number
}

/** Which tiles of a grid are elements: from the first up to but without the last, in rows of `columns`. */
export interface ShownTiles {
  readonly from: number
  readonly to: number
  readonly columns: number
}

const nothing = () => {}

/**
 * A grid of tiles of one height of which only those near the visible part are elements. The arrow keys, Page Up, Page Down, Home
 * and End reach every one of them; the grid is one stop of the Tab key. Sizes in px.
 */
export const TileGrid = <Item,>({
  label,
  className,
  items,
  keyOf,
  renderTile,
  waiting = 0,
  waitingTile,
  isWhole = true,
  rowHeight,
  columnWidth,
  place: left,
  cardMoves = false,
  onShown,
  onScroll = nothing
}: {
  readonly label: string
  readonly className: string
  readonly items: ReadonlyArray<Item>
  readonly keyOf: (item: Item) => string
  /** Kept from one drawing to the next: where it is another function, every tile is drawn again. */
  readonly renderTile: (item: Item, props: TileProps) => ReactNode
  /** How many places are kept for items that are on their way, and what is shown there. */
  readonly waiting?: number
  readonly waitingTile?: ReactNode
  /** Whether there are no more than these items. */
  readonly isWhole?: boolean
  readonly rowHeight: number
  /** The least. */
  readonly columnWidth: number
  /** Where the visitor left it: kept up to date, and gone back to at first. */
  readonly place: GridPlace
  /** Whether the card takes its height from the grid; without, it is of one height. */
  readonly cardMoves?: boolean
  /** Called with what is shown, whenever that, or this function, changes. */
  readonly onShown?: (shown: ShownTiles) => void
  /** Called with how far it is scrolled, each time that is measured. */
  readonly onScroll?: (top: number) => void
}) => {
  const grid = useRef<HTMLUListElement>(null)
  useStyleSheet(grid, css)
  const { columns, from, to, visible } = useWindow(grid, {
    rowHeight,
    columnWidth,
    place: left,
    cardMoves,
    onScroll
  })
  const [active, setActive] = useState(left.active)
  const moved = useRef(false)
  const count = items.length + waiting
  const current = Math.min(active, Math.max(0, items.length - 1))
  left.active = current
  const end = Math.min(count, to * columns)

  useEffect(
    () => onShown?.({ from: from * columns, to: to * columns, columns }),
    [onShown, from, to, columns]
  )

  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    const element = grid.current?.querySelector<HTMLElement>(`[data-place="${current}"]`)
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: "nearest" })
  }, [current])

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = target(event.key, current, {
      columns,
      page: visible,
      last: items.length - 1,
      rtl: getComputedStyle(event.currentTarget).direction === "rtl"
    })
    if (next === undefined) return
    event.preventDefault()
    moved.current = true
    setActive(next)
  }

  const places = Array.from(
    { length: Math.max(0, end - from * columns) },
    (_, index) => from * columns + index
  )
  // What has the focus stays, wherever it was scrolled to, and in its order: an element that is moved loses the focus.
  const isFar = items.length > 0 && !places.includes(current)
  const drawn = isFar ? [...places, current].toSorted((a, b) => a - b) : places
  return (
    <ul
      ref={grid}
      className={`tile-grid ${className}`}
      role="list"
      aria-label={label}
      style={{ blockSize: Math.ceil(count / columns) * rowHeight }}
      onKeyDown={onKeyDown}
    >
      {drawn.map((place) => {
        const item = items[place]
        return item === undefined ? (
          <li key={`waiting ${place}`} style={cellStyle(place, columns, rowHeight)} aria-hidden="true">
            {waitingTile}
          </li>
        ) : (
          <GridCell
            key={keyOf(item)}
            item={item}
            renderTile={renderTile}
            place={place}
            columns={columns}
            rowHeight={rowHeight}
            count={isWhole ? items.length : -1}
            reachable={place === current}
            onUse={setActive}
          />
        )
      })}
    </ul>
  )
}
