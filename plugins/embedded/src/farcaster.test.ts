import { memoryStorage } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { evmAddress, referenceFrame } from "../support/referenceFrame.ts"
import { withKits } from "../support/withKits.ts"

const make = withKits()
type Made = ReturnType<typeof make>

const accountOf = ({ kit }: Made) => kit.getSnapshot().account["eip155"]
const stateOf = ({ kit }: Made) => kit.getSnapshot().embedded

describe("signing in by Farcaster", () => {
  it("S7.30 in part: shows what the app opens, and connects whom it names", async () => {
    const storage = memoryStorage()
    const made = make({ storage })
    made.frame.silent.add("CONNECT_FARCASTER")
    const signingIn = made.kit.embedded.connectFarcaster()
    await vi.waitFor(() =>
      expect(stateOf(made)).toMatchObject({ step: "farcaster", farcasterUrl: made.frame.farcasterUrl })
    )
    await vi.waitFor(() => expect(made.frame.port.names()).toContain("CONNECT_FARCASTER"))
    made.frame.signedIn = true
    made.frame.port.answer("CONNECT_FARCASTER", { userName: "ada" })
    await signingIn
    expect(accountOf(made)).toMatchObject({ status: "connected", address: evmAddress })
    expect(stateOf(made)).toMatchObject({ step: "none", busy: false, user: { userName: "ada" } })
    expect(stateOf(made)).not.toHaveProperty("farcasterUrl")
    expect(storage.get("embedded.SOCIAL_USERNAME")).toBe("ada")
  })

  it("S8.07 in part: what the frame refuses is a failure by its name", async () => {
    const made = make()
    made.frame.failing.set("GET_FARCASTER_URI", "This wallet has no sign-in by Farcaster")
    await expect(made.kit.embedded.connectFarcaster()).rejects.toMatchObject({
      code: "EMBEDDED_SOCIAL_FAILED",
      message: "Failed to connect to farcaster"
    })
    expect(stateOf(made).problem).toEqual({
      code: "EMBEDDED_SOCIAL_FAILED",
      reason: "Failed to connect to farcaster"
    })
    expect(accountOf(made)?.status).not.toBe("connected")
  })

  it.each(["javascript:alert(1)", "http://farcaster.example/", "data:text/html,1", "farcaster"])(
    "T19 opens no %s",
    async (url) => {
      const made = make()
      made.frame.farcasterUrl = url
      await expect(made.kit.embedded.connectFarcaster()).rejects.toMatchObject({
        code: "EMBEDDED_SOCIAL_FAILED"
      })
      expect(stateOf(made)).not.toHaveProperty("farcasterUrl")
      expect(made.frame.port.names()).not.toContain("CONNECT_FARCASTER")
    }
  )

  it("S7.30 in part: given up, is forgotten by the frame too", async () => {
    const frame = referenceFrame()
    const made = make({ frame })
    frame.silent.add("CONNECT_FARCASTER")
    const signingIn = made.kit.embedded.connectFarcaster().catch((error: unknown) => error)
    await vi.waitFor(() => expect(frame.port.names()).toContain("CONNECT_FARCASTER"))
    await made.kit.embedded.cancel()
    expect(await signingIn).toMatchObject({ rejected: true })
    await vi.waitFor(() => expect(frame.port.names()).toContain("RELOAD"))
    expect(stateOf(made)).toMatchObject({ step: "none", busy: false })
    expect(stateOf(made)).not.toHaveProperty("farcasterUrl")
    expect(stateOf(made)).not.toHaveProperty("problem")
  })
})
