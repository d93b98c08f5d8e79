import { createKit, memoryStorage } from "@latchkey/core"
import { HttpTimeoutError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, expect, it, vi } from "vitest"
import { eventually, showModal } from "../../../../tests/support/showModal.ts"
import { network, page, testChain } from "../../support/testChain.ts"
import { activity } from "./index.ts"

afterEach(() => void vi.useRealTimers())

it("S8.02[all] toasts say that a balance could not be read, of a failure and of a network that the app does not use, and that transactions could not; a balance is read again after 30 s", async () => {
  let isDown = true
  let isHistoryDown = false
  let reads = 0
  const { plugin, tell } = testChain({
    balance: () => {
      reads++
      if (isDown) throw new Error("down")
      return 1n
    },
    lists: [
      () =>
        isHistoryDown
          ? Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
          : Effect.succeed(page([]))
    ]
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, activity()],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const modal = showModal(kit)
  const told = () =>
    modal
      .all('.toast[data-variant="error"]')
      .map(({ innerText }) => innerText.trim())
      .join()
  const gone = () => {
    kit.hideToast()
    return eventually(() => told() === "")
  }
  kit.open({ view: "Account" })
  await modal.view("Account")
  await eventually(() => told() === "Token Balance Unavailable")
  expect(reads).toBe(1)
  const failedAt = kit.getSnapshot().account["test"]!.lastRetry!
  await gone()

  vi.useFakeTimers({ toFake: ["Date"], now: failedAt + 29_999 })
  await kit.refreshBalance()
  expect(reads).toBe(1)
  vi.setSystemTime(failedAt + 30_000)
  await kit.refreshBalance()
  expect(reads).toBe(2)
  await eventually(() => told() === "Token Balance Unavailable")
  vi.useRealTimers()
  await gone()

  await eventually(() => kit.getSnapshot().activity["test"]?.status === "ready")
  isHistoryDown = true
  await kit.activity.load({ force: true })
  await eventually(() => told() === "Failed to fetch transactions")
  await gone()

  isDown = false
  tell({ type: "network", namespace: "test", networkId: "test:99" })
  await eventually(() => kit.getSnapshot().network.byNamespace["test"]!.caipNetwork!.unknown)
  await kit.refreshBalance()
  await eventually(() => told() === "Token Balance Unavailable")
  expect(reads).toBe(2)
  await kit.dispose()
})
