/** What the network button says. */
export interface NetworkButtonMessages {
  readonly selectNetwork: string
  readonly switchNetwork: string
  readonly unknownNetwork: string
  /** Label of the network button; `{network}` is replaced. */
  readonly openNetworks: string
}

/** The same in English: a page without that button has none of it. */
export const networkButtonMessages: NetworkButtonMessages = {
  selectNetwork: "Select network",
  switchNetwork: "Switch network",
  unknownNetwork: "Unknown network",
  openNetworks: "Change network: {network}"
}
