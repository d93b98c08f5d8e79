import { writeFile } from "node:fs/promises"
import { expect, type TestInfo } from "@playwright/test"
import type { EngineVisit } from "./EngineVisit.ts"

/** After a journey: a picture where it failed, and a failure where a page threw anything or its policy was hurt. */
export const checkVisit = async (visit: EngineVisit, info: TestInfo): Promise<void> => {
  if (info.status !== "passed")
    await writeFile(info.outputPath("tab.png"), await visit.driver.screenshot(), "base64")
  // What runs by eval is the driver's: the policy of these pages lets nothing of theirs.
  const faults = (await visit.faults()).filter((text) => !/^policy: .*%20eval \d+$/.test(text))
  expect(faults).toEqual([])
}
