import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { redact } from "./redact.ts"

const address = "0x52908400098527886E0F7030069857D2E4169EE7"

describe("what is cut out of texts", () => {
  it.each([
    ["an EVM address", `User ${address} rejected`, "User … rejected"],
    ["one without 0x", `of ${address.slice(2)}.`, "of …."],
    ["a Solana address", "4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T failed", "… failed"],
    ["a Bitcoin address", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "…"],
    ["a hash or a key", `tx 0x${"ab".repeat(32)}`, "tx …"],
    ["a signature", `sig 0x${"1f".repeat(65)}!`, "sig …!"],
    ["a pairing link", "wc:7f6e504bfad60b48@2?relay-protocol=irn&symKey=587d5484ce2a2a6e", "wc:…"],
    ["a query", "GET https://rpc.example/v1?key=secret#x failed", "GET https://rpc.example/v1 failed"],
    ["a name and password", "https://user:secret@rpc.example/v1 down", "https://rpc.example/v1 down"],
    ["a mail address", "sent to some.body+tag@mail.example.org now", "sent to …@… now"]
  ])("T25 %s", (_, text, left) => {
    expect(redact(text)).toBe(left)
  })

  it("what tells nothing of anybody stays as it is", () => {
    for (const text of ["User rejected the request.", "eip155:8453", "MetaMask", "Chain 0x2105 unknown", ""])
      expect(redact(text)).toBe(text)
  })

  it("what is beyond 300 characters", () => {
    expect(redact("a b ".repeat(75))).toHaveLength(300)
    expect(redact(`${"a b ".repeat(75)}c`)).toBe(`${"a b ".repeat(75)}…`)
  })

  it("T25 no address survives, whatever stands around it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 100 }), (before, after) => {
        expect(redact(`${before} ${address} ${after}`)).not.toContain(address)
      }),
      { numRuns: 1_000 }
    )
  })
})
