import type { KitCore } from "@latchkey/core"
import { createElement, type ReactNode } from "react"
import { createRoot, type Root } from "react-dom/client"
import type { Theme } from "../context/KitContext.ts"
import { KitScope } from "../provider/KitScope.tsx"
import type { Messages } from "../messages/Messages.ts"
import { adoptSheet } from "../theme/adoptSheet.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import css from "./buttonElement.css?inline"
import type { ButtonProps } from "./OpenerButton.tsx"

// A server has no elements; the class is never used there.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/**
 * A button of the kit as an element, for pages without React: renders into its own shadow root.
 *
 * Set `kit`, and `messages` if needed, as properties, before or after it is in the page. Attributes: `label`, `size`,
 * `namespace`, `disabled`, `locale`, `theme`, and `disable-append` for a page that places `<latchkey-modal>` itself.
 */
export abstract class ButtonElement extends Base {
  static readonly observedAttributes = [
    "balance",
    "disable-append",
    "disabled",
    "label",
    "locale",
    "namespace",
    "size",
    "theme"
  ]

  #kit: KitCore | undefined
  #messages: Partial<Messages> | undefined
  #root: Root | undefined

  constructor() {
    super()
    this.attachShadow({ mode: "open", delegatesFocus: true })
  }

  /** What is drawn. */
  protected abstract face(
    props: ButtonProps & { readonly label: string | undefined; readonly namespace: string | undefined }
  ): ReactNode

  get kit(): KitCore | undefined {
    return this.#kit
  }
  set kit(kit: KitCore | undefined) {
    this.#kit = kit
    this.#draw()
  }

  /** Messages that replace those of the language. */
  get messages(): Partial<Messages> | undefined {
    return this.#messages
  }
  set messages(messages: Partial<Messages> | undefined) {
    this.#messages = messages
    this.#draw()
  }

  connectedCallback(): void {
    this.#upgrade("kit")
    this.#upgrade("messages")
    adoptButtonSheet(this.shadowRoot!)
    adoptSheet(this.shadowRoot!, css)
    this.#draw()
  }

  disconnectedCallback(): void {
    // Moving an element removes and inserts it in the same task.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = undefined
    })
  }

  attributeChangedCallback(): void {
    this.#draw()
  }

  // A property set before the element was defined hides the accessor of the same name.
  #upgrade<K extends "kit" | "messages">(name: K): void {
    if (!Object.hasOwn(this, name)) return
    const value = this[name]
    delete (this as Partial<Pick<this, K>>)[name]
    this[name] = value
  }

  #draw(): void {
    if (this.#kit === undefined || !this.isConnected) return
    const text = (name: string) => this.getAttribute(name) ?? undefined
    const theme = text("theme")
    this.#root ??= createRoot(this.shadowRoot!)
    this.#root.render(
      createElement(
        KitScope,
        {
          kit: this.#kit,
          messages: this.#messages,
          locale: text("locale"),
          theme: isTheme(theme) ? theme : undefined,
          disableAppend: this.hasAttribute("disable-append")
        },
        this.face({
          label: text("label"),
          namespace: text("namespace"),
          size: text("size") === "sm" ? "sm" : "md",
          disabled: this.hasAttribute("disabled")
        })
      )
    )
  }
}

const isTheme = (text: string | undefined): text is Theme =>
  text === "light" || text === "dark" || text === "system"
