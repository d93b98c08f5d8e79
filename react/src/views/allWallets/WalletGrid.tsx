import type { CatalogueWallet } from "@latchkey/core"
import { useCallback, useState } from "react"
import type { TileProps } from "../../components/GridCell.tsx"
import { TileGrid, type GridPlace, type ShownTiles } from "../../components/TileGrid.tsx"
import { makePictureTurns } from "./makePictureTurns.ts"
import { WalletTile } from "./WalletTile.tsx"

const ROW_HEIGHT = 104
const COLUMN_WIDTH = 80
/** How many rows before the end the next page is asked for. */
const AHEAD = 4

/** A grid of wallets, which asks for more of them when its end is near. */
export const WalletGrid = ({
  label,
  wallets,
  waiting,
  more,
  onEnd,
  onChoose,
  place
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
  const [turns] = useState(makePictureTurns)
  const count = wallets.length
  const onShown = useCallback(
    ({ to, columns }: ShownTiles) => {
      if (more && to >= count - AHEAD * columns) onEnd()
    },
    [more, count, onEnd]
  )
  const renderTile = useCallback(
    (wallet: CatalogueWallet, props: TileProps) => (
      <WalletTile {...props} wallet={wallet} turns={turns} onClick={() => onChoose(wallet)} />
    ),
    [turns, onChoose]
  )
  return (
    <TileGrid
      label={label}
      className="wallet-grid"
      items={wallets}
      keyOf={({ id }) => id}
      renderTile={renderTile}
      waiting={waiting}
      waitingTile={
        <span className="wallet-tile" data-skeleton="">
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      }
      isWhole={!more}
      rowHeight={ROW_HEIGHT}
      columnWidth={COLUMN_WIDTH}
      place={place}
      onShown={onShown}
      onScroll={turns.scrolled}
    />
  )
}
