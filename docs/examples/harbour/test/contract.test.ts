import { describe, it } from "node:test"
import { onramp } from "@latchkey/onramp"
import { swap } from "@latchkey/swap"
import { onrampSourceContract, pluginContract, swapSourceContract, type SentRequest } from "@latchkey/testing"
import { harbour } from "latchkey-plugin-harbour"
import { encode, network, testChain } from "./testChain.ts"

const url = "http://127.0.0.1:1"
const token = "sea:main:t5"
const plugin = () => harbour({ url, networkId: "sea:main", contract: "t9", token })

for (const { name, run } of pluginContract({
  make: plugin,
  others: () => [testChain().plugin, swap(), onramp()],
  networks: [network]
})) {
  void it(name, run)
}

/** Harbour's server when all is well: it gives three for two. */
const service = ({ url: asked }: SentRequest): unknown => {
  const { pathname, searchParams } = new URL(asked)
  if (pathname === "/offer") return { bought: "150" }
  if (pathname === "/price") return { units: "40", fee: "50" }
  if (pathname === "/purchases") return [{ id: "p1", status: "success", at: 1_700_000_000_000 }]
  const [amount, minimum] = [searchParams.get("amount")!, searchParams.get("minimum")!]
  const facts = {
    kind: "swap",
    bought: token,
    amount: BigInt(amount),
    minimum: BigInt(minimum),
    receiver: searchParams.get("receiver")!,
    deadline: BigInt(searchParams.get("deadline")!)
  } as const
  return { to: "t9", value: amount, data: encode(facts) }
}

const subject = {
  make: plugin,
  others: () => [testChain().plugin],
  networks: [network],
  networkId: "sea:main",
  address: "a1",
  service
} as const

void describe("the contract of sources of swaps", () => {
  const cases = swapSourceContract({
    ...subject,
    // What it swaps, its contracts say: no server is asked.
    asksFor: ["an offer", "the call of a swap"],
    sell: { id: "native", name: "Coin", symbol: "COIN", decimals: 9 },
    buy: { id: token, name: "Tea", symbol: "TEA", decimals: 1 },
    amount: 100n,
    withoutOffer: ({ url: asked }) => (asked.includes("/offer") ? { bought: "0" } : undefined)
  })
  for (const { name, run } of cases) void it(name, run)
})

void describe("the contract of sources of coins for money", () => {
  const cases = onrampSourceContract({
    ...subject,
    asksFor: ["a price", "what became of purchases"],
    purchase: { id: "coin", symbol: "COIN" },
    pay: { value: 20_00n, decimals: 2, symbol: "USD" },
    method: "card",
    quotes: true,
    follows: true
  })
  for (const { name, run } of cases) void it(name, run)
})
