import type { CatalogueWallet } from "@latchkey/core"
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react"
import { makePictureTurns } from "./makePictureTurns.ts"
import { useWindow } from "./useWindow.ts"
import { WalletTile } from "./WalletTile.tsx"

const ROW_HEIGHT = 104
const COLUMN_WIDTH = 80
/** How many rows before the end the next page is asked for. */
const AHEAD = 4

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
  /** The wallet that was used last: its place in the list. */
  active: number
  /** How far the grid is scrolled, in px. */
  scrolled: number
  columns: number
}

/**
 * A grid of wallets of which only those near the visible part are elements. The arrow keys, Page Up, Page Down, Home and
 * End reach every one of them; the grid is one stop of the Tab key.
 */
export const WalletGrid = ({
  label,
  wallets,
  waiting,
  more,
  onEnd,
  onChoose,
  place: left
}: {
  readonly label: string
  readonly wallets: ReadonlyArray<CatalogueWallet>
  /** How many places are kept for wallets that are on their way. */
  readonly waiting: number
  /** Whether more wallets can be asked for. */
  readonly more: boolean
  /** Called while the end is near and there is more. */
  readonly onEnd: () => void
  readonly onChoose: (wallet: CatalogueWallet) => void
  /** Where the visitor left it: kept up to date, and gone back to at first. */
  readonly place: GridPlace
}) => {
  const grid = useRef<HTMLUListElement>(null)
  const [turns] = useState(makePictureTurns)
  const { columns, from, to, visible } = useWindow(grid, {
    rowHeight: ROW_HEIGHT,
    columnWidth: COLUMN_WIDTH,
    place: left,
    onScroll: turns.scrolled
  })
  const [active, setActive] = useState(left.active)
  const moved = useRef(false)
  const count = wallets.length + waiting
  const current = Math.min(active, Math.max(0, wallets.length - 1))
  left.active = current
  const end = Math.min(count, to * columns)

  useEffect(() => {
    if (more && to * columns >= wallets.length - AHEAD * columns) onEnd()
  }, [more, to, columns, wallets.length, onEnd])

  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    const tile = grid.current?.querySelector<HTMLElement>(`[data-place="${current}"]`)
    tile?.focus({ preventScroll: true })
    tile?.scrollIntoView({ block: "nearest" })
  }, [current])

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = target(event.key, current, {
      columns,
      page: visible,
      last: wallets.length - 1,
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
  const isFar = wallets.length > 0 && !places.includes(current)
  const drawn = isFar ? [...places, current].toSorted((a, b) => a - b) : places
  return (
    <ul
      ref={grid}
      className="wallet-grid"
      role="list"
      aria-label={label}
      style={{ blockSize: Math.ceil(count / columns) * ROW_HEIGHT }}
      onKeyDown={onKeyDown}
    >
      {drawn.map((place) => {
        const wallet = wallets[place]
        const style = {
          insetBlockStart: Math.floor(place / columns) * ROW_HEIGHT,
          insetInlineStart: `${((place % columns) / columns) * 100}%`,
          inlineSize: `${100 / columns}%`
        }
        return wallet === undefined ? (
          <li key={`waiting ${place}`} style={style} aria-hidden="true">
            <span className="wallet-tile" data-skeleton="">
              <span className="skeleton" />
              <span className="skeleton" />
            </span>
          </li>
        ) : (
          <li
            key={wallet.id}
            style={style}
            aria-posinset={place + 1}
            aria-setsize={more ? -1 : wallets.length}
          >
            <WalletTile
              wallet={wallet}
              place={place}
              reachable={place === current}
              turns={turns}
              onUse={() => setActive(place)}
              onClick={() => onChoose(wallet)}
            />
          </li>
        )
      })}
    </ul>
  )
}
