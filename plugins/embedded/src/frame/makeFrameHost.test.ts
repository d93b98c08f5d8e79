import fc from "fast-check"
import type { KitError } from "@latchkey/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { fakePort } from "../../support/fakePort.ts"
import { errorMessage, uiMessage } from "../wire/envelope.ts"
import { frameCallNames, type FrameCallName } from "../wire/frameCalls.ts"
import type { FrameStatus } from "./FrameHost.ts"
import { makeFrameHost } from "./makeFrameHost.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const setUp = () => {
  const port = fakePort()
  const statuses: Array<FrameStatus> = []
  const alerts: Array<string> = []
  const texts: Array<string> = []
  const host = makeFrameHost({
    open: port.open,
    greet: () => [["SYNC_DAPP_DATA", { projectId: "p" }]],
    onStatus: (status) => void statuses.push(status),
    onForgetful: () => void alerts.push("forgetful"),
    onAlert: ({ code, message }) => {
      alerts.push(code)
      texts.push(message)
    }
  })
  return { port, host, statuses, alerts, texts, phases: () => statuses.map(({ phase }) => phase) }
}

/** How a Promise has settled by now: its value, its error's code, or "pending". */
const outcomeOf = (promise: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    promise.catch((error: KitError) => error.code),
    // After what has settled already.
    (async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
      return "pending"
    })()
  ])

const readied = async () => {
  const all = setUp()
  const first = all.host.call("GET_CHAIN_ID", null)
  all.port.ready()
  await vi.advanceTimersByTimeAsync(500)
  all.port.answer("GET_CHAIN_ID", { chainId: 1 })
  await first
  return all
}

describe("the frame's life", () => {
  it("looks as the page was said to look before it came into the page, and as it is said after", () => {
    const { port, host } = setUp()
    const look = { themeMode: "dark", title: "Wallet", close: "Close", direction: "ltr" } as const
    host.dress(look)
    expect(port.looks).toEqual([])
    void host.call("GET_CHAIN_ID", null).catch(() => {})
    expect(port.looks).toEqual([look])
    host.dress({ ...look, themeMode: "light" })
    expect(port.looks.at(-1)?.themeMode).toBe("light")
    host.close()
    const plain = setUp()
    void plain.host.call("GET_CHAIN_ID", null).catch(() => {})
    expect(plain.port.looks).toEqual([])
    plain.host.close()
  })

  it("is shown once it asks to be seen, and not once more for each thing that is asked of it", async () => {
    const shows: Array<boolean> = []
    const { port } = setUp()
    const host = makeFrameHost({
      open: (events) => {
        const opened = port.open(events)
        return {
          ...opened,
          show: (visible) => {
            shows.push(visible)
            opened.show(visible)
          }
        }
      },
      greet: () => [],
      onStatus: () => {},
      onForgetful: () => {},
      onAlert: () => {}
    })
    const calls = [1, 2].map(() =>
      host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true }).catch(() => {})
    )
    port.ready()
    await vi.advanceTimersByTimeAsync(500)
    expect(shows).toEqual([true])
    port.say(uiMessage(true))
    expect(shows).toEqual([true])
    host.close()
    await Promise.all(calls)
  })

  it("S4.17[all] S9.10[iframe ready] it is created with the first call, ready 500 ms after it said so, initialised once it knows the page", async () => {
    const { port, host, phases } = setUp()
    expect(port.opened()).toBe(0)
    expect(host.status().phase).toBe("none")
    const asked = host.call("IS_CONNECTED", null)
    expect(host.status().phase).toBe("created")
    port.ready()
    await vi.advanceTimersByTimeAsync(499)
    expect(host.status().phase).toBe("created")
    expect(port.posted).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(host.status().phase).toBe("ready")
    expect(port.names()).toEqual(["SYNC_DAPP_DATA", "IS_CONNECTED"])
    port.answer("SYNC_DAPP_DATA", null)
    port.answer("IS_CONNECTED", { isConnected: false })
    expect(await asked).toEqual({ isConnected: false })
    await vi.waitFor(() => expect(host.status().phase).toBe("initialised"))
    expect(phases().filter((phase, index, all) => phase !== all[index - 1])).toEqual([
      "created",
      "ready",
      "initialised"
    ])
    expect(port.opened()).toBe(1)
  })

  it("S9.10[iframe load] S8.01[Could not load embedded wallet] one that is not ready within 20 s has failed, and so has all that it was asked", async () => {
    const { port, host, alerts, texts } = setUp()
    const asked = [host.call("GET_USER", {}), host.call("CONNECT_EMAIL", { email: "a@b.c" })]
    for (const each of asked) each.catch(() => {})
    await vi.advanceTimersByTimeAsync(19_999)
    expect(await outcomeOf(asked[0]!)).toBe("pending")
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(asked.map(outcomeOf))).toEqual([
      "EMBEDDED_FRAME_LOAD_FAILED",
      "EMBEDDED_FRAME_LOAD_FAILED"
    ])
    expect(alerts).toEqual(["EMBEDDED_FRAME_LOAD_FAILED"])
    expect(texts).toEqual(["Network Error - Could not load embedded wallet"])
    expect(port.isOpen()).toBe(false)
    expect(host.status().phase).toBe("none")
  })

  it("a failed frame is put into the page again with the next call", async () => {
    const { port, host } = setUp()
    const failed = host.call("GET_USER", {})
    failed.catch(() => {})
    await vi.advanceTimersByTimeAsync(20_000)
    const asked = host.call("GET_CHAIN_ID", null)
    expect(port.opened()).toBe(2)
    port.ready()
    await vi.advanceTimersByTimeAsync(500)
    port.answer("GET_CHAIN_ID", { chainId: 1 })
    expect(await asked).toEqual({ chainId: 1 })
  })

  it("one that the page took out ends all that it was asked, whatever has no deadline too, and the next call brings it back", async () => {
    const { port, host, alerts } = await readied()
    const asked = [
      host.call("RPC_REQUEST", { method: "personal_sign", params: [] }, { asks: true }),
      host.call("CONNECT_FARCASTER", null),
      host.call("GET_USER", {})
    ]
    for (const each of asked) each.catch(() => {})
    expect(host.status().visible).toBe(true)
    port.remove()
    expect(await Promise.all(asked.map(outcomeOf))).toEqual(asked.map(() => "EMBEDDED_FRAME_REMOVED"))
    expect(alerts).toEqual(["EMBEDDED_FRAME_REMOVED"])
    expect(host.status()).toEqual({ phase: "none", visible: false, asking: 0 })
    const again = host.call("GET_CHAIN_ID", null)
    expect(port.opened()).toBe(2)
    port.ready()
    await vi.advanceTimersByTimeAsync(500)
    port.answer("GET_CHAIN_ID", { chainId: 1 })
    expect(await again).toEqual({ chainId: 1 })
  })

  it("SET_PREFERRED_ACCOUNT alone does not begin the 20 s", async () => {
    const { port, host } = setUp()
    const asked = host.call("SET_PREFERRED_ACCOUNT", { type: "eoa" })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcomeOf(asked)).toBe("pending")
    port.ready()
    await vi.advanceTimersByTimeAsync(500)
    port.answer("SET_PREFERRED_ACCOUNT", { type: "eoa", address: "0x" })
    expect(await asked).toEqual({ type: "eoa", address: "0x" })
  })

  it("T15 in part: a document that was loaded again ends what the one before was asked", async () => {
    const { port, host } = await readied()
    const asked = host.call("GET_USER", {})
    const { id } = port.posted.at(-1)!
    port.ready()
    expect(await outcomeOf(asked)).toBe("EMBEDDED_REQUEST_ABORTED")
    port.say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: { address: "0x", chainId: 1 } })
    const later = host.call("GET_CHAIN_ID", null)
    expect(port.names().at(-1)).toBe("GET_USER")
    await vi.advanceTimersByTimeAsync(500)
    expect(port.names().slice(-2)).toEqual(["SYNC_DAPP_DATA", "GET_CHAIN_ID"])
    port.answer("GET_CHAIN_ID", { chainId: 1 })
    expect(await later).toEqual({ chainId: 1 })
  })

  it.each([true, false])(
    "RELOAD has the frame begin anew, whether it answers it or not: %s",
    async (answers) => {
      const { port, host } = await readied()
      const reloading = host.reload()
      expect(port.names().at(-1)).toBe("RELOAD")
      if (answers) port.answer("RELOAD", null)
      else port.ready()
      await reloading
      const asked = host.call("GET_CHAIN_ID", null)
      expect(port.names().at(-1)).toBe("RELOAD")
      port.ready()
      await vi.advanceTimersByTimeAsync(500)
      port.answer("GET_CHAIN_ID", { chainId: 1 })
      expect(await asked).toEqual({ chainId: 1 })
    }
  )

  it("closing ends everything, and nothing is asked any more", async () => {
    const { port, host } = await readied()
    const asked = host.call("GET_USER", {})
    host.close()
    expect(await outcomeOf(asked)).toBe("EMBEDDED_REQUEST_ABORTED")
    expect(port.isOpen()).toBe(false)
    expect(await outcomeOf(host.call("GET_USER", {}))).toBe("EMBEDDED_REQUEST_ABORTED")
    expect(port.opened()).toBe(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("what the frame is asked", () => {
  it.each([
    ["CONNECT_EMAIL", { email: "ada@example.org" }],
    ["CONNECT_DEVICE", undefined],
    ["CONNECT_OTP", { otp: "123456" }],
    ["CONNECT_SOCIAL", { uri: "https://wallet.example/result", preferredAccountType: "eoa" }],
    ["GET_SOCIAL_REDIRECT_URI", { provider: "x" }]
  ] as const)(
    "S9.10[frame request] S8.01[Embedded Wallet Request Timed Out] %s is given up after 120 s, and a late answer changes nothing",
    async (call, payload) => {
      const { port, host, alerts, texts } = await readied()
      const asked = host.call(call, payload as never) as Promise<unknown>
      const { id } = port.posted.at(-1)!
      await vi.advanceTimersByTimeAsync(119_999)
      expect(await outcomeOf(asked)).toBe("pending")
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcomeOf(asked)).toBe("EMBEDDED_REQUEST_TIMEOUT")
      expect(alerts).toEqual(["EMBEDDED_REQUEST_TIMEOUT"])
      expect(texts).toEqual([`Embedded Wallet Request Timed Out: ${call}`])
      const before = host.status()
      port.say({ type: `@w3m-frame/${call}_SUCCESS`, id })
      expect(host.status()).toBe(before)
    }
  )

  it("takes as long as it takes while the frame is seen, and where the visitor is asked", async () => {
    const { port, host } = await readied()
    const signing = host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await outcomeOf(signing)).toBe("pending")
    port.answer("RPC_REQUEST", "0x12")
    expect(await signing).toBe("0x12")

    const unlocking = host.call("GET_USER", {})
    port.say(uiMessage(true))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(await outcomeOf(unlocking)).toBe("pending")
    port.say(uiMessage(false))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await outcomeOf(unlocking)).toBe("EMBEDDED_REQUEST_TIMEOUT")
  })

  it("T16 is answered by its own id and type only, once", async () => {
    const { port, host } = await readied()
    const asked = host.call("GET_CHAIN_ID", null)
    const id = port.idOf("GET_CHAIN_ID")
    port.say({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", id: `${id}0`, payload: { chainId: 2 } })
    port.say({ type: "@w3m-frame/SWITCH_NETWORK_SUCCESS", id, payload: { chainId: 3 } })
    port.say({ type: "@w3m-frame/IS_CONNECTED_ERROR", id, payload: { message: "no" } })
    expect(await outcomeOf(asked)).toBe("pending")
    port.say({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", id, payload: { chainId: 4 } })
    port.say({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", id, payload: { chainId: 5 } })
    expect(await asked).toEqual({ chainId: 4 })
  })

  it("S7.30[request id] T16 has ids of 128 random bits", async () => {
    const { port, host } = await readied()
    for (let count = 0; count < 50; count++) host.call("GET_CHAIN_ID", null).catch(() => {})
    const ids = port.posted.map(({ id }) => id!)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    host.close()
  })

  it("S8.08 in part: fails with what the frame says", async () => {
    const { port, host } = await readied()
    const asked = host.call("CONNECT_OTP", { otp: "1" })
    port.say(errorMessage("CONNECT_OTP", port.idOf("CONNECT_OTP"), "The code is wrong"))
    await expect(asked).rejects.toMatchObject({
      code: "EMBEDDED_REFUSED",
      message: "The code is wrong",
      details: { call: "CONNECT_OTP" }
    })
  })

  it("S8.08[all] an error is shown with the frame's text, or 'An error occurred'; what was aborted says so, a wallet's request in its own words", async () => {
    const { port, host } = await readied()
    const errorOf = (payload: object | undefined) => {
      const asked = host.call("CONNECT_OTP", { otp: "1" })
      port.say({ type: "@w3m-frame/CONNECT_OTP_ERROR", id: port.idOf("CONNECT_OTP"), payload })
      return asked.then(
        () => "answered",
        (error: KitError) => error.message
      )
    }
    expect(await errorOf({ message: "The code is wrong" })).toBe("The code is wrong")
    for (const payload of [undefined, {}, { message: "" }, { message: 4 }])
      expect(await errorOf(payload)).toBe("An error occurred")
    const asking = host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true })
    host.rejectRequests()
    await expect(asking).rejects.toMatchObject({ message: "Request was aborted" })
    const ends = new AbortController()
    const rpc = host.call("RPC_REQUEST", { method: "personal_sign" }, { signal: ends.signal, asks: true })
    const user = host.call("GET_USER", {}, { signal: ends.signal })
    ends.abort()
    await expect(rpc).rejects.toMatchObject({ message: "Request was aborted", rejected: true })
    await expect(user).rejects.toMatchObject({ message: "Something went wrong", rejected: true })
    await expect(host.call("GET_USER", {}, { signal: ends.signal })).rejects.toMatchObject({
      code: "EMBEDDED_REQUEST_ABORTED"
    })
  })

  it("T16 an answer of another shape is a failure of its call, and of no other", async () => {
    const { port, host } = await readied()
    const other = host.call("IS_CONNECTED", null)
    const asked = host.call("GET_CHAIN_ID", null)
    port.say({
      type: "@w3m-frame/GET_CHAIN_ID_SUCCESS",
      id: port.idOf("GET_CHAIN_ID"),
      payload: { chainId: {} }
    })
    expect(await outcomeOf(asked)).toBe("EMBEDDED_ANSWER_INVALID")
    expect(await outcomeOf(other)).toBe("pending")
  })

  it("goes on at the same time: answers come in any order", async () => {
    const { port, host } = await readied()
    const calls = [1, 2, 3].map(() => {
      const asked = host.call("GET_CHAIN_ID", null)
      return { asked, id: port.idOf("GET_CHAIN_ID") }
    })
    for (const [index, { id }] of [...calls.entries()].toReversed())
      port.say({ type: "@w3m-frame/GET_CHAIN_ID_SUCCESS", id, payload: { chainId: index + 1 } })
    expect(await Promise.all(calls.map(({ asked }) => asked))).toEqual([
      { chainId: 1 },
      { chainId: 2 },
      { chainId: 3 }
    ])
  })

  it("fails where no frame is to be had", async () => {
    const host = makeFrameHost({
      open: () => {
        throw new Error("no document")
      },
      greet: () => [],
      onStatus: () => {},
      onAlert: () => {},
      onForgetful: () => {}
    })
    expect(await outcomeOf(host.call("GET_USER", {}))).toBe("EMBEDDED_FRAME_LOAD_FAILED")
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("when the frame is seen", () => {
  it("T17 in part: one that says nothing of it is seen while the visitor is asked", async () => {
    const { port, host } = await readied()
    expect(port.isShown()).toBe(false)
    const reading = host.call("RPC_REQUEST", { method: "eth_call" })
    expect(port.isShown()).toBe(false)
    port.answer("RPC_REQUEST", "0x")
    await reading
    const signing = host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true })
    expect(port.isShown()).toBe(true)
    expect(host.status().asking).toBe(1)
    port.answer("RPC_REQUEST", "0x")
    await signing
    expect(port.isShown()).toBe(false)
  })

  it("T17 in part: one that says when it needs to be seen is seen then, and never while nothing is asked", async () => {
    const { port, host } = await readied()
    port.say(uiMessage(true))
    expect(port.isShown()).toBe(false)
    port.say(uiMessage(false))
    const asked = host.call("GET_USER", {})
    expect(port.isShown()).toBe(false)
    port.say(uiMessage(true))
    expect(port.isShown()).toBe(true)
    port.answer("GET_USER", { address: "0x", chainId: 1 })
    await asked
    expect(port.isShown()).toBe(false)
  })

  it("what the visitor did not ask for ends where the frame needs to be seen", async () => {
    const { port, host } = await readied()
    const quiet = host.call("GET_USER", {}, { quiet: true })
    port.say(uiMessage(true))
    expect(port.isShown()).toBe(false)
    expect(await outcomeOf(quiet)).toBe("EMBEDDED_REQUEST_ABORTED")
    // One that says it need not be seen ends nothing.
    const next = host.call("GET_USER", {}, { quiet: true })
    port.say(uiMessage(false))
    expect(await outcomeOf(next)).toBe("pending")
  })

  it("S4.16 in part: ending what is asked tells the frame once, whatever was asked", async () => {
    const { port, host } = await readied()
    const ask = () => host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true })
    const asked = [ask(), ask(), host.call("RPC_REQUEST", { method: "eth_call" })]
    host.rejectRequests()
    expect(await Promise.all(asked.map(outcomeOf))).toEqual([
      "EMBEDDED_REQUEST_ABORTED",
      "EMBEDDED_REQUEST_ABORTED",
      "pending"
    ])
    expect(port.names().filter((name) => name === "RPC_ABORT")).toHaveLength(1)
    port.answer("RPC_ABORT", null)
    host.rejectRequests()
    expect(port.names().filter((name) => name === "RPC_ABORT")).toHaveLength(1)
  })

  it("one that is aborted beside another leaves the other open in the frame", async () => {
    const { port, host } = await readied()
    const [one, two] = [new AbortController(), new AbortController()]
    const ask = ({ signal }: AbortController) =>
      host.call("RPC_REQUEST", { method: "personal_sign" }, { asks: true, signal }).catch(() => {})
    void ask(one)
    void ask(two)
    one.abort()
    expect(port.names()).not.toContain("RPC_ABORT")
    two.abort()
    expect(port.names().at(-1)).toBe("RPC_ABORT")
  })

  it("the visitor's closing it ends what it was seen for", async () => {
    const { port, host } = await readied()
    port.dismiss()
    const asked = host.call("GET_USER", {})
    port.dismiss()
    expect(await outcomeOf(asked)).toBe("pending")
    port.say(uiMessage(true))
    port.dismiss()
    expect(await outcomeOf(asked)).toBe("EMBEDDED_REQUEST_ABORTED")
    expect(port.isShown()).toBe(false)
    expect(port.names().at(-1)).toBe("RPC_ABORT")
  })
})

describe("T16 messages that are none", () => {
  const name = fc.constantFrom<FrameCallName>(...frameCallNames)
  const type = fc.oneof(
    fc
      .tuple(name, fc.constantFrom("_SUCCESS", "_ERROR", "", "_success"))
      .map(([n, end]) => `@w3m-frame/${n}${end}`),
    fc.tuple(name).map(([n]) => `@w3m-app/${n}`),
    fc.constantFrom("@w3m-frame/SESSION_UPDATE", "@w3m-frame/", "READY", "@w3m-frame/UI", "__proto__"),
    fc.string()
  )
  const payload = fc.oneof(
    { weight: 4, arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true }) },
    { weight: 1, arbitrary: fc.nat(3).map((size) => "x".repeat(size * 40_000)) },
    { weight: 1, arbitrary: fc.constant({ message: "no" }) }
  )
  const clonable = (value: unknown): boolean => {
    try {
      structuredClone(value)
      return true
    } catch {
      return false
    }
  }

  it("10,000 malformed, foreign, repeated, reordered, late and huge ones leave state and memory as they were", async () => {
    const { port, host, statuses } = await readied()
    // Its answer is known by now: whatever is said of it is late, or said again.
    const done = host.call("GET_CHAIN_ID", null)
    const late = port.idOf("GET_CHAIN_ID")
    port.answer("GET_CHAIN_ID", { chainId: 7 })
    await done
    const waiting = host.call("GET_USER", {})
    const id = port.idOf("GET_USER")
    const before = {
      ...host.status(),
      count: statuses.length,
      posted: port.posted.length,
      timers: vi.getTimerCount()
    }

    let said = 0
    fc.assert(
      fc.property(
        fc.record({ type, id: fc.oneof(fc.constant(late), fc.string(), fc.anything()), payload }),
        fc.boolean(),
        (message, twice) => {
          const isAnswer = message.id === id || message.type === "@w3m-frame/READY"
          const isSeen = message.type === "@w3m-frame/UI"
          if (isAnswer || isSeen || !clonable(message)) return
          for (let times = twice ? 2 : 1; times > 0; times--) port.say(message)
          said++
        }
      ),
      { numRuns: 10_000 }
    )
    expect(said).toBeGreaterThan(8_000)
    // Answers of every other call to the very id that waits.
    for (const other of frameCallNames)
      if (other !== "GET_USER") port.say({ type: `@w3m-frame/${other}_SUCCESS`, id, payload: { chainId: 1 } })
    // Its own answer, but larger than a message may be.
    const huge = { address: "0x", chainId: 1, more: "x".repeat(70_000) }
    port.say({ type: "@w3m-frame/GET_USER_SUCCESS", id, payload: huge })

    expect({
      ...host.status(),
      count: statuses.length,
      posted: port.posted.length,
      timers: vi.getTimerCount()
    }).toEqual(before)
    expect(await outcomeOf(waiting)).toBe("pending")
    port.answer("GET_USER", { address: "0x", chainId: 1 })
    expect(await waiting).toEqual({ address: "0x", chainId: 1 })
  })
})
