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

/** A page that gives windows, and says what is done with them. */
const withWindows = () => {
  const popup = { closed: false, location: { href: "" }, close: vi.fn() }
  const open = vi.fn((..._: ReadonlyArray<unknown>) => popup)
  const page = Object.assign(fakePage(), { open })
  const say = (message: object) =>
    page.dispatchEvent(
      Object.assign(new Event("message"), { source: popup, origin: "https://wallet.example", ...message })
    )
  return { popup, open, page, say }
}

it("S4.22[popup] signing in at a provider opens one empty window of 600 by 800, leads it there, and closes it when it comes back", async () => {
  const { popup, open, page, say } = withWindows()
  const made = make({ page, options: { methods: ["google"] } })
  const events: Array<string> = []
  made.kit.onEvent(({ event }) => void events.push(event))
  await made.kit.ready()
  const signing = made.kit.embedded.connectSocial({ provider: "google" })
  await vi.waitFor(() => expect(popup.location.href).toBe("https://google.example/authorize"))
  expect(open).toHaveBeenCalledExactlyOnceWith(
    "about:blank",
    "popupWindow",
    "width=600,height=800,scrollbars=yes"
  )
  expect(page.location.href).toBe("https://shop.example/")
  say({ source: page, data: { resultUri: "https://wallet.example/social/result?token=stolen" } })
  expect(popup.close).not.toHaveBeenCalled()
  say({ data: { resultUri: result } })
  await signing
  expect(popup.close).toHaveBeenCalled()
  expect(made.frame.port.posted.find(({ type }) => type.endsWith("CONNECT_SOCIAL"))?.payload).toMatchObject({
    uri: result
  })
  expect(made.kit.getSnapshot().account["eip155"]?.status).toBe("connected")
  expect(events.filter((event) => event.startsWith("SOCIAL"))).toEqual([
    "SOCIAL_LOGIN_STARTED",
    "SOCIAL_LOGIN_REQUEST_USER_DATA",
    "SOCIAL_LOGIN_SUCCESS"
  ])
})

it.each(["while the visitor is at the provider", "while the frame still says where that is"])(
  "S4.22[closed, every 1 s] a window that is closed %s is missed at the next second: signing in has failed",
  async (when) => {
    const { popup, page, say } = withWindows()
    const isEarly = when.startsWith("while the frame")
    const made = make({ page, options: { methods: ["google"] } })
    const events: Array<string> = []
    made.kit.onEvent(({ event }) => void events.push(event))
    await made.kit.ready()
    if (isEarly) made.frame.silent.add("GET_SOCIAL_REDIRECT_URI")
    let outcome: unknown
    const ended = made.kit.embedded.connectSocial({ provider: "google" }).then(
      () => (outcome = "signed in"),
      (error: unknown) => (outcome = error)
    )
    await vi.waitFor(() => expect(made.frame.port.names()).toContain("GET_SOCIAL_REDIRECT_URI"))
    if (!isEarly) await vi.waitFor(() => expect(popup.location.href).not.toBe(""))
    expect(outcome).toBeUndefined()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    await ended
    expect(outcome).toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED", details: { reason: "closed" } })
    expect(popup.location.href).toBe(isEarly ? "" : "https://google.example/authorize")
    expect(events).toContain("SOCIAL_LOGIN_CANCELED")
    expect(events).not.toContain("SOCIAL_LOGIN_ERROR")
    say({ data: { resultUri: result } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(made.frame.port.names()).not.toContain("CONNECT_SOCIAL")
    expect(made.kit.getSnapshot().account["eip155"]?.status).toBe("disconnected")
    await vi.waitFor(() => expect(made.kit.getSnapshot().attempt.connect).toMatchObject({ status: "failed" }))
  }
)

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
