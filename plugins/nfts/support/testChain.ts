import type { KitError, NftHolding, NftHoldingList } from "@latchkey/core"
import { nftHoldings, type NftReader } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"

/** A thing of the test chain's first network. */
export const thing = (id: string, more: Partial<NftHolding> = {}): NftHolding => ({
  collection: "test:1:c1",
  id,
  count: 1n,
  standard: "TEST-1",
  collectionName: "Teapots",
  name: "",
  ...more
})

/** What the test chain says of an account. */
export interface TestChainOptions {
  /** False: the namespace cannot list things. */
  readonly canList?: boolean
  readonly list?: (of: Parameters<NftReader["list"]>[0]) => Effect.Effect<NftHoldingList, KitError>
  readonly uriOf?: NonNullable<NftReader["uriOf"]>
  /** The native balance. */
  readonly balance?: () => bigint
}

/** A chain with one wallet, "wallet", that connects at once as `a1`; its addresses are a letter and digits. */
export const testChain = ({
  canList = true,
  list = () => Effect.succeed({ nfts: [thing("1")], coverage: "whole" as const }),
  uriOf,
  balance
}: TestChainOptions = {}) =>
  oneWalletChain({
    namespace: {
      explorerUrl: (_, subject) =>
        "address" in subject ? `https://explorer.test/${subject.address}` : undefined,
      ...(balance === undefined
        ? {}
        : { nativeBalance: async () => ({ value: balance(), decimals: 2, symbol: "COIN" }) })
    },
    setup: (host) => {
      if (canList)
        host.addCapability("test", nftHoldings, {
          reader: Effect.succeed({ list, ...(uriOf === undefined ? {} : { uriOf }) })
        })
    }
  })
