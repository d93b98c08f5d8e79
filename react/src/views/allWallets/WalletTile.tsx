import type { CatalogueWallet } from "@latchkey/core"
import { memo, useEffect, useState } from "react"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import type { PictureTurns } from "./makePictureTurns.ts"

interface WalletTileProps {
  readonly wallet: CatalogueWallet
  readonly place: number
  /** Whether the Tab key stops here. */
  readonly reachable: boolean
  readonly turns: PictureTurns
  /** Called before it is clicked, and when it gets the focus. */
  readonly onUse: () => void
  readonly onClick: () => void
}

/** One wallet of the grid. Its name is cut after two lines, and said and shown whole to who points at it. */
export const WalletTile = memo(
  ({ wallet, place, reachable, turns, onUse, onClick }: WalletTileProps) => {
    const [waits, setWaits] = useState(turns.isNeeded)
    useEffect(() => (waits ? turns.ask(() => setWaits(false)) : undefined), [waits, turns])
    return (
      <button
        type="button"
        className="wallet-tile"
        data-place={place}
        tabIndex={reachable ? 0 : -1}
        title={wallet.name}
        onPointerDown={onUse}
        onFocus={onUse}
        onClick={onClick}
      >
        <WalletPicture wallet={wallet} size={56} waits={waits} />
        <bdi className="wallet-tile-name">{wallet.name}</bdi>
      </button>
    )
  },
  (before, after) =>
    before.wallet === after.wallet && before.place === after.place && before.reachable === after.reachable
)
