import { createKit, memoryStorage } from "@latchkey/core"
import { HttpTimeoutError } from "@latchkey/core/effect"
import { KitProvider } from "@latchkey/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { bookOf, network, testChain } from "../../support/testChain.ts"
import { names } from "./index.ts"
import { useName, type NameOf } from "./useName.ts"

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  await dispose?.()
  dispose = undefined
})

const show = async (of?: NameOf) => {
  const asked: Array<string> = []
  const book = bookOf(
    {
      reverse: (address) => {
        if (address === "d4") throw new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })
        return address === "c3" ? undefined : `${address}.test`
      },
      resolve: (name) => ({ name, address: name.slice(0, 2) })
    },
    asked
  )
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain([[book, "node"]]).plugin, names()],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  const tree = await mountHook(
    () => useName(of),
    (node) => <KitProvider kit={kit} disableAppend children={node} />
  )
  return { kit, asked, ...tree }
}

describe("useName", () => {
  it("S7.04 in part: is idle without an account, and gives the account's name when there is one, on each network", async () => {
    const { kit, result, asked } = await show()
    expect(result.current).toEqual({ status: "idle" })
    expect(asked).toEqual([])
    await act(async () => void (await kit.connect({ connectorId: "wallet" })))
    await vi.waitFor(() => expect(result.current).toEqual({ status: "ready", name: "a1.test" }))
    await act(() => kit.switchNetwork({ networkId: "test:2" }))
    await vi.waitFor(() => expect(asked).toContain("reverse a1 test:2"))
    await act(() => kit.disconnect())
    await vi.waitFor(() => expect(result.current).toEqual({ status: "idle" }))
  })

  it("S7.15 in part: gives the name of any address, without an account", async () => {
    const { result } = await show({ address: "b2", networkId: "test:1" })
    await vi.waitFor(() => expect(result.current).toEqual({ status: "ready", name: "b2.test" }))
  })

  it("T26 tells an address without a name from one that could not be asked for", async () => {
    const without = await show({ address: "c3", networkId: "test:1" })
    await vi.waitFor(() => expect(without.result.current).toEqual({ status: "ready" }))
    await without.kit.dispose()
    const failed = await show({ address: "d4", networkId: "test:1" })
    await vi.waitFor(() => expect(failed.result.current).toEqual({ status: "failed" }))
  })
})
