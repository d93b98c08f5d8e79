/** An account of the Wallet Standard as it crosses the line. */
export interface ListedAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label?: string
}

/** The chains that the wallet serves by the Wallet Standard. */
export const standardChains = [
  "solana:mainnet",
  "solana:devnet",
  "solana:testnet",
  "bitcoin:mainnet"
] as const

/** The features that are asked with inputs and answer with a list of outputs: the name of each one's function. */
export const signingFeatures = {
  "solana:signMessage": "signMessage",
  "solana:signTransaction": "signTransaction",
  "solana:signAndSendTransaction": "signAndSendTransaction",
  "solana:signIn": "signIn",
  "bitcoin:signMessage": "signMessage",
  "bitcoin:signTransaction": "signTransaction",
  "bitcoin:signAndSendTransaction": "signAndSendTransaction"
} as const
