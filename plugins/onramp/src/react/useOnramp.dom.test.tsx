import { createKit, memoryStorage } from "@latchkey/core"
import { KitProvider } from "@latchkey/react"
import { expect, it, onTestFinished, vi } from "vitest"
import { act, mountHook } from "../../../../tests/support/mount.tsx"
import { dollars, network, testChain, testSeller } from "../../support/testMarket.ts"
import { onramp } from "./index.ts"
import { useOnramp } from "./useOnramp.ts"

it("useOnramp has the state of buying, and its actions", async () => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1)],
    plugins: [testChain().plugin, onramp({ restrictedTimeZones: [] }), testSeller({})],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  const { result } = await mountHook(useOnramp, (node) => (
    <KitProvider kit={kit} disableAppend children={node} />
  ))
  expect(result.current.choices.status).toBe("idle")
  await act(async () => void (await kit.connect({ connectorId: "wallet" })))
  await act(async () => void (await result.current.options()))
  expect(result.current.choices.status).toBe("ready")
  const request = {
    provider: "seller",
    purchase: "coin",
    networkId: "test:1",
    pay: dollars(100_00n)
  } as const
  await act(async () => void (await result.current.quote(request)))
  expect(result.current.asked).toMatchObject({ status: "ready", request })
  await act(async () => void (await result.current.readPurchases().catch(() => {})))
  await vi.waitFor(() => expect(result.current.purchases).toBeDefined())
})
