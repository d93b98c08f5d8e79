import type { KitCore, KitOptions } from "@latchkey/core"

/** An origin that the kit may ask, who says so, and why. */
export interface DeclaredHost {
  readonly origin: string
  readonly by: string
  readonly purpose: string
}

const originOf = (url: string): string | undefined => {
  try {
    return new URL(url).origin
  } catch {
    // An origin in angle brackets is a name for what the app's options say.
    return undefined
  }
}

/** The plugins that a kit was made with. */
export const pluginsOf = ({ options }: KitCore): KitOptions["plugins"] =>
  (options as Partial<Pick<KitOptions, "plugins">>).plugins ?? []

/** The origins that a kit says it may ask: those of its plugins, and the nodes of its networks. */
export const declaredHosts = (kit: KitCore): ReadonlyArray<DeclaredHost> => {
  const networks = Object.values(kit.getSnapshot().network.byNamespace).flatMap(
    ({ requestedCaipNetworks }) => requestedCaipNetworks
  )
  return [
    ...pluginsOf(kit).flatMap(({ id, hosts = [] }) =>
      hosts.flatMap(({ origin, purpose }) => {
        const known = originOf(origin)
        return known === undefined ? [] : [{ origin: known, by: id, purpose }]
      })
    ),
    ...networks.flatMap(({ name, rpcUrls }) =>
      Object.values(rpcUrls)
        .flatMap((urls) => urls.http)
        .flatMap((url) => {
          const origin = originOf(url)
          return origin === undefined ? [] : [{ origin, by: "networks", purpose: `node of ${name}` }]
        })
    )
  ]
}
