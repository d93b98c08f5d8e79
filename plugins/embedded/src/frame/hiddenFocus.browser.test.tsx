import { afterEach, expect, it, vi } from "vitest"
import type { FrameAddress } from "./frameAddress.ts"
import { openFrame } from "./openFrame.ts"

afterEach(() => document.body.replaceChildren())

/** A frame whose document takes the focus as soon as it is told to, and says so. */
const greedy = `<input><script>
  addEventListener("message", () => {
    window.focus()
    document.querySelector("input").focus()
    parent.postMessage("taken", "*")
  })
  parent.postMessage("there", "*")
</script>`

it("T17 in part: a frame that is hidden takes no keyboard: what is typed stays where the visitor was", async () => {
  const field = document.createElement("input")
  document.body.append(field)
  field.focus()
  const told: Array<unknown> = []
  const url = URL.createObjectURL(new Blob([greedy], { type: "text/html" }))
  const address = { url, origin: location.origin } as FrameAddress
  const frame = openFrame(
    address,
    window
  )({ onMessage: (message) => void told.push(message), onDismiss: () => {}, onRemoved: () => {} })
  await vi.waitFor(() => expect(told).toContain("there"), 20_000)
  expect(document.activeElement).toBe(field)
  frame.post({ type: "@w3m-app/take", id: "1" } as never)
  await vi.waitFor(() => expect(told).toContain("taken"), 20_000)
  await vi.waitFor(() => expect(document.activeElement).toBe(field), 5_000)
  frame.show(true)
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("LATCHKEY-FRAME"), 5_000)
  frame.show(false)
  frame.close()
})
