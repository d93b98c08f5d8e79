import { memoryStorage } from "@latchkey/core"
import { describe, expect, it, vi } from "vitest"
import { fakePage } from "../support/fakePage.ts"
import { evmAddress, referenceFrame, smartAddress } from "../support/referenceFrame.ts"
import { withKits } from "../support/withKits.ts"

const make = withKits()
type Made = ReturnType<typeof make>
const accountOf = ({ kit }: Made, namespace = "eip155") => kit.getSnapshot().account[namespace]

/** A page that gives one window, and lets a provider come back in it. */
const withWindow = () => {
  const popup = { closed: false, location: { href: "" }, close: vi.fn() }
  const page = Object.assign(fakePage(), { open: () => popup })
  const comeBack = () =>
    page.dispatchEvent(
      Object.assign(new Event("message"), {
        source: popup,
        origin: "https://wallet.example",
        data: { resultUri: "https://wallet.example/social/result?token=t" }
      })
    )
  return { popup, page, comeBack }
}

describe("what the state says of the account of an embedded wallet", () => {
  it("S3.01[user, socialProvider, socialWindow, connectedWalletInfo] is at whom it signs in, in which window, and who it is; after a reload too", async () => {
    const { popup, page, comeBack } = withWindow()
    const storage = memoryStorage()
    const made = make({ page, storage, options: { methods: ["google"] } })
    await made.kit.ready()
    const signing = made.kit.embedded.connectSocial({ provider: "google" })
    await vi.waitFor(() => expect(popup.location.href).not.toBe(""))
    for (const namespace of ["eip155", "solana"]) {
      const account = accountOf(made, namespace)
      expect([account?.socialProvider, account?.socialWindow === (popup as never)]).toEqual(["google", true])
    }
    comeBack()
    await signing
    const known = {
      user: { userName: "ada", accounts: [{ address: evmAddress, type: "eoa" }] },
      socialProvider: "google",
      connectedWalletInfo: { name: "Google", identifier: "ada@example.org", social: "google" }
    }
    expect(accountOf(made)).toMatchObject({ status: "connected", address: evmAddress, ...known })
    expect(accountOf(made)).not.toHaveProperty("socialWindow")
    expect(accountOf(made, "solana")).not.toHaveProperty("socialWindow")
    expect(made.kit.getSnapshot().connection.connections["eip155"]?.[0]?.name).toBe("Google")
    await made.kit.dispose()
    const again = make({ storage, frame: made.frame, options: { methods: ["google"] } })
    await again.kit.ready()
    await vi.waitFor(() => expect(accountOf(again)).toMatchObject({ status: "connected", ...known }))
    await again.kit.disconnect()
    expect(accountOf(again)).not.toHaveProperty("user")
    expect(storage.get("embedded.CONNECTED_SOCIAL")).toBeUndefined()
  })

  it("S3.01[farcasterUrl] is what Farcaster's app opens as long as it is waited for, and nothing of it once that was given up", async () => {
    const made = make()
    made.frame.silent.add("CONNECT_FARCASTER")
    const signing = made.kit.embedded.connectFarcaster().catch(() => {})
    await vi.waitFor(() =>
      expect(accountOf(made)).toMatchObject({
        socialProvider: "farcaster",
        farcasterUrl: made.frame.farcasterUrl
      })
    )
    await made.kit.embedded.cancel()
    await signing
    await vi.waitFor(() => expect(accountOf(made)).not.toHaveProperty("farcasterUrl"))
    expect(accountOf(made)).not.toHaveProperty("socialProvider")
  })

  it("S3.01[user, smartAccountDeployed, shouldUpdateToAddress] after a sign-in by e-mail is the address, and the account that it is being moved to", async () => {
    const frame = referenceFrame()
    frame.smart = { address: smartAddress, isDeployed: true }
    const made = make({ frame })
    await made.kit.embedded.connectEmail("ada@example.org")
    await made.kit.embedded.verifyOtp(frame.code)
    const accounts = [
      { address: evmAddress, type: "eoa" },
      { address: smartAddress, type: "smartAccount" }
    ]
    expect(accountOf(made)).toMatchObject({
      user: { email: "ada@example.org", accounts },
      smartAccountDeployed: true,
      connectedWalletInfo: { name: "Email", identifier: "ada@example.org" }
    })
    expect(accountOf(made)).not.toHaveProperty("socialProvider")
    frame.silent.add("SET_PREFERRED_ACCOUNT")
    const moving = made.kit.embedded.setPreferredAccount("eoa")
    await vi.waitFor(() => expect(accountOf(made)?.shouldUpdateToAddress).toBe(evmAddress))
    await vi.waitFor(() => expect(frame.port.names()).toContain("SET_PREFERRED_ACCOUNT"))
    frame.port.answer("SET_PREFERRED_ACCOUNT", { type: "eoa", address: evmAddress })
    await moving
    await vi.waitFor(() =>
      expect(accountOf(made)).toMatchObject({ address: evmAddress, user: { email: "ada@example.org" } })
    )
    expect(accountOf(made)).not.toHaveProperty("shouldUpdateToAddress")
  })
})
