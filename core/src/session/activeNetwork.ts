import type { CaipNetworkId } from "../chain/Caip.ts"
import type { Network } from "../chain/Network.ts"
import { changeNamespace, type Facts } from "./Facts.ts"
import type { SessionFacts } from "./SessionFacts.ts"

/** The app's network of that id; undefined where it has none. */
export const findNetwork = ({ namespaces }: Facts, networkId: CaipNetworkId): Network | undefined =>
  Object.values(namespaces)
    .flatMap(({ requested }) => requested)
    .find((network) => network.caipNetworkId === networkId)

/** Says that a namespace becomes active before it does, so that who shows the old one can wait with what it shows. */
export const announceActive = (facts: SessionFacts["Service"], namespace: string): void => {
  if (facts.get().active !== namespace) facts.commit((before) => ({ ...before, isSwitchingNamespace: true }))
}

/** The facts on another network. */
export const withActive =
  (network: Network) =>
  (before: Facts): Facts => ({
    ...changeNamespace(before, network.chainNamespace, (namespace) => ({ ...namespace, chosen: network })),
    active: network.chainNamespace,
    isSwitchingNamespace: false
  })
