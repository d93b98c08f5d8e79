import type { CaipNetworkId } from "../chain/Caip.ts"

/** The actions that lead a visitor somewhere. */
export interface JourneyActions<NetworkId extends CaipNetworkId = CaipNetworkId> {
  /**
   * Leads the visitor to a network: to the view that asks for confirmation, or to connecting where no address is.
   * `ignoreConfirmation` switches at once where that is possible; a switch of an embedded wallet, which asks nobody, is confirmed
   * all the same. What goes wrong is told to the visitor.
   */
  requestNetwork(request: {
    readonly networkId: NetworkId
    readonly ignoreConfirmation?: boolean | undefined
  }): void
  /** Shows the account of a connected namespace, the kit's active one from then on. */
  readonly showAccount: (request: { readonly namespace: string }) => void
}

/** The journeys as a plugin of the kit itself. */
export const journey = {
  id: "kit/journey",
  actions: ["requestNetwork", "showAccount"] satisfies ReadonlyArray<keyof JourneyActions>
}
