import { gzipSync } from "node:zlib"
import type { Browser, Page } from "playwright"
import { withSteadyHashes } from "./withSteadyHashes.ts"

/** A script that the browser fetched. */
export interface RecordedScript {
  readonly url: string
  /** Bytes after gzip of level 9, with steady hashes in the names of chunks. */
  readonly gzip: number
}

/** What one moment of a page's life made the browser fetch. */
export interface Moment {
  readonly name: string
  readonly scripts: ReadonlyArray<RecordedScript>
}

const QUIET = 500

/** One moment: a name, and what the visitor or the page does. It ends when the page has settled. */
export type Step = readonly [name: string, act: (page: Page) => Promise<unknown>]

/**
 * Plays steps on a page in a fresh context and records the JavaScript that each of them fetched.
 *
 * Fails: when a step does, or the page reports an error.
 */
export const recordScripts = async (
  browser: Browser,
  steps: ReadonlyArray<Step>
): Promise<ReadonlyArray<Moment>> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const errors: Array<unknown> = []
  const pending: Array<Promise<RecordedScript>> = []
  let lastRequest = performance.now()
  const touch = () => (lastRequest = performance.now())
  page.on("request", touch)
  page.on("requestfinished", touch)
  // A page that draws nothing may never be told that it is idle.
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2_000 }))
    )
  // What the page fetches ahead when it is idle belongs to the moment before. On a loaded machine silence alone says little: the
  // page may not have come to asking yet.
  const settled = async () => {
    for (let seen = Number.NaN; seen !== lastRequest; await idle()) {
      while (performance.now() - lastRequest < QUIET) await page.waitForTimeout(QUIET / 4)
      seen = lastRequest
    }
  }
  page.on("pageerror", (error) => errors.push(error))
  page.on("response", (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return
    const script = response.body().then((body) => ({
      url: response.url(),
      gzip: gzipSync(withSteadyHashes(body.toString()), { level: 9 }).length
    }))
    // A step that fails closes the page under it; the step's own error is the one to report.
    script.catch(() => {})
    pending.push(script)
  })
  try {
    const moments: Array<Moment> = []
    for (const [name, act] of steps) {
      await act(page)
      await settled()
      moments.push({ name, scripts: await Promise.all(pending.splice(0)) })
    }
    if (errors.length > 0)
      throw new AggregateError(errors, `The page failed: ${errors.map(String).join("; ")}`)
    return moments
  } finally {
    await context.close()
  }
}

/** The sum of what was fetched, in kB of 1,000 bytes. */
export const kilobytes = (moment: Moment): number =>
  moment.scripts.reduce((sum, script) => sum + script.gzip, 0) / 1000
