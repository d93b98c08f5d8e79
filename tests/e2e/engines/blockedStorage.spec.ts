import path from "node:path"
import { expect } from "@playwright/test"
import type { EngineVisit } from "./EngineVisit.ts"
import { engineTest as test } from "./engineTest.ts"
import { signUpByEmail } from "./signUpByEmail.ts"

test.use({
  // The frame is of 127.0.0.1: another site than the page, whatever their ports.
  pageHost: "localhost",
  launchOptions: {
    executablePath: path.join(import.meta.dirname, "firefox.mjs"),
    args: [],
    // "Block all cross-site cookies", with which goes all that other sites store. In a process of its own, the frame of another site gets no click of the driver's.
    firefoxUserPrefs: { "network.cookie.cookieBehavior": 1, "fission.autostart": false }
  }
})

/** What the developer was told, by code. */
const told = (visit: EngineVisit): Promise<ReadonlyArray<string>> =>
  visit.driver.evaluate(
    () => window.kit.getSnapshot().notice.alerts.map(({ code }: { readonly code: string }) => code),
    undefined
  )

test("T17 where the browser blocks what other sites store, a visitor is told so, signs, and is asked for nothing by the loads that follow: no view, no frame, no session", async ({
  visit
}, info) => {
  const address = `blocked-${info.project.name}-${Date.now()}@example.org`
  const frame = await signUpByEmail(visit, address, () =>
    visit.expectText("Your browser keeps nothing for this wallet. You'll sign in again next time.")
  )
  expect((await told(visit)).filter((code) => code === "EMBEDDED_STORAGE_BLOCKED")).toHaveLength(1)
  await visit.press("Sign with eip155")
  await visit.typeNumber(frame)
  await visit.pressInFrame(frame, "Sign")
  await visit.expectFact("eip155.signature", /^0x/)

  for (const load of ["first", "second", "third"]) {
    await visit.reload()
    // A page with nothing to restore waits for its visitor.
    await visit.driver.evaluate(() => window.kit.ready(), undefined)
    await visit.untilReady()
    await visit.expectFact("eip155.status", "disconnected")
    await visit.expectClosed()
    const isShown = await visit.driver.evaluate(
      () =>
        document.querySelector("latchkey-frame")?.shadowRoot?.querySelector("dialog[open]") instanceof
        Element,
      undefined
    )
    expect(isShown, `the ${load} load`).toBe(false)
  }
})
