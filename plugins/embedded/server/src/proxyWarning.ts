import type { Proxies } from "./clientOf.ts"

/** What is said at the start where clients are told apart badly; undefined where they are told apart well. `url` is where visitors reach it. */
export const proxyWarning = (
  url: string | undefined,
  { trustProxy, proxies }: Proxies
): string | undefined => {
  if (proxies.length > 0) return undefined
  if (trustProxy)
    return "Whoever reaches this server is believed what they say of a client's address: name the proxies by --proxies, 10.0.0.0/8 for example, in the place of --trust-proxy."
  return url?.startsWith("https:") === true
    ? "This server is behind a proxy, since visitors reach it by https, and takes all of them for one client: limits that are meant for one keep everybody out. Name the proxies by --proxies, 10.0.0.0/8 for example, where they write X-Forwarded-For."
    : undefined
}
