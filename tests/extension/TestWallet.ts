import { expect, type BrowserContext, type Page, type Worker } from "@playwright/test"

/** The wallet that the visitor has installed: its windows, and the person before them. */
export class TestWallet {
  readonly context: BrowserContext
  readonly origin: string

  constructor(context: BrowserContext, origin: string) {
    this.context = context
    this.origin = origin
  }

  /** The wallet's worker, as soon as it runs. */
  async worker(): Promise<Worker> {
    await expect.poll(() => this.context.serviceWorkers().length).toBeGreaterThan(0)
    return this.context.serviceWorkers()[0]!
  }

  /** The window in which the wallet asks; undefined while it asks nothing. */
  get window(): Page | undefined {
    return this.context.pages().find((page) => page.url().endsWith("/approve.html") && !page.isClosed())
  }

  /** Waits until the wallet asks. */
  async asks(question: string): Promise<Page> {
    await expect.poll(() => this.window !== undefined, { message: `waiting for: ${question}` }).toBe(true)
    const window = this.window!
    await expect(window.getByRole("heading", { name: question })).toBeVisible()
    return window
  }

  /** Answers what the wallet asks. */
  async answer(question: string, choice: "Approve" | "Decline"): Promise<void> {
    const window = await this.asks(question)
    const closed = window.waitForEvent("close")
    // The window may be gone before the click has come back.
    await Promise.all([
      closed,
      window
        .getByRole("button", { name: choice })
        .click()
        .catch(() => {})
    ])
  }

  /** How often the person was asked since the worker started. */
  async questions(): Promise<number> {
    const worker = await this.worker()
    return worker.evaluate(() => walletControl.questions())
  }

  /** What the wallet lets the page of the tests see, by namespace. */
  async accounts(): Promise<Readonly<Record<string, ReadonlyArray<string>>>> {
    const worker = await this.worker()
    return worker.evaluate((origin) => walletControl.accounts(origin), this.origin)
  }

  /** What the page of the tests has asked since the worker started. */
  async requests(): Promise<ReadonlyArray<string>> {
    const worker = await this.worker()
    return worker.evaluate((origin) => walletControl.requests(origin), this.origin)
  }

  /** The person takes the permission of a namespace away from the page of the tests. */
  async revoke(namespace: string): Promise<void> {
    const worker = await this.worker()
    await worker.evaluate(([origin, namespace]) => walletControl.revoke(origin, namespace), [
      this.origin,
      namespace
    ] as const)
  }

  /** Ends the worker as the browser does when it has been idle. It starts again with what comes next. */
  async stopWorker(): Promise<void> {
    const worker = await this.worker()
    // Only a page of the wallet's own origin can speak of its workers.
    const page = await this.context.newPage()
    await page.goto(new URL("manifest.json", worker.url()).href)
    const devtools = await this.context.newCDPSession(page)
    const stopped = new Promise<void>((resolve) =>
      devtools.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
        if (versions.some(({ runningStatus }) => runningStatus === "stopped")) resolve()
      })
    )
    await devtools.send("ServiceWorker.enable")
    await devtools.send("ServiceWorker.stopAllWorkers")
    await stopped
    await page.close()
  }

  /** Removes the wallet from the browser, under the pages that are open. */
  async remove(): Promise<void> {
    const worker = await this.worker()
    const ended = new Promise<unknown>((resolve) => worker.once("close", resolve))
    const uninstall = () => void chrome.management.uninstallSelf({ showConfirmDialog: false })
    await Promise.all([ended, worker.evaluate(uninstall).catch(() => {})])
  }

  /** Turns the wallet off and on again, as an update does: pages that are open keep scripts of the one before. */
  async renew(): Promise<void> {
    const worker = await this.worker()
    const ended = new Promise<unknown>((resolve) => worker.once("close", resolve))
    const manager = await this.context.newPage()
    await manager.goto("chrome://extensions/")
    const turn = (on: boolean) =>
      manager.evaluate(([id, on]) => chrome.management.setEnabled(id, on), [
        new URL(worker.url()).host,
        on
      ] as const)
    await turn(false)
    await ended
    await turn(true)
    await this.worker()
    await manager.close()
  }
}
