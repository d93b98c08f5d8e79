import type { CaipAddress } from "@latchkey/core"

/** Options of `nfts`. What an app names here learns which NFTs its visitors look at; nobody else is ever asked. */
export interface NftsOptions {
  /**
   * Where files of IPFS (`ipfs`) and Arweave (`ar`) are fetched: an `https:` URL that the file's id and path are put behind,
   * such as `https://ipfs.example.com/ipfs/`. Without one, an NFT that is described there has no picture and no name of its own.
   */
  readonly gateway?: { readonly ipfs?: string; readonly ar?: string }
  /** Origins, `https:` alone, from which descriptions may be fetched. */
  readonly metadataHosts?: ReadonlyArray<string>
  /**
   * Origins, `https:` alone, from which pictures may be loaded. One that is itself a `data:` URI of at most 256 KiB is always shown,
   * and so is one that lies at the gateway.
   */
  readonly pictureHosts?: ReadonlyArray<string>
  /**
   * The names of collections that the app vouches for, by their CAIP-10 ids: they are never hidden, and any other collection that calls
   * itself by one of these names is.
   */
  readonly known?: Readonly<Record<CaipAddress, string>>
}
