import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { act, mount } from "../../../tests/support/mount.tsx"
import { en } from "../messages/en.ts"
import { makeConnectAttempts } from "./connectAttempts.ts"
import { LiveRegion, type Announcement } from "./LiveRegion.tsx"
import { ModalContext } from "./ModalContext.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const setUp = async () => {
  const kit = fakeKit({ state: (state) => state })
  kit.open({ view: "Account" })
  const context = {
    kit,
    messages: en,
    locale: "en",
    embedded: false,
    attempts: makeConnectAttempts(kit),
    announce: () => {},
    preload: () => {}
  }
  const shown = () => kit.getSnapshot().navigation.stack.at(-1)?.key
  const region = (said: Announcement) => (
    <ModalContext.Provider value={context}>
      <LiveRegion {...said} />
    </ModalContext.Provider>
  )
  const tree = await mount(region({ text: "", turn: 0, view: undefined }))
  const say = (text: string, turn: number) => tree.render(region({ text, turn, view: shown() }))
  return { kit, say, said: () => tree.container.querySelector("[role=status]")?.textContent }
}
const pass = (duration: number) => act(async () => vi.advanceTimersByTime(duration))

describe("the live region", () => {
  it("keeps what was said for 5 s, counted anew when something else is said", async () => {
    const { say, said } = await setUp()
    await say("Address copied", 1)
    await pass(4_000)
    expect(said()).toBe("Address copied")
    await say("Address copied", 2)
    await pass(4_999)
    expect(said()).toBe("Address copied")
    await pass(1)
    expect(said()).toBe("")
    await say("Address copied", 3)
    expect(said()).toBe("Address copied")
  })

  it("says no more what was said in a view that was left", async () => {
    const { kit, say, said } = await setUp()
    await say("Address copied", 1)
    await act(async () => kit.navigation.push("Networks"))
    expect(said()).toBe("")
    await say("No network matches", 2)
    expect(said()).toBe("No network matches")
    await act(async () => kit.close())
    expect(said()).toBe("")
  })
})
