import { onrampSourceContract } from "@latchkey/testing"
import { describe, it } from "vitest"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { coinbaseOnramp, meld } from "./index.ts"

describe.each([
  ["meld", () => meld({ publicKey: "key" })],
  ["coinbaseOnramp", () => coinbaseOnramp({ session: async () => "token" })]
])("%s keeps the contract of sources of coins for money", (_, make) => {
  const cases = onrampSourceContract({
    make,
    others: () => [virtualChain({ wallet: {} }, "eip155").plugin],
    networks: [testNetwork(1, "eip155")],
    networkId: "eip155:1",
    address: "a1",
    purchase: { id: "USDC", symbol: "USDC" },
    pay: { value: 50_00n, decimals: 2, symbol: "USD" },
    method: "card",
    quotes: false,
    follows: false
  })
  it.each(cases)("$name", ({ run }) => run())
})
