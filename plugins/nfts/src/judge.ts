import type { Network } from "@latchkey/core"
import { looksOf } from "@latchkey/core/chain-kit"
import type { NftsOptions } from "./NftsOptions.ts"
import type { HeldNft, NftDoubt } from "./NftsState.ts"

/** Where NFTs are judged, and what the app knows. */
export interface JudgeContext {
  readonly network: Pick<Network, "caipNetworkId">
  /** The canonical form of an address on that network; undefined if the text is not an address. */
  readonly parseAddress: (text: string) => string | undefined
  readonly known: NonNullable<NftsOptions["known"]>
}

const isLink = (text: string) => /:\/\/|www\.|\bt\.me\b/i.test(text)
// Names of accounts are NFTs too, and are written like sites: one alone says nothing.
const isSite = (text: string) => /[a-z0-9]\.[a-z]{2,}/i.test(text)
const isCall = (text: string) =>
  /\b(?:claim|airdrop|reward|bonus|voucher|gift|visit|redeem|eligible|free\s*mint)|[$€£]\s?\d/i.test(text)
const isAdvertisement = (text: string) => isLink(text) || (isSite(text) && isCall(text))

/** What tells NFTs that may be meant to deceive, by their names alone: who sent them is not known. */
export const makeJudge = ({ network, parseAddress, known }: JudgeContext) => {
  const prefix = `${network.caipNetworkId}:`
  const own = Object.entries(known).filter(([id]) => id.startsWith(prefix))
  const ids = new Set(
    own.map(([id]) => `${prefix}${parseAddress(id.slice(prefix.length)) ?? id.slice(prefix.length)}`)
  )
  const taken = new Set(own.map(([, name]) => looksOf(name)).filter((looks) => looks !== ""))
  return ({
    collection,
    collectionName,
    name
  }: Pick<HeldNft, "collection" | "collectionName" | "name">): NftDoubt | undefined => {
    if (ids.has(collection)) return undefined
    if (taken.has(looksOf(collectionName))) return "unverified"
    return isAdvertisement(`${collectionName} ${name}`) ? "spam" : undefined
  }
}

/** An NFT with what speaks against it; where something does, without what its maker wants it to be seen and read as. */
export const withDoubt = (nft: HeldNft, judge: ReturnType<typeof makeJudge>): HeldNft => {
  const { doubt: _doubt, isHidden: _isHidden, picture: _picture, description: _text, ...rest } = nft
  const doubt = judge(nft)
  if (doubt !== undefined) return { ...rest, doubt, traits: [], isHidden: true }
  const { doubt: _, ...whole } = nft
  return { ...whole, isHidden: false }
}
