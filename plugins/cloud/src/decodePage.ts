import type { CataloguePage, CatalogueWallet } from "@latchkey/core"
import { decodeWallet, isJson } from "./decodeWallet.ts"

const MAX_WALLETS = 100
const MAX_COUNT = 1_000_000

/**
 * A page of wallets, or undefined if the answer is malformed. An entry that is no wallet is dropped alone, as is a second one
 * of an id. Where the page that was asked for has none, there are no more than those before it, whatever the service counts.
 */
export const decodePage = (
  value: unknown,
  { page, entries }: { readonly page: number; readonly entries: number } = { page: 1, entries: MAX_WALLETS }
): CataloguePage | undefined => {
  if (!isJson(value) || !Array.isArray(value["data"])) return undefined
  const byId = new Map<string, CatalogueWallet>()
  for (const entry of value["data"].slice(0, MAX_WALLETS)) {
    const wallet = decodeWallet(entry)
    if (wallet !== undefined && !byId.has(wallet.id)) byId.set(wallet.id, wallet)
  }
  const { count } = value
  const isCount = typeof count === "number" && Number.isInteger(count) && count >= 0
  const most = value["data"].length === 0 ? (page - 1) * entries : MAX_COUNT
  return { wallets: [...byId.values()], count: isCount ? Math.min(count, most) : byId.size }
}
