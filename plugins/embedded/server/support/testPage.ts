import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { Browser, BrowserContext, Frame, Page } from "playwright"

const script = `
const messages = []
const open = new Map()
let count = 0
const frame = document.querySelector("iframe")
addEventListener("message", ({ data, origin, source }) => {
  messages.push({ data, origin })
  if (data?.type === "@w3m-frame/UI") frame.classList.toggle("shown", data.payload.visible)
  const done = open.get(data?.id)
  if (done !== undefined) { open.delete(data.id); done(data) }
})
const call = (name, payload) => new Promise((done) => {
  const id = "id" + count++
  open.set(id, done)
  frame.contentWindow.postMessage({ type: "@w3m-app/" + name, id, ...(payload === undefined ? {} : { payload }) }, "*")
})
Object.assign(window, { messages, call })
`

const html = (src: string, allow: string) => `<!doctype html><html><head><meta charset="utf-8"><style>
body { margin: 0; background: #888; min-height: 100vh }
iframe { position: fixed; inset: 20px auto auto 20px; width: 360px; height: 600px; border: 0; visibility: hidden }
iframe.shown { visibility: visible }
body.cover #cover { display: block }
body.small iframe { height: 240px }
body.faded iframe { opacity: .99 }
body.outside iframe { inset-inline-start: 600px }
#cover { position: fixed; inset: 0; width: 700px; height: 700px; background: rgba(255, 0, 0, .01); pointer-events: none; display: none }
</style></head><body><iframe title="Wallet" referrerpolicy="origin" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads" allow="${allow}" src="${src}"></iframe><div id="cover"></div>
<script>${script}</script></body></html>`

/** What a page is told of a call. */
export interface Told {
  readonly type: string
  readonly payload?: unknown
}

/** A site that shows the frame, on an origin of its own. */
export const startTestSite = async (
  frameUrl: string,
  chainId = "eip155:1",
  projectId = "one",
  allow = ""
) => {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end(
        html(`${frameUrl}/sdk?projectId=${projectId}&chainId=${chainId}&version=4&enableLogger=false`, allow)
      )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** Types the number that the frame shows, as who sees it does. */
export const typeNumber = async (frame: Frame): Promise<string> => {
  const number = (await frame.locator("span.number").innerText()).match(/\d{3}/)![0]
  await frame.getByLabel("Type the number that is marked above").fill(number)
  return number
}

declare global {
  interface Window {
    readonly messages: ReadonlyArray<{ readonly data: { readonly type?: string }; readonly origin: string }>
    readonly call: (name: string, payload?: unknown) => Promise<Told>
  }
}

/** How a visitor comes: a blind one's browser cannot tell what covers a frame. */
export interface VisitOptions {
  readonly isBlind?: boolean
}

/** A page of the site, beside what its browser has open of it already. */
export const visitIn = async (
  context: BrowserContext,
  url: string,
  { isBlind = false }: VisitOptions = {}
) => {
  const page = await context.newPage()
  // As Firefox and Safari are: nothing tells what lies over a frame.
  if (isBlind)
    await page.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserver.prototype, "trackVisibility")
    })
  const faults: Array<string> = []
  page.on("pageerror", (error) => faults.push(String(error)))
  page.on("console", (message) => {
    // What a server refuses is in the console of every browser.
    if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) faults.push(message.text())
  })
  await page.goto(url)
  return { ...visitorOf(page), context, faults }
}

/** A visitor of the site, in a browser without a past. */
export const visit = async (browser: Browser, url: string, options: VisitOptions = {}) => {
  const context = await browser.newContext({ viewport: { width: 800, height: 720 } })
  context.setDefaultTimeout(20_000)
  return visitIn(context, url, options)
}

const isReady = () => window.messages.some(({ data }) => data.type === "@w3m-frame/READY")

export const visitorOf = (page: Page) => {
  const state = { isReady: false }
  page.on("load", () => {
    state.isReady = false
  })
  const ready = async () => {
    if (!state.isReady) await page.waitForFunction(isReady)
    state.isReady = true
  }
  const call = async (name: string, payload?: unknown): Promise<Told> => {
    await ready()
    return page.evaluate(([callName, value]) => window.call(callName, value), [name, payload] as const)
  }
  const frame = async (): Promise<Frame> => {
    const element = await page.waitForSelector("iframe", { state: "attached" })
    return (await element.contentFrame())!
  }
  return {
    page,
    call,
    frame,
    ready,
    /** What the frame has said of one type. */
    said: (type: string) =>
      page.evaluate(
        (name) => window.messages.filter(({ data }) => data.type === name).map(({ data }) => data),
        type
      ),
    /** Forgets what the frame has said. */
    forget: () => page.evaluate(() => (window.messages as Array<unknown>).splice(0)),
    /** The frame, once the panel with that title was seen for long enough. */
    panel: async (title: string) => {
      const inner = await frame()
      await inner.getByRole("heading", { level: 1, name: title }).waitFor()
      // A click before the browser has drawn the frame would land on the page behind it.
      await inner.locator("main.seen").waitFor()
      return inner
    }
  }
}
