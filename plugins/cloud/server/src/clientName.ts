import { isIPv6 } from "node:net"

/**
 * What a client is told apart by: an address of version 4, or the first half of one of version 6, since whoever has one of these
 * has 2^64 more.
 */
export const clientName = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [bare = ""] = address.split("%")
  if (!isIPv6(bare)) return address
  const [before = "", after] = bare.split("::")
  const groups = (text: string) => text.split(":").filter((group) => group !== "")
  const [first, last] = [groups(before), groups(after ?? "")]
  const gap = after === undefined ? 0 : 8 - first.length - last.length
  const whole = [...first, ...Array.from({ length: Math.max(gap, 0) }, () => "0"), ...last]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`
}
