import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { network, testChain } from "../../support/testChain.ts"
import { send } from "./index.ts"
import { useSend } from "./useSend.ts"

it("useSend has the state of sending, and its actions", async () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [testChain(), send()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const { result } = await mountHook(useSend, (node) => (
    <KitProvider kit={kit} disableAppend children={node} />
  ))
  expect(result.current.tokens).toMatchObject({ status: "idle", list: [] })
  await act(async () => void (await kit.connect({ connectorId: "wallet" })))
  await act(async () => void (await result.current.readTokens()))
  expect(result.current.tokens).toMatchObject({ status: "ready" })
  const prepare = () => result.current.prepare({ receiver: "b2", amount: { value: 1n, decimals: 2 } })
  await act(async () => void (await prepare()))
  const { review } = result.current
  await act(async () => void (await result.current.submit(review!.transfer)))
  await act(async () => void (await result.current.follow()))
  await vi.waitFor(() => expect(result.current.progress).toMatchObject({ status: "success", hash: "h1" }))
})
