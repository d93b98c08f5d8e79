import { fill, shortenAddress } from "@latchkey/react/view"
import type { HeldNft } from "../NftsState.ts"
import type { NftsMessages } from "./NftsMessages.ts"

/** The address of a contract, or of the thing itself where it has an account of its own. */
export const addressOf = ({ collection }: Pick<HeldNft, "collection">): string =>
  collection.split(":").slice(2).join(":")

/** A number as a list shows it: whole where it is short. */
export const shortNumber = (id: string): string => (id.length > 10 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id)

/** What an NFT is called: as its description says, else by its number, else by its address. */
export const nameOfNft = (nft: HeldNft, words: NftsMessages): string =>
  nft.name ||
  fill(words.numbered, {
    number: nft.id === undefined ? shortenAddress(addressOf(nft)) : `#${shortNumber(nft.id)}`
  })
