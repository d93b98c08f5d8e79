import { describe, expect, it } from "vitest"
import * as capability from "../capability/errors.ts"
import * as amount from "../chain/Amount.ts"
import * as caip from "../chain/Caip.ts"
import * as httpAnswer from "../http/answerErrors.ts"
import * as http from "../http/errors.ts"
import * as httpNode from "../http/nodeErrors.ts"
import { describeForeign, isRejection, plainText } from "../index.ts"
import * as kernel from "../kernel/errors.ts"
import * as plugins from "../kernel/pluginErrors.ts"
import * as sdk from "../kernel/sdkErrors.ts"
import * as session from "../session/errors.ts"
import * as sessionStart from "../session/startErrors.ts"
import * as networkSwitch from "../session/switchErrors.ts"
import { defineError } from "./defineError.ts"
import * as base from "./errors.ts"
import { isOwnError, type KitError } from "./KitError.ts"

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
  it("carry a tag, a stable code made of it, a message and an advice", () => {
    const modules = [
      amount,
      base,
      capability,
      caip,
      http,
      httpAnswer,
      httpNode,
      kernel,
      plugins,
      networkSwitch,
      sdk,
      session,
      sessionStart
    ]
    const classes = modules
      .flatMap((module) => Object.entries(module))
      .filter(([name]) => /^[A-Z].*Error$/.test(name))
    const details = new Proxy(
      { namespaces: ["a"], plugins: ["a"] },
      { get: (own, key) => Reflect.get(own, key) ?? "b" }
    )
    expect(classes.length).toBeGreaterThan(40)
    for (const [name, Class] of classes) {
      const error = new (Class as new (details: object) => KitError)(details)
      expect(error._tag).toBe(name)
      expect(error.name).toBe(name)
      if (name !== "RpcResponseError")
        expect(error.code.replaceAll("_", "")).toBe(name.slice(0, -5).toUpperCase())
      expect(error.message).not.toBe("")
      expect(error.advice).not.toBe("")
      expect(error.rejected).toBe(error.code.endsWith("REJECTED"))
    }
  })

  it("are made of a name, words and details, with literal types, and keep a bounded cause", () => {
    class BareError extends defineError("BareError", { text: "It failed.", advice: "Try again." }) {}
    class Sha256SumError extends defineError("Sha256SumError", {
      details: ({ sum, at }: { readonly sum: string; readonly at: number }) => ({ sum: sum.slice(0, 3), at }),
      text: ({ sum }) => `Sum ${sum}.`,
      advice: ({ at }) => `Look at ${at}.`,
      rejected: true
    }) {}
    class NamedError extends defineError("NamedError", {
      code: "ACME_NAMED",
      text: (_: { readonly id: string }) => "Named.",
      advice: "None."
    }) {}

    const bare = new BareError({ name: "N", message: "m", secret: 1 })
    const bareTag: "BareError" = bare._tag
    const bareCode: "BARE" = bare.code
    expect([bareTag, bareCode, bare.name, bare.message, bare.advice]).toEqual([
      "BareError",
      "BARE",
      "BareError",
      "It failed.",
      "Try again."
    ])
    expect(bare).toMatchObject({ details: {}, rejected: false, cause: { name: "N", message: "m" } })
    expect(bare.cause).not.toHaveProperty("secret")
    expect(new BareError().cause).toBeUndefined()
    expect(isOwnError(bare)).toBe(true)
    expect(bare).toBeInstanceOf(BareError)

    const sum = new Sha256SumError({ sum: "abcdef", at: 2 }, new Error("why"))
    const sumCode: "SHA256_SUM" = sum.code
    expect(sumCode).toBe("SHA256_SUM")
    expect(sum).toMatchObject({ details: { sum: "abc", at: 2 }, message: "Sum abc.", advice: "Look at 2." })
    expect(sum).toMatchObject({ rejected: true, cause: { name: "Error", message: "why" } })

    const named = new NamedError({ id: "i" }, "text")
    const namedCode: "ACME_NAMED" = named.code
    expect([namedCode, named.details, named.cause]).toEqual([
      "ACME_NAMED",
      { id: "i" },
      { name: "string", message: "text" }
    ])
    expect(named).not.toBeInstanceOf(BareError)
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
      expect(described.message.length).toBeLessThanOrEqual(500)
      expect(() => JSON.stringify(described)).not.toThrow()
    }
    expect(describeForeign({ name: "N", message: "m\u0000\u202e", code: -32002, data: "0x" })).toEqual({
      name: "N",
      message: "m",
      code: -32002,
      data: "0x"
    })
  })

  it("S8.11 in part: a rejection is recognised by code 4001 or 5000 and by the known texts, wherever nested", () => {
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
