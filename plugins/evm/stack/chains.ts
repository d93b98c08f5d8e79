/** A chain of the stack: public ids and names, so that a kit under test meets what it meets on the real networks. */
export interface ChainDeclaration {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
}

const ether = { name: "Ether", symbol: "ETH", decimals: 18 }

/** The chains in the order of their ports. */
export const chains: readonly ChainDeclaration[] = [
  { id: 1, name: "Ethereum", nativeCurrency: ether },
  { id: 8453, name: "Base", nativeCurrency: ether },
  { id: 137, name: "Polygon", nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 } }
]
