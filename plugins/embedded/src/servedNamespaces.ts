import { installedNamespaces, type KitState } from "@latchkey/core"

const supported = ["eip155", "solana"]

/** The namespaces that the wallet has accounts of and the page has networks of; none on a page of Bitcoin alone. */
export const servedNamespaces = ({
  plugin,
  network
}: Pick<KitState, "plugin" | "network">): ReadonlyArray<string> =>
  installedNamespaces(plugin)
    .map(({ id }) => id)
    .filter((id) => supported.includes(id) && network.byNamespace[id]?.requestedCaipNetworks.length)
