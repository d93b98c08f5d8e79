import { SiwxOptionInvalidError } from "./errors.ts"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkOptions } from "./checkOptions.ts"
import { formatMessage } from "./formatMessage.ts"
import type { SiwxOptions } from "./SiwxOptions.ts"

const page = "https://shop.test/basket"
const told = (options: object) =>
  checkOptions(options as SiwxOptions, page).problems.map(({ details, advice }) => {
    expect(advice.length).toBeGreaterThan(20)
    return details.option
  })

describe("the options of sign-in", () => {
  it("are taken as they are where they are right", () => {
    const options = {
      statement: "Sign in to the shop.",
      resources: ["https://shop.test/terms", "ipfs://bafy/terms", "urn:uuid:1"],
      server: "/auth",
      required: false
    }
    expect(checkOptions(options, page)).toEqual({ options, problems: [] })
    expect(checkOptions({}, page)).toEqual({ options: {}, problems: [] })
    expect(told({ server: "https://shop.test/siwx" })).toEqual([])
    expect(checkOptions({ server: "/siwx/" }, page).options.server).toBe("/siwx")
  })

  it.each([["Two\nlines"], ["Straße"], ["a\u202eb"], ["tab\t"], [7], [{}], [null]])(
    "T29 leave a statement like %j out, and tell of it",
    (statement) => {
      expect(told({ statement })).toEqual(["statement"])
      expect(checkOptions({ statement } as never, page).options).toEqual({})
    }
  )

  it.each([
    ["javascript:alert(1)"],
    ["JavaScript:alert(1)"],
    ["data:text/html,x"],
    ["not a uri"],
    ["/terms"],
    ["https://shop.test/a\nb"],
    [""],
    [7]
  ])("T03 leave the resource %j out, and keep the others", (uri) => {
    const { options, problems } = checkOptions({ resources: [uri, "https://shop.test/"] } as never, page)
    expect(options.resources).toEqual(["https://shop.test/"])
    expect(problems.map(({ code }) => code)).toEqual(["SIWX_OPTION_INVALID"])
  })

  it("tell of a list that is none, and of more resources than a wallet shows", () => {
    expect(told({ resources: "https://shop.test/" })).toEqual(["resources"])
    const many = Array.from({ length: 11 }, (_, index) => `https://shop.test/${index}`)
    expect(told({ resources: many })).toEqual(["resources"])
    expect(checkOptions({ resources: many }, page).options.resources).toEqual(many.slice(0, 10))
  })

  it.each([
    ["https://api.shop.test/siwx"],
    ["http://shop.test/siwx"],
    ["//evil.test"],
    ["/siwx?a=1"],
    ["/siwx#a"],
    [7]
  ])("tell of the server %j, whose cookies no browser keeps for the page", (server) => {
    expect(told({ server })).toEqual(["server"])
    expect(told({ server, backend: {} })).toEqual([])
  })

  it("whatever they are, a message can be written with what is left of them", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything({ maxDepth: 1 }), fc.string(), fc.constantFrom("Hello.", "a\nb")),
        fc.oneof(
          fc.anything({ maxDepth: 1 }),
          fc.array(fc.oneof(fc.anything({ maxDepth: 1 }), fc.webUrl(), fc.constant("data:x")))
        ),
        fc.oneof(fc.anything({ maxDepth: 1 }), fc.string(), fc.webPath()),
        (statement, resources, server) => {
          const { options } = checkOptions({ statement, resources, server } as never, page)
          const data = {
            domain: "shop.test",
            uri: page,
            accountAddress: `0x${"a".repeat(40)}`,
            chainId: "eip155:1",
            version: "1",
            nonce: "12345678",
            issuedAt: "2026-11-22T10:00:00.000Z",
            ...(options.statement === undefined ? {} : { statement: options.statement }),
            ...(options.resources === undefined ? {} : { resources: options.resources })
          } as const
          expect(formatMessage(data)).toContain("wants you to sign in")
        }
      )
    )
  })
})

it("S5.15 in part: what to do is said of the server by itself: where it has to be", () => {
  const adviceOf = (option: string) => new SiwxOptionInvalidError({ option, problem: "it is none" }).advice
  expect(adviceOf("server")).toContain("the page's own origin")
  expect(adviceOf("statement")).toBe("Correct it: messages are written without what is wrong.")
})
