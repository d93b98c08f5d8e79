/** The part of `localStorage` that a virtual wallet uses. */
export interface WalletStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}
