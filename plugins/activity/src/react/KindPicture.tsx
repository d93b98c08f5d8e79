import type { Network } from "@latchkey/core"
import { Icon, IconTile, Spinner, TokenPicture } from "@latchkey/react/view"
import { FailedIcon, kindIcons } from "./icons.tsx"
import type { ShownTransaction } from "./ShownTransaction.ts"
import { shownTransfers } from "./wordsOf.ts"

/** What a transaction did, as a picture: of the token or the thing that it moved, where it may be shown. */
export const KindPicture = ({
  transaction,
  network
}: {
  readonly transaction: ShownTransaction
  readonly network: Network | undefined
}) => {
  const { status, kind, transfers, isHidden, doubt } = transaction
  if (status === "pending")
    return (
      <IconTile>
        <Spinner />
      </IconTile>
    )
  if (status === "failed")
    return (
      <IconTile tone="negative">
        <FailedIcon />
      </IconTile>
    )
  const [first] = transfers
  const nft = transfers.length === 1 ? first?.nft : undefined
  if (nft?.picture !== undefined && !isHidden)
    return <Icon id={nft.collection ?? nft.name} name={nft.name} src={nft.picture} />
  const Drawing = kindIcons[kind]
  const [moved] = shownTransfers(transfers)
  if (moved !== undefined && moved.nft === undefined && !moved.isHearsay && doubt === undefined && !isHidden)
    return (
      <span className="tx-mark" aria-hidden="true">
        <TokenPicture token={moved.token} symbol={moved.amount.symbol} network={network} />
        <span>
          <Drawing />
        </span>
      </span>
    )
  return (
    <IconTile>
      <Drawing />
    </IconTile>
  )
}
