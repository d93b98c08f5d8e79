import { BlockList, isIP, isIPv6 } from "node:net"
import { clientName } from "./clientName.ts"
import { ConfigurationError } from "./ConfigurationError.ts"

/** Whom a server believes what is said of a client's address. */
export interface Proxies {
  /** Whoever connects: the last entry of `X-Forwarded-For` is the client. */
  readonly trustProxy: boolean
  /** Addresses and ranges of proxies (`10.0.0.0/8`, `::1`): the client is the last entry that is none of them, and only they are believed. */
  readonly proxies: ReadonlyArray<string>
}

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4")
const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "")

const listOf = (ranges: ReadonlyArray<string>): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [, address = "", length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(range) ?? []
    const most = isIP(address) === 6 ? 128 : 32
    if (isIP(address) === 0 || Number(length ?? most) > most)
      throw new ConfigurationError(`"${range}" is neither an address nor a range of addresses of proxies`)
    list.addSubnet(address, Number(length ?? most), familyOf(address))
  }
  return list
}

/**
 * Makes what tells clients apart, by the address that connects and `X-Forwarded-For`. Fails: throws a `ConfigurationError` for what is no
 * range.
 */
export const makeClientOf = ({
  trustProxy,
  proxies
}: Proxies): ((address: string, forwarded: string | undefined) => string) => {
  const list = listOf(proxies)
  const isProxy = (address: string) =>
    isIP(bare(address)) !== 0 && list.check(bare(address), familyOf(bare(address)))
  return (address, forwarded) => {
    const entries = forwarded?.split(",").map((entry) => entry.trim()) ?? []
    if (proxies.length === 0) return clientName((trustProxy ? entries.at(-1) : undefined) ?? address)
    let client = address
    while (isProxy(client) && entries.length > 0) client = entries.pop()!
    return clientName(client)
  }
}
