import { tokenBalances, type TokenBalances, type TokenHolding } from "../capability/TokenBalances.ts"
import type { Network } from "../chain/Network.ts"
import { failedCapability, type PromiseCapability } from "./PromiseCapability.ts"

/** Reading what an account holds on a network, written with Promises; see `TokenBalances` of `@latchkey/core/effect`. */
export interface PromiseTokenBalances {
  /**
   * The network's own coin first, then the tokens that the source knows, zero balances included; latest state, in base units. A
   * token that gives no usable answer is left out.
   *
   * What is thrown becomes `CapabilityFailedError`, unless it is a `KitError`.
   */
  readonly list: (
    request: { readonly address: string; readonly network: Network; readonly provider?: unknown },
    signal: AbortSignal
  ) => Promise<ReadonlyArray<TokenHolding>>
}

/** The capability `tokenBalances`, written with Promises. */
export const promiseTokenBalances: PromiseCapability<PromiseTokenBalances> = {
  name: tokenBalances.name,
  toEffect: ({ list }, { call }): TokenBalances => ({
    list: (request) => call((signal) => list(request, signal), failedCapability(tokenBalances.name))
  }),
  toPromise: ({ list }: TokenBalances, { run }) => ({
    list: (request, signal) => run(list(request), signal)
  })
}
