import { fromOptions } from "@latchkey/core"
import { attempt } from "@latchkey/core"
import type { HostUse, Plugin } from "@latchkey/core"
import type { NftsApi } from "./NftsApi.ts"
import type { NftsOptions } from "./NftsOptions.ts"
import { nftsSlice, type NftsState } from "./NftsState.ts"

/** What the type checker knows of NFTs: no error of its own. */
export interface NftsTypes {
  readonly errorCode: never
}

const originOf = (url: string) => attempt(() => new URL(url).origin) ?? url

const hostsOf = ({
  gateway = {},
  metadataHosts = [],
  pictureHosts = []
}: NftsOptions): ReadonlyArray<HostUse> => {
  const uses = (
    urls: ReadonlyArray<string | undefined>,
    purpose: string,
    ...what: NonNullable<HostUse["uses"]>
  ) => urls.flatMap((url) => (url === undefined ? [] : [{ origin: originOf(url), purpose, uses: what }]))
  return [
    ...uses([gateway.ipfs, gateway.ar], "descriptions and pictures of NFTs", "fetch", "image"),
    ...uses(metadataHosts, "descriptions of NFTs", "fetch"),
    ...uses(pictureHosts, "pictures of NFTs", "image")
  ]
}

/**
 * What the connected accounts hold of collections, as the chain itself says. Headless; `nfts` of `@latchkey/nfts/react` adds the tab
 * of the account view.
 *
 * Works on every namespace that has the `nftHoldings` capability. Calls no host but those of its options.
 */
export const nfts = (options?: NftsOptions): Plugin<"nfts", NftsApi, NftsState, NftsTypes> =>
  fromOptions("nfts", options, (options) => ({
    id: "nfts",
    when: "demand",
    hosts: hostsOf(options),
    slice: nftsSlice,
    actions: ["load", "describe"],
    load: () => import("./module.ts").then((part) => part.nftsModule(options))
  }))
