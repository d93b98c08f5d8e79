import {
  HttpStatusError,
  HttpTimeoutError,
  HttpUnreachableError,
  RpcResponseError
} from "@latchkey/core/effect"
import { describe, expect, it } from "vitest"
import { limitErrors, providers } from "../../stack/providers.ts"
import { spanAfter } from "./spanAfter.ts"

const rpc = (message: string, rpcCode = -32602) =>
  new RpcResponseError({ host: "node.test", method: "eth_getLogs", rpcCode }, { code: rpcCode, message })
const http = (status: number, body = "") => new HttpStatusError({ host: "node.test", status, body })

/** A provider's refusal of so many blocks, as a kit meets it. */
const refusalOf = ({ logs: { blocks, refusal } }: (typeof providers)[number]) => {
  const message = refusal.message
    .replace("{limit}", String(blocks))
    .replace("{from}", "0x112a880")
    .replace("{to}", `0x${(0x112a880 + blocks - 1).toString(16)}`)
    .replace("{first}", "18000000")
    .replace("{last}", String(18_000_000 + blocks - 1))
  return refusal.status === undefined
    ? rpc(message, refusal.code)
    : http(refusal.status, JSON.stringify({ error: { code: refusal.code, message } }))
}

describe("how many blocks a node is asked for after it refused", () => {
  const expected: Readonly<Record<string, number>> = {
    PublicNode: 50_000,
    "1RPC": 1_000,
    LlamaNodes: 512,
    Ankr: 50_000,
    Alchemy: 10,
    Infura: 137,
    QuickNode: 10_000,
    Cloudflare: 800,
    Base: 10_000,
    Chainstack: 50_000
  }
  it.each(providers)("as $name says it, or half, or a tenth of a trouble", (provider) => {
    expect(spanAfter(refusalOf(provider), 100_000, false)).toBe(expected[provider.name])
  })

  it.each([
    ["requested too many blocks from 100 to 20000, maximum is set to 2048", 2_048],
    ["Maximum allowed number of requested blocks is 1000", 1_000],
    ["range is too large, max is 10k blocks", 10_000],
    ["block range is too wide (maximum 1024)", 1_024],
    ["query block range exceeds server limit, narrow your filter: 5000", 5_000],
    ["query exceeds max block range 100000", 9_999],
    ["Block range too large: maximum allowed is 20000 blocks", 9_999],
    ["maximum [from, to] blocks distance: 10000", 10_000],
    ["backend response too large", 9_999]
  ] as const)("%s", (text, count) => {
    const asked = count === 9_999 ? 19_998 : 100_000
    expect(spanAfter(rpc(text), asked, false)).toBe(count)
  })

  it("one less where it refuses the very number that it names, as some count the ends differently", () => {
    const fault = rpc("maximum [from, to] blocks distance: 1000")
    expect(spanAfter(fault, 1_000, true)).toBe(999)
    expect(spanAfter(fault, 999, true)).toBe(499)
  })

  it("none where it was asked too often, cannot be reached, or refuses five", () => {
    for (const fault of [
      http(429),
      rpc(limitErrors.inAnswer.message, -32005),
      rpc(limitErrors.status.message, 429),
      new HttpUnreachableError({ host: "node.test" })
    ])
      expect(spanAfter(fault, 10_000, false)).toBeUndefined()
    expect(spanAfter(rpc("block range is too wide"), 5, false)).toBeUndefined()
    expect(spanAfter(rpc("block range is too wide"), 6, false)).toBe(5)
  })

  it("a tenth, once, where it breaks or says nothing", () => {
    for (const fault of [http(503), new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })]) {
      expect(spanAfter(fault, 10_000, false)).toBe(1_000)
      expect(spanAfter(fault, 1_000, true)).toBeUndefined()
    }
  })
})
