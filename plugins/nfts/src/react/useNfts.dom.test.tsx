import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { network, testChain, thing } from "../../support/testChain.ts"
import * as Effect from "effect/Effect"
import { nfts } from "./index.ts"
import { useNfts } from "./useNfts.ts"

it("useNfts reads what the account holds, and what it is when it is asked to", async () => {
  const uri = `data:application/json,${encodeURIComponent(JSON.stringify({ name: "Green" }))}`
  const { plugin } = testChain({
    list: () => Effect.succeed({ nfts: [thing("1", { uri })], coverage: "whole" as const })
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [plugin, nfts()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const { result } = await mountHook(
    () => useNfts({ namespace: "test" }),
    (node) => <KitProvider kit={kit} disableAppend children={node} />
  )
  expect(result.current).toMatchObject({ account: undefined, nfts: undefined })
  await act(async () => void (await kit.connect({ connectorId: "wallet" })))
  await vi.waitFor(() => expect(result.current.nfts?.list).toHaveLength(1))
  const [held] = result.current.nfts!.list
  expect(held).toMatchObject({ details: "unread", name: "" })
  await act(async () => result.current.describe([held!.key]))
  await vi.waitFor(() =>
    expect(result.current.nfts?.list[0]).toMatchObject({ details: "ready", name: "Green" })
  )
})
