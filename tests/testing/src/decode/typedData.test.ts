import { describe, expect, it } from "vitest"
import { typedData } from "./typedData.ts"

const data = {
  types: {
    EIP712Domain: [
      { name: "name", type: "string" },
      { name: "chainId", type: "uint256" }
    ],
    Mail: [
      { name: "to", type: "address" },
      { name: "amount", type: "uint8" }
    ]
  },
  primaryType: "Mail",
  domain: { name: "Post", chainId: 1 },
  message: { to: "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", amount: 255 }
}

describe("typed data", () => {
  it("is read as an object and as JSON", () => {
    expect(typedData(data, "at")).toEqual(data)
    expect(typedData(JSON.stringify(data), "at")).toEqual(data)
  })

  it.each([
    ["broken JSON", "{"],
    ["JSON of a list", "[]"],
    ["no types", { ...data, types: undefined }],
    ["types that are a list", { ...data, types: [] }],
    ["a member without type", { ...data, types: { ...data.types, Mail: [{ name: "to" }] } }],
    ["no EIP712Domain", { ...data, types: { Mail: data.types.Mail } }],
    ["an unknown primary type", { ...data, primaryType: "Letter" }],
    ["a primary type that every object has", { ...data, primaryType: "toString" }],
    ["a domain field that is not signed", { ...data, domain: { ...data.domain, version: "1" } }],
    ["a signed domain field that is missing", { ...data, domain: { name: "Post" } }],
    ["a number too large for its type", { ...data, message: { ...data.message, amount: 256 } }],
    ["a number that is none", { ...data, message: { ...data.message, amount: "many" } }],
    ["a number as text too large for its type", { ...data, message: { ...data.message, amount: "256" } }],
    ["a missing value", { ...data, message: { to: data.message.to } }],
    ["a chain id that is no number", { ...data, domain: { name: "Post", chainId: "one" } }],
    ["a chain id of null", { ...data, domain: { name: "Post", chainId: null } }],
    ["a malformed address", { ...data, message: { ...data.message, to: "0x1234" } }],
    ["a message of null", { ...data, message: null }],
    ["an unknown field", { ...data, note: "" }]
  ])("%s is refused", (_, value) => {
    expect(() => typedData(value, "params[1]")).toThrow(
      expect.objectContaining({ code: -32602, message: expect.stringMatching(/^params\[1\]/) })
    )
  })
})
