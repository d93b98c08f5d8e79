import { afterEach, describe, expect, it, vi } from "vitest"
import { makeTestKit } from "../../tests/support/testKit.ts"
import type { ButtonElement } from "./button/ButtonElement.ts"
import "./element.ts"
import type { ModalElement } from "./modal/ModalElement.ts"

const add = (html: string) => {
  document.body.insertAdjacentHTML("beforeend", html)
  return document.body.lastElementChild as ButtonElement
}
const inner = async (element: Element) =>
  vi.waitFor(() => {
    const button = element.shadowRoot?.querySelector("button")
    if (!button) throw new Error("nothing is drawn yet")
    return button
  })
const modals = () => [...document.querySelectorAll<ModalElement>("latchkey-modal")]
const until = (check: () => void) => vi.waitFor(check, 5_000)

afterEach(() => document.body.replaceChildren())

describe("<latchkey-button>", () => {
  it("draws a connect button of its kit in a shadow root of its own, and opens the modal", async () => {
    const { kit } = makeTestKit()
    const element = add('<latchkey-button label="Sign in" size="sm" balance="hide"></latchkey-button>')
    element.kit = kit
    const button = await inner(element)
    expect(button).toMatchObject({ textContent: "Sign in", disabled: false })
    expect(button.getBoundingClientRect().height).toBe(32)
    expect(document.querySelector("button")).toBeNull()

    button.click()
    await until(() => expect(modals().map((modal) => modal.kit)).toEqual([kit]))
    kit.close()

    await kit.connect({ connectorId: "wallet" })
    await until(() => expect(button.textContent).toBe("0xd8da…6045"))
  })

  it("follows its attributes and properties", async () => {
    const element = add("<latchkey-button></latchkey-button>")
    element.kit = makeTestKit().kit
    const button = await inner(element)
    element.setAttribute("disabled", "")
    element.setAttribute("theme", "light")
    element.messages = { button: { connectWallet: "Los" } as never }
    await until(() => expect(button).toMatchObject({ disabled: true, textContent: "Los" }))
    expect(button.dataset["theme"]).toBe("light")
    element.setAttribute("theme", "pink")
    await until(() => expect(button.dataset["theme"]).toBe("dark"))
  })

  it("takes a kit that was set before it was defined or on the page", async () => {
    const element = document.createElement("latchkey-button") as ButtonElement
    const { kit } = makeTestKit()
    Object.defineProperty(element, "kit", {
      value: kit,
      configurable: true,
      writable: true,
      enumerable: true
    })
    document.body.append(element)
    expect((await inner(element)).textContent).toBe("Connect wallet")
    expect(element.kit).toBe(kit)
  })

  it("survives being moved, lets go when removed, and comes back", async () => {
    const { kit } = makeTestKit()
    let listeners = 0
    const counted = {
      ...kit,
      subscribe: (listener: () => void) => {
        listeners++
        const stop = kit.subscribe(listener)
        return () => {
          listeners--
          stop()
        }
      }
    }
    const element = add("<latchkey-button></latchkey-button>")
    element.kit = counted
    const button = await inner(element)
    add("<div></div>").append(element)
    await Promise.resolve()
    expect(element.shadowRoot?.querySelector("button")).toBe(button)

    element.remove()
    await until(() => expect(listeners).toBe(0))
    expect(element.shadowRoot?.querySelector("button")).toBeNull()
    document.body.append(element)
    await inner(element)
  })

  it("gives its focus to the button inside", async () => {
    const element = add("<latchkey-button></latchkey-button>")
    element.kit = makeTestKit().kit
    const button = await inner(element)
    element.focus()
    expect(element.shadowRoot?.activeElement).toBe(button)
  })
})

describe("<latchkey-network-button>", () => {
  it("shows the network and shares the modal with other buttons of the kit", async () => {
    const { kit } = makeTestKit()
    const element = add("<latchkey-network-button></latchkey-network-button>")
    const other = add("<latchkey-button></latchkey-button>")
    element.kit = kit
    other.kit = kit
    const button = await inner(element)
    expect(button.textContent).toBe("Network 1")
    button.click()
    await until(() => expect(modals()).toHaveLength(1))
    expect(kit.getSnapshot().navigation.stack[0]?.view).toBe("Networks")

    element.remove()
    await until(() => expect(modals()).toHaveLength(1))
    kit.close()
  })
})

describe("<latchkey-modal>", () => {
  it("S2.02 in part: is used where the page wrote it, and none is appended", async () => {
    const { kit } = makeTestKit()
    const modal = add("<latchkey-modal></latchkey-modal>") as unknown as ModalElement
    modal.kit = kit
    const element = add("<latchkey-button></latchkey-button>")
    element.kit = kit
    ;(await inner(element)).click()
    await until(() => expect(modal.shadowRoot?.childElementCount).toBeGreaterThan(0))
    expect(modals()).toEqual([modal])
    kit.close()
  })
})
