import type { AnyPlugin, NetworkInput } from "@latchkey/core"

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : url)

const urlsOf = ({ rpcUrls }: NetworkInput): ReadonlyArray<string> =>
  Object.values(rpcUrls.default as Readonly<Record<string, unknown>>).flatMap((urls) =>
    Array.isArray(urls) ? urls.map(String) : []
  )

const isLoopback = (url: string): boolean =>
  URL.canParse(url) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

/** What the names in angle brackets stand for that every kit knows. */
export interface HostNames {
  readonly networks: ReadonlyArray<NetworkInput>
  /** The app's own RPC URLs. */
  readonly customRpcUrls: ReadonlyArray<string>
  readonly origins?: Readonly<Record<string, ReadonlyArray<string>>> | undefined
}

/** The origins that plugins say that they call. */
export const declaredOrigins = (
  plugins: ReadonlyArray<AnyPlugin>,
  { networks, customRpcUrls, origins = {} }: HostNames
): ReadonlySet<string> => {
  const urls = networks.flatMap(urlsOf)
  const names: Readonly<Record<string, ReadonlyArray<string>>> = {
    "<customRpcUrls>": customRpcUrls,
    "<networks>": urls,
    "<loopback URLs of networks>": urls.filter(isLoopback),
    ...origins
  }
  return new Set(
    plugins
      .flatMap(({ hosts = [] }) => hosts.flatMap(({ origin }) => names[origin] ?? [origin]))
      .map(originOf)
  )
}

/** Of `urls`, those of other origins. */
export const outside = (declared: ReadonlySet<string>, urls: ReadonlyArray<string>): ReadonlyArray<string> =>
  urls.filter((url) => !declared.has(originOf(url)))
