import { describe, expect, it, vi } from "vitest"
import { ConnectionRejectedError } from "../session/errors.ts"
import { isKitError } from "./isKitError.ts"
import { isOwnError, KitError } from "./KitError.ts"

/** The classes of another copy of the core, as a page has it where two versions are installed. */
const anotherCopy = async () => {
  vi.resetModules()
  return import("../session/errors.ts")
}

describe("an error of another copy of the core", () => {
  it("is an error of the kit's for apps, with its code, and none of this copy's own", async () => {
    const other = await anotherCopy()
    const error: unknown = new other.ConnectionRejectedError({ connectorId: "test" })
    expect(error).not.toBeInstanceOf(KitError)
    expect(isOwnError(error)).toBe(false)
    expect(isKitError(error) && error.code).toBe("CONNECTION_REJECTED")
  })
})

describe("what is no error of the kit's", () => {
  const { _tag, code, advice, details, rejected } = new ConnectionRejectedError({ connectorId: "test" })
  const facts = { _tag, name: _tag, code, advice, details, rejected }

  it("is an object that only reads like one: nothing that was sent as data is taken for an error", () => {
    expect(isKitError(Object.assign(new Error("x"), facts))).toBe(true)
    expect(isKitError(facts)).toBe(false)
    expect(isKitError(JSON.parse(JSON.stringify(facts)))).toBe(false)
  })

  it.each(Object.keys(facts))("is an error without %s", (missing) => {
    const { [missing as keyof typeof facts]: _, ...others } = facts
    expect(isKitError(Object.assign(new Error("x"), others))).toBe(false)
  })

  it.each([
    undefined,
    null,
    "CONNECTION_REJECTED",
    4001,
    new Error("x"),
    Object.assign(new Error("x"), { code: 4001 })
  ])("is %s", (value) => {
    expect(isKitError(value)).toBe(false)
  })

  it("is a trap that throws at every touch, and nothing is thrown", () => {
    const trap = new Proxy(new Error("x"), {
      get: () => {
        throw new Error("touched")
      },
      getPrototypeOf: () => {
        throw new Error("touched")
      }
    })
    expect(isKitError(trap)).toBe(false)
  })
})
