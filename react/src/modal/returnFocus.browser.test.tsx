import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { focusableIn, isFocusable } from "./focusable.ts"
import { lockPageScroll } from "./lockPageScroll.ts"
import { noteFocus, returnFocus } from "./returnFocus.ts"

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => {
  // What still watches lets go.
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  document.body.replaceChildren()
})

const show = (html: string) => {
  const place = document.createElement("main")
  place.innerHTML = html
  document.body.append(place)
  return {
    place,
    get: <E extends HTMLElement = HTMLElement>(selector: string) => place.querySelector<E>(selector)!
  }
}
const lose = () => (document.activeElement as HTMLElement | null)?.blur()
const button = (id: string) => {
  const element = document.createElement("button")
  element.id = id
  return element
}

describe("the focus after the modal", () => {
  it("returns to the control that had it, wherever it is by then", () => {
    const { get } = show("<nav><button id=one></button><a href='#'></a></nav><footer></footer>")
    get("#one").focus()
    const noted = noteFocus(document)
    lose()
    get("footer").append(get("#one"))
    returnFocus(noted, document)
    expect(document.activeElement?.id).toBe("one")
  })

  it("returns to what took its place, in the place that it had among others", () => {
    const { get } = show("<nav><a href='#'></a><button id=old></button><a href='#'></a></nav>")
    get("#old").focus()
    const noted = noteFocus(document)
    get("#old").replaceWith(button("new"))
    returnFocus(noted, document)
    expect(document.activeElement?.id).toBe("new")
  })

  it("returns to the first control of what took its place", () => {
    const { get } = show("<nav><button id=old></button></nav>")
    get("#old").focus()
    const noted = noteFocus(document)
    const box = document.createElement("div")
    box.append(document.createElement("p"), button("new"), button("other"))
    get("#old").replaceWith(box)
    returnFocus(noted, document)
    expect(document.activeElement?.id).toBe("new")
  })

  it("returns to what took the place of what it was in", () => {
    const { get } = show("<header><nav><span><button id=old></button></span></nav><b></b></header>")
    get("#old").focus()
    const noted = noteFocus(document)
    const other = document.createElement("nav")
    other.append(button("new"))
    get("nav").replaceWith(other)
    returnFocus(noted, document)
    expect(document.activeElement?.id).toBe("new")
  })

  it("returns into a component that the page made anew", () => {
    const { place, get } = show("<i></i>")
    const component = (id: string) => {
      const host = document.createElement("div")
      const inner = document.createElement("span")
      inner.append(button(id))
      host.attachShadow({ mode: "open" }).append(inner)
      return host
    }
    const old = component("old")
    get("i").after(old)
    old.shadowRoot!.querySelector("button")!.focus()
    const noted = noteFocus(document)
    expect((noted.element as HTMLElement).id).toBe("old")
    returnFocus(noted, document)
    expect(old.shadowRoot!.activeElement?.id).toBe("old")
    const fresh = component("new")
    old.replaceWith(fresh)
    expect(place.contains(fresh)).toBe(true)
    returnFocus(noted, document)
    expect(fresh.shadowRoot!.activeElement?.id).toBe("new")
  })

  it("returns to what replaced a control that can be used no more", () => {
    for (const spoil of [
      (element: HTMLButtonElement) => (element.disabled = true),
      (element: HTMLButtonElement) => (element.hidden = true),
      (element: HTMLButtonElement) => (element.style.visibility = "hidden"),
      (element: HTMLButtonElement) => (element.inert = true)
    ]) {
      const { place, get } = show("<nav><button id=old></button><button id=next></button></nav>")
      get("#old").focus()
      const noted = noteFocus(document)
      spoil(get<HTMLButtonElement>("#old"))
      lose()
      returnFocus(noted, document)
      expect(document.activeElement?.id).toBe("next")
      place.remove()
    }
  })

  it("goes nowhere where nothing had it, or where nothing is left", () => {
    const { place, get } = show("<button id=one></button>")
    const nowhere = noteFocus(document)
    expect(nowhere).toEqual({ element: undefined, path: [] })
    returnFocus(nowhere, document)
    vi.advanceTimersByTime(1_000)
    expect(document.activeElement).toBe(document.body)
    get("#one").focus()
    const gone = noteFocus(document)
    place.remove()
    returnFocus(gone, document)
    vi.advanceTimersByTime(1_000)
    expect(document.activeElement).toBe(document.body)
  })

  it("does not scroll the page", () => {
    const { get } = show("<button id=one></button><div style='height: 5000px'></div>")
    get("#one").focus()
    const noted = noteFocus(document)
    lose()
    scrollTo(0, 3_000)
    returnFocus(noted, document)
    expect([document.activeElement?.id, scrollY]).toEqual(["one", 3_000])
    scrollTo(0, 0)
  })

  it.each([0, 1, 1_000, 4_999])(
    "follows a page that draws that place once more after %s ms, and again",
    async (delay) => {
      const { get } = show("<nav><button id=old></button></nav>")
      get("#old").focus()
      const noted = noteFocus(document)
      lose()
      returnFocus(noted, document)
      vi.advanceTimersByTime(delay)
      for (const [before, after] of [
        ["#old", "new"],
        ["#new", "last"]
      ] as const) {
        get(before).replaceWith(button(after))
        expect(document.activeElement).toBe(document.body)
        await Promise.resolve()
        expect(document.activeElement?.id).toBe(after)
      }
    }
  )

  it("follows a control that can be used again later, in a component too", async () => {
    const { get } = show("<div id=host></div>")
    const inside = button("inside")
    get("#host").attachShadow({ mode: "open" }).append(inside)
    inside.focus()
    const noted = noteFocus(document)
    lose()
    returnFocus(noted, document)
    vi.advanceTimersByTime(2_000)
    const fresh = button("fresh")
    fresh.disabled = true
    inside.replaceWith(fresh)
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
    fresh.disabled = false
    await Promise.resolve()
    expect(get("#host").shadowRoot?.activeElement).toBe(fresh)
  })

  it("is the visitor's once they have moved it", () => {
    const { get } = show("<nav><button id=old></button></nav><input id=field>")
    get("#old").focus()
    const noted = noteFocus(document)
    lose()
    returnFocus(noted, document)
    get("#field").focus()
    get("#old").replaceWith(button("new"))
    vi.advanceTimersByTime(1_000)
    expect(document.activeElement?.id).toBe("field")
  })

  it("is let go of five seconds later", async () => {
    const { get } = show("<nav><button id=old></button></nav>")
    get("#old").focus()
    const noted = noteFocus(document)
    returnFocus(noted, document)
    vi.advanceTimersByTime(5_000)
    get("#old").replaceWith(button("new"))
    await Promise.resolve()
    expect(document.activeElement).toBe(document.body)
  })
})

describe("what the Tab key reaches", () => {
  const controls = `
    <a href="#" id="link"></a><a id="no-link"></a>
    <button id="button"></button><button disabled></button>
    <input id="input"><input disabled><select id="select"></select><select disabled></select>
    <textarea id="textarea"></textarea><textarea disabled></textarea>
    <details><summary id="summary"></summary></details>
    <div tabindex="0" id="tab"></div><div tabindex="-1"></div><button tabindex="-1"></button>
    <div inert><button></button></div><button hidden></button>
    <button style="visibility: hidden"></button><p style="display: none"><button></button></p>`

  it("are links, controls and what was made one, that can be seen and used, in the order of the page", () => {
    const { place } = show(controls)
    expect(focusableIn(place).map(({ id }) => id)).toEqual([
      "link",
      "button",
      "input",
      "select",
      "textarea",
      "summary",
      "tab"
    ])
  })

  it("one that is taken off the page is none", () => {
    const { get } = show(controls)
    const link = get("#link")
    expect(isFocusable(link)).toBe(true)
    expect(isFocusable(get("#no-link"))).toBe(false)
    link.remove()
    expect(isFocusable(link)).toBe(false)
  })
})

describe("the page behind the modal", () => {
  const { documentElement: html, body } = document
  afterEach(() => {
    html.removeAttribute("style")
    body.removeAttribute("style")
  })

  /** Where scroll bars take room, what keeps the page in its place is loaded first. */
  const locked = async () => {
    const unlock = lockPageScroll(document)
    await vi.waitFor(() => {
      expect(html.style.getPropertyValue("overflow-y")).toBe("hidden")
      expect(html.style.getPropertyPriority("overflow-y")).toBe("important")
    })
    return unlock
  }

  it("is as it was afterwards: without a style, with one, with an important one", async () => {
    for (const style of [null, "", "color: red;", "overflow: scroll !important;", "overflow: auto;"]) {
      if (style !== null) html.setAttribute("style", style)
      const unlock = await locked()
      expect(html.style.getPropertyValue("overflow")).toBe("hidden")
      expect(html.style.getPropertyPriority("overflow")).toBe("important")
      unlock()
      expect(html.getAttribute("style")).toBe(style)
      html.removeAttribute("style")
    }
  })

  it("keeps a style that the page gave it meanwhile", async () => {
    const unlock = await locked()
    html.style.setProperty("color", "red")
    unlock()
    expect(html.getAttribute("style")).toBe("color: red;")
  })

  it("does not scroll where it is the body that does, and does again", async () => {
    for (const overflow of ["auto", "scroll"]) {
      body.style.overflowY = overflow
      html.style.overflowY = "clip"
      const before = body.getAttribute("style")
      const unlock = await locked()
      expect(body.style.getPropertyValue("overflow")).toBe("hidden")
      unlock()
      expect(body.getAttribute("style")).toBe(before)
      body.removeAttribute("style")
      html.removeAttribute("style")
    }
    const unlock = await locked()
    expect(body.hasAttribute("style")).toBe(false)
    unlock()
  })

  it("does not jump sideways without its scroll bar, and leaves no room beside what lies over it", async () => {
    const place = (style: string) => {
      const element = document.createElement("div")
      element.style.cssText = style
      body.append(element)
      return element
    }
    const boxes = [
      place("height: 5000px"),
      place("width: 100px; margin: 0 auto"),
      place("position: fixed; top: 0; right: 0; width: 50px; height: 10px"),
      place("position: fixed; inset: 10px 0 auto 0; height: 10px"),
      place("position: fixed; top: 20px; width: 100%; height: 10px"),
      place("position: fixed; top: 30px; left: 50%; transform: translateX(-50%); width: 50px; height: 10px")
    ]
    const measured = () =>
      boxes.map((box) => [box.getBoundingClientRect().left, box.getBoundingClientRect().right])
    const styles = [null, "width: 100%;", "padding: 0px 10px;"]
    // A browser that hides its scroll bars keeps room for none.
    if (html.clientWidth < innerWidth) styles.push("scrollbar-gutter: stable;")
    for (const style of styles) {
      for (const direction of ["ltr", "rtl"]) {
        if (style !== null) html.setAttribute("style", style)
        html.dir = direction
        const before = measured()
        const attributes = boxes.map((box) => box.getAttribute("style"))
        const unlock = await locked()
        expect(measured(), `${style} ${direction}`).toEqual(before)
        const cover = place("position: fixed; inset: 0")
        expect(cover.getBoundingClientRect().width).toBe(innerWidth)
        cover.remove()
        unlock()
        expect(measured()).toEqual(before)
        expect(boxes.map((box) => box.getAttribute("style"))).toEqual(attributes)
        expect(html.getAttribute("style")).toBe(style)
        html.removeAttribute("style")
        html.removeAttribute("dir")
      }
    }
    for (const box of boxes) box.remove()
  })

  it("does not jump sideways where its body scrolls", async () => {
    const inner = document.createElement("div")
    inner.style.height = "5000px"
    body.append(inner)
    html.style.overflowY = "clip"
    body.setAttribute("style", "height: 100vh; overflow-y: auto; padding-right: 5px;")
    const { left, right } = inner.getBoundingClientRect()
    const unlock = await locked()
    expect(inner.getBoundingClientRect()).toMatchObject({ left, right })
    unlock()
    expect(body.getAttribute("style")).toBe("height: 100vh; overflow-y: auto; padding-right: 5px;")
    body.removeAttribute("style")
    html.removeAttribute("style")
    inner.remove()
  })

  it("is left alone where the modal has closed before that was loaded", async () => {
    const tall = document.createElement("div")
    tall.style.height = "5000px"
    body.append(tall)
    lockPageScroll(document)()
    await import("./holdPage.ts")
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(html.hasAttribute("style")).toBe(false)
    tall.remove()
  })

  it("has its fixed elements back in a window of another size", async () => {
    const tall = document.createElement("div")
    tall.style.height = "5000px"
    const bar = document.createElement("div")
    bar.style.cssText = "position: fixed; inset: 0px 0px auto; height: 10px;"
    body.append(tall, bar)
    const unlock = await locked()
    dispatchEvent(new Event("resize"))
    expect(bar.getAttribute("style")).toBe("position: fixed; inset: 0px 0px auto; height: 10px;")
    unlock()
    tall.remove()
    bar.remove()
  })
})
