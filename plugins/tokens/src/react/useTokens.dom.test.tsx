import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { network, testChain } from "../../support/testChain.ts"
import { tokens } from "./index.ts"
import { useTokens } from "./useTokens.ts"

it("useTokens reads what the account holds when there is one, anew elsewhere, and has nobody else's", async () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain().plugin, tokens()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const strangers: Array<unknown> = []
  const { result } = await mountHook(
    () => {
      const view = useTokens()
      if (view.tokens !== undefined && view.tokens.account !== view.account) strangers.push(view)
      return view
    },
    (node) => <KitProvider kit={kit} disableAppend children={node} />
  )
  expect(result.current).toMatchObject({ account: undefined, tokens: undefined })
  await act(async () => void (await kit.connect({ connectorId: "wallet" })))
  await vi.waitFor(() => expect(result.current.tokens?.list.map(({ name }) => name)).toEqual(["Coin", "TEA"]))
  expect(result.current.account).toBe("test:1:a1")
  await act(() => kit.switchNetwork({ networkId: "test:2" }))
  await vi.waitFor(() =>
    expect(result.current.tokens).toMatchObject({ account: "test:2:a1", status: "ready" })
  )
  expect(result.current.network?.caipNetworkId).toBe("test:2")
  await act(() => kit.disconnect())
  expect(result.current).toMatchObject({ account: undefined, tokens: undefined })
  expect(strangers).toEqual([])
})
