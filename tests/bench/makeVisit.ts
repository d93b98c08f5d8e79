import type { Browser } from "playwright"
import { announceWallet } from "../size/steps.ts"
import { installProbe } from "./installProbe.ts"
import type { Samples } from "./measures.ts"
import type { Visit } from "./visits.ts"

const SLOW_DOWN = 4
const LIMIT = 60_000

// 1.6 Mbit/s down, 750 kbit/s up, in bytes.
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8
}

/**
 * Makes a visit in a fresh context, with a wallet on the page that answers at once.
 *
 * Fails: when something is not seen in time, or the page reports an error.
 */
export const makeVisit = async (browser: Browser, origin: string, visit: Visit): Promise<Samples> => {
  const phone = visit.phone === true
  const context = await browser.newContext(phone ? { viewport: { width: 390, height: 844 } } : {})
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LIMIT)
    const errors: Array<unknown> = []
    page.on("pageerror", (error) => errors.push(error))
    const [, announce] = announceWallet
    await announce(page)
    await page.addInitScript(installProbe, phone)
    const devtools = await context.newCDPSession(page)
    if (visit.speed === "slowed") await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN })
    if (phone) {
      await devtools.send("Network.enable")
      await devtools.send("Network.emulateNetworkConditions", slowNetwork)
    }
    // What is fetched ahead has arrived when the network has been quiet for a while.
    const address = `${origin}/${visit.page}.html${visit.query ?? ""}`
    await page.goto(address, { waitUntil: phone ? "commit" : "networkidle" })
    const samples = await visit.act(page, devtools)
    if (errors.length > 0)
      throw new AggregateError(errors, `The page failed: ${errors.map(String).join("; ")}`)
    return samples
  } finally {
    await context.close()
  }
}
