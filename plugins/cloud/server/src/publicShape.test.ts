import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { holders } from "../../../evm/stack/tokens.ts"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { lacking } from "../../support/lacking.ts"
import { fixture } from "../../support/publicService.ts"

const [alice, bob] = holders
const coin = `eip155:1:0x${"e".repeat(40)}`

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["evm", "cloud"] })
})
afterAll(() => stack?.stop())

const usdc = () => `eip155:1:${stack.evm!.chain(1).tokens.usdc.toLowerCase()}`
const account = `eip155:1:${alice}`

const ask = async (path: string, query: Readonly<Record<string, string>> = {}, body?: object) => {
  const url = `${stack.cloud!.serverUrl}${path}?${new URLSearchParams({ projectId: "stack", ...query })}`
  const response = await fetch(
    url,
    body === undefined ? {} : { method: "POST", body: JSON.stringify({ projectId: "stack", ...body }) }
  )
  return { status: response.status, body: (await response.json()) as unknown }
}

describe("the server says all that the public service says, under the same names and in the same form", () => {
  it("S7.05 of what happened", async () => {
    const { chain } = stack.evm!
    await chain(1).rpc("eth_sendTransaction", [{ from: alice, to: bob, value: "0x1" }])
    const path = `/v1/account/${alice}/history`
    const like = fixture("history-evm-page").response.body
    await vi.waitFor(async () => {
      const { body } = await ask(path, { chainId: "eip155:1" })
      expect((body as { data: ReadonlyArray<unknown> }).data.length).toBeGreaterThan(0)
      expect(lacking(body, [like])).toEqual([])
    }, 20_000)
  }, 40_000)

  it.each<readonly [name: string, () => readonly [string, Readonly<Record<string, string>>?, object?]]>([
    ["supported-chains-ok", () => ["/v1/supported-chains"]],
    [
      "balance-evm-zerion",
      () => [`/v1/account/${alice}/balance`, { currency: "usd", chainId: "eip155:1", forceUpdate: coin }]
    ],
    ["price-first-only", () => ["/v1/fungible/price", {}, { currency: "usd", addresses: [coin] }]],
    ["identity-none", () => [`/v1/identity/${bob}`]],
    ["profile-lookup-not-found-v2", () => ["/v1/profile/account/nobody.tea.example", { apiVersion: "2" }]],
    ["profile-reverse-none", () => [`/v1/profile/reverse/${bob}`, { apiVersion: "2" }]],
    ["profile-suggestions-ok", () => ["/v1/profile/suggestions/harbour", { zone: "tea.example" }]],
    ["convert-tokens-random-order", () => ["/v1/convert/tokens", { chainId: "eip155:1" }]],
    ["convert-quotes-ok", () => ["/v1/convert/quotes", { amount: "1000000", from: usdc(), to: coin }]],
    ["convert-gas-price-1559", () => ["/v1/convert/gas-price", { chainId: "eip155:1" }]],
    [
      "convert-allowance-unlimited",
      () => ["/v1/convert/allowance", { tokenAddress: usdc(), userAddress: account }]
    ],
    [
      "convert-build-approve-wrong-target",
      () => ["/v1/convert/build-approve", { from: usdc(), to: coin, userAddress: account }]
    ],
    [
      "convert-build-transaction-ok",
      () => [
        "/v1/convert/build-transaction",
        {},
        {
          amount: "1000000",
          from: usdc(),
          to: coin,
          userAddress: account,
          eip155: { slippage: 1 },
          disableEstimate: true
        }
      ]
    ]
  ])("S7.04 to S7.16 in part: %s", async (name, request) => {
    const { response } = fixture(name)
    const { status, body } = await ask(...request())
    expect(status).toBe(response.status)
    expect(lacking(body, [response.body])).toEqual([])
  })

  it("S7.06 in part: that nobody buys as much", async () => {
    const { response } = fixture("convert-quotes-no-liquidity")
    const { status, body } = await ask("/v1/convert/quotes", { amount: "1", from: usdc(), to: usdc() })
    expect([status, lacking(body, [response.body])]).toEqual([response.status, []])
    expect(JSON.stringify(body)).toContain("insufficient liquidity")
  })
})
