import { describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useTransactions } from "./useTransactions.ts"

const hash = `0x${"ab".repeat(32)}`

/** A visitor's storage, as one page leaves it to the next. */
const makeStorage = () => {
  const kept = new Map<string, string>()
  return {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    subscribe: () => () => {},
    serverReadable: false
  }
}

const show = (storage: ReturnType<typeof makeStorage>) => {
  const { kit } = makeTestKit({ storage })
  return mountHook(useTransactions, (node) => <KitProvider kit={kit} disableAppend children={node} />).then(
    ({ result }) => ({ kit, result })
  )
}

describe("useTransactions", () => {
  it("gives what was added, and what another page has left in storage, and renders anew only where the list changes", async () => {
    const storage = makeStorage()
    const { kit, result } = await show(storage)
    expect(result.current).toEqual([])
    await act(() => kit.transactions.add({ networkId: "test:1", hash, description: { text: "Vote" } }))
    expect(result.current).toMatchObject([{ hash, description: { kind: "app", text: "Vote" } }])
    const { renders } = result
    await act(async () => kit.navigation.shake())
    expect(result.renders).toBe(renders)
    await kit.dispose()

    const after = await show(storage)
    await act(() => after.kit.transactions.list())
    expect(after.result.current).toMatchObject([{ hash }])
    await act(() => after.kit.transactions.forget(after.result.current[0]!.id))
    expect(after.result.current).toEqual([])
    await after.kit.dispose()
  })

  it("reads storage without being told to by anybody else", async () => {
    const storage = makeStorage()
    const { kit } = await show(storage)
    await kit.transactions.add({ networkId: "test:1", hash })
    await kit.dispose()
    // A kit reads by itself only where something is open.
    storage.set("transactions", storage.get("transactions")!.replace('"pending"', '"confirmed"'))
    const { kit: next, result } = await show(storage)
    await act(() => vi.waitFor(() => expect(next.getSnapshot().transactions.list).toHaveLength(1), 10_000))
    expect(result.current).toMatchObject([{ hash }])
    await next.dispose()
  })
})
