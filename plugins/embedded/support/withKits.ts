import { afterEach, beforeEach, vi } from "vitest"
import { embeddedKit } from "./embeddedKit.ts"

/** Kits over frames in memory for the tests of a file, with a clock that runs by itself; each is disposed of after its test. */
export const withKits = () => {
  const kits: Array<ReturnType<typeof embeddedKit>> = []
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const { kit } of kits.splice(0)) await kit.dispose()
  })
  return (...given: Parameters<typeof embeddedKit>) => {
    const made = embeddedKit(...given)
    kits.push(made)
    return made
  }
}
