import { describe, expect, it } from "vitest"
import * as capability from "../capability/errors.ts"
import * as amount from "../chain/Amount.ts"
import * as caip from "../chain/Caip.ts"
import * as connection from "../connection/errors.ts"
import * as http from "../http/errors.ts"
import { describeForeign, isRejection, plainText } from "../index.ts"
import * as kit from "../kit/errors.ts"
import * as network from "../network/errors.ts"
import * as plugin from "../plugin/errors.ts"
import type { KitError } from "./KitError.ts"
import * as base from "./KitError.ts"
import codes from "./codes.ts?raw"

const cyclic: Record<string, unknown> = {}
cyclic["cause"] = cyclic
const hostile = new Proxy(
  {},
  {
    get: () => {
      throw new Error("getter")
    }
  }
)

describe("errors", () => {
  it("carry a tag, a stable code made of it, a message and an advice, and the list of codes is complete", () => {
    const modules = [amount, base, capability, caip, connection, http, kit, network, plugin]
    const classes = modules
      .flatMap((module) => Object.entries(module))
      .filter(([name]) => /^[A-Z].*Error$/.test(name) && name !== "KitError")
    const found = new Set<string>()
    for (const [name, Class] of classes) {
      const isAmount = name === "AmountInvalidError"
      const error = isAmount
        ? new amount.AmountInvalidError("a", 1)
        : new (Class as new (...args: ReadonlyArray<unknown>) => KitError)(["a"], "b", "c", "d")
      expect(error._tag).toBe(name)
      expect(error.name).toBe(name)
      expect(error.message).not.toBe("")
      expect(error.advice).not.toBe("")
      found.add(error.code)
    }
    const listed = [...codes.matchAll(/\| "([A-Z_]+)"/g)].map((match) => match[1]!)
    expect(listed.filter((code) => !found.has(code))).toEqual([])
    expect([...found].filter((code) => !listed.includes(code))).toEqual([])
  })

  it("T08 any foreign value is described without throwing, short and plain", () => {
    for (const value of [
      undefined,
      null,
      0,
      "text",
      Symbol("s"),
      () => {},
      cyclic,
      hostile,
      { message: 7, code: "x" },
      new Error("a".repeat(9_000))
    ]) {
      const described = describeForeign(value)
      expect(described.message.length).toBeLessThanOrEqual(300)
      expect(() => JSON.stringify(described)).not.toThrow()
    }
    expect(describeForeign({ name: "N", message: "m\u0000\u202e", code: -32002, data: "0x" })).toEqual({
      name: "N",
      message: "m",
      code: -32002,
      data: "0x"
    })
  })

  it("S8.11 a rejection is recognised by code 4001 or 5000 and by the known texts, wherever nested", () => {
    for (const value of [
      { code: 4001 },
      { code: 5000 },
      new Error("User rejected the request"),
      "user rejected",
      { data: { originalError: { code: 4001 } } },
      { cause: { error: { message: "Connection request reset. Please try again." } } }
    ])
      expect(isRejection(value)).toBe(true)
    for (const value of [undefined, { code: -32603 }, cyclic, hostile, { message: "failed" }])
      expect(isRejection(value)).toBe(false)
  })

  it("T02 T06 text made fit to show has no control, direction or invisible characters and is cut", () => {
    expect(plainText("Meta\u202eksaM\u200b\u0007", 64)).toBe("Meta ksaM")
    expect([...plainText("😀".repeat(100), 10)]).toHaveLength(10)
  })
})
