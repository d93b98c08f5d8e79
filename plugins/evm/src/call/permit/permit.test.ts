import * as fc from "fast-check"
import {
  encodeFunctionData,
  getAddress,
  hashTypedData,
  hashDomain,
  parseAbi,
  toHex,
  type Address,
  type Hex
} from "viem"
import { describe, expect, it } from "vitest"
import { describeCall } from "../describeCall.ts"
import { decodePermitSwap } from "../permitSwapCalls.ts"
import { decodePermit, encodePermit, permitTypeHash, separatorOf } from "./permitData.ts"

const abi = parseAbi([
  "function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])",
  "function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable",
  "function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to) payable"
])
const words = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const addresses = fc
  .bigInt({ min: 0n, max: 2n ** 160n - 1n })
  .map((value) => getAddress(toHex(value, { size: 20 })))
const [token, other, receiver, router] = ["11", "22", "33", "44"].map((pair) =>
  getAddress(`0x${pair.repeat(20)}`)
) as [Address, Address, Address, Address]
const word = `0x${"77".repeat(32)}` as const
const selfPermit = (of: Address, value: bigint, deadline: bigint) =>
  encodeFunctionData({ abi, functionName: "selfPermit", args: [of, value, deadline, 27, word, word] })
const swapOf = (amount: bigint, minimum: bigint, path: ReadonlyArray<Address>, to: Address) =>
  encodeFunctionData({ abi, functionName: "swapExactTokensForTokens", args: [amount, minimum, path, to] })
const multicall = (deadline: bigint, calls: ReadonlyArray<Hex>) =>
  encodeFunctionData({ abi, functionName: "multicall", args: [deadline, calls] })

describe("swaps with an approval by signature", () => {
  it("T24 are read as viem encodes them", () => {
    fc.assert(
      fc.property(
        words,
        words,
        words,
        words,
        fc.array(addresses, { minLength: 2, maxLength: 4 }),
        addresses,
        (amount, minimum, deadline, until, path, to) => {
          const first = path[0]!
          const data = multicall(deadline, [
            selfPermit(first, amount, until),
            swapOf(amount, minimum, path, to)
          ])
          expect(decodePermitSwap(data, 0n)).toEqual({
            sold: first,
            bought: path.at(-1),
            amount,
            minimum,
            receiver: to,
            deadline,
            permit: { token: first, amount, deadline: until }
          })
          // Coins that are sent along would be lost.
          expect(decodePermitSwap(data, 1n)).toBeUndefined()
        }
      )
    )
  })

  const good = [selfPermit(token, 5n, 9n), swapOf(5n, 4n, [token, other], receiver)] as const
  const data = multicall(8n, good)
  it.each<readonly [string, string]>([
    ["nothing", "0x"],
    ["the swap alone", multicall(8n, [good[1]])],
    ["the approval alone", multicall(8n, [good[0]])],
    ["the other order", multicall(8n, [good[1], good[0]])],
    ["a third call", multicall(8n, [...good, good[1]])],
    ["two swaps", multicall(8n, [good[1], good[1]])],
    ["two approvals", multicall(8n, [good[0], good[0]])],
    [
      "a path of five",
      multicall(8n, [
        good[0],
        swapOf(
          5n,
          4n,
          Array.from({ length: 5 }, () => token),
          receiver
        )
      ])
    ],
    ["a path of one", multicall(8n, [good[0], swapOf(5n, 4n, [token], receiver)])],
    ["a byte more", `${data}00`],
    ["a word more", `${data}${"0".repeat(64)}`],
    ["a byte less", data.slice(0, -2)],
    ["another function", `0xac9650d8${data.slice(10)}`]
  ])("T24 nothing else is read as one: %s", (_, call) => {
    expect(decodePermitSwap(call, 0n)).toBeUndefined()
  })

  it("T24 a word that is changed is told as it is, or the call is not read", () => {
    const told = decodePermitSwap(data, 0n)
    for (let index = 0; index < (data.length - 10) / 64; index++) {
      const at = 10 + index * 64
      const changed = `${data.slice(0, at)}${"f".repeat(64)}${data.slice(at + 64)}`
      const read = decodePermitSwap(changed, 0n)
      // The signature itself says nothing that is shown.
      if (read !== undefined && !(index >= 10 && index <= 12)) expect(read).not.toEqual(told)
    }
  })

  it("T24 in part: a swap whose path lies elsewhere, or a signature out of its range, is not read", () => {
    const wordOf = (value: number) => value.toString(16).padStart(64, "0")
    const at = good[1].indexOf(wordOf(128))
    const elsewhere = `${good[1].slice(0, at)}${wordOf(160)}${good[1].slice(at + 64)}` as Hex
    expect(decodePermitSwap(multicall(8n, [good[0], elsewhere]), 0n)).toBeUndefined()
    const withByte = (value: number) => {
      const start = good[0].indexOf(wordOf(27))
      return `${good[0].slice(0, start)}${wordOf(value)}${good[0].slice(start + 64)}` as Hex
    }
    expect(decodePermitSwap(multicall(8n, [withByte(255), good[1]]), 0n)).toBeDefined()
    expect(decodePermitSwap(multicall(8n, [withByte(256), good[1]]), 0n)).toBeUndefined()
  })

  it("T24 in part: an address with more than twenty bytes is none: of the token, the path and the receiver", () => {
    for (const [index, address] of [
      [0, token],
      [1, token],
      [1, other],
      [1, receiver]
    ] as const) {
      const digits = address.slice(2).toLowerCase()
      const more = good.map((call, at) =>
        at === index
          ? (call.replace(`${"0".repeat(24)}${digits}`, `1${"0".repeat(23)}${digits}`) as Hex)
          : call
      )
      expect(more).not.toEqual(good)
      expect(decodePermitSwap(multicall(8n, more), 0n)).toBeUndefined()
    }
  })

  it("T25 are described with the approval, tokens by their ids", () => {
    expect(describeCall({ caipNetworkId: "eip155:1" }, { to: router, value: 0n, data })).toEqual({
      kind: "swap",
      sold: `eip155:1:${token}`,
      bought: `eip155:1:${other}`,
      amount: 5n,
      minimum: 4n,
      receiver,
      deadline: 8n,
      permit: { token: `eip155:1:${token}`, amount: 5n, deadline: 9n }
    })
  })
})

describe("an approval by signature", () => {
  const domain = { name: "USD Coin", version: "2", chainId: 1, contract: token }
  const permit = { owner: receiver, spender: router, value: 5n, nonce: 3n, deadline: 9n }
  const text = encodePermit(domain, permit)

  it("hashes as viem hashes it", () => {
    const types = {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "version", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" }
      ]
    } as const
    const { name, version, chainId } = domain
    expect(`0x${separatorOf(domain)}`).toBe(
      hashDomain({ domain: { name, version, chainId: BigInt(chainId), verifyingContract: token }, types })
    )
    expect(permitTypeHash()).toBe("6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9")
    expect(() => hashTypedData(JSON.parse(text) as Parameters<typeof hashTypedData>[0])).not.toThrow()
  })

  it("T20 is told by what the wallet gets: token, owner, spender, amount and end", () => {
    expect(decodePermit(text)).toEqual({
      kind: "permit",
      token: `eip155:1:${token}`,
      owner: receiver,
      spender: router,
      amount: 5n,
      deadline: 9n
    })
  })

  it("T20 in part: is told of every amount and end that a word holds", () => {
    for (const value of [0n, 12n, 10n ** 18n, 2n ** 256n - 1n])
      expect(decodePermit(encodePermit(domain, { ...permit, value, deadline: value }))).toMatchObject({
        amount: value,
        deadline: value
      })
  })

  const changed = (
    change: (data: { domain: object; message: object; types: object; primaryType: string }) => object
  ) => JSON.stringify(change(JSON.parse(text) as never))
  it.each<readonly [string, string]>([
    ["no JSON", "{"],
    ["null", "null"],
    ["a space more", `${text} `],
    ["another type", changed((data) => ({ ...data, primaryType: "Order" }))],
    ["a field more", changed((data) => ({ ...data, message: { ...data.message, extra: "1" } }))],
    [
      "an amount in hexadecimal",
      changed((data) => ({ ...data, message: { ...data.message, value: "0x5" } }))
    ],
    ["a name that is a number", changed((data) => ({ ...data, domain: { ...data.domain, name: 7 } }))],
    ["a version that is a number", changed((data) => ({ ...data, domain: { ...data.domain, version: 2 } }))],
    ["no message", changed(({ message: _, ...data }) => data)],
    ["no domain", changed(({ domain: _, ...data }) => data)],
    ["a text", '"Permit"'],
    ["an amount that is a number", changed((data) => ({ ...data, message: { ...data.message, value: 5 } }))],
    [
      "a spender that is none",
      changed((data) => ({ ...data, message: { ...data.message, spender: "0x1" } }))
    ],
    [
      "no chain",
      changed((data) => ({ ...data, domain: { name: "USD Coin", version: "2", verifyingContract: token } }))
    ],
    ["other fields of the type", changed((data) => ({ ...data, types: { ...data.types, Permit: [] } }))]
  ])("T20 nothing else is read as one: %s", (_, given) => {
    expect(decodePermit(given)).toBeUndefined()
  })
})
