/** What the Leaf wallet puts on the page, as its manual says. */
export interface LeafWallet {
  /** Opens the wallet; the account that the visitor shares. */
  connect(): Promise<string>
  /** The shared account, or null; opens nothing. */
  account(): Promise<string | null>
  sign(account: string, message: Uint8Array): Promise<string>
  forget(): Promise<void>
  onAccount(listener: (account: string | null) => void): () => void
}

export const leafWallet = (): LeafWallet | undefined => (globalThis as { leafWallet?: LeafWallet }).leafWallet
