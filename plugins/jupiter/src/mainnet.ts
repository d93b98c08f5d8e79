/** Solana's main network: of others Jupiter knows nothing. */
export const MAINNET = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
/** The coin is known by the token that stands for it. */
export const COIN = "So11111111111111111111111111111111111111112"
