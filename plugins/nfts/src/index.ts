export { nfts } from "./nfts.ts"
export type { NftsApi } from "./NftsApi.ts"
export type { NftsOptions } from "./NftsOptions.ts"
export type { AccountNfts, HeldNft, NftDoubt, NftsState, NftTrait } from "./NftsState.ts"
