import { withLateFills, type Plugin, type ViewTypes } from "@latchkey/core"
import { nfts as headless, type NftsTypes } from "../nfts.ts"
import type { NftsApi } from "../NftsApi.ts"
import type { NftsOptions } from "../NftsOptions.ts"
import type { NftsState } from "../NftsState.ts"
import type { viewIds } from "./viewIds.ts"

export type { NftsApi } from "../NftsApi.ts"
export type { NftsOptions } from "../NftsOptions.ts"
export type { AccountNfts, HeldNft, NftDoubt, NftsState, NftTrait } from "../NftsState.ts"
export { useNfts } from "./useNfts.ts"
export type { NftsView } from "./useAccountNfts.ts"

/**
 * `nfts` with its list: a tab "NFTs" of the account view, the same list as a view, and a view of one NFT.
 *
 * The tab is there if the shown namespace has the `nftHoldings` capability.
 */
export const nfts = (
  options?: NftsOptions
): Plugin<"nfts", NftsApi, NftsState, NftsTypes & ViewTypes<typeof viewIds>> =>
  withLateFills(headless(options), () => import("./fills.ts").then((part) => part.nftsFills))
