import type { PermitFacts, SwapQuote } from "@latchkey/core"
import type { BuiltSwap, PreparedPermit } from "@latchkey/core/effect"
import * as fc from "fast-check"
import {
  decodeFunctionData,
  encodeFunctionData,
  isAddressEqual,
  parseAbi,
  type Address,
  type Hex
} from "viem"
import { describe, expect, it } from "vitest"
import { describeCall } from "../../evm/src/call/describeCall.ts"
import { findMismatch, findPermitMismatch, type Shown } from "./findMismatch.ts"

const abi = parseAbi([
  "function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])",
  "function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable",
  "function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable"
])
const account = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const thief = "0x52908400098527886E0F7030069857D2E4169EE7"
const router = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
const permitRouter = "0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45"
const usd = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const dai = "0x6B175474E89094C44Da98b954EedeAC495271d0F"
const network = { caipNetworkId: "eip155:1" } as const
const deadline = 1_800_000_000n
const [amount, minimum] = [5_000_000n, 4_900_000n]
const amounts = { decimals: 6, symbol: "X" }

const quote: SwapQuote = {
  networkId: "eip155:1",
  sell: `eip155:1:${usd}`,
  buy: `eip155:1:${dai}`,
  provider: "Exchange",
  sourceId: "exchange",
  sold: { ...amounts, value: amount },
  bought: { ...amounts, value: amount },
  minimum: { ...amounts, value: minimum },
  slippage: 1,
  expiresAt: 0
}
const signed: PermitFacts = {
  kind: "permit",
  token: `eip155:1:${usd}`,
  owner: account,
  spender: permitRouter,
  amount,
  deadline: deadline - 5n
}
const shown: Shown = {
  quote,
  contracts: { target: router, spender: router, permitTarget: permitRouter },
  address: account,
  deadline,
  isOpaque: false,
  permit: signed
}
const word = `0x${"77".repeat(32)}` as const
const callOf = ({
  token = usd,
  allowed = amount,
  until = signed.deadline,
  sold = amount,
  least = minimum,
  path = [usd, dai],
  to = account,
  end = deadline
}: {
  readonly token?: Address
  readonly allowed?: bigint
  readonly until?: bigint
  readonly sold?: bigint
  readonly least?: bigint
  readonly path?: ReadonlyArray<Address>
  readonly to?: Address
  readonly end?: bigint
} = {}): Hex =>
  encodeFunctionData({
    abi,
    functionName: "multicall",
    args: [
      end,
      [
        encodeFunctionData({
          abi,
          functionName: "selfPermit",
          args: [token, allowed, until, 27, word, word]
        }),
        encodeFunctionData({ abi, functionName: "swapExactTokensForTokens", args: [sold, least, path, to] })
      ]
    ]
  })
const built = (data: Hex, change: Partial<BuiltSwap["call"]> = {}): BuiltSwap => ({
  networkId: "eip155:1",
  sender: account,
  call: { to: permitRouter, value: 0n, data, ...change }
})
const guard = (of: Shown, made: BuiltSwap) => findMismatch(of, made, describeCall(network, made.call))

describe("the guard before the wallet, with an approval by signature", () => {
  it("T24 passes what was shown and signed, more of it, or sooner", () => {
    expect(guard(shown, built(callOf()))).toBeUndefined()
    expect(guard(shown, built(callOf({ least: minimum + 1n, end: deadline - 1n })))).toBeUndefined()
  })

  it.each<readonly [string, BuiltSwap]>([
    ["contract", built(callOf(), { to: router })],
    ["contract", built(callOf(), { to: thief })],
    ["value", built(callOf(), { value: 1n })],
    ["data", built(callOf({ allowed: amount + 1n }))],
    ["data", built(callOf({ allowed: 2n ** 256n - 1n }))],
    ["data", built(callOf({ until: deadline }))],
    ["data", built(callOf({ token: dai }))],
    ["data", built("0x12345678")],
    ["token", built(callOf({ path: [usd, usd] }))],
    ["token", built(callOf({ path: [dai, dai] }))],
    ["amount", built(callOf({ sold: amount + 1n }))],
    // The router takes zero for all that it has.
    ["amount", built(callOf({ sold: 0n }))],
    ["minimum", built(callOf({ least: minimum - 1n }))],
    ["receiver", built(callOf({ to: thief }))],
    // The router's words for itself and for whoever calls.
    ["receiver", built(callOf({ to: "0x0000000000000000000000000000000000000002" }))],
    ["receiver", built(callOf({ to: "0x0000000000000000000000000000000000000001" }))],
    ["deadline", built(callOf({ end: deadline + 1n }))]
  ])("T24 another %s is told", (what, made) => {
    expect(guard(shown, made)).toBe(what)
  })

  it("T24 what was not signed does not go along, and what was signed goes along with nothing else", () => {
    const { permit: _, ...unsigned } = shown
    expect(guard(unsigned, built(callOf(), { to: router }))).toBe("data")
    expect(guard({ ...shown, isOpaque: true }, built("0x12345678"))).toBe("data")
    const { permitTarget: __, ...without } = shown.contracts
    expect(guard({ ...shown, contracts: without }, built(callOf()))).toBe("contract")
  })

  it("T24 of a thousand changed calls none passes that moves more, elsewhere or to others than was shown", () => {
    const data = callOf()
    let stopped = 0
    fc.assert(
      fc.property(fc.integer({ min: 2, max: data.length - 1 }), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = (Number.parseInt(data[at] ?? "0", 16) ^ by).toString(16)
        const changed = `${data.slice(0, at)}${digit}${data.slice(at + 1)}` as Hex
        if (guard(shown, built(changed)) !== undefined) {
          stopped++
          return
        }
        const { args } = decodeFunctionData({ abi, data: changed })
        const [end, calls] = args as readonly [bigint, ReadonlyArray<Hex>]
        expect(end <= deadline && calls.length === 2).toBe(true)
        const [permit, swap] = calls.map((call) => decodeFunctionData({ abi, data: call }).args)
        const [token, allowed, until] = permit as readonly [Address, bigint, bigint, number, Hex, Hex]
        expect([isAddressEqual(token, usd), allowed, until]).toEqual([true, amount, signed.deadline])
        const [sold, least, path, to] = swap as readonly [bigint, bigint, ReadonlyArray<Address>, Address]
        expect([sold, least >= minimum, isAddressEqual(to, account)]).toEqual([amount, true, true])
        expect([isAddressEqual(path[0]!, usd), isAddressEqual(path.at(-1)!, dai)]).toEqual([true, true])
      }),
      { numRuns: 1_000 }
    )
    expect(stopped).toBeGreaterThan(500)
  })

  it("T25 what is signed is of that token, by the account, for that contract, of exactly as much, for no longer", () => {
    const check = (facts: Partial<PermitFacts>, more: Partial<PreparedPermit> = {}) =>
      findPermitMismatch(shown, {
        networkId: "eip155:1",
        sender: account,
        facts: { ...signed, ...facts },
        request: {},
        ...more
      })
    expect(check({})).toBeUndefined()
    expect(check({}, { networkId: "eip155:10" })).toBe("network")
    expect(check({}, { sender: thief })).toBe("sender")
    expect(check({ owner: thief })).toBe("sender")
    expect(check({ token: `eip155:1:${dai}` })).toBe("token")
    expect(check({ spender: router })).toBe("contract")
    expect(check({ spender: thief })).toBe("contract")
    expect(check({ amount: amount + 1n })).toBe("amount")
    expect(check({ amount: 2n ** 256n - 1n })).toBe("amount")
    expect(check({ deadline: deadline + 1n })).toBe("deadline")
  })
})
