import { formatDecimal, fill, Icon, Skeleton, type TileProps } from "@latchkey/react/view"
import type { HeldNft } from "../NftsState.ts"
import { nameOfNft } from "./nameOfNft.ts"
import type { NftsMessages } from "./NftsMessages.ts"

interface NftTileProps extends TileProps {
  readonly nft: HeldNft
  readonly words: NftsMessages
  readonly locale: string
  readonly onOpen: (key: string) => void
}

/** One NFT of the grid: its picture, or a tile with a letter, what it is called and its collection; a button that opens it. */
export const NftTile = ({ nft, words, locale, place, reachable, onUse, onOpen }: NftTileProps) => {
  const { key, collection, collectionName, picture, details, count, doubt } = nft
  const name = nameOfNft(nft, words)
  return (
    <button
      type="button"
      className="nft-tile"
      data-place={place}
      data-doubt={doubt}
      tabIndex={reachable ? 0 : -1}
      title={name}
      onPointerDown={onUse}
      onFocus={onUse}
      onClick={() => onOpen(key)}
    >
      <span className="nft-picture" aria-hidden="true">
        {details === "loading" && picture === undefined ? (
          <Skeleton width="100%" height={136} radius={12} />
        ) : (
          <Icon id={collection} name={collectionName || name} src={picture} size={160} />
        )}
      </span>
      <bdi className="nft-name">{name}</bdi>{" "}
      <span className="nft-detail">
        <bdi className="nft-collection">{doubt === undefined ? collectionName : words.tags[doubt]}</bdi>{" "}
        {count > 1n && (
          <bdi className="nft-count">{fill(words.many, { count: formatDecimal(String(count), locale) })}</bdi>
        )}
      </span>
    </button>
  )
}
