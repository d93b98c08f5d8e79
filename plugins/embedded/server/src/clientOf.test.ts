import { describe, expect, it } from "vitest"
import { makeClientOf as cloudClientOf } from "../../../cloud/server/src/clientOf.ts"
import { makeClientOf } from "./clientOf.ts"
import { proxyWarning } from "./proxyWarning.ts"

describe.each([
  ["embedded wallet's", makeClientOf],
  ["cloud's", cloudClientOf]
])("a client of the %s server", (_, make) => {
  const named = make({ trustProxy: false, proxies: ["10.0.0.0/8", "192.0.2.7", "2001:db8:f::/48", "::1"] })

  it.each([
    ["10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["::ffff:10.1.2.3", "203.0.113.9", "203.0.113.9"],
    ["10.1.2.3", "1.1.1.1, 203.0.113.9", "203.0.113.9"],
    ["10.1.2.3", "1.1.1.1, 203.0.113.9, 192.0.2.7, 10.9.9.9", "203.0.113.9"],
    ["2001:db8:f:1::2", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"],
    ["10.1.2.3", undefined, "10.1.2.3"],
    ["10.1.2.3", "10.4.4.4", "10.4.4.4"]
  ])("T18 behind a known proxy, %s, is the last who is none: %s", (address, forwarded, client) => {
    expect(named(address, forwarded)).toBe(client)
  })

  it.each(["203.0.113.9", "192.0.2.8", "2001:db8:e::1", "unknown"])(
    "T18 that comes past the proxies, from %s, is not believed what it says of itself",
    (address) => {
      expect(named(address, "10.1.2.3, 198.51.100.1")).toBe(
        make({ trustProxy: true, proxies: [] })(address, undefined)
      )
      expect(named(address, "198.51.100.1")).not.toContain("198.51.100.1")
    }
  )

  it("T18 is the address that connects where no proxy is known, and the last entry where whoever connects is believed", () => {
    expect(make({ trustProxy: false, proxies: [] })("203.0.113.9", "1.1.1.1")).toBe("203.0.113.9")
    expect(make({ trustProxy: true, proxies: [] })("203.0.113.9", "1.1.1.1, 2.2.2.2")).toBe("2.2.2.2")
  })

  it.each(["10.0.0.0/33", "::1/129", "proxy.internal", "10.0.0", "", "10.0.0.0/-1"])(
    "takes no %j for a range",
    (range) => {
      expect(() => make({ trustProxy: false, proxies: [range] })).toThrow(
        `"${range}" is neither an address nor a range`
      )
    }
  )
})

it("T18 that no proxy is known, or whoever connects is believed, is said at the start of a server on https", () => {
  const url = "https://wallet.example.com"
  expect(proxyWarning(url, { trustProxy: false, proxies: [] })).toContain("takes all of them for one client")
  expect(proxyWarning(url, { trustProxy: true, proxies: [] })).toContain(
    "Whoever reaches this server is believed"
  )
  expect(proxyWarning(url, { trustProxy: false, proxies: ["10.0.0.0/8"] })).toBeUndefined()
  expect(proxyWarning(undefined, { trustProxy: false, proxies: [] })).toBeUndefined()
})
