import { attempt } from "../error/attempt.ts"
import type { NetworkInput } from "../chain/Network.ts"
import type { HostUse } from "../kernel/Plugin.ts"
import type { AnyPlugin } from "../plugin/Plugin.ts"

/** What of a kit's options decides whom its page may talk to: `createKit`'s options are such. */
export interface PolicyOptions {
  readonly plugins: ReadonlyArray<AnyPlugin>
  readonly networks?: ReadonlyArray<NetworkInput>
  /** RPC URLs by CAIP-2 id. */
  readonly customRpcUrls?: Readonly<Record<string, ReadonlyArray<string>>>
}

/** A host that a plugin declares by a name that nothing here says the meaning of, or that cannot stand in a policy. */
export interface UnknownHost extends HostUse {
  /** The plugin's id. */
  readonly plugin: string
}

/** A content security policy, and what could not be put into it. */
export interface ContentSecurityPolicy {
  /** By directive, in the order in which they are written. */
  readonly directives: Readonly<Record<string, ReadonlyArray<string>>>
  /** The value of the header. */
  readonly header: string
  readonly unknown: ReadonlyArray<UnknownHost>
}

// A URL of another scheme than the web's has no origin of its own, and neither has a pattern such as `ws://127.0.0.1:*`.
const originOf = (url: string): string => {
  const origin = attempt(() => new URL(url).origin) ?? "null"
  return origin === "null" ? url : origin
}

// Anything else would end the directive, or be a keyword of it.
const isSource = (origin: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/[\w.:*[\]-]+$/i.test(origin)

const isLoopback = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(attempt(() => new URL(url).hostname) ?? "")

const rpcUrlsOf = ({ rpcUrls }: NetworkInput): ReadonlyArray<string> =>
  Object.values(rpcUrls.default as Readonly<Record<string, unknown>>).flatMap((urls) =>
    Array.isArray(urls) ? urls.map(String) : []
  )

/** What the names in angle brackets stand for that plugins declare hosts by. */
const namesOf = ({ networks = [], customRpcUrls = {} }: PolicyOptions) => {
  const own = networks.flatMap(rpcUrlsOf)
  return {
    "<customRpcUrls>": Object.values(customRpcUrls).flat(),
    "<networks>": own,
    "<loopback URLs of networks>": own.filter(isLoopback)
  }
}

/** Pictures that the page loads from a host; those that are data, or on the page's own server, need nothing. */
const picturesOf = ({ networks = [] }: PolicyOptions): ReadonlyArray<string> =>
  networks.flatMap(({ assets }) => (/^https?:/i.test(assets?.imageUrl ?? "") ? assets!.imageUrl! : []))

/**
 * The strictest policy under which a page can use a kit: its own scripts and style sheets, no string that becomes code, and
 * the hosts that the plugins declare, each for what it is used for.
 *
 * `origins` says what further names in angle brackets stand for, as in `{ "<apiUrl>": ["https://api.example.com"] }`.
 * Nothing is loaded or asked.
 */
export const contentSecurityPolicy = (
  options: PolicyOptions,
  origins: Readonly<Record<string, ReadonlyArray<string>>> = {}
): ContentSecurityPolicy => {
  const names: Readonly<Record<string, ReadonlyArray<string>>> = { ...namesOf(options), ...origins }
  const uses = options.plugins.flatMap(({ id, hosts = [] }) => hosts.map((use) => ({ plugin: id, ...use })))
  const isNamed = ({ origin }: HostUse) => /^<.*>$/.test(origin)
  const unknown = uses.filter((use) =>
    isNamed(use) ? !Object.hasOwn(names, use.origin) : !isSource(originOf(use.origin))
  )
  const of = (wanted: string) =>
    uses
      .filter(({ uses: own = ["fetch"] }) => own.some((each) => each === wanted))
      .flatMap((use) => (isNamed(use) ? (names[use.origin] ?? []) : [use.origin]))
  const sources = (...urls: ReadonlyArray<string>) => [...new Set(urls.map(originOf).filter(isSource))]
  const frames = sources(...of("frame"))
  const ancestors = sources(...of("ancestor"))
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:", ...sources(...picturesOf(options), ...of("image"))],
    "connect-src": ["'self'", ...sources(...of("fetch"))],
    ...(frames.length === 0 ? {} : { "frame-src": frames }),
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ancestors.length === 0 ? ["'none'"] : ancestors,
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"]
  }
  const header = Object.entries(directives)
    .map(([directive, list]) => [directive, ...list].join(" "))
    .join("; ")
  return { directives, header, unknown }
}
