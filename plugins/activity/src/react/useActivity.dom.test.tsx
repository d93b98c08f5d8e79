import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { network, page, sent, testChain, testSender, transaction } from "../../support/testChain.ts"
import { activity } from "./index.ts"
import { useActivity, type ActivityInNamespace } from "./useActivity.ts"

let dispose: (() => Promise<void>) | undefined
afterEach(async () => {
  await dispose?.()
  dispose = undefined
})

const show = async (of?: ActivityInNamespace) => {
  const pages = {
    newest: page([transaction(2)], { next: "older" }),
    older: page([transaction(1)])
  }
  const { plugin } = testChain({
    lists: [
      ({ cursor, network: { caipNetworkId } }) =>
        Effect.succeed(caipNetworkId === "test:1" ? pages[cursor === "older" ? cursor : "newest"] : page([]))
    ]
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, testSender(), activity()],
    storage: memoryStorage()
  })
  dispose = () => kit.dispose()
  const tree = await mountHook(
    () => useActivity(of),
    (node) => <KitProvider kit={kit} disableAppend children={node} />
  )
  const hashes = () => tree.result.current.activity?.list.map(({ hash }) => hash)
  return { kit, hashes, ...tree }
}

describe("useActivity", () => {
  it("S2.19 in part: reads what happened to the account when there is one, more when asked, and anew elsewhere", async () => {
    const { kit, result, hashes } = await show()
    expect(result.current).toMatchObject({ account: undefined, activity: undefined, unseen: [] })
    await act(async () => void (await kit.connect({ connectorId: "wallet" })))
    await vi.waitFor(() => expect(hashes()).toEqual(["h2"]))
    expect(result.current.account).toBe("test:1:a1")
    await act(async () => result.current.readMore())
    await vi.waitFor(() => expect(hashes()).toEqual(["h2", "h1"]))
    await act(() => kit.switchNetwork({ networkId: "test:2" }))
    await vi.waitFor(() => expect(hashes()).toEqual([]))
    await act(() => kit.disconnect())
    await vi.waitFor(() => expect(result.current.activity).toBeUndefined())
  })

  it("T28 tells what was sent until the history does, by whatever letter case", async () => {
    const { kit, result, hashes } = await show({ namespace: "test" })
    await act(async () => void (await kit.connect({ connectorId: "wallet" })))
    await vi.waitFor(() => expect(hashes()).toEqual(["h2"]))
    await act(() => kit.sender.say(sent("h9", "pending")))
    await act(() => kit.sender.say(sent("H2", "confirmed")))
    await vi.waitFor(() => expect(result.current.unseen.map(({ hash }) => hash)).toEqual(["h9"]))
  })
})
