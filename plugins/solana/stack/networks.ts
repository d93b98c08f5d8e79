/** A Solana network of the stack: public ids, so that a kit under test meets what it meets on the real networks. */
export interface SolanaNetworkDeclaration {
  /** CAIP-2: the first 32 characters of the genesis hash. */
  readonly caipNetworkId: string
  readonly name: string
  /** As Wallet Standard wallets name it. */
  readonly standardChain: string
  readonly genesisHash: string
  /** The mint of USD Coin (6 decimals), at the address it has on that network. */
  readonly usdc: string
}

/** The networks in the order of their ports. */
export const solanaNetworks: readonly SolanaNetworkDeclaration[] = [
  {
    caipNetworkId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    name: "Solana",
    standardChain: "solana:mainnet",
    genesisHash: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
    usdc: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
  },
  {
    caipNetworkId: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1",
    name: "Solana Devnet",
    standardChain: "solana:devnet",
    genesisHash: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG",
    usdc: "4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU"
  }
]
