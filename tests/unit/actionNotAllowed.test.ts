import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { embeddedKit } from "../../plugins/embedded/support/embeddedKit.ts"
import { enFirst } from "../../react/src/messages/enFirst.ts"

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 }))
afterEach(() => void vi.useRealTimers())

it("S8.03 'Action not allowed' shows 300 ms after a method that the embedded wallet does not have, and no sooner", async () => {
  const { kit, frame } = embeddedKit()
  const toast = () => kit.getSnapshot().notice.toast
  await kit.embedded.connectEmail("ada@example.org")
  await kit.embedded.verifyOtp(frame.code)
  const provider = kit.getProvider("eip155") as {
    readonly request: (request: { readonly method: string }) => Promise<unknown>
  }
  // From now on the clock stands still but for what this test says.
  vi.useFakeTimers({ now: Date.now() })
  const refused = provider.request({ method: "eth_sign" }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(299)
  expect(toast()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(toast()).toMatchObject({ variant: "error", code: "EMBEDDED_METHOD_NOT_ALLOWED" })
  const texts: Readonly<Record<string, string>> = enFirst.errors
  expect(texts[String(toast()?.code)]).toBe("Action not allowed")
  expect(await refused).toMatchObject({ code: 4200 })
  vi.useRealTimers()
  await kit.dispose()
})
