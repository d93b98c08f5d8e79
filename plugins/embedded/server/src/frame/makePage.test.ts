import { describe, expect, it } from "vitest"
import { makePage } from "../../frame/page/makePage.ts"

const origin = "https://app.example.com"

/** The frame's window in a page: what it posts to whom is kept, and messages come from whom a test says. */
const openFrame = ({
  ancestors,
  referrer = "",
  allowed = [origin],
  isAlone = false
}: {
  readonly ancestors?: ReadonlyArray<string>
  readonly referrer?: string
  readonly allowed?: ReadonlyArray<string>
  readonly isAlone?: boolean
} = {}) => {
  const posted: Array<{ readonly message: { readonly type: string }; readonly to: string }> = []
  const window = Object.assign(new EventTarget(), {
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
    document: { referrer },
    parent: undefined as unknown
  })
  const parent = { postMessage: (message: any, to: string) => void posted.push({ message, to }) }
  window.parent = isAlone ? window : parent
  const page = makePage(window as unknown as Window, allowed)
  const say = (message: object) => window.dispatchEvent(Object.assign(new Event("message"), message))
  return { page, parent, window, posted, say }
}

describe("the page around the frame", () => {
  it("T15 is heard from its own window and origin alone: one of the two is not enough", () => {
    const { page, parent, window, posted, say } = openFrame({ ancestors: [origin] })
    const heard: Array<unknown> = []
    page!.listen((call) => void heard.push(call), false)
    expect(posted).toEqual([
      { message: { type: "@w3m-frame/READY", payload: { version: "4", keeps: false } }, to: origin }
    ])
    const data = { type: "@w3m-app/IS_CONNECTED", id: "1" }
    for (const source of [{}, window, null, undefined]) say({ source, origin, data })
    for (const other of ["https://evil.example", "http://app.example.com", `${origin}:8443`, "null", ""])
      say({ source: parent, origin: other, data })
    expect(heard).toEqual([])
    say({ source: parent, origin, data })
    expect(heard).toEqual([expect.objectContaining({ name: "IS_CONNECTED", id: "1" })])
    for (const odd of [undefined, null, "text", { type: "other" }]) say({ source: parent, origin, data: odd })
    expect(heard).toHaveLength(1)
  })

  it("T15 is posted to at its exact origin", () => {
    const { page, posted } = openFrame({ ancestors: [origin] })
    expect(page!.origin).toBe(origin)
    page!.show(true)
    page!.show(false)
    expect(posted.map(({ message, to }) => [message, to])).toEqual(
      [true, false].map((visible) => [
        expect.objectContaining({ type: "@w3m-frame/UI", payload: { visible } }),
        origin
      ])
    )
  })

  it("T17 in part: is none where there is no page around it, or one that may not show it, whatever it says of itself", () => {
    expect(openFrame({ ancestors: [origin], isAlone: true }).page).toBeUndefined()
    expect(openFrame({ ancestors: ["https://evil.example"] }).page).toBeUndefined()
    // The browser's word goes before what the page lets it say.
    expect(
      openFrame({ ancestors: ["https://evil.example"], referrer: `${origin}/shop` }).page
    ).toBeUndefined()
    // An allowed page inside of another does not come to this; the one around the frame counts.
    expect(openFrame({ ancestors: [origin, "https://other.example"] }).page?.origin).toBe(origin)
    for (const referrer of ["", "app.example.com", "https://evil.example/?https://app.example.com"])
      expect(openFrame({ referrer }).page).toBeUndefined()
    expect(openFrame({ referrer: `${origin}/shop?a=b` }).page?.origin).toBe(origin)
  })
})
