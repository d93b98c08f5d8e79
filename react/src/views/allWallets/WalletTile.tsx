import type { CatalogueWallet } from "@latchkey/core"
import { useEffect, useState } from "react"
import { Icon } from "../../components/Icon.tsx"
import { WalletPicture } from "../../components/WalletPicture.tsx"
import { CheckIcon } from "../../icons/icons.tsx"
import { useModalState } from "../../context/ModalContext.ts"
import { isInstalledAs } from "./chooseWallet.ts"
import { useCatalogueWords } from "./words.ts"
import type { TileProps } from "../../components/GridCell.tsx"
import type { PictureTurns } from "./makePictureTurns.ts"

/** One wallet of the grid. Its name is cut after two lines, and said and shown whole to who points at it. */
export const WalletTile = ({
  wallet,
  place,
  reachable,
  turns,
  onUse,
  onClick
}: TileProps & {
  readonly wallet: CatalogueWallet
  readonly turns: PictureTurns
  readonly onClick: () => void
}) => {
  const words = useCatalogueWords()
  const isInstalled = useModalState(({ connection }) =>
    connection.connectors.some((connector) => isInstalledAs(wallet, connector))
  )
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
      {waits ? (
        <Icon id={wallet.id} name={wallet.name} size={56} />
      ) : (
        <WalletPicture wallet={wallet} size={56} />
      )}
      {isInstalled && (
        <span className="wallet-tile-mark">
          <CheckIcon />
        </span>
      )}
      <bdi className="wallet-tile-name">{wallet.name}</bdi>
      {isInstalled && <span className="unseen"> {words.installed}</span>}
    </button>
  )
}
