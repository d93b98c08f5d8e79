import { Skeleton, TileGrid, type GridPlace, type ShownTiles, type TileProps } from "@latchkey/react/view"
import { useCallback, useEffect, useState } from "react"
import type { HeldNft } from "../NftsState.ts"
import type { NftsMessages } from "./NftsMessages.ts"
import { NftTile } from "./NftTile.tsx"

const ROW_HEIGHT = 196
const COLUMN_WIDTH = 140
/** How long the grid rests before descriptions are asked for: not for what is only passed by. */
const REST_MILLIS = 120

/** NFTs in a grid, of which the descriptions are asked for when they come near what is visible. */
export const NftGrid = ({
  label,
  nfts,
  words,
  locale,
  describe,
  onOpen
}: {
  readonly label: string
  readonly nfts: ReadonlyArray<HeldNft>
  readonly words: NftsMessages
  readonly locale: string
  readonly describe: (keys: ReadonlyArray<string>) => void
  readonly onOpen: (key: string) => void
}) => {
  const [place] = useState<GridPlace>(() => ({ active: 0, scrolled: undefined, columns: 2 }))
  const [shown, setShown] = useState<ShownTiles>()
  const wanted =
    shown === undefined
      ? ""
      : nfts
          .slice(shown.from, shown.to)
          .filter(({ details, isHidden }) => details === "unread" && !isHidden)
          .map(({ key }) => key)
          .join(" ")
  useEffect(() => {
    if (wanted === "") return undefined
    const timer = setTimeout(() => describe(wanted.split(" ")), REST_MILLIS)
    return () => clearTimeout(timer)
  }, [wanted, describe])
  const renderTile = useCallback(
    (nft: HeldNft, props: TileProps) => (
      <NftTile {...props} nft={nft} words={words} locale={locale} onOpen={onOpen} />
    ),
    [words, locale, onOpen]
  )
  return (
    <TileGrid
      label={label}
      className="nft-grid"
      items={nfts}
      keyOf={({ key }) => key}
      renderTile={renderTile}
      rowHeight={ROW_HEIGHT}
      columnWidth={COLUMN_WIDTH}
      place={place}
      cardMoves
      onShown={setShown}
    />
  )
}

/** Tiles that are loading. */
export const NftGridSkeleton = () => (
  <div className="nft-waiting" aria-hidden="true">
    {[0, 1, 2, 3].map((place) => (
      <span key={place} className="nft-tile">
        <Skeleton width="100%" height={136} radius={12} />
        <Skeleton width="70%" height={14} />
      </span>
    ))}
  </div>
)
