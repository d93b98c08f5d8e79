import type { KitCore } from "@latchkey/core"
import { createElement } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Messages } from "../messages/Messages.ts"
import { modalSheet } from "../theme/modalSheet.ts"
import { Modal } from "./Modal.tsx"

// A server has no elements; the class is never used there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

type Theme = "light" | "dark" | "system"

/**
 * The modal as an element: renders its kit's navigation into its own open shadow root.
 *
 * Set `kit` before or after it is in the page. Removed from the page, it releases everything; inserted again, it resumes.
 * Embedded, it keeps its kit open, and closes it when it is removed.
 */
export class ModalElement extends Base {
  static readonly observedAttributes = ["embedded", "locale", "theme"]

  #kit: KitCore | undefined
  #locale: string | undefined
  #messages: Partial<Messages> | undefined
  #theme: Theme | undefined
  #root: Root | undefined
  #drawn: KitCore | undefined
  #sheet: CSSStyleSheet | undefined
  #drawing = false

  constructor() {
    super()
    this.attachShadow({ mode: "open" })
  }

  get kit(): KitCore | undefined {
    return this.#kit
  }
  set kit(kit: KitCore | undefined) {
    this.#kit = kit
    this.#drawSoon()
  }

  /** BCP 47 language; by default that of `messages`, otherwise the page's own, which undefined stands for. */
  get locale(): string | undefined {
    return this.#locale ?? this.getAttribute("locale") ?? this.#messages?.locale
  }
  set locale(locale: string | undefined) {
    this.#locale = locale
    this.#drawSoon()
  }

  /** Messages that replace those of the language. */
  get messages(): Partial<Messages> | undefined {
    return this.#messages
  }
  set messages(messages: Partial<Messages> | undefined) {
    this.#messages = messages
    this.#drawSoon()
  }

  /** `dark` by default; `system` follows the visitor's setting. */
  get theme(): Theme {
    const theme = this.#theme ?? this.getAttribute("theme")
    return theme === "light" || theme === "system" ? theme : "dark"
  }
  set theme(theme: Theme | undefined) {
    this.#theme = theme
    this.#drawSoon()
  }

  /** Shown as part of the page, always visible, instead of over the page. */
  get embedded(): boolean {
    return this.hasAttribute("embedded")
  }
  set embedded(embedded: boolean) {
    this.toggleAttribute("embedded", embedded)
  }

  connectedCallback(): void {
    for (const name of ["kit", "locale", "messages", "theme", "embedded"] as const) this.#upgrade(name)
    // A style sheet belongs to one document; an element that moved to another needs a new one.
    const root = this.shadowRoot!
    if (this.#sheet === undefined || !root.adoptedStyleSheets.includes(this.#sheet)) {
      this.#sheet = modalSheet(root)
      root.adoptedStyleSheets = [this.#sheet]
    }
    this.#draw()
  }

  disconnectedCallback(): void {
    // Moving an element removes and inserts it in the same task.
    queueMicrotask(() => {
      if (!this.isConnected) this.#letGo()
    })
  }

  attributeChangedCallback(): void {
    this.#drawSoon()
  }

  // A property set before the element was defined hides the accessor of the same name.
  #upgrade<K extends "kit" | "locale" | "messages" | "theme" | "embedded">(name: K): void {
    if (!Object.hasOwn(this, name)) return
    const value = this[name]
    delete (this as Partial<Pick<this, K>>)[name]
    this[name] = value
  }

  #drawSoon(): void {
    if (this.#drawing || !this.isConnected) return
    this.#drawing = true
    queueMicrotask(() => {
      this.#drawing = false
      if (this.isConnected) this.#draw()
    })
  }

  #letGo(): void {
    this.#root?.unmount()
    this.#root = undefined
    // What was open as part of the page must not reopen as a dialog over the page.
    if (this.embedded) this.#drawn?.close()
    this.#drawn = undefined
  }

  #draw(): void {
    if (this.#drawn !== this.#kit) this.#letGo()
    if (this.#kit === undefined) return
    this.#drawn = this.#kit
    this.#root ??= createRoot(this.shadowRoot!)
    const { kit, locale, theme, messages, embedded } = this
    this.#root.render(createElement(Modal, { kit: kit!, locale, theme, messages, embedded }))
  }
}

/** Registers `<latchkey-modal>`, once. */
export const defineModalElement = (): void => {
  if (customElements.get("latchkey-modal") === undefined)
    customElements.define("latchkey-modal", ModalElement)
}
