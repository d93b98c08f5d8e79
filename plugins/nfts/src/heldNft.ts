import type { Described } from "./makeDescriber.ts"
import type { HeldNft } from "./NftsState.ts"
import type { ReadNft } from "./readList.ts"

/**
 * An NFT as it was just told, with what was known of it before: a description that failed may be asked for again, and each one may
 * where all is read `anew`.
 */
export const toHeld = (
  { uri: _, ...nft }: ReadNft,
  known: HeldNft | undefined,
  explorerUrl: string | undefined,
  anew: boolean
): HeldNft => {
  const { details = "unread" } = known ?? {}
  return {
    traits: [],
    ...known,
    ...nft,
    details: details === "failed" || (anew && details !== "loading") ? "unread" : details,
    name: known?.name || nft.name,
    isHidden: false,
    ...(explorerUrl === undefined ? {} : { explorerUrl })
  }
}

/** An NFT with what its description says; with what was known of it where that says nothing. */
export const withDescription = (nft: HeldNft, told: Described): HeldNft => {
  if (told.details !== "ready") return { ...nft, details: told.details }
  const { description: _description, picture: _picture, ...rest } = nft
  return { ...rest, traits: [], ...told, name: told.name || nft.name }
}
