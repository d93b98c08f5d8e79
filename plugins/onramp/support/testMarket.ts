import {
  definePlugin,
  fillSlot,
  onrampSources,
  type OnrampSourceDeclaration,
  type PromiseNamespace,
  type TokenHolding
} from "@latchkey/core"
import { tokenBalances, type OnrampSource } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { oneWalletChain } from "../../../tests/support/oneWalletChain.ts"

export { network } from "../../../tests/support/oneWalletChain.ts"
export { testWindows } from "../../../tests/support/testWindows.ts"

/** What the test chain tells of accounts. */
export interface TestChainOptions {
  /** The account that the wallet connects as; `a1` when absent. */
  readonly address?: () => string
  /** What the account has of the coin, in base units; undefined where the node does not answer. */
  readonly coin?: () => bigint | undefined | Promise<bigint>
  /** The balance of the coin as the page shows it; unknown when absent. */
  readonly nativeBalance?: NonNullable<PromiseNamespace["nativeBalance"]>
}

/** A chain with one wallet, "wallet", that connects at once; addresses are a letter and digits. */
export const testChain = ({ address, coin = () => 1_000n, nativeBalance }: TestChainOptions = {}) =>
  oneWalletChain({
    address,
    namespace: nativeBalance === undefined ? {} : { nativeBalance },
    setup: (host) => {
      host.addCapability("test", tokenBalances, {
        list: () =>
          Effect.promise(async () => {
            const value = await coin()
            const list: ReadonlyArray<TokenHolding> =
              value === undefined ? [] : [{ name: "Coin", amount: { value, decimals: 2, symbol: "COIN" } }]
            return list
          })
      })
    }
  })

/** The origin of the test seller's page. */
export const sellerPage = "https://seller.example"

/** What a seller of the test chain does; what is left out works. */
export interface TestSellerOptions extends Partial<OnrampSource> {
  readonly id?: string
  readonly provider?: string
  readonly networks?: OnrampSourceDeclaration["networks"]
  readonly isOpaque?: boolean
  readonly load?: OnrampSourceDeclaration["load"]
}

/** An amount of dollars. */
export const dollars = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })

/** What a seller sells on the networks of the test chain. */
export const testLists = {
  payment: [
    {
      id: "USD",
      decimals: 2,
      limits: [
        { method: "card", min: 10_00n, max: 7_500_00n },
        { method: "ach_bank_account", min: 10_00n, max: 25_000_00n }
      ]
    },
    { id: "EUR", decimals: 2, limits: [{ method: "card", min: 20_00n, max: 100_00n }] }
  ],
  purchase: [
    {
      id: "coin",
      name: "Coin",
      symbol: "COIN",
      networks: [
        { networkId: "test:1", name: "Network 1" },
        { networkId: "test:2", name: "Network 2" }
      ]
    },
    {
      id: "tea",
      name: "Tea",
      symbol: "TEA",
      networks: [{ networkId: "test:1", name: "Network 1", token: "test:1:t5" }]
    }
  ]
} as const

/** A plugin with a seller that gives a hundred coins for a dollar. */
export const testSeller = ({
  id = "seller",
  provider = id,
  networks = ["test:1"],
  isOpaque,
  load,
  ...given
}: TestSellerOptions = {}) => {
  const source: OnrampSource = {
    options: () => Effect.succeed(testLists),
    link: ({ address, pay }) => Effect.succeed(`${sellerPage}/buy?to=${address}&cents=${pay.value}`),
    quote: ({ pay, purchase: { symbol } }) =>
      Effect.succeed({
        id: "q1",
        total: pay,
        subtotal: { ...pay, value: pay.value - 50n },
        purchased: { value: pay.value * 100n, decimals: 2, symbol },
        providerFee: { ...pay, value: 30n },
        networkFee: { ...pay, value: 20n }
      }),
    ...given
  }
  return definePlugin({
    id,
    fills: [
      fillSlot(onrampSources, {
        id,
        provider,
        title: `The ${id}`,
        fee: "1-2",
        networks,
        pages: [sellerPage],
        ...(isOpaque === undefined ? {} : { isOpaque }),
        load: load ?? (async () => source)
      })
    ],
    setup: () => {}
  })
}
