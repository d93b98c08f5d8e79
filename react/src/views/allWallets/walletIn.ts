import type { CatalogueWallet } from "@latchkey/core"

/** The wallet of the catalogue that a view was opened for; undefined where it was opened for none. */
export const walletIn = (params: Readonly<Record<string, unknown>>): CatalogueWallet | undefined => {
  const { wallet } = params as { readonly wallet?: Partial<CatalogueWallet> | null }
  return typeof wallet?.id === "string" && typeof wallet.name === "string"
    ? (wallet as CatalogueWallet)
    : undefined
}
