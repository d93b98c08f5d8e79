import { test as base } from "@playwright/test"
import { readState } from "../server/E2eState.ts"
import { checkVisit } from "./checkVisit.ts"
import { EngineVisit } from "./EngineVisit.ts"
import { defineJourneys, type EngineFixtures } from "./journeys.ts"
import { startWebKit, type WebKitServer } from "./startWebKit.ts"
import { startWebDriver } from "./webDriver.ts"

const test = base.extend<EngineFixtures, { readonly webKit: WebKitServer | undefined }>({
  webKit: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, give) => {
      const server = await startWebKit()
      await give(server)
      await server?.stop()
    },
    { scope: "worker" }
  ],
  visit: async ({ webKit }, give, info) => {
    if (webKit === undefined) return info.skip(true, "install webkit2gtk-driver and xvfb")
    const { driver, quit } = await startWebDriver(webKit.url, webKit.capabilities, {
      width: 1280,
      height: 900
    })
    try {
      const visit = new EngineVisit(driver, readState())
      await give(visit)
      await checkVisit(visit, info)
    } finally {
      await quit()
    }
  }
})

defineJourneys(test)
