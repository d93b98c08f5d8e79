import { describe, expect, it } from "vitest"
import { explorerPages } from "./explorerPages.ts"
import type { Network } from "../chain/Network.ts"

const explorerUrl = explorerPages("account", "extrinsic")
const networkAt = (url?: string) =>
  ({ ...(url === undefined ? {} : { blockExplorers: { default: { name: "Explorer", url } } }) }) as Network

describe("explorerPages", () => {
  it("links to the page of an account and of a transaction", () => {
    const network = networkAt("https://explorer.test/")
    expect(explorerUrl(network, { address: "abc" })).toBe("https://explorer.test/account/abc")
    expect(explorerUrl(network, { transaction: "0x1" })).toBe("https://explorer.test/extrinsic/0x1")
  })

  it("gives nothing for a network without an explorer", () => {
    expect(explorerUrl(networkAt(), { address: "abc" })).toBeUndefined()
  })

  it("keeps what it is given inside the path", () => {
    expect(explorerUrl(networkAt("https://explorer.test"), { transaction: "../evil?x=#" })).toBe(
      "https://explorer.test/extrinsic/..%2Fevil%3Fx%3D%23"
    )
  })
})
