import { describe, expect, it } from "vitest"
import { SessionUnusableError } from "../errors.ts"
import { toRefusal } from "./toRefusal.ts"

const codeOf = (cause: unknown) => toRefusal("walletConnect", cause).code

describe("what it means that a proposal came to nothing", () => {
  it("a session that cannot be used stays what it is", () => {
    const own = new SessionUnusableError()
    expect(toRefusal("walletConnect", own)).toBe(own)
  })

  it.each<readonly [cause: unknown, code: string]>([
    ["User rejected.", "CONNECTION_REJECTED"],
    ["Declined by the user", "CONNECTION_REJECTED"],
    ["Request already pending", "WALLET_BUSY"],
    ["Proposal expired", "WALLETCONNECT_PAIRING_EXPIRED"],
    [new Error("Proposal expired"), "WALLETCONNECT_PAIRING_EXPIRED"],
    [{ code: 5000, message: "no" }, "CONNECTION_REJECTED"],
    ["a projection of nothing", "CONNECTION_FAILED"],
    ["", "CONNECTION_FAILED"],
    [undefined, "CONNECTION_FAILED"],
    [{}, "CONNECTION_FAILED"],
    [`${" ".repeat(3_000)}expired`, "CONNECTION_FAILED"]
  ])("%j is %s", (cause, code) => expect(codeOf(cause)).toBe(code))

  it("T09 a cause with traps is a failure, and none is sprung", () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error("sprung")
        },
        getPrototypeOf: () => {
          throw new Error("sprung")
        }
      }
    )
    expect(codeOf(trap)).toBe("CONNECTION_FAILED")
  })
})
