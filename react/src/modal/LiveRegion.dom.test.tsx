import { useEffect } from "react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fakeKit } from "../../../tests/gallery/page/fakeKit.ts"
import { act, mount } from "../../../tests/support/mount.tsx"
import { en } from "../../../tests/support/english.ts"
import { LiveRegion } from "./LiveRegion.tsx"
import { ModalContext } from "../context/ModalContext.ts"
import { useAnnouncer } from "./useAnnouncer.ts"

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
    announce: () => {},
    preload: () => {}
  }
  const shown = () => kit.getSnapshot().navigation.stack.at(-1)?.key
  const announcers: Array<ReturnType<typeof useAnnouncer>> = []
  const Region = () => {
    const announcer = useAnnouncer(kit)
    useEffect(() => void announcers.push(announcer), [announcer])
    return <LiveRegion {...announcer.said} />
  }
  const tree = await mount(
    <ModalContext.Provider value={context}>
      <Region />
    </ModalContext.Provider>
  )
  await pass(100)
  /** Says something in the view that is shown. */
  const say = (text: string) => act(async () => announcers.at(-1)?.announce(text, shown()))
  const sayToAll = (text: string) => act(async () => announcers.at(-1)?.announce(text))
  /** Says something in a page that is too busy to draw it at once. */
  const sayLate = (text: string, duration: number) =>
    act(async () => {
      announcers.at(-1)?.announce(text, shown())
      vi.advanceTimersByTime(duration)
    })
  return {
    kit,
    say,
    sayToAll,
    sayLate,
    said: () => tree.container.querySelector("[role=status]")?.textContent
  }
}
const pass = (duration: number) => act(async () => vi.advanceTimersByTime(duration))

describe("the live region", () => {
  it("keeps what was said for 5 s, counted anew when something else is said", async () => {
    const { say, said } = await setUp()
    await say("Address copied")
    await pass(4_000)
    expect(said()).toBe("Address copied")
    await say("Address copied")
    await pass(4_999)
    expect(said()).toBe("Address copied")
    await pass(1)
    expect(said()).toBe("")
    await say("Address copied")
    expect(said()).toBe("Address copied")
  })

  it("keeps what is said at the moment when what was said before has been kept long enough", async () => {
    const { say, sayLate, said } = await setUp()
    await say("Sending…")
    await pass(4_999)
    await sayLate("Sent", 1)
    expect(said()).toBe("Sent")
    await pass(5_000)
    expect(said()).toBe("")
  })

  it("exists before it says anything, so that screen readers know it", async () => {
    const { said } = await setUp()
    expect(said()).toBe("")
  })

  it("says no more what was said before the modal was opened or closed", async () => {
    const { kit, sayToAll, said } = await setUp()
    await sayToAll("Wallet switched")
    expect(said()).toBe("Wallet switched")
    await act(async () => kit.close())
    expect(said()).toBe("")
    await sayToAll("Fennec is connected")
    expect(said()).toBe("Fennec is connected")
  })

  it("says no more what was said in a view that was left", async () => {
    const { kit, say, said } = await setUp()
    await say("Address copied")
    await act(async () => kit.navigation.push("Networks"))
    expect(said()).toBe("")
    await say("No network matches")
    expect(said()).toBe("No network matches")
    await act(async () => kit.close())
    expect(said()).toBe("")
  })
})
