import type { CatalogueWallet } from "@latchkey/core"

type Known = Pick<CatalogueWallet, "id" | "name" | "rdns">

/** Whether two catalogues mean one wallet: by id, by reverse domain name or by name. */
export const isSameWallet = (a: Known, b: Known): boolean =>
  a.id === b.id ||
  (a.rdns !== undefined && a.rdns === b.rdns) ||
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase()

/** Those of `more` that `listed` has not. */
export const withoutDoubles = (
  more: ReadonlyArray<CatalogueWallet>,
  listed: ReadonlyArray<CatalogueWallet>
): ReadonlyArray<CatalogueWallet> =>
  more.filter((wallet) => !listed.some((other) => isSameWallet(wallet, other)))
