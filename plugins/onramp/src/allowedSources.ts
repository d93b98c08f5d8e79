import {
  onrampSources,
  onrampSourcesOn,
  readSlot,
  type CaipNetworkId,
  type KitState,
  type OnrampSourceDeclaration
} from "@latchkey/core"

/**
 * What `features.onramp` allows: `true` is every provider that a plugin brings. In basic mode no remote source has a say in it, so
 * that only the app's own option turns providers off.
 */
const allowed = ({ feature: { basic, local, values } }: Pick<KitState, "feature">) =>
  (basic ? local?.onramp : values.onramp) ?? true

const isAllowed = (state: Pick<KitState, "feature">, provider: string): boolean => {
  const list = allowed(state)
  return list === true || (list !== false && list.includes(provider))
}

/** The sources that sell on a network and that the features allow. */
export const allowedSources = (
  state: Pick<KitState, "feature" | "plugin">,
  networkId: CaipNetworkId
): ReadonlyArray<OnrampSourceDeclaration> =>
  onrampSourcesOn(state.plugin.fillings, networkId).filter(({ provider }) => isAllowed(state, provider))

/** Whether any source that the features allow sells in a namespace. */
export const sellsIn = (state: Pick<KitState, "feature" | "plugin">, namespace: string): boolean =>
  readSlot(state.plugin.fillings, onrampSources).some(
    ({ provider, networks }) =>
      isAllowed(state, provider) && networks.some((networkId) => networkId.startsWith(`${namespace}:`))
  )
