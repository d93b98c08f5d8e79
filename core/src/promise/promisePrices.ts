import { prices, type Prices, type TokenPrice } from "../capability/Prices.ts"
import type { CaipAddress } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { failedCapability, type PromiseCapability } from "./PromiseCapability.ts"

/** Reading what things cost, written with Promises; see `Prices` of `@latchkey/core/effect`. */
export interface PromisePrices {
  /**
   * Prices of the network's own coin and of the tokens that are asked for, at most a minute old; what the source has no price of
   * is left out. `currency` is a code of ISO 4217, `USD`.
   *
   * What is thrown becomes `CapabilityFailedError`, unless it is a `KitError`.
   */
  readonly list: (
    request: {
      readonly network: Network
      readonly tokens: ReadonlyArray<CaipAddress>
      readonly currency: string
    },
    signal: AbortSignal
  ) => Promise<ReadonlyArray<TokenPrice>>
}

/** The capability `prices`, written with Promises. */
export const promisePrices: PromiseCapability<PromisePrices> = {
  name: prices.name,
  toEffect: ({ list }, { call }): Prices => ({
    list: (request) => call((signal) => list(request, signal), failedCapability(prices.name))
  }),
  toPromise: ({ list }: Prices, { run }) => ({
    list: (request, signal) => run(list(request), signal)
  })
}
