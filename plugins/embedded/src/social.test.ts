import { memoryStorage } from "@latchkey/core"
import { expect, it, vi } from "vitest"
import { embeddedKit } from "../support/embeddedKit.ts"
import { fakePage } from "../support/fakePage.ts"
import { withKits } from "../support/withKits.ts"

const result = "https://wallet.example/social/result?token=t"
const make = withKits()

/** A page in Telegram's own browser, at an address. */
const inTelegram = (href: string) => {
  const page = fakePage(href)
  return Object.assign(page, { TelegramWebviewProxy: {}, top: page })
}

it("T18 in Telegram the page is led to the provider, and takes the result that it comes back with once", async () => {
  const storage = memoryStorage()
  const away = inTelegram("https://shop.example/cart")
  const before = make({ storage, page: away, options: { methods: ["google"] } })
  void before.kit.embedded.connectSocial({ provider: "google" }).catch(() => {})
  await vi.waitFor(() => expect(away.location.href).toContain("https://google.example/authorize"))
  expect(new URL(away.location.href).searchParams.get("state")).toBe(
    `--${encodeURIComponent("https://shop.example/cart")}`
  )
  expect(storage.get("embedded.SOCIAL_PROVIDER")).toBe("google")

  const back = inTelegram(`https://shop.example/cart?result_uri=${encodeURIComponent(result)}`)
  const after = make({ storage, page: back, frame: before.frame, options: { methods: ["google"] } })
  await after.kit.ready()
  await vi.waitFor(() => expect(after.kit.getSnapshot().account["eip155"]?.status).toBe("connected"))
  expect(after.kit.getSnapshot().embedded.user?.userName).toBe("ada")
  expect(back.location.href).toBe("https://shop.example/cart")
  expect(storage.get("embedded.SOCIAL_PROVIDER")).toBeUndefined()
  await vi.waitFor(() => expect(after.kit.getSnapshot().navigation.open).toBe(false))
})

it.each([
  ["where nobody was led away from here", undefined, result],
  ["of another origin", "google", "https://evil.example/social/result?token=t"],
  ["of a provider that there is none of", "myspace", result]
])("T18 a result is not taken %s", async (_, stored, uri) => {
  const storage = memoryStorage()
  if (stored !== undefined) storage.set("embedded.SOCIAL_PROVIDER", stored)
  const page = inTelegram(`https://shop.example/?result_uri=${encodeURIComponent(uri)}`)
  const { kit, frame } = make({ storage, page })
  await kit.ready()
  expect(frame.port.opened()).toBe(0)
  expect(kit.getSnapshot().navigation.open).toBe(false)
  expect(kit.getSnapshot().attempt.connect).toBeUndefined()
})

it("what the frame refuses after the way back is told, with the provider to try again", async () => {
  const storage = memoryStorage()
  storage.set("embedded.SOCIAL_PROVIDER", "x")
  const page = inTelegram(`https://shop.example/?result_uri=${encodeURIComponent(result)}`)
  const made = embeddedKit({ storage, page })
  made.frame.failing.set("CONNECT_SOCIAL", "The sign-in has expired. Start again.")
  await made.kit.ready()
  await vi.waitFor(() =>
    expect(made.kit.getSnapshot().embedded.problem).toMatchObject({ code: "EMBEDDED_REFUSED" })
  )
  expect(made.kit.getSnapshot().embedded.provider).toBe("x")
  expect(made.kit.getSnapshot().navigation.stack.at(-1)?.view).toBe("embedded/SignIn")
  await made.kit.dispose()
})

it("S4.22 in part: a window that is closed, or not opened, ends the connection too: nobody waits on", async () => {
  const made = make({ options: { methods: ["google"] } })
  const attempt = () => made.kit.getSnapshot().attempt.connect
  const popup = { closed: false, location: { href: "" }, close: () => {} }
  const signing = made.kit.embedded.connectSocial({ provider: "google", popup: popup as unknown as Window })
  const outcome = signing.catch((error: unknown) => error)
  await vi.waitFor(() => expect(attempt()?.status).toBe("waiting"))
  popup.closed = true
  expect(await outcome).toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED" })
  await vi.waitFor(() => expect(attempt()).toMatchObject({ status: "failed" }))
  expect(made.kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
  await expect(made.kit.embedded.connectSocial({ provider: "google", popup: null })).rejects.toMatchObject({
    message: "Could not open social popup"
  })
  const { step, provider, problem } = made.kit.getSnapshot().embedded
  expect([step, provider, problem?.code]).toEqual(["social", "google", "EMBEDDED_SOCIAL_FAILED"])
  void made.kit.connect({ connectorId: "embedded" }).catch(() => {})
  await vi.waitFor(() => expect(made.kit.getSnapshot().embedded).toMatchObject({ step: "email" }))
  expect(made.kit.getSnapshot().embedded.problem).toBeUndefined()
})
