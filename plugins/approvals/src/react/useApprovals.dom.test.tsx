import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { network, testChain } from "../../support/testChain.ts"
import { approvals } from "./index.ts"
import { useApprovals } from "./useApprovals.ts"

it("useApprovals reads what the account has approved, and takes it back", async () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain().plugin, approvals()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const { result } = await mountHook(useApprovals, (node) => (
    <KitProvider kit={kit} disableAppend children={node} />
  ))
  expect(result.current).toMatchObject({ account: undefined, approvals: undefined })
  await act(async () => void (await kit.connect({ connectorId: "wallet" })))
  await vi.waitFor(() => expect(result.current.approvals?.list).toHaveLength(1))
  const { key } = result.current.approvals!.list[0]!
  await act(async () => void (await result.current.prepare({ key })))
  await act(async () => void (await result.current.submit(result.current.review!)))
  await act(async () => void (await result.current.follow()))
  await vi.waitFor(() => expect(result.current.progress).toMatchObject({ status: "success", hash: "h1" }))
  await act(() => kit.disconnect())
  expect(result.current).toMatchObject({ account: undefined, approvals: undefined })
})
