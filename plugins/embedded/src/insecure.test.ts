import { expect, it } from "vitest"
import { embeddedKit } from "../support/embeddedKit.ts"
import { fakePage } from "../support/fakePage.ts"

it("a page that is no secure context is told so by each way to sign in, and no frame is opened", async () => {
  const page = Object.assign(fakePage(), { isSecureContext: false })
  const { kit, frame } = embeddedKit({ page, options: { methods: ["email", "google", "farcaster"] } })
  await kit.ready()
  const popup = { closed: false, location: { href: "" }, close: () => {} } as unknown as Window
  for (const signIn of [
    () => kit.connect({ connectorId: "embedded" }),
    () => kit.embedded.connectEmail("ada@example.org"),
    () => kit.embedded.connectSocial({ provider: "google", popup }),
    () => kit.embedded.connectFarcaster()
  ])
    await expect(signIn()).rejects.toMatchObject({
      code: "PAGE_INSECURE",
      advice: expect.stringContaining("https")
    })
  expect(frame.port.opened()).toBe(0)
  expect(kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
  await kit.dispose()
})
