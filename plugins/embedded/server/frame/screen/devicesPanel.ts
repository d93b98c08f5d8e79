import type { Words } from "../words/Words.ts"
import { button, foot } from "./buttons.ts"
import { element } from "./element.ts"
import { oneAtATime } from "./oneAtATime.ts"
import type { Panel, PanelEnd } from "./Panel.ts"

/** A device that knows the wallet's account, as its owner reads it. */
export interface ListedDevice {
  readonly id: string
  /** The browser, as it named itself. */
  readonly label: string
  /** When it signed in last, epoch milliseconds. */
  readonly seen: number
  readonly isSignedIn: boolean
  readonly isThis: boolean
}

/** What an owner does with devices. */
export interface DeviceDoings {
  readonly list: () => Promise<ReadonlyArray<ListedDevice>>
  /** Ends one, or all but this one. */
  readonly end: (which: string) => Promise<void>
}

/** Where the wallet is signed in: each device can be ended, and all others at once. */
export const devicesPanel = (words: Words, { list, end }: DeviceDoings, { done }: PanelEnd<void>): Panel => {
  const shown = element("ul", { class: "devices" })
  const wrong = element("p", { class: "wrong", role: "alert" })
  const attempt = oneAtATime(wrong)
  const others = button(words.endOthers, "quiet", () => {
    void attempt(async () => {
      await end("others")
      await draw()
    })
  })
  const rowOf = ({ id, label, seen, isSignedIn, isThis }: ListedDevice) => {
    const told = isThis ? words.thisDevice : isSignedIn ? words.signedInSince(seen) : words.signedOut(seen)
    const name = element("div", {}, element("strong", { dir: "ltr" }, label), element("p", {}, told))
    if (isThis) return element("li", {}, name)
    const stop = button(words.endDevice, "quiet", () => {
      void attempt(async () => {
        await end(id)
        await draw()
        node.focus()
      })
    })
    stop.setAttribute("aria-label", `${words.endDevice}: ${label}`)
    guarded.push(stop)
    return element("li", {}, name, stop)
  }
  const draw = async () => {
    const devices = await list()
    // The buttons of before are gone.
    guarded.splice(1)
    shown.replaceChildren(...devices.map(rowOf))
    others.hidden = devices.every(({ isThis }) => isThis)
  }
  const guarded = [others]
  others.hidden = true
  void attempt(draw)
  const node = element(
    "main",
    { "aria-labelledby": "title" },
    element("h1", { id: "title" }, words.devicesTitle),
    element("p", {}, words.devicesText),
    shown,
    wrong,
    others,
    foot(button(words.close, "main", () => done()))
  )
  return { node, guarded }
}
