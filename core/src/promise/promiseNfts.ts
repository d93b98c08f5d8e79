import {
  nftHoldings,
  type NftHolding,
  type NftHoldingList,
  type NftHoldings,
  type NftReader
} from "../capability/NftHoldings.ts"
import type { Network } from "../chain/Network.ts"
import { failedCapability, type PromiseCapability } from "./PromiseCapability.ts"

/** Reads which things an account holds, written with Promises. What is thrown becomes `CapabilityFailedError`, unless it is a `KitError`. */
export interface PromiseNftReader {
  /** The things that the account holds in the latest state, each confirmed by the chain; never a list that only looks empty. */
  readonly list: (
    request: { readonly address: string; readonly network: Network; readonly provider?: unknown },
    signal: AbortSignal
  ) => Promise<NftHoldingList>
  /** Where the description of a thing lies, as the chain says it; left out where `list` says all that is known. */
  readonly uriOf?: (
    request: { readonly nft: NftHolding; readonly network: Network; readonly provider?: unknown },
    signal: AbortSignal
  ) => Promise<string | undefined>
}

/** What an account holds of things, written with Promises; see `NftHoldings` of `@latchkey/core/effect`. */
export interface PromiseNfts {
  /** Loads it when the first list is asked for. */
  readonly load: () => Promise<PromiseNftReader>
}

const failed = failedCapability(nftHoldings.name)

/** The capability `nftHoldings`, written with Promises. */
export const promiseNfts: PromiseCapability<PromiseNfts> = {
  name: nftHoldings.name,
  toEffect: ({ load }, { call }): NftHoldings => ({
    reader: call(async (): Promise<NftReader> => {
      const { list, uriOf } = await load()
      return {
        list: (request) => call((signal) => list(request, signal), failed),
        ...(uriOf && { uriOf: (request) => call((signal) => uriOf(request, signal), failed) })
      }
    }, failed)
  }),
  toPromise: ({ reader }: NftHoldings, { run }) => ({
    load: async () => {
      const { list, uriOf } = await run(reader)
      return {
        list: (request, signal) => run(list(request), signal),
        ...(uriOf && { uriOf: (request, signal) => run(uriOf(request), signal) })
      }
    }
  })
}
