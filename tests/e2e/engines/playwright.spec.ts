import { existsSync } from "node:fs"
import { test as base } from "@playwright/test"
import { readState } from "../server/E2eState.ts"
import { checkVisit } from "./checkVisit.ts"
import { EngineVisit } from "./EngineVisit.ts"
import { defineJourneys, type EngineFixtures } from "./journeys.ts"
import { playwrightDriver } from "./playwrightDriver.ts"

const FIREFOX = "/usr/bin/firefox-esr"

const test = base.extend<EngineFixtures & { readonly installed: void }>({
  installed: [
    async ({ browserName }, give, info) => {
      info.skip(browserName === "firefox" && !existsSync(FIREFOX), "install firefox-esr")
      await give()
    },
    { auto: true }
  ],
  visit: async ({ page }, give, info) => {
    const visit = new EngineVisit(playwrightDriver(page), readState())
    await give(visit)
    await checkVisit(visit, info)
  }
})

defineJourneys(test)
