import type { ChainCapabilities } from "../capability/ChainCapabilities.ts"
import type { Network } from "../chain/Network.ts"

/** What a chain plugin registers for its namespace. */
export interface Namespace {
  /** CAIP-2 namespace, one of those the plugin declared. */
  readonly id: string
  /**
   * The canonical form of an address, its checksum checked, or undefined when the text is not an address. With a network, only
   * of that network, where addresses tell networks apart. Never throws.
   */
  readonly parseAddress: (text: string, network?: Network) => string | undefined
  /** The page of an account or a transaction on the network's explorer, where the network has one. */
  readonly explorerUrl: (
    network: Network,
    subject: { readonly address: string } | { readonly transaction: string }
  ) => string | undefined
  readonly capabilities: ChainCapabilities
}
