import { memoryStorage } from "@latchkey/core"
import { beforeEach, afterEach, describe, expect, it, vi } from "vitest"
import { FrameRefusedError, FrameRequestAbortedError, NoAccountError } from "../errors.ts"
import type { EmbeddedState } from "../EmbeddedState.ts"
import { makeLoginCache } from "../session/LoginCache.ts"
import type { FrameCallName } from "../wire/frameCalls.ts"
import { makeEmailEditing } from "./makeEmailEditing.ts"
import { makeEmailUpdate } from "./makeEmailUpdate.ts"
import { makeFarcasterSignIn } from "./makeFarcasterSignIn.ts"
import { makeGate } from "./makeGate.ts"
import { makeSignIn } from "./makeSignIn.ts"
import { makeSocialSignIn } from "./makeSocialSignIn.ts"

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

type Answers = Partial<Record<FrameCallName, (payload: any) => unknown>>
const refused = (call: FrameCallName, reason = "no") => new FrameRefusedError({ call, reason })
const refusing = (call: FrameCallName, reason?: string) => () => {
  throw refused(call, reason)
}
/** Never answers; ends as the host ends a call. */
const silent = Symbol("silent")

const open = (answers: Answers = {}, { isOffered = true, isSecure = true } = {}) => {
  const asked: Array<readonly [name: string, payload: unknown]> = []
  const all: Answers = {
    CONNECT_EMAIL: () => ({ action: "VERIFY_OTP" }),
    GET_FARCASTER_URI: () => ({ url: "https://farcaster.test/1" }),
    CONNECT_FARCASTER: () => ({ userName: "ada" }),
    GET_SOCIAL_REDIRECT_URI: () => ({ uri: "https://google.test/authorize" }),
    UPDATE_EMAIL: () => ({ action: "VERIFY_PRIMARY_OTP" }),
    UPDATE_EMAIL_SECONDARY_OTP: () => ({ newEmail: "grace@example.org" }),
    ...answers
  }
  const host = {
    call: async (name: FrameCallName, payload: unknown, options?: { readonly signal?: AbortSignal }) => {
      asked.push([name, payload])
      const answer = all[name]?.(payload)
      if (answer !== silent) return answer
      return new Promise((_, reject) => {
        const end = () => reject(new FrameRequestAbortedError({ call: name }))
        if (options?.signal?.aborted === true) end()
        options?.signal?.addEventListener("abort", end)
      })
    }
  } as never
  let state = { methods: [], step: "none", busy: false } as unknown as EmbeddedState
  const write = (change: (before: EmbeddedState) => EmbeddedState) => {
    state = change(state)
  }
  const read = () => state
  const storage = memoryStorage()
  const cache = makeLoginCache(storage as never)
  const gate = makeGate()
  const told: Array<string> = []
  const track = (event: string, properties?: Readonly<Record<string, string>>) =>
    void told.push([event, ...Object.values(properties ?? {})].join(" "))
  const connect = vi.fn(async () => {})
  const signIn = makeSignIn({
    host,
    cache,
    gate,
    now: () => Date.now(),
    read,
    write,
    track,
    connect,
    isOffered: () => isOffered,
    requireSecure: () => {
      if (!isSecure) throw new Error("insecure")
    }
  })
  return {
    host,
    asked,
    names: () => asked.map(([name]) => name),
    read,
    write,
    cache,
    gate,
    told,
    track,
    connect,
    signIn,
    storage
  }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    ({ code, message }: { readonly code?: string; readonly message: string }) => code ?? message
  )
const settle = () => vi.advanceTimersByTimeAsync(0)

describe("signing in by e-mail", () => {
  it("S4.18 in part: asks for a code, says when the next may be asked for, and waits with a connection", async () => {
    const made = open()
    expect(await made.signIn.connectEmail("  ada@example.org ")).toEqual({ action: "VERIFY_OTP" })
    expect(made.asked).toEqual([["CONNECT_EMAIL", { email: "ada@example.org" }]])
    expect(made.read()).toMatchObject({
      step: "code",
      busy: false,
      email: "ada@example.org",
      retryAt: 1_700_000_030_000
    })
    expect(made.cache.lastEmailTime()).toBe(1_700_000_000_000)
    expect(made.connect).toHaveBeenCalledOnce()
    expect([made.gate.isOpen(), made.told]).toEqual([false, ["EMAIL_VERIFICATION_CODE_SENT"]])
    await made.signIn.verifyOtp("123456")
    expect(made.asked.at(-1)).toEqual(["CONNECT_OTP", { otp: "123456" }])
    expect([made.gate.isOpen(), made.read().step, made.connect.mock.calls.length]).toEqual([
      true,
      "account",
      2
    ])
    expect(made.told.at(-1)).toBe("EMAIL_VERIFICATION_CODE_PASS")
  })

  it("S4.18 in part: whom the frame knows needs no code, and a new device is confirmed first", async () => {
    const known = open({ CONNECT_EMAIL: () => ({ action: "CONNECT" }) })
    expect(await known.signIn.connectEmail("ada@example.org")).toEqual({ action: "CONNECT" })
    expect([known.gate.isOpen(), known.read().step, known.told]).toEqual([true, "account", []])
    const device = open({ CONNECT_EMAIL: () => ({ action: "VERIFY_DEVICE" }), CONNECT_DEVICE: () => silent })
    const asked = codeOf(device.signIn.connectEmail("ada@example.org"))
    await settle()
    expect([device.read().step, device.read().busy, device.connect.mock.calls.length]).toEqual([
      "device",
      true,
      1
    ])
    expect([device.names(), device.told]).toEqual([["CONNECT_EMAIL", "CONNECT_DEVICE"], []])
    device.signIn.reset()
    expect(await asked).toBe("EMBEDDED_REQUEST_ABORTED")
    expect(device.read()).toMatchObject({ step: "none", busy: false })
    const confirmed = open({ CONNECT_EMAIL: () => ({ action: "VERIFY_DEVICE" }) })
    expect(await confirmed.signIn.connectEmail("ada@example.org")).toEqual({ action: "VERIFY_OTP" })
    expect(confirmed.told).toEqual(["DEVICE_REGISTERED_FOR_EMAIL", "EMAIL_VERIFICATION_CODE_SENT"])
  })

  it.each<readonly [string, Answers, object, string, string, string | undefined]>([
    ["of an address that is none", {}, {}, "ada", "EMBEDDED_EMAIL_INVALID", "EMBEDDED_EMAIL_INVALID"],
    [
      "where nobody could connect",
      {},
      { isOffered: false },
      "ada@example.org",
      "EMBEDDED_NO_CONNECTOR",
      "EMBEDDED_NO_CONNECTOR"
    ],
    ["in a page that is not secure", {}, { isSecure: false }, "ada@example.org", "insecure", undefined],
    [
      "that the frame calls invalid",
      { CONNECT_EMAIL: refusing("CONNECT_EMAIL", "Invalid email: no") },
      {},
      "ada@example.org",
      "EMBEDDED_EMAIL_INVALID",
      "EMBEDDED_EMAIL_INVALID"
    ],
    [
      "that the frame refuses",
      { CONNECT_EMAIL: refusing("CONNECT_EMAIL", "Too many") },
      {},
      "ada@example.org",
      "EMBEDDED_REFUSED",
      "EMBEDDED_REFUSED"
    ]
  ])(
    "S5.07 in part: %s says so, sends nothing, and lets the next try be at once",
    async (_case, answers, where, email, code, problem) => {
      const made = open(answers, where)
      expect(await codeOf(made.signIn.connectEmail(email))).toBe(code)
      expect(made.read().problem?.code).toBe(problem)
      expect([
        made.read().busy,
        made.read().step,
        made.cache.lastEmailTime(),
        made.connect.mock.calls.length
      ]).toEqual([false, "none", undefined, 0])
    }
  )

  it("S5.08 in part: a second e-mail has to wait, also the same once more", async () => {
    const made = open()
    expect(await codeOf(made.signIn.resend())).toBe("EMBEDDED_NOT_SIGNED_IN")
    await made.signIn.connectEmail("ada@example.org")
    vi.setSystemTime(1_700_000_029_999)
    expect(await codeOf(made.signIn.resend())).toBe("EMBEDDED_EMAIL_COOLDOWN")
    vi.setSystemTime(1_700_000_030_000)
    expect(await made.signIn.resend()).toEqual({ action: "VERIFY_OTP" })
    expect(made.asked).toHaveLength(2)
  })

  it("a wrong code is told and can be given once more; without a step there is none", async () => {
    const made = open({ CONNECT_OTP: ({ otp }) => (otp === "1" ? null : refusing("CONNECT_OTP", "Wrong")()) })
    expect(await codeOf(made.signIn.verifyOtp("1"))).toBe("EMBEDDED_NOT_SIGNED_IN")
    await made.signIn.connectEmail("ada@example.org")
    expect(await codeOf(made.signIn.verifyOtp("2"))).toBe("EMBEDDED_REFUSED")
    expect(made.read()).toMatchObject({
      step: "code",
      problem: { code: "EMBEDDED_REFUSED", reason: "Wrong" }
    })
    expect([made.told.at(-1), made.gate.isOpen()]).toEqual([
      "EMAIL_VERIFICATION_CODE_FAIL EMBEDDED_REFUSED",
      false
    ])
    await made.signIn.verifyOtp("1")
    expect(made.read().problem).toBeUndefined()
    const odd = open({
      CONNECT_OTP: () => {
        throw new TypeError("odd")
      }
    })
    await odd.signIn.connectEmail("ada@example.org")
    expect(await codeOf(odd.signIn.verifyOtp("1"))).toBe("odd")
    expect([odd.told.at(-1), odd.read().problem]).toEqual(["EMAIL_VERIFICATION_CODE_FAIL UNKNOWN", undefined])
  })

  it("a later step takes the place of the one before, whose end says nothing any more", async () => {
    const made = open()
    const first = codeOf(
      made.signIn.step(
        (signal) =>
          new Promise((_, reject) => signal.addEventListener("abort", () => reject(new NoAccountError())))
      )
    )
    let isSecondDone = false
    const late = Promise.withResolvers<void>()
    const second = made.signIn
      .step(() => late.promise)
      .then(() => {
        isSecondDone = true
      })
    expect(await first).toBe("EMBEDDED_NO_ACCOUNT")
    expect([made.read().busy, made.read().problem, isSecondDone]).toEqual([true, undefined, false])
    late.resolve()
    await second
    expect(made.read().busy).toBe(false)
    made.write((state) => ({
      ...state,
      problem: { code: "OLD", reason: "" },
      update: { email: "a@b.c", step: "primary" },
      provider: "google",
      step: "code"
    }))
    made.signIn.reset()
    expect(made.read()).toEqual({ methods: [], step: "none", busy: false })
  })

  it("what fails to connect is not the sign-in's failure while a code is awaited, and is once it was given", async () => {
    const made = open()
    made.connect.mockRejectedValue(new NoAccountError())
    expect(await made.signIn.connectEmail("ada@example.org")).toEqual({ action: "VERIFY_OTP" })
    await settle()
    expect(made.read().problem).toBeUndefined()
    expect(await codeOf(made.signIn.verifyOtp("1"))).toBe("EMBEDDED_NO_ACCOUNT")
    expect(made.read().problem?.code).toBe("EMBEDDED_NO_ACCOUNT")
  })
})

describe("changing the address", () => {
  const changing = (answers: Answers = {}) => {
    const made = open(answers)
    let isKnown = true
    const update = makeEmailUpdate({
      ...made,
      requireUser: () => {
        if (!isKnown) throw new NoAccountError()
      },
      step: made.signIn.step
    })
    made.write((state) => ({ ...state, user: { email: "ada@example.org" } as never }))
    return {
      ...made,
      update,
      leave: () => {
        isKnown = false
      }
    }
  }

  it("S4.19 in part: asks the old address first, then the new one, and takes what the frame says as the new", async () => {
    const made = changing()
    await made.update.updateEmail(" grace@example.net ")
    expect(made.asked).toEqual([["UPDATE_EMAIL", { email: "grace@example.net" }]])
    expect(made.read().update).toEqual({ email: "grace@example.net", step: "primary" })
    expect(made.cache.lastEmailTime()).toBe(1_700_000_000_000)
    await made.update.verifyUpdateOtp("1")
    expect(made.read().update).toEqual({ email: "grace@example.net", step: "secondary" })
    await made.update.verifyUpdateOtp("2")
    expect(made.asked.slice(1)).toEqual([
      ["UPDATE_EMAIL_PRIMARY_OTP", { otp: "1" }],
      ["UPDATE_EMAIL_SECONDARY_OTP", { otp: "2" }]
    ])
    expect(made.read()).toEqual({
      methods: [],
      step: "none",
      busy: false,
      user: { email: "grace@example.org" }
    })
    expect(made.cache.email()).toBe("grace@example.org")
    expect(made.told).toEqual([
      "EMAIL_EDIT",
      "EMAIL_VERIFICATION_CODE_SENT",
      "EMAIL_VERIFICATION_CODE_SENT",
      "EMAIL_VERIFICATION_CODE_PASS"
    ])
  })

  it("S4.19 in part: asks the new address alone where the frame wants that, and nobody who is not signed in", async () => {
    const made = changing({ UPDATE_EMAIL: () => ({ action: "VERIFY_SECONDARY_OTP" }) })
    await made.update.updateEmail("grace@example.org")
    expect(made.read().update?.step).toBe("secondary")
    made.write(({ user: _, ...state }) => state as EmbeddedState)
    await made.update.verifyUpdateOtp("2")
    expect(made.read()).not.toHaveProperty("user")
    const other = changing()
    expect(await codeOf(other.update.updateEmail("grace"))).toBe("EMBEDDED_EMAIL_INVALID")
    expect(await codeOf(other.update.verifyUpdateOtp("1"))).toBe("EMBEDDED_NOT_SIGNED_IN")
    other.leave()
    expect(await codeOf(other.update.updateEmail("grace@example.org"))).toBe("EMBEDDED_NO_ACCOUNT")
    expect(other.asked).toEqual([])
    const failing = changing({ UPDATE_EMAIL_PRIMARY_OTP: refusing("UPDATE_EMAIL_PRIMARY_OTP") })
    await failing.update.updateEmail("grace@example.org")
    expect(await codeOf(failing.update.verifyUpdateOtp("1"))).toBe("EMBEDDED_REFUSED")
    expect(failing.read().update?.step).toBe("primary")
  })

  it.each(["UPDATE_EMAIL", "UPDATE_EMAIL_PRIMARY_OTP", "UPDATE_EMAIL_SECONDARY_OTP"] as const)(
    "S4.19 in part: %s that is given up ends at the frame too, and changes nothing",
    async (call) => {
      const made = changing({ [call]: () => silent })
      const step = call === "UPDATE_EMAIL_SECONDARY_OTP" ? "secondary" : "primary"
      if (call !== "UPDATE_EMAIL")
        made.write((state) => ({ ...state, update: { email: "g@example.org", step } }))
      const asked = codeOf(
        call === "UPDATE_EMAIL" ? made.update.updateEmail("g@example.org") : made.update.verifyUpdateOtp("1")
      )
      await settle()
      made.signIn.reset()
      expect(await asked).toBe("EMBEDDED_REQUEST_ABORTED")
      expect(made.read()).toEqual({
        methods: [],
        step: "none",
        busy: false,
        user: { email: "ada@example.org" }
      })
    }
  )

  const editing = () => {
    const made = open()
    let isOpen = false
    const listeners = new Set<() => void>()
    const navigation = {
      open: vi.fn(() => {
        isOpen = true
      })
    }
    const edit = makeEmailEditing({
      ...made,
      navigation: navigation as never,
      shown: () => ({ open: isOpen }) as never,
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      }
    })
    made.write((state) => ({ ...state, user: { email: "ada@example.org" } as never }))
    return {
      ...made,
      edit,
      navigation,
      listeners,
      show: (open: boolean) => {
        isOpen = open
        for (const listener of [...listeners]) listener()
      }
    }
  }

  it("S4.23 in part: looks every second, first at what is stored, and leaves nothing behind", async () => {
    const made = editing()
    made.cache.noteEmail("ada@example.org")
    const told: Array<unknown> = []
    void made.edit.open().then((answer) => told.push(answer))
    expect(made.navigation.open.mock.calls).toEqual([[{ view: "embedded/UpdateEmailWallet" }]])
    made.cache.noteEmail("grace@example.org")
    made.show(true)
    await vi.advanceTimersByTimeAsync(999)
    expect(told).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toEqual([{ email: "grace@example.org" }])
    expect(made.read().user?.email).toBe("grace@example.org")
    expect([vi.getTimerCount(), made.listeners.size]).toEqual([0, 0])
  })

  it("S4.23 in part: a modal that is closed ends it: with the address if it was changed, else as closed", async () => {
    const made = editing()
    const ended = codeOf(made.edit.open())
    made.show(false)
    expect(await ended).toBe("EMBEDDED_MODAL_CLOSED")
    const changed = made.edit.open()
    made.write((state) => ({ ...state, user: { email: "grace@example.org" } as never }))
    made.show(false)
    expect(await changed).toEqual({ email: "grace@example.org" })
    expect([vi.getTimerCount(), made.listeners.size]).toEqual([0, 0])
  })

  it("S4.23 in part: nobody who signed out is waited for, nor anybody once the kit ends", async () => {
    const made = editing()
    const left = codeOf(made.edit.open())
    made.write(({ user: _, ...state }) => state as EmbeddedState)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await left).toBe("EMBEDDED_NOT_SIGNED_IN")
    made.write((state) => ({ ...state, user: {} as never }))
    const both = [codeOf(made.edit.open()), codeOf(made.edit.open())]
    made.edit.close()
    expect(await Promise.all(both)).toEqual(["EMBEDDED_MODAL_CLOSED", "EMBEDDED_MODAL_CLOSED"])
    expect([vi.getTimerCount(), made.listeners.size]).toEqual([0, 0])
  })
})

describe("signing in by Farcaster", () => {
  const farcaster = (answers: Answers = {}, where = {}) => {
    const made = open(answers, where)
    return { ...made, connectFarcaster: makeFarcasterSignIn(made) }
  }
  const waiting = (made: ReturnType<typeof farcaster>) =>
    made.gate.pass(new AbortController().signal).then(
      () => "in",
      ({ code }: { readonly code: string }) => code
    )

  it("S7.30 in part: shows what the app opens while it is waited for, and connects whom it names", async () => {
    const shown: Array<unknown> = []
    const made = farcaster({
      CONNECT_FARCASTER: () => {
        shown.push(made.read())
        return { userName: "ada" }
      }
    })
    await made.connectFarcaster()
    expect(shown).toEqual([
      expect.objectContaining({
        step: "farcaster",
        provider: "farcaster",
        farcasterUrl: "https://farcaster.test/1",
        busy: true
      })
    ])
    expect(made.read()).toMatchObject({ step: "account", busy: false })
    expect(made.read()).not.toHaveProperty("farcasterUrl")
    expect([
      made.cache.userName(),
      made.cache.social(),
      made.gate.isOpen(),
      made.connect.mock.calls.length
    ]).toEqual(["ada", "farcaster", true, 2])
    expect(made.told).toEqual([
      "SOCIAL_LOGIN_STARTED farcaster",
      "SOCIAL_LOGIN_REQUEST_USER_DATA farcaster",
      "SOCIAL_LOGIN_SUCCESS farcaster"
    ])
  })

  it.each<readonly [string, Answers, string]>([
    ["the frame has none", { GET_FARCASTER_URI: refusing("GET_FARCASTER_URI") }, "EMBEDDED_SOCIAL_FAILED"],
    [
      "the app does not agree",
      { CONNECT_FARCASTER: refusing("CONNECT_FARCASTER") },
      "EMBEDDED_SOCIAL_FAILED"
    ],
    [
      "its address is none to open",
      { GET_FARCASTER_URI: () => ({ url: "javascript:1" }) },
      "EMBEDDED_SOCIAL_FAILED"
    ]
  ])(
    "S8.07 in part: where %s, who waits is told, and nothing is shown any more",
    async (_case, answers, code) => {
      const made = farcaster(answers)
      const connection = waiting(made)
      expect(await codeOf(made.connectFarcaster())).toBe(code)
      expect(await connection).toBe(code)
      expect(made.read()).not.toHaveProperty("farcasterUrl")
      expect(made.told.at(-1)).toBe(`SOCIAL_LOGIN_ERROR farcaster ${code}`)
      expect([made.gate.isOpen(), made.read().problem?.code]).toEqual([false, code])
    }
  )

  it("S7.30 in part: given up it is a no, and who waits for another step waits on", async () => {
    const made = farcaster({ CONNECT_FARCASTER: () => silent })
    const asked = codeOf(made.connectFarcaster())
    await settle()
    let outcome: string | undefined
    void waiting(made).then((told) => {
      outcome = told
    })
    made.signIn.reset()
    expect(await asked).toBe("EMBEDDED_REQUEST_ABORTED")
    await settle()
    expect([made.told.at(-1), outcome]).toEqual(["SOCIAL_LOGIN_CANCELED farcaster", undefined])
    const nowhere = farcaster({}, { isOffered: false })
    expect(await codeOf(nowhere.connectFarcaster())).toBe("EMBEDDED_NO_CONNECTOR")
    expect([nowhere.asked, nowhere.connect.mock.calls.length, nowhere.told]).toEqual([
      [],
      0,
      ["SOCIAL_LOGIN_ERROR farcaster EMBEDDED_NO_CONNECTOR"]
    ])
    const odd = farcaster({
      CONNECT_FARCASTER: () => {
        throw new TypeError("odd")
      }
    })
    expect(await codeOf(odd.connectFarcaster())).toBe("odd")
    expect(odd.told.at(-1)).toBe("SOCIAL_LOGIN_ERROR farcaster")
  })
})

describe("signing in at a provider", () => {
  const social = (answers: Answers = {}, where = {}) => {
    const made = open(answers, where)
    const page = Object.assign(new EventTarget(), { location: { href: "https://shop.test/" } })
    const popup = { closed: false, location: { href: "" }, close: vi.fn() }
    const windows: Array<unknown> = []
    const kept: Array<string> = []
    const alerts: Array<string> = []
    const signIn = makeSocialSignIn({
      ...made,
      page: page as never,
      frameOrigin: "https://wallet.test",
      keepResult: (uri) => void kept.push(uri),
      onWindow: (window) => void windows.push(window),
      alert: ({ code }) => void alerts.push(code)
    })
    const say = (data: unknown, origin = "https://wallet.test", source: unknown = popup) =>
      page.dispatchEvent(Object.assign(new Event("message"), { source, origin, data }))
    return {
      ...made,
      social: signIn,
      page,
      popup,
      windows,
      kept,
      alerts,
      say,
      start: () => signIn.connect({ provider: "google", popup: popup as never })
    }
  }
  const uri = "https://wallet.test/social?token=t"

  it("S4.22 in part: leads the window there, keeps what it came back with, and connects", async () => {
    const made = social()
    const signing = made.start()
    await settle()
    expect([made.popup.location.href, made.windows]).toEqual(["https://google.test/authorize", [made.popup]])
    expect(made.read()).toMatchObject({ step: "social", provider: "google", busy: true })
    expect(made.connect).toHaveBeenCalledOnce()
    made.say({ resultUri: uri })
    await signing
    expect([made.kept, made.windows.at(-1), made.popup.close.mock.calls.length]).toEqual([
      [uri],
      undefined,
      1
    ])
    expect([made.gate.isOpen(), made.cache.social(), made.connect.mock.calls.length]).toEqual([
      true,
      "google",
      2
    ])
    expect(made.told).toEqual([
      "SOCIAL_LOGIN_STARTED google",
      "SOCIAL_LOGIN_REQUEST_USER_DATA google",
      "SOCIAL_LOGIN_SUCCESS google"
    ])
  })

  it("S4.22 in part: has failed where the frame says nothing for 45 seconds, and the window is closed", async () => {
    const made = social({ GET_SOCIAL_REDIRECT_URI: () => silent })
    const connection = made.gate
      .pass(new AbortController().signal)
      .catch(({ code }: { readonly code: string }) => code)
    const asked = made.start().then(
      () => undefined,
      (error: unknown) => error
    )
    await vi.advanceTimersByTimeAsync(44_999)
    expect(made.popup.close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await asked).toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED", details: { reason: "late" } })
    expect(await connection).toBe("EMBEDDED_SOCIAL_FAILED")
    expect(made.popup.close).toHaveBeenCalled()
    expect(made.told.at(-1)).toBe("SOCIAL_LOGIN_ERROR google EMBEDDED_SOCIAL_FAILED")
    expect([made.windows.at(-1), made.alerts]).toEqual([undefined, []])
  })

  it.each<readonly [string, Answers, object]>([
    [
      "the frame has no such provider",
      { GET_SOCIAL_REDIRECT_URI: refusing("GET_SOCIAL_REDIRECT_URI") },
      { reason: "failed" }
    ],
    [
      "its address is none to open",
      { GET_SOCIAL_REDIRECT_URI: () => ({ uri: "javascript:1" }) },
      { reason: "noUri" }
    ]
  ])("S4.22 in part: has failed where %s", async (_case, answers, details) => {
    const made = social(answers)
    await expect(made.start()).rejects.toMatchObject({ code: "EMBEDDED_SOCIAL_FAILED", details })
    expect([made.popup.location.href, made.popup.close.mock.calls.length > 0]).toEqual(["", true])
  })

  it("S4.22 in part: a window that is closed is a no, and a message of another origin a failure", async () => {
    const closed = social()
    const ended = closed.start().then(
      () => undefined,
      (error: unknown) => error
    )
    await settle()
    closed.popup.closed = true
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await ended).toMatchObject({ details: { reason: "closed" } })
    expect(closed.told.at(-1)).toBe("SOCIAL_LOGIN_CANCELED google")
    const foreign = social()
    const refusedBy = foreign.start().then(
      () => undefined,
      (error: unknown) => error
    )
    await settle()
    foreign.say({ resultUri: uri }, "https://evil.test")
    expect(await refusedBy).toMatchObject({ details: { reason: "untrusted" } })
    expect(foreign.kept).toEqual([])
    const blocked = social()
    await expect(blocked.social.connect({ provider: "google", popup: null })).rejects.toMatchObject({
      details: { reason: "blocked" }
    })
    expect([blocked.read().step, blocked.asked, blocked.connect.mock.calls.length, blocked.told]).toEqual([
      "social",
      [],
      0,
      ["SOCIAL_LOGIN_ERROR google EMBEDDED_SOCIAL_FAILED"]
    ])
    const nowhere = social({}, { isOffered: false })
    expect(await codeOf(nowhere.start())).toBe("EMBEDDED_NO_CONNECTOR")
    expect([nowhere.read().step, nowhere.popup.close.mock.calls.length]).toEqual(["none", 1])
  })

  it("S4.22 in part: a page that hears nothing of its windows tells its developer so", async () => {
    const { WindowsCutOffError } = await import("@latchkey/core/page")
    const made = social({
      GET_SOCIAL_REDIRECT_URI: () => {
        throw new WindowsCutOffError()
      }
    })
    expect(await codeOf(made.start())).toBe("WINDOWS_CUT_OFF")
    expect(made.alerts).toEqual(["WINDOWS_CUT_OFF"])
  })

  it("S4.22 in part: given up, who waits for another step waits on", async () => {
    const made = social({ GET_SOCIAL_REDIRECT_URI: () => silent })
    const asked = codeOf(made.start())
    await settle()
    let outcome: unknown
    void made.gate.pass(new AbortController().signal).then(
      () => {
        outcome = "in"
      },
      () => {
        outcome = "out"
      }
    )
    made.signIn.reset()
    expect(await asked).toMatch(/^EMBEDDED_/)
    await settle()
    expect(outcome).toBeUndefined()
    expect(vi.getTimerCount()).toBe(0)
  })

  it("S4.22 in part: in the page's own window it is left for the provider, with the way back", async () => {
    const made = social()
    const asked = codeOf(made.social.connect({ provider: "google", popup: made.page as never }))
    await settle()
    expect(made.page.location.href).toBe(
      `https://google.test/authorize?state=${encodeURIComponent("--https%3A%2F%2Fshop.test%2F")}`
    )
    expect([made.cache.takeProvider(), made.windows]).toEqual(["google", []])
    made.page.dispatchEvent(new Event("pageshow"))
    expect(await asked).toBe("EMBEDDED_SOCIAL_FAILED")
  })

  it("S4.22 in part: goes on with what the provider led back with", async () => {
    const made = social()
    await made.social.comeBack("google", uri)
    expect([made.kept, made.gate.isOpen(), made.asked, made.read().provider]).toEqual([
      [uri],
      true,
      [],
      "google"
    ])
    expect(made.told).toEqual(["SOCIAL_LOGIN_REQUEST_USER_DATA google", "SOCIAL_LOGIN_SUCCESS google"])
  })
})
