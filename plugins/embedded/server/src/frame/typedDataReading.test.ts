import { describe, expect, it } from "vitest"
import { hashTypedData } from "viem"
import { contractOf, leafNamed, readTypedData } from "../../frame/signing/readTypedData.ts"
import { typedWarnings } from "../../frame/signing/typedWarnings.ts"
import { words as english } from "../../frame/words/en.ts"

const address = "0x000000000000000000000000000000000000dEaD"
const dataOf = (
  fields: ReadonlyArray<readonly [type: string, name: string, value: unknown]>,
  more: object = {}
) => ({
  domain: { name: "A" },
  primaryType: "Mail",
  types: { Mail: fields.map(([type, name]) => ({ type, name })) },
  message: Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  ...more
})
const valueOf = (type: string, value: unknown) => readTypedData(dataOf([[type, "a", value]])).leaves[0]?.value
const refusal = (data: unknown) => {
  try {
    readTypedData(data)
    return "read"
  } catch (error) {
    return (error as Error).message
  }
}

describe("a value of typed data, by its type", () => {
  it.each<readonly [string, ReadonlyArray<unknown>, ReadonlyArray<unknown>]>([
    [
      "uint8",
      [0, 255, "255", "0xff", 255n],
      [-1, 256, "256", 1.5, "1.5", "", "0x", "x1", "1x", true, null, Number.NaN, 2 ** 53]
    ],
    ["int8", [-128, 127, "-128", "0x7f"], [-129, 128, "--1"]],
    [
      "uint256",
      ["0x" + "f".repeat(64), "1".repeat(77)],
      [`0x1${"0".repeat(64)}`, "1".repeat(81), "-0x1", -1]
    ],
    ["bool", [true, false], ["true", 1, 0, null]],
    ["string", ["", "a"], [1, null, ["a"]]],
    ["address", [address, address.toLowerCase()], ["0x12", address.slice(2), 1, `${address}00`]],
    ["bytes", ["0x", "0x00", "0xABcd"], ["0x0", "00", "0xzz", 1, "x0x00"]],
    ["bytes1", ["0x00", "0xFF"], ["0x", "0x0000", "0x0"]],
    ["bytes32", [`0x${"ab".repeat(32)}`], [`0x${"ab".repeat(31)}`, `0x${"ab".repeat(33)}`]]
  ])("T20 in part: %s takes what it is, and nothing else", (type, good, bad) => {
    for (const value of good) expect(valueOf(type, value), String(value)).toBeDefined()
    for (const value of bad) expect(refusal(dataOf([[type, "a", value]])), String(value)).toMatch(/^a is /)
  })

  it("T20 in part: is told in one form, however it is written", () => {
    expect([valueOf("uint8", "0x10"), valueOf("uint8", "16"), valueOf("uint8", 16)]).toEqual([16n, 16n, 16n])
    expect(valueOf("address", address.toLowerCase())).toBe(address)
    expect(valueOf("bytes", "0xABcd")).toBe("0xabcd")
    expect(valueOf("bool", false)).toBe(false)
  })

  it.each([
    "uint",
    "uint7x",
    "uint7",
    "uint0",
    "uint08",
    "uint264",
    "int512",
    "bytes0",
    "bytes33",
    "byte",
    "Other",
    "mapping",
    "xuint8",
    "uint8x",
    "xbytes1",
    "bytes1x"
  ])("T20 in part: the type %s is not known", (type) => {
    expect(refusal(dataOf([[type, "a", "0x00"]]))).toBe(`The type ${type} is not known`)
  })
})

describe("what typed data is made of", () => {
  const nested = {
    domain: {
      name: "Shop",
      version: "1",
      chainId: "0x1",
      verifyingContract: address,
      salt: `0x${"01".repeat(32)}`
    },
    primaryType: "Order",
    types: {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "version", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" },
        { name: "salt", type: "bytes32" }
      ],
      Order: [
        { name: "items", type: "Item[]" },
        { name: "to", type: "Person" },
        { name: "pair", type: "uint8[2]" }
      ],
      Person: [{ name: "wallet", type: "address" }],
      Item: [
        { name: "price", type: "uint256" },
        { name: "seller", type: "Person" }
      ],
      Unused: [{ name: "x", type: "uint256" }]
    },
    message: {
      items: [
        { price: 1, seller: { wallet: address }, more: "not signed" },
        { price: 2, seller: { wallet: address } }
      ],
      to: { wallet: address },
      pair: [3, 4]
    }
  }

  it("T20 in part: each value has its place, its name and its type, and lists tell how long they are", () => {
    const read = readTypedData(nested)
    expect(read.leaves).toEqual([
      { path: "items.length", name: "items", type: "length", value: 2n },
      { path: "items[0].price", name: "price", type: "uint256", value: 1n },
      { path: "items[0].seller.wallet", name: "wallet", type: "address", value: address },
      { path: "items[1].price", name: "price", type: "uint256", value: 2n },
      { path: "items[1].seller.wallet", name: "wallet", type: "address", value: address },
      { path: "to.wallet", name: "wallet", type: "address", value: address },
      { path: "pair.length", name: "pair", type: "length", value: 2n },
      { path: "pair[0]", name: "pair", type: "uint8", value: 3n },
      { path: "pair[1]", name: "pair", type: "uint8", value: 4n }
    ])
    expect(read.domain.map(({ path, name, type, value }) => [path, name, type, value])).toEqual([
      ["domain.name", "name", "string", "Shop"],
      ["domain.version", "version", "string", "1"],
      ["domain.chainId", "chainId", "uint256", 1n],
      ["domain.verifyingContract", "verifyingContract", "address", address],
      ["domain.salt", "salt", "bytes32", `0x${"01".repeat(32)}`]
    ])
    expect(read.form).toBe(
      "Order(Item[] items,Person to,uint8[2] pair)Item(uint256 price,Person seller)Person(address wallet)"
    )
    expect([read.primaryType, read.types]).toEqual(["Order", ["Order", "Item", "Person"]])
    expect([leafNamed(read, "price"), leafNamed(read, "nothing"), contractOf(read)]).toEqual([
      1n,
      undefined,
      address
    ])
    // What a page gave and what is read are signed as one.
    expect(hashTypedData(read.definition)).toBe(hashTypedData(nested as never))
    expect(contractOf(readTypedData(dataOf([["bool", "a", true]])))).toBeUndefined()
  })

  it("T20 in part: a list without an end is no list, and one of a length has that", () => {
    expect(refusal(dataOf([["uint8[]", "a", {}]]))).toBe("a is no list")
    expect(refusal(dataOf([["uint8[2]", "a", [1]]]))).toBe("a has another length")
    expect(refusal(dataOf([["uint8[2]", "a", [1, 2]]]))).toBe("read")
    expect(readTypedData(dataOf([["uint8[]", "a", []]])).leaves).toEqual([
      { path: "a.length", name: "a", type: "length", value: 0n }
    ])
    expect(refusal(dataOf([["uint8[][2]", "a", [[1], []]]]))).toBe("read")
  })

  it("T20 in part: takes a thousand rows, and no more", () => {
    const many = (count: number) => dataOf([["uint8[]", "a", Array(count).fill(1)]])
    // Its length is a row too.
    expect(refusal(many(999))).toBe("read")
    expect(refusal(many(1_000))).toBe("The typed data is too long to be read")
  })

  it.each<readonly [string, unknown, string]>([
    ["is a text", "{}", "The typed data is malformed"],
    ["is nothing", null, "The typed data is malformed"],
    ["has no types", { ...nested, types: undefined }, "The typed data is malformed"],
    ["has a list of types", { ...nested, types: [] }, "The typed data is malformed"],
    [
      "has a type that is no list",
      { ...nested, types: { ...nested.types, Other: {} } },
      "The typed data is malformed"
    ],
    [
      "has a type by a strange name",
      { ...nested, types: { ...nested.types, "Other(": [] } },
      "The typed data is malformed"
    ],
    [
      "has a type whose name begins with a digit",
      { ...nested, types: { ...nested.types, "1a": [] } },
      "The typed data is malformed"
    ],
    ["has a field by a strange name", dataOf([["uint8", "a b", 1]]), "The typed data is malformed"],
    ["has a field without a name", dataOf([["uint8", undefined as never, 1]]), "The typed data is malformed"],
    ["has a field without a type", dataOf([[undefined as never, "a", 1]]), "The typed data is malformed"],
    [
      "has a field that is none",
      { ...nested, types: { ...nested.types, Other: [null] } },
      "The typed data is malformed"
    ],
    ["has no kind", { ...nested, primaryType: undefined }, "The typed data is malformed"],
    ["is of a kind that it has not", { ...nested, primaryType: "Else" }, "The typed data is malformed"],
    [
      "is of a kind that every object has",
      { ...nested, primaryType: "toString" },
      "The typed data is malformed"
    ],
    ["is its own domain", { ...nested, primaryType: "EIP712Domain" }, "The typed data is malformed"],
    ["has no message", { ...nested, message: undefined }, "items is missing"],
    ["has no domain", { ...nested, domain: null }, "The typed data has no domain"],
    ["has a domain that is a text", { ...nested, domain: "Shop" }, "The typed data has no domain"],
    [
      "names a field of the domain that there is none of",
      { ...nested, types: { ...nested.types, EIP712Domain: [{ name: "more", type: "string" }] } },
      "The typed data's domain is malformed"
    ],
    [
      "names a field of the domain by another type",
      { ...nested, types: { ...nested.types, EIP712Domain: [{ name: "chainId", type: "string" }] } },
      "The typed data's domain is malformed"
    ],
    [
      "names the domain in another order",
      { ...nested, types: { ...nested.types, EIP712Domain: nested.types.EIP712Domain.toReversed() } },
      "The typed data's domain is malformed"
    ],
    [
      "names a field of the domain twice",
      {
        ...nested,
        types: { ...nested.types, EIP712Domain: [nested.types.EIP712Domain[0], nested.types.EIP712Domain[0]] }
      },
      "The typed data's domain is malformed"
    ],
    ["names a field that the domain has not", { ...nested, domain: { name: "Shop" } }, "version is no text"],
    [
      "has a domain of wrong values",
      dataOf([["bool", "a", true]], { domain: { chainId: "one" } }),
      "chainId is no number"
    ]
  ])("T20 in part: is refused where it %s", (_case, data, text) => {
    expect(refusal(data)).toBe(text)
  })

  it("T20 in part: of a domain only what is named is signed, and where nothing is named what is there", () => {
    const partly = {
      ...nested,
      types: { ...nested.types, EIP712Domain: [{ name: "version", type: "string" }] }
    }
    expect(readTypedData(partly).domain.map(({ name }) => name)).toEqual(["version"])
    const none = dataOf([["bool", "a", true]], {
      domain: { version: "1", name: "A", chainId: null, verifyingContract: undefined, more: 1 }
    })
    expect(readTypedData(none).domain.map(({ name }) => name)).toEqual(["name", "version"])
  })
})

describe("what a signature of typed data may cost", () => {
  const { signing } = english
  const warningsOf = (
    kind: string,
    field = "a",
    domain: object = { name: "A", chainId: 1 },
    more: object = {}
  ) =>
    typedWarnings(
      readTypedData({
        domain,
        primaryType: kind,
        types: { [kind]: [{ type: "uint8", name: field }], ...more },
        message: { [field]: 1 }
      }),
      signing
    )
  it.each([
    ["Permit", "a", "warnPermit"],
    ["xpermitx", "a", "warnPermit"],
    ["TransferWithAuthorization", "a", "warnTransfer"],
    ["xTransferWithAuthorization", "a", "warnActs"],
    ["ReceiveWithAuthorization", "a", "warnTransfer"],
    ["CancelAuthorization", "a", "warnActs"],
    ["myOrder", "a", "warnOrder"],
    ["SafeTx", "a", "warnActs"],
    ["xSafe", "a", "warnTyped"],
    ["Delegation", "a", "warnActs"],
    ["MetaTransaction", "a", "warnActs"],
    ["Meta_Transaction", "a", "warnActs"],
    ["UserOperation", "a", "warnActs"],
    ["Execute", "a", "warnActs"],
    ["Session", "a", "warnActs"],
    ["Mail", "spender", "warnPermit"],
    ["Mail", "operator", "warnPermit"],
    ["Mail", "aspender", "warnTyped"],
    ["Mail", "spenders", "warnTyped"],
    ["Mail", "a", "warnTyped"]
  ] as const)("T25 in part: %s with a field %s is told as %s", (kind, field, warning) => {
    expect(warningsOf(kind, field)).toEqual([signing[warning]])
  })

  it.each<readonly [string, string, object, boolean]>([
    ["Vote", "a", { name: "snapshot", version: "0.1.4" }, true],
    ["Proposal", "a", { name: "snapshot" }, true],
    ["Follow", "a", { name: "snapshot" }, true],
    ["Subscribe", "a", { name: "snapshot" }, true],
    ["Ballot", "a", { name: "snapshot" }, false],
    ["Vote", "a", { name: "snapshots" }, false],
    ["Vote", "a", { version: "snapshot" }, false],
    ["Vote", "a", { name: "snapshot", chainId: 1 }, false],
    ["Vote", "a", { name: "snapshot", verifyingContract: address }, false],
    ["Vote", "spender", { name: "snapshot" }, false]
  ])("a %s (%s) at %j is harmless: %s", (kind, field, domain, isHarmless) => {
    expect(warningsOf(kind, field, domain)).toHaveLength(isHarmless ? 0 : 1)
  })
})
