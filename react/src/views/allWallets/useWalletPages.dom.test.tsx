import { emptyCatalogue, type CatalogueQuery, type CatalogueWallet } from "@latchkey/core"
import { expect, it, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { useWalletPages } from "./useWalletPages.ts"

const wallets = Array.from({ length: 100 }, (_, index): CatalogueWallet => ({
  id: `w${index}`,
  name: `Wallet ${index}`,
  certified: false,
  chains: []
}))

/** A catalogue of a hundred wallets, in pages of those that are not excluded. */
const ask = async ({ page = 1, exclude = [] }: CatalogueQuery = {}) => {
  const listed = wallets.filter(({ id }) => !exclude.includes(id))
  return { wallets: listed.slice((page - 1) * 40, page * 40), count: listed.length }
}

it("S9.13 in part: what is recommended while the list comes page after page costs it no wallet", async () => {
  const state = { ...emptyCatalogue }
  const { result, again } = await mountHook(() =>
    useWalletPages({ wallets: ask }, state, { search: "", certified: false }, undefined)
  )
  await vi.waitFor(() => expect(result.current.status).toBe("ready"))
  Object.assign(state, { recommended: wallets.slice(0, 4) })
  await again()
  for (const count of [80, 100]) {
    await act(async () => result.current.loadMore())
    await vi.waitFor(() => expect(result.current.wallets).toHaveLength(count))
  }
  expect(result.current.more).toBe(false)
})

it("S9.13 in part: what is known when the list begins comes first, and once", async () => {
  const recommended = [wallets[7]!, wallets[90]!]
  const { result } = await mountHook(() =>
    useWalletPages(
      { wallets: ask },
      { ...emptyCatalogue, recommended },
      { search: "", certified: false },
      undefined
    )
  )
  for (const count of [42, 82, 100]) {
    await vi.waitFor(() => expect(result.current.wallets).toHaveLength(count))
    await act(async () => result.current.loadMore())
  }
  expect(result.current.wallets.slice(0, 3).map(({ id }) => id)).toEqual(["w7", "w90", "w0"])
  expect(new Set(result.current.wallets).size).toBe(100)
})

it.each([
  ["nothing", async () => ({ wallets: [], count: 1e15 })],
  ["the same again", async () => ({ wallets: wallets.slice(0, 40), count: 1e15 })]
])("T31 a service that counts without end and brings %s is asked a few times", async (_, brings) => {
  const pages: Array<number | undefined> = []
  const ask = (query: CatalogueQuery = {}) => {
    pages.push(query.page)
    return brings()
  }
  const { result } = await mountHook(() =>
    useWalletPages({ wallets: ask }, emptyCatalogue, { search: "", certified: false }, undefined)
  )
  for (let turn = 0; turn < 20; turn++) {
    await vi.waitFor(() => expect(result.current.status).toBe("ready"))
    await act(async () => result.current.loadMore())
  }
  expect(pages.length).toBeLessThanOrEqual(5)
  expect(result.current.more).toBe(false)
})
