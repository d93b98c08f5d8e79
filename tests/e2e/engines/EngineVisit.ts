import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { expect } from "@playwright/test"
import type { E2eState } from "../server/E2eState.ts"
import { INSTALLED } from "../server/writeInstalledPages.ts"
import type { Driver } from "./Driver.ts"
import { findOnPage, type Sought } from "./findOnPage.ts"

/** The test pages that have a wallet of their own, by their files in `pages`. */
export type InstalledPage = "app" | "pairing" | "email"

type Place = { readonly x: number; readonly y: number }
type Scanner = (data: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null

// A browser that is cold on a machine that others load.
const patient = { timeout: 20_000 }

/**
 * What a visitor does in one tab of whatever browser, by the mouse and the keyboard. Unlike `Visit` it needs no more of its
 * driver than WebDriver can do.
 */
export class EngineVisit {
  readonly driver: Driver
  readonly state: E2eState
  readonly #others: Array<EngineVisit> = []
  readonly #faults: Array<string> = []

  constructor(driver: Driver, state: E2eState) {
    this.driver = driver
    this.state = state
  }

  async open(page: InstalledPage, options: Record<string, string> = {}): Promise<void> {
    await this.driver.goto(`${this.state.origin}/${INSTALLED}${page}.html?${new URLSearchParams(options)}`)
  }

  async reload(): Promise<void> {
    await this.#hear()
    await this.driver.reload()
  }

  /** Clicks on a button, once it is there, at rest and covered by nothing; again where it moved away meanwhile. */
  press(name: string): Promise<void> {
    return this.#click({ role: "button", name })
  }

  /** Types into a field. */
  async enter(name: string, text: string): Promise<void> {
    await this.#click({ role: "textbox", name })
    await this.driver.type(text)
  }

  /** Waits until the page says a fact; see `Facts.tsx`. */
  async expectFact(name: string, text: string | RegExp): Promise<void> {
    const read = () => this.factOf(name)
    if (typeof text === "string") await expect.poll(read, patient).toBe(text)
    else await expect.poll(read, patient).toMatch(text)
  }

  factOf(name: string): Promise<string> {
    return this.driver.evaluate(
      (name) => document.querySelector(`output[name="${name}"]`)?.textContent ?? "",
      name
    )
  }

  /** Waits until the view of the modal says a text. */
  async expectText(text: string | RegExp): Promise<string> {
    const shown = expect.poll(() => this.text(), patient)
    await (typeof text === "string" ? shown.toContain(text) : shown.toMatch(text))
    return this.text()
  }

  /** What the page's own button says, which opens the modal. */
  opener(): Promise<string> {
    return this.driver.evaluate(
      () => document.querySelector<HTMLElement>("header button")?.innerText.trim() ?? "",
      undefined
    )
  }

  /** What the view of the modal says; empty while it is closed. */
  text(): Promise<string> {
    return this.driver.evaluate(() => {
      const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
      return dialog?.querySelector<HTMLElement>(".view:not([inert])")?.innerText ?? ""
    }, undefined)
  }

  async expectHeading(text: string): Promise<void> {
    await expect
      .poll(
        () =>
          this.driver.evaluate(
            () =>
              document
                .querySelector("latchkey-modal")
                ?.shadowRoot?.querySelector("dialog[open] h1:not([inert] *)")?.textContent ?? "",
            undefined
          ),
        patient
      )
      .toBe(text)
  }

  async expectClosed(): Promise<void> {
    await expect
      .poll(
        () =>
          this.driver.evaluate(
            () => document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]") == null,
            undefined
          ),
        patient
      )
      .toBe(true)
  }

  /** Waits until the kit of the page has restored what was stored, or has found that it cannot. */
  async untilReady(): Promise<void> {
    const isSettled = () =>
      this.driver.evaluate(
        () => (window.kit as typeof window.kit | undefined)?.getSnapshot().connection.settled === true,
        undefined
      )
    await expect.poll(isSettled, patient).toBe(true)
  }

  /** Connects the wallet that is installed. */
  async connect(): Promise<void> {
    await this.press("Connect wallet")
    await this.press("Virtual Wallet")
    await this.expectFact("status", "connected")
    await this.expectClosed()
  }

  /** Reads the code that is on the screen, as a camera would. */
  async scan(): Promise<string> {
    let before: string | undefined
    await expect
      .poll(
        async () => {
          const last = before
          before = await this.driver.evaluate(() => {
            const code = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector(".qr svg")
            return JSON.stringify(code?.getBoundingClientRect())
          }, undefined)
          return before !== undefined && before === last
        },
        { timeout: 30_000, message: "a code at rest" }
      )
      .toBe(true)
    const jsqr = await readFile(fileURLToPath(import.meta.resolve("jsqr")), "utf8")
    const picture = await this.driver.screenshot()
    const camera = await this.driver.openTab()
    const text = await camera.evaluate(
      async ({ jsqr, picture }) => {
        // A script that finds no modules leaves what it makes on the window.
        document.head.append(Object.assign(document.createElement("script"), { textContent: jsqr }))
        const scanner = (window as unknown as { readonly jsQR: Scanner }).jsQR
        const image = new Image()
        image.src = `data:image/png;base64,${picture}`
        await image.decode()
        const { width, height } = image
        const canvas = Object.assign(document.createElement("canvas"), { width, height })
        const context = canvas.getContext("2d")!
        context.drawImage(image, 0, 0)
        return scanner(context.getImageData(0, 0, width, height).data, width, height)?.data
      },
      { jsqr, picture }
    )
    await camera.close()
    if (text === undefined) throw new Error("No code in the picture")
    return text
  }

  /** Clicks on a button in the frame of the embedded wallet. */
  pressInFrame(origin: string, name: string): Promise<void> {
    return this.#click({ role: "button", name }, origin)
  }

  async enterInFrame(origin: string, name: string, text: string): Promise<void> {
    await this.#click({ role: "textbox", name }, origin)
    await this.driver.type(text)
  }

  /** Clicks once where a button of the frame is, whatever comes of it. */
  async clickAtFrame(origin: string, name: string): Promise<void> {
    const { x, y } = await this.#find({ role: "button", name }, origin)
    await this.driver.click(x, y)
  }

  /** Types the number that the frame shows where the browser cannot tell what covers it. */
  async typeNumber(origin: string): Promise<void> {
    await this.expectInFrame(origin, "Type the number")
    const mark = await this.driver.evaluate(
      () => document.querySelector(".number")?.textContent ?? "",
      undefined,
      { origin }
    )
    await this.enterInFrame(origin, "Type the number", /\d{3}/.exec(mark)![0])
  }

  /** Lays something opaque over all of the page, which lets clicks through; or takes it away. */
  async cover(isCovered: boolean): Promise<void> {
    await this.driver.evaluate((isCovered) => {
      document.querySelector("#cover")?.remove()
      if (!isCovered) return
      const cover = Object.assign(document.createElement("div"), { id: "cover", popover: "manual" })
      Object.assign(cover.style, {
        position: "fixed",
        inset: "0",
        width: "100vw",
        height: "100vh",
        background: "white",
        pointerEvents: "none"
      })
      cover.textContent = "Accept cookies"
      document.body.append(cover)
      cover.showPopover()
    }, isCovered)
  }

  /** Waits until the frame says a text, and answers with all that it says. */
  async expectInFrame(origin: string, text: string | RegExp): Promise<string> {
    const read = () =>
      this.driver.evaluate(() => document.body.innerText, undefined, { origin }).catch(() => "")
    const shown = expect.poll(read, patient)
    await (typeof text === "string" ? shown.toContain(text) : shown.toMatch(text))
    return read()
  }

  /** Another tab of the same visitor. */
  async another(): Promise<EngineVisit> {
    const other = new EngineVisit(await this.driver.openTab(), this.state)
    this.#others.push(other)
    return other
  }

  /** What the pages of all tabs have thrown, and what their policies refused. */
  async faults(): Promise<ReadonlyArray<string>> {
    await this.#hear()
    const others = await Promise.all(this.#others.map((other) => other.faults()))
    return [...this.#faults, ...others.flat()]
  }

  async #hear(): Promise<void> {
    this.#faults.push(...(await this.driver.evaluate(() => window.faults ?? [], undefined)))
  }

  #click(sought: Sought, origin?: string): Promise<void> {
    const frame = origin === undefined ? undefined : { origin }
    return expect(async () => {
      const { x, y } = await this.#find(sought, origin)
      await this.driver.click(x, y)
      const pressed = () =>
        this.driver.evaluate(() => (window as { pressed?: string }).pressed, undefined, frame)
      expect(await pressed()).toBe(sought.name)
    }).toPass({ timeout: 30_000 })
  }

  async #find(sought: Sought, origin?: string): Promise<Place> {
    let before: Place | undefined
    let found: Place | undefined
    await expect
      .poll(
        async () => {
          before = found
          found = await this.#look(sought, origin)
          return found !== undefined && found.x === before?.x && found.y === before.y
        },
        { ...patient, intervals: [50], message: `a ${sought.role} "${sought.name}" that can be clicked` }
      )
      .toBe(true)
    return found!
  }

  async #look(sought: Sought, origin: string | undefined): Promise<Place | undefined> {
    if (origin === undefined) return this.driver.evaluate(findOnPage, sought)
    const corner = await this.driver.evaluate(() => {
      const frame = document.querySelector("latchkey-frame")?.shadowRoot?.querySelector("dialog[open] iframe")
      const { left, top, width } = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 }
      return width === 0 ? undefined : { x: left, y: top }
    }, undefined)
    if (corner === undefined) return undefined
    const found = await this.driver.evaluate(findOnPage, sought, { origin }).catch(() => undefined)
    return found && { x: corner.x + found.x, y: corner.y + found.y }
  }
}
