import { describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../tests/support/mount.tsx"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { KitProvider } from "../KitProvider.tsx"
import { useTransactions } from "./useTransactions.ts"

const hash = `0x${"ab".repeat(32)}`

/** A visitor's storage, as one page leaves it to the next. */
const makeStorage = () => {
  const kept = new Map<string, string>()
  const heard = new Set<(key: string) => void>()
  return {
    /** What another tab wrote is heard. */
    tellOthers: () => {
      for (const hear of heard) hear("transactions")
    },
    get: (key: string) => kept.get(key),
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    subscribe: (hear: (key: string) => void) => {
      heard.add(hear)
      return () => void heard.delete(hear)
    },
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

  it("tells once of each that comes to its end meanwhile, and of none that had", async () => {
    const storage = makeStorage()
    const { kit } = await show(storage)
    const other = `0x${"cd".repeat(32)}`
    await kit.transactions.add({ networkId: "test:1", hash: other })
    await kit.dispose()
    storage.set("transactions", storage.get("transactions")!.replace('"pending"', '"confirmed"'))
    const { kit: next } = makeTestKit({ storage })
    const told: Array<readonly [string | undefined, string]> = []
    await mountHook(
      () => useTransactions({ onSettled: ({ hash: of, status }) => void told.push([of, status]) }),
      (node) => <KitProvider kit={next} disableAppend children={node} />
    )
    const added = await act(() => next.transactions.add({ networkId: "test:1", hash }))
    expect(next.getSnapshot().transactions.list.map(({ status }) => status)).toEqual(["pending", "confirmed"])
    expect(told).toEqual([])
    // Another tab learns what became of it, and tells by the storage.
    await act(async () => {
      storage.set(
        "transactions",
        storage
          .get("transactions")!
          .replace('"pending"', '"failed"')
          .replaceAll(/"revision":\d+/g, '"revision":1000')
      )
      storage.tellOthers()
    })
    await act(() => vi.waitFor(() => expect(told).toEqual([[hash, "failed"]]), 10_000))
    await act(async () => storage.tellOthers())
    expect(told).toEqual([[hash, "failed"]])
    expect(added.status).toBe("pending")
    await next.dispose()
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
