/** A chain that a virtual wallet knows, with the node that it asks. */
export interface WalletChain {
  /** EIP-155 chain id. */
  readonly id: number
  /** Address of the chain's JSON-RPC server, over http or https. */
  readonly rpcUrl: string
  /** Shown in approvals; "Chain <id>" when absent. */
  readonly name?: string
  /** The coin that pays fees; ether with 18 decimals when absent. */
  readonly nativeCurrency?: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

/** A chain id as wallets write it on the wire. */
export const chainIdHex = (id: number): `0x${string}` => `0x${id.toString(16)}`
