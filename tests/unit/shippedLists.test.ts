import { createKit, memoryStorage, readSlot, onrampSources, type AnyPlugin } from "@latchkey/core"
import { coinbaseOnramp, meld } from "@latchkey/onramp/sources"
import { swap } from "@latchkey/swap"
import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { nativeTokens } from "../../plugins/cloud/src/account/nativeTokens.ts"
import { onrampNetworks } from "../../plugins/cloud/src/onramp/onrampNetworks.ts"
import { network, testChain, testSource } from "../../plugins/swap/support/testChain.ts"

it("S9.03[all] ships which tokens are suggested before the others that can be swapped, what stands for a network's own coin, and where coins are sold", async () => {
  const listed = ["UNI", "WBTC", "PEPE", "USDC", "USDC", "DAI", "COIN"]
  const tokens = listed.map((symbol, index) => ({
    id: `test:1:t${index}` as const,
    name: symbol,
    symbol,
    decimals: 0
  }))
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [testChain(), swap(), testSource({ tokens: () => Effect.succeed(tokens) })],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  await kit.swap.tokens()
  const { list, suggested = [] } = kit.getSnapshot().swap.tokens
  const symbolsOf = (ids: ReadonlyArray<string>) =>
    list.filter(({ id }) => ids.includes(id)).map(({ symbol }) => symbol)
  expect(symbolsOf(suggested).toSorted()).toEqual(["DAI", "UNI", "WBTC"])
  // Of two that call themselves the same, none is suggested; both can still be chosen.
  const others = list.filter(({ id }) => !suggested.includes(id)).map(({ symbol }) => symbol)
  expect(others.toSorted()).toEqual(["COIN", "PEPE", "USDC", "USDC"])
  await kit.dispose()

  expect(nativeTokens).toEqual({
    eip155: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
    solana: "So11111111111111111111111111111111111111111"
  })

  const soldOn = ({ fills = [] }: AnyPlugin) => readSlot(fills, onrampSources)[0]!.networks
  const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
  expect(soldOn(meld())).toEqual(["eip155:1", "eip155:8453", "eip155:137", solana])
  expect(soldOn(coinbaseOnramp({ session: async () => "s" }))).toEqual([
    "eip155:1",
    "eip155:8453",
    "eip155:137"
  ])
  expect(Object.values(onrampNetworks)).toEqual(
    expect.arrayContaining([
      "ethereum",
      "arbitrum",
      "polygon",
      "berachain",
      "avalanche-c-chain",
      "optimism",
      "celo",
      "base"
    ])
  )
})
