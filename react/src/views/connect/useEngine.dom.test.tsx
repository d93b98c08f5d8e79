import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { act, mount } from "../../../../tests/support/mount.tsx"
import { testNetwork, virtualChain } from "../../../../tests/support/virtualChain.ts"
import { en } from "../../../../tests/support/english.ts"
import { ModalContext } from "../../context/ModalContext.ts"
import { useEngine } from "./useEngine.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

const Gathering = () => (useEngine().gathering ? "gathering" : "all here")

/** A kit of which one chain has a wallet at once, and the other starts when it is told to. */
const setUp = async () => {
  let start = () => {}
  const slow = definePlugin({ id: "slow", setup: () => new Promise<void>((resolve) => (start = resolve)) })
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [slow, virtualChain({ wallet: {} }).plugin],
    storage: memoryStorage()
  })
  const context = { kit, messages: en, locale: "en", embedded: false, announce: () => {}, preload: () => {} }
  const show = () =>
    mount(
      <ModalContext.Provider value={context}>
        <Gathering />
      </ModalContext.Provider>
    )
  const { container } = await show()
  while (kit.getSnapshot().connection.connectors.length === 0)
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)))
  return { kit, show, said: () => container.textContent, start: () => start() }
}
const pass = (duration: number) => act(async () => vi.advanceTimersByTime(duration))

it("a wallet that one chain has found waits for the chains that still look, a second and no longer", async () => {
  const { kit, said } = await setUp()
  await pass(999)
  expect(said()).toBe("gathering")
  await pass(1)
  expect(said()).toBe("all here")
  await kit.dispose()
})

it("a wallet is shown as soon as every chain has looked, and at once when that was before", async () => {
  const { kit, show, said, start } = await setUp()
  expect(said()).toBe("gathering")
  await act(async () => {
    start()
    await kit.ready()
  })
  expect(said()).toBe("all here")
  expect((await show()).container.textContent).toBe("all here")
  await kit.dispose()
})
