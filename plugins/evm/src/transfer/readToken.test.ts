import { RpcResponseError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeAbiParameters, stringToHex } from "viem"
import { expect, it } from "vitest"
import type { ChainReader } from "./ChainReader.ts"
import { readToken } from "./readToken.ts"
import { tokenCalls } from "./tokenCalls.ts"

const token = "0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2"
const holder = `0x${"12".repeat(20)}`
const word = (value: number) => `0x${value.toString(16).padStart(64, "0")}`
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])

/** What a contract gives for a call; it reverts where that is undefined. */
const read = (answers: { readonly [Name in keyof typeof tokenCalls]?: string | undefined }) => {
  const reader = {
    read: (_: string, [{ data }]: [{ data: string }], __: string, decode: (answer: unknown) => unknown) => {
      const name = (Object.keys(tokenCalls) as Array<keyof typeof tokenCalls>).find(
        (one) => tokenCalls[one] === data
      )
      const answer = name === undefined ? word(5) : decode(answers[name])
      const value = name === undefined ? decode(answer) : answer
      return value === undefined
        ? Effect.fail(new RpcResponseError({ host: "node.test", method: "eth_call", rpcCode: 3 }))
        : Effect.succeed(value)
    }
  } as unknown as ChainReader
  return Effect.runSync(Effect.result(readToken(reader, token, holder)))
}
const decimals = word(18)

it.each([
  ["texts", { symbol: text("MKR"), name: text("Maker") }, "MKR", "Maker"],
  [
    "32 bytes, as MKR and SAI have them",
    { symbol: stringToHex("MKR", { size: 32 }), name: stringToHex("Maker", { size: 32 }) },
    "MKR",
    "Maker"
  ],
  ["a symbol alone", { symbol: text("MKR") }, "MKR", "MKR"],
  ["a name alone", { name: text("Maker") }, "Maker", "Maker"],
  ["an empty symbol", { symbol: text(""), name: text("Maker") }, "Maker", "Maker"],
  ["nothing", {}, "0x9f8F…79A2", "0x9f8F…79A2"],
  [
    "control characters alone",
    { symbol: text("\u0000\u202e"), name: text("\u0007") },
    "0x9f8F…79A2",
    "0x9f8F…79A2"
  ],
  [
    "texts without an end",
    { symbol: text("S".repeat(5_000)), name: text("N".repeat(5_000)) },
    `${"S".repeat(19)}…`,
    `${"N".repeat(63)}…`
  ]
])("a token that says %s is counted and named", (_, answers, symbol, name) => {
  expect(read({ decimals, ...answers })).toMatchObject({
    success: { symbol, name, decimals: 18, balance: 5n }
  })
})

it.each([undefined, "0x", word(78)])(
  "a contract whose decimals are %s is no token: its amounts could not be shown",
  (told) => {
    expect(read({ decimals: told, symbol: text("NFT") })).toMatchObject({ failure: { code: "RPC_ERROR" } })
  }
)
