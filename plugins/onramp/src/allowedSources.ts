import {
  onrampSources,
  onrampSourcesOn,
  readSlot,
  type CaipNetworkId,
  type KitState,
  type OnrampSourceDeclaration
} from "@latchkey/core"

const isAllowed = ({ feature }: Pick<KitState, "feature">, provider: string): boolean => {
  const { onramp } = feature.values
  return typeof onramp === "boolean" ? onramp : onramp.includes(provider)
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
