/** A chain that a virtual wallet knows, and its node. */
export interface WalletChain {
  /** EIP-155 chain id. */
  readonly id: number
  /** URL of the chain's JSON-RPC server, http or https. */
  readonly rpcUrl: string
  /** Shown in approvals; "Chain <id>" by default. */
  readonly name?: string
  /** The coin that pays fees; ether with 18 decimals by default. */
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** A chain id as wallets write it on the wire. */
export const chainIdHex = (id: number): `0x${string}` => `0x${id.toString(16)}`
