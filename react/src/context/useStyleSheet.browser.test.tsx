import { StrictMode, useRef, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { describe, expect, it, onTestFinished } from "vitest"
import { useStyleSheet } from "./useStyleSheet.ts"

const red = ".mine { color: rgb(255 0 0) }"
const blue = ".mine { color: rgb(0 0 255) }"

/** Draws something else until it is ready, as a view does while it waits for data. */
const View = ({ ready, css = red }: { readonly ready: boolean; readonly css?: string }) => {
  const element = useRef<HTMLParagraphElement>(null)
  useStyleSheet(element, css)
  return ready ? (
    <p ref={element} className="mine">
      text
    </p>
  ) : (
    <span>…</span>
  )
}

const open = () => {
  const host = document.createElement("div")
  const root = host.attachShadow({ mode: "open" })
  document.body.append(host)
  const drawn = createRoot(root)
  const draw = (content: ReactNode) => flushSync(() => drawn.render(content))
  onTestFinished(() => {
    draw(null)
    host.remove()
  })
  return {
    draw,
    sheets: () => root.adoptedStyleSheets.length,
    colour: () => getComputedStyle(root.querySelector(".mine")!).color
  }
}

describe.each([
  ["", (content: ReactNode) => content],
  [" in strict mode", (content: ReactNode) => <StrictMode>{content}</StrictMode>]
])("a view's own style sheet%s", (_, within) => {
  it("is adopted when its element is drawn, also later than the view, and once", () => {
    const { draw, sheets, colour } = open()
    draw(within(<View ready={false} />))
    expect(sheets()).toBe(0)
    draw(within(<View ready />))
    expect([sheets(), colour()]).toEqual([1, "rgb(255, 0, 0)"])
    draw(within(<View ready />))
    expect(sheets()).toBe(1)
  })

  it("follows the sheet, and is given back at the end", () => {
    const { draw, sheets, colour } = open()
    draw(within(<View ready />))
    draw(within(<View ready css={blue} />))
    expect([sheets(), colour()]).toEqual([1, "rgb(0, 0, 255)"])
    draw(within(null))
    expect(sheets()).toBe(0)
  })
})
