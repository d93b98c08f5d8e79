import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { SessionUnusableError } from "../errors.ts"
import type { PairingCode } from "../PairingState.ts"
import { awaitSession, type PairingRequest } from "./awaitSession.ts"
import { formatSignIn } from "./formatSignIn.ts"
import { toRefusal } from "./toRefusal.ts"

beforeEach(() => void vi.useFakeTimers({ now: 1_700_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const session = { topic: "t", namespaces: {} } as never
/** A client whose proposal is answered by the test. */
const open = (more: Partial<PairingRequest> = {}, given: object = {}) => {
  const answer = Promise.withResolvers<unknown>()
  const listeners = new Map<string, Set<(payload?: unknown) => void>>()
  const proposed: Array<unknown> = []
  const provider = {
    on: (event: string, listener: () => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: () => void) => void listeners.get(event)?.delete(listener),
    connect: (proposal: unknown) => {
      proposed.push(proposal)
      return answer.promise
    },
    authenticate: (proposal: unknown) => {
      proposed.push(proposal)
      return answer.promise
    },
    ...given
  }
  const codes: Array<PairingCode | undefined> = []
  const late: Array<unknown> = []
  const fiber = Effect.runFork(
    Effect.match(
      awaitSession(provider as never, {
        connectorId: "walletConnect",
        relays: ["wss://relay.test"],
        optionalNamespaces: { eip155: { chains: ["eip155:1"] } } as never,
        signIn: undefined,
        manual: false,
        onCode: (code) => void codes.push(code),
        onLate: (agreed) => void late.push(agreed),
        ...more
      }),
      { onSuccess: (agreed): unknown => agreed, onFailure: ({ code }): unknown => code }
    )
  )
  const outcome = Effect.runPromise(Fiber.join(fiber)).catch(() => "interrupted")
  const emit = (event: string, payload?: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const count = () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0)
  return { provider, answer, proposed, codes, late, fiber, outcome, emit, count }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

describe("waiting for a wallet to agree", () => {
  it("T12 in part: shows the code that the relay gives, for four minutes, and takes it away with the session", async () => {
    const { proposed, emit, codes, answer, outcome, count } = open()
    expect(proposed).toEqual([{ optionalNamespaces: { eip155: { chains: ["eip155:1"] } } }])
    for (const odd of [undefined, 7, "https://evil.test", "x wc:"]) emit("display_uri", odd)
    await settle()
    expect(codes).toEqual([])
    emit("display_uri", "wc:one@2")
    emit("display_uri", "wc:two@2")
    await settle()
    expect(codes).toEqual([{ uri: "wc:one@2", expiresAt: 1_700_000_240_000 }])
    answer.resolve(session)
    expect(await outcome).toEqual({ session, proofs: undefined })
    expect([codes.at(-1), codes.length, count(), vi.getTimerCount()]).toEqual([undefined, 2, 0, 0])
  })

  it("T12 in part: has expired ten seconds before the code does, and a session that comes then is ended", async () => {
    const { emit, answer, outcome, late } = open()
    emit("display_uri", "wc:one@2")
    await vi.advanceTimersByTimeAsync(229_999)
    let isOver = false
    void outcome.then(() => (isOver = true))
    await settle()
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe("WALLETCONNECT_PAIRING_EXPIRED")
    expect(late).toEqual([])
    answer.resolve(session)
    await settle()
    expect(late).toEqual([session])
  })

  it("T12 in part: a relay that takes no proposal is given up after fifteen seconds", async () => {
    const { outcome, codes } = open()
    await vi.advanceTimersByTimeAsync(14_999)
    let isOver = false
    void outcome.then(() => (isOver = true))
    await settle()
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toBe("WALLETCONNECT_RELAY_UNREACHABLE")
    expect(codes).toEqual([undefined])
  })

  it("T12 in part: who gives up takes the code away, and hears nothing more", async () => {
    const { emit, codes, fiber, outcome, count, answer, late } = open()
    emit("display_uri", "wc:one@2")
    await settle()
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(await outcome).toBe("interrupted")
    expect([codes.at(-1), count(), vi.getTimerCount()]).toEqual([undefined, 0, 0])
    answer.resolve(session)
    await settle()
    expect(late).toEqual([session])
  })

  it("a wallet that is asked to sign in the same step is asked for the namespaces too, and what it signed is told", async () => {
    const signIn = { domain: "shop.test", chains: ["eip155:1"] } as never
    const { proposed, answer, outcome } = open({ signIn })
    expect(proposed).toEqual([
      { domain: "shop.test", chains: ["eip155:1"], optionalNamespaces: { eip155: { chains: ["eip155:1"] } } }
    ])
    answer.resolve({ session, auths: ["proof"] })
    expect(await outcome).toEqual({ session, proofs: ["proof"] })
    // Some wallets keep it with the session.
    const kept = open({ signIn })
    kept.answer.resolve({ session: { ...(session as object), authentication: ["kept"] } })
    expect(await kept.outcome).toMatchObject({ proofs: ["kept"] })
    const none = open({ signIn })
    none.answer.resolve({ auths: ["proof"] })
    expect(await none.outcome).toBe("WALLETCONNECT_SESSION_UNUSABLE")
  })

  it("what the wallet refuses with is the failure", async () => {
    const { answer, outcome, codes } = open()
    answer.reject({ code: 5000, message: "User rejected." })
    expect(await outcome).toBe("CONNECTION_REJECTED")
    expect(codes).toEqual([undefined])
  })

  it("an app that proposes by itself is listened to alone: its code, and its session", async () => {
    const made = open({ manual: true }, { uri: "wc:own@2" })
    await settle()
    expect([made.proposed, made.codes]).toEqual([[], [{ uri: "wc:own@2", expiresAt: 1_700_000_240_000 }]])
    made.emit("connect")
    await settle()
    expect(made.codes).toHaveLength(1)
    Object.assign(made.provider, { session })
    made.emit("connect")
    expect(await made.outcome).toEqual({ session, proofs: undefined })
    expect(made.count()).toBe(0)
    // It may take its time to propose.
    const slow = open({ manual: true })
    await vi.advanceTimersByTimeAsync(60_000)
    slow.emit("display_uri", "wc:late@2")
    await settle()
    expect(slow.codes).toHaveLength(1)
    await Effect.runPromise(Fiber.interrupt(slow.fiber))
  })
})

describe("what it means that a proposal came to nothing", () => {
  it.each<readonly [string, unknown, string]>([
    ["a no", { code: 5000 }, "CONNECTION_REJECTED"],
    ["a no in words", "User disapproved requested chains", "CONNECTION_REJECTED"],
    ["a cancelled one in words", "cancelled", "CONNECTION_REJECTED"],
    ["one that is open", "Request already pending", "WALLET_BUSY"],
    ["a busy wallet", "Wallet is busy", "WALLET_BUSY"],
    ["other words", "nonsense", "CONNECTION_FAILED"],
    ["words that only hold others", "projected undeclinable", "CONNECTION_FAILED"],
    ["an expired proposal", new Error("Proposal expired"), "WALLETCONNECT_PAIRING_EXPIRED"],
    ["an expired proposal in words", "Session request EXPIRED", "WALLETCONNECT_PAIRING_EXPIRED"],
    ["an object that says no in words alone", { message: "declined by somebody" }, "CONNECTION_FAILED"],
    ["a number for words", { message: 7 }, "CONNECTION_FAILED"],
    ["nothing", undefined, "CONNECTION_FAILED"],
    ["words beyond all measure", `${"x".repeat(2_000)} expired`, "CONNECTION_FAILED"]
  ])("T07 in part: %s", (_case, cause, code) => {
    expect(toRefusal("walletConnect", cause).code).toBe(code)
  })

  it("T07 in part: what the kit itself has said stays that", () => {
    const own = new SessionUnusableError()
    expect(toRefusal("walletConnect", own)).toBe(own)
  })
})

describe("the message of a sign-in in the same step", () => {
  const payload = {
    domain: "shop.test",
    aud: "https://shop.test/",
    version: "1",
    nonce: "n1",
    iat: "2026-01-01T00:00:00Z"
  }
  const head = "shop.test wants you to sign in with your Ethereum account:\n0xa\n"
  const tail =
    "\nURI: https://shop.test/\nVersion: 1\nChain ID: 1\nNonce: n1\nIssued At: 2026-01-01T00:00:00Z"

  it("T29 in part: has a line for what is there, and none for what is not", () => {
    expect(formatSignIn(payload, "0xa", "1")).toEqual({ message: `${head}\n${tail}`, statement: undefined })
    expect(
      formatSignIn(
        {
          ...payload,
          statement: "Sign in.",
          exp: "E",
          nbf: "N",
          requestId: "R",
          resources: ["https://a", 7]
        },
        "0xa",
        "1"
      )
    ).toEqual({
      message: `${head}\nSign in.\n${tail}\nExpiration Time: E\nNot Before: N\nRequest ID: R\nResources:\n- https://a\n- 7`,
      statement: "Sign in."
    })
    expect(
      formatSignIn({ ...payload, statement: "", exp: 7, resources: "https://a" }, "0xa", "1").message
    ).toBe(`${head}\n${tail}`)
  })
})
