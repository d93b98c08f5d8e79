import type { Network } from "../chain/Network.ts"

/** Whose tokens are meant. */
export interface TokenHolder {
  readonly address: string
  readonly network: Network
  /** The connected wallet's, where there is one. */
  readonly provider?: unknown
}
