import { describe, expect, it } from "vitest"
import { caipChainId, chainId } from "./chainId.ts"
import { anything, listOf, nothing, oneOf, orNull, ownField, record, text, yesNo } from "./Decode.ts"
import { frameCalls } from "./frameCalls.ts"
import { isBounded, MAX_MESSAGE } from "./isBounded.ts"
import { rpcRequest } from "./rpcRequest.ts"

const throwing = Object.defineProperty({}, "key", {
  enumerable: true,
  get: () => {
    throw new Error("no")
  }
})

describe("reading foreign values", () => {
  it("T16 in part: a field is its own, of an object, and one that throws is none", () => {
    expect(ownField({ key: 1 }, "key")).toBe(1)
    expect(ownField([7], "0")).toBe(7)
    for (const odd of [
      null,
      undefined,
      "key",
      7,
      Object.create({ key: 1 }),
      {},
      throwing,
      new Proxy(
        {},
        {
          getOwnPropertyDescriptor: () => {
            throw new Error("no")
          }
        }
      )
    ])
      expect(ownField(odd, "key")).toBeUndefined()
  })

  it("T16 in part: texts are as long as they may be", () => {
    expect(text(3)("abc")).toBe("abc")
    expect(text(3)("abcd")).toBeUndefined()
    expect(text()("a".repeat(4096))).toHaveLength(4096)
    expect(text()("a".repeat(4097))).toBeUndefined()
    for (const odd of [7, null, undefined, ["abc"], {}]) expect(text()(odd)).toBeUndefined()
  })

  it("T16 in part: words, yes and no, and null are what they are", () => {
    expect([true, false].map(yesNo)).toEqual([true, false])
    for (const odd of ["true", 1, 0, null, undefined]) expect(yesNo(odd)).toBeUndefined()
    expect(oneOf(["a", "b"])("b")).toBe("b")
    for (const odd of ["c", ["a"], undefined]) expect(oneOf(["a", "b"])(odd)).toBeUndefined()
    expect([null, true, "true"].map(orNull(yesNo))).toEqual([null, true, undefined])
    expect([null, undefined, 7].map(nothing)).toEqual([null, null, null])
    expect([null, undefined, 0, ""].map(anything)).toEqual([null, null, 0, ""])
  })

  it("T16 in part: a list is as long as it may be, of items that are all read, holes included", () => {
    const list = listOf(yesNo, 3)
    expect(list([true, false, true])).toEqual([true, false, true])
    expect(list([])).toEqual([])
    for (const odd of [
      [true, true, true, true],
      [true, 1],
      Object.assign(Array(3), { 0: true, 2: true }),
      { 0: true, length: 1 },
      "true",
      null
    ])
      expect(list(odd)).toBeUndefined()
    expect(listOf(yesNo)(Array(256).fill(true))).toHaveLength(256)
    expect(listOf(yesNo)(Array(257).fill(true))).toBeUndefined()
  })

  it("T16 in part: a record has what it must have, what it may have, and nothing else", () => {
    const read = record({ must: yesNo }, { may: text(3) })
    expect(read({ must: true, may: "abc", more: 1 })).toEqual({ must: true, may: "abc" })
    expect(read({ must: true })).toEqual({ must: true })
    expect(read({ must: true, may: undefined })).toEqual({ must: true })
    for (const odd of [
      {},
      { may: "abc" },
      { must: 1 },
      { must: true, may: "abcd" },
      { must: true, may: null },
      [],
      null,
      undefined,
      "must",
      Object.create({ must: true })
    ])
      expect(read(odd)).toBeUndefined()
    expect(record({})([])).toBeUndefined()
    expect(record({})({ a: 1 })).toEqual({})
    // One that decodes what is absent is there all the same.
    expect(record({ must: nothing })({})).toEqual({ must: null })
  })

  it.each<readonly [unknown, boolean]>([
    [1, true],
    [Number.MAX_SAFE_INTEGER, true],
    [2 ** 53, false],
    [0, false],
    [-1, false],
    [1.5, false],
    ["1", true],
    ["9".repeat(16), true],
    ["9".repeat(17), false],
    ["01", false],
    ["1x", false],
    ["x1", false],
    ["eip155:1", true],
    ["ab:1", false],
    ["abcdefgh:1", true],
    ["abcdefghi:1", false],
    [`abc:${"a".repeat(32)}`, true],
    [`abc:${"a".repeat(33)}`, false],
    ["abc:", false],
    ["ABC:1", false],
    ["abc:1:2", false],
    [["eip155:1"], false],
    [null, false]
  ])("T16 in part: %j names a chain: %s", (value, expected) => {
    expect(chainId(value)).toBe(expected ? value : undefined)
  })

  it("T16 in part: a bare reference is of Ethereum's kind", () => {
    expect([1, "1", "solana:a"].map(caipChainId)).toEqual(["eip155:1", "eip155:1", "solana:a"])
  })
})

describe("bounds of a message", () => {
  it("T16 in part: counts texts, keys, lists and depth, to the last character", () => {
    expect(isBounded("a".repeat(8), 10)).toBe(true)
    expect(isBounded("a".repeat(9), 10)).toBe(false)
    expect(isBounded(1, 8)).toBe(true)
    expect(isBounded(1, 7)).toBe(false)
    // The object, its key and four around it, and the number.
    expect(isBounded({ abc: 1 }, 8 + 7 + 8)).toBe(true)
    expect(isBounded({ abc: 1 }, 8 + 7 + 7)).toBe(false)
    expect(isBounded([1, 1], 8 + 16)).toBe(true)
    expect(isBounded([1, 1], 8 + 15)).toBe(false)
    const nested = (levels: number) => {
      let value: unknown = 1
      for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value }
      return value
    }
    expect(isBounded(nested(32))).toBe(true)
    expect(isBounded(nested(33))).toBe(false)
    expect(MAX_MESSAGE).toBe(65_536)
  })

  it("T16 in part: takes plain data alone", () => {
    const bare = Object.assign(Object.create(null) as object, { a: 1 })
    class Own {
      readonly a = 1
    }
    for (const plain of [null, undefined, true, "a", 1, [], {}, bare, Object.create(Object.prototype, {})])
      expect(isBounded(plain)).toBe(true)
    for (const odd of [
      () => 1,
      Symbol("a"),
      1n,
      new Own(),
      new Date(),
      [new Map()],
      { a: () => 1 },
      { key: throwing }
    ])
      expect(isBounded(odd)).toBe(false)
    // What a page put on prototypes is not the message's own.
    const inherited = Object.assign(Object.create(null) as object, {})
    expect(isBounded(Object.setPrototypeOf({ a: 1 }, null) as unknown)).toBe(true)
    expect(isBounded(inherited)).toBe(true)
  })
})

describe("what the calls of the frame take", () => {
  const answer = (name: keyof typeof frameCalls, value: unknown) => frameCalls[name].answer(value)
  const request = (name: keyof typeof frameCalls, value: unknown) => frameCalls[name].request(value)

  it("S7.30 in part: networks with smart accounts are whole numbers above zero", () => {
    const of = (id: unknown) =>
      answer("GET_SMART_ACCOUNT_ENABLED_NETWORKS", { smartAccountEnabledNetworks: [id] })
    expect(of(1)).toEqual({ smartAccountEnabledNetworks: [1] })
    for (const odd of [0, -1, 1.5, 2 ** 53, "1", null]) expect(of(odd)).toBeUndefined()
  })

  it("S7.30 in part: the look is of two modes, texts, and numbers that are some", () => {
    const of = (value: unknown) => request("SYNC_THEME", { themeVariables: value })
    expect(of({ a: "b", c: 4 })).toEqual({ themeVariables: { a: "b", c: 4 } })
    for (const odd of [{ a: Number.NaN }, { a: Infinity }, { a: null }, ["a"], "a", null])
      expect(of(odd)).toBeUndefined()
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 1]))
    expect(of(many(256))).toBeDefined()
    expect(of(many(257))).toBeUndefined()
    expect(request("SYNC_THEME", { w3mThemeVariables: { a: 4 } })).toBeUndefined()
    expect(request("SYNC_THEME", { themeMode: "blue" })).toBeUndefined()
    expect(request("SYNC_THEME", {})).toEqual({})
  })

  it("S7.30 in part: whether it is connected may be asked with a token, or with nothing", () => {
    expect([undefined, null, {}, { token: "t" }].map((value) => request("IS_CONNECTED", value))).toEqual([
      null,
      null,
      {},
      { token: "t" }
    ])
    for (const odd of [{ token: 1 }, "t", []]) expect(request("IS_CONNECTED", odd)).toBeUndefined()
  })

  it("S5.12 in part: requests with a shape of their own have that, and others any", () => {
    const of = (method: string, params: unknown) => rpcRequest({ method, params }) !== undefined
    expect(rpcRequest({ method: "eth_call", params: [1], chainId: 1, chainNamespace: "eip155" })).toEqual({
      method: "eth_call",
      params: [1],
      chainId: 1,
      chainNamespace: "eip155"
    })
    expect(of("toString", [1])).toBe(true)
    expect(of("wallet_getCallsStatus", ["0x1"])).toBe(true)
    expect(of("wallet_getCallsStatus", [1])).toBe(false)
    expect(
      of("wallet_sendCalls", [
        {
          calls: [{ to: "0x1", data: "0x", value: "0x1" }],
          chainId: "0x1",
          from: "0x1",
          version: "2",
          capabilities: {}
        }
      ])
    ).toBe(true)
    for (const odd of [
      { calls: [{ to: "0x1", value: "1" }].map((call) => ({ ...call, to: 1 })) },
      { calls: "0x" },
      { calls: [{ to: "0x1" }], from: 1 },
      { calls: [{ to: "0x1" }], version: 2 }
    ])
      expect(of("wallet_sendCalls", [odd])).toBe(false)
    expect(of("solana_signTransaction", { transaction: "a" })).toBe(true)
    expect(of("solana_signTransaction", { transaction: 1 })).toBe(false)
    expect(of("solana_signAndSendTransaction", {})).toBe(false)
    expect(of("solana_signAllTransactions", { transactions: Array(64).fill("a") })).toBe(true)
    expect(of("solana_signAllTransactions", { transactions: Array(65).fill("a") })).toBe(false)
    for (const odd of [
      { chainNamespace: "near" },
      { chainId: -1 },
      { method: 1 },
      { method: "a".repeat(129) }
    ])
      expect(rpcRequest({ method: "eth_call", ...odd })).toBeUndefined()
  })
})
