import type { CatalogueWallet } from "@latchkey/core"
import { memo } from "react"
import { WalletPicture } from "../../components/WalletPicture.tsx"

interface WalletTileProps {
  readonly wallet: CatalogueWallet
  readonly place: number
  /** Whether the Tab key stops here. */
  readonly reachable: boolean
  /** Called before it is clicked, and when it gets the focus. */
  readonly onUse: () => void
  readonly onClick: () => void
}

/** One wallet of the grid. Its name is cut after two lines, and said and shown whole to who points at it. */
export const WalletTile = memo(
  ({ wallet, place, reachable, onUse, onClick }: WalletTileProps) => (
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
      <WalletPicture wallet={wallet} size={56} />
      <bdi className="wallet-tile-name">{wallet.name}</bdi>
    </button>
  ),
  (before, after) =>
    before.wallet === after.wallet && before.place === after.place && before.reachable === after.reachable
)
