import { existsSync } from "node:fs"
import { test as base } from "@playwright/test"
import { readState } from "../server/E2eState.ts"
import { checkVisit } from "./checkVisit.ts"
import { EngineVisit } from "./EngineVisit.ts"
import type { EngineFixtures } from "./journeys.ts"
import { playwrightDriver } from "./playwrightDriver.ts"

const FIREFOX = "/usr/bin/firefox-esr"

/** Tests of an engine that Playwright drives; `pageHost` is the host under which the test pages are visited. */
export const engineTest = base.extend<
  EngineFixtures & { readonly installed: void; readonly pageHost: string }
>({
  pageHost: ["127.0.0.1", { option: true }],
  installed: [
    async ({ browserName }, give, info) => {
      info.skip(browserName === "firefox" && !existsSync(FIREFOX), "install firefox-esr")
      await give()
    },
    { auto: true }
  ],
  visit: async ({ page, pageHost }, give, info) => {
    const state = readState()
    const origin = state.origin.replace("127.0.0.1", pageHost)
    const visit = new EngineVisit(playwrightDriver(page), { ...state, origin })
    await give(visit)
    await checkVisit(visit, info)
  }
})
