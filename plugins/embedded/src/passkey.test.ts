import { describe, expect, it, vi } from "vitest"
import { evmAddress, referenceFrame } from "../support/referenceFrame.ts"
import { withKits } from "../support/withKits.ts"
import { embedded } from "./index.ts"

const make = withKits()
type Made = ReturnType<typeof make>

const accountOf = ({ kit }: Made) => kit.getSnapshot().account["eip155"]
const stateOf = ({ kit }: Made) => kit.getSnapshot().embedded

describe("signing in by a passkey alone", () => {
  it("S4.18 in part: the frame asks, which is seen meanwhile, and whom it lets in is connected", async () => {
    const made = make()
    made.frame.silent.add("CONNECT_PASSKEY")
    const signingIn = made.kit.embedded.connectPasskey()
    await vi.waitFor(() => expect(stateOf(made)).toMatchObject({ step: "passkey", busy: true }))
    await vi.waitFor(() => expect(made.frame.port.names()).toContain("CONNECT_PASSKEY"))
    made.frame.signedIn = true
    made.frame.port.answer("CONNECT_PASSKEY", null)
    await signingIn
    expect(accountOf(made)).toMatchObject({ status: "connected", address: evmAddress })
    expect(stateOf(made)).toMatchObject({ step: "none", busy: false })
    expect(stateOf(made)).not.toHaveProperty("provider")
  })

  it("S8.07 in part: a no in the frame leads back to the ways to sign in, and is no failure", async () => {
    const made = make()
    made.frame.failing.set("CONNECT_PASSKEY", "User rejected the request")
    await expect(made.kit.embedded.connectPasskey()).rejects.toMatchObject({ rejected: true })
    expect(stateOf(made)).toMatchObject({ step: "email", busy: false })
    expect(stateOf(made)).not.toHaveProperty("problem")
    expect(accountOf(made)?.status).not.toBe("connected")
    made.frame.failing.clear()
    await made.kit.embedded.connectPasskey()
    expect(accountOf(made)?.status).toBe("connected")
  })

  it("S8.07 in part: what fails in the frame is told as the frame says it", async () => {
    const made = make()
    made.frame.failing.set("CONNECT_PASSKEY", "The wallet's server cannot be reached. Try again.")
    await expect(made.kit.embedded.connectPasskey()).rejects.toMatchObject({ code: "EMBEDDED_REFUSED" })
    expect(stateOf(made).problem).toEqual({
      code: "EMBEDDED_REFUSED",
      reason: "The wallet's server cannot be reached. Try again."
    })
  })

  it("S7.30 in part: given up, the frame forgets that it asks", async () => {
    const frame = referenceFrame()
    const made = make({ frame })
    frame.silent.add("CONNECT_PASSKEY")
    const signingIn = made.kit.embedded.connectPasskey().catch((error: unknown) => error)
    await vi.waitFor(() => expect(frame.port.names()).toContain("CONNECT_PASSKEY"))
    await made.kit.embedded.cancel()
    expect(await signingIn).toMatchObject({ rejected: true })
    await vi.waitFor(() => expect(frame.port.names()).toContain("RELOAD"))
    expect(stateOf(made)).toMatchObject({ step: "none", busy: false })
  })

  it("T16 the default frame, which has no passkeys, is not asked: the developer is told of `frameUrl`", async () => {
    const made = make({ options: { frameUrl: undefined as never } })
    await expect(made.kit.embedded.connectPasskey()).rejects.toMatchObject({
      code: "EMBEDDED_FRAME_URL_INVALID"
    })
    expect(made.frame.port.names()).toEqual([])
    expect(embedded({ methods: ["passkey"] }).actions).toContain("connectPasskey")
  })
})
