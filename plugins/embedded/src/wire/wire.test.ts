import fc from "fast-check"
import { describe, expect, expectTypeOf, it } from "vitest"
import {
  answerMessage,
  callMessage,
  caipChainId,
  decodeFrameMessage,
  decodePageCall,
  errorMessage,
  frameCallNames,
  frameTexts,
  isBounded,
  isEmail,
  MAX_MESSAGE,
  methodKind,
  readyMessage,
  safeMethods,
  uiMessage,
  unsafeMethods,
  type FrameCallAnswer,
  type FrameCallName,
  type FrameCallRequest
} from "./index.ts"

const address = "0x14dC79964da2C08b23698B3D3cc7Ca32193d9955"
const user = { email: "ada@example.org", address, chainId: 1 }

/** Of each call, what a page may send and what the frame may answer. */
const calls: { readonly [Name in FrameCallName]: readonly [FrameCallRequest<Name>, FrameCallAnswer<Name>] } =
  {
    SWITCH_NETWORK: [{ chainId: "eip155:10" }, { chainId: 10 }],
    CONNECT_EMAIL: [{ email: "ada@example.org" }, { action: "VERIFY_OTP" }],
    CONNECT_DEVICE: [null, null],
    CONNECT_OTP: [{ otp: "123456" }, null],
    CONNECT_SOCIAL: [
      { uri: "https://example.org/?code=1", chainId: 1 },
      { ...user, userName: null }
    ],
    GET_SOCIAL_REDIRECT_URI: [{ provider: "discord" }, { uri: "https://example.org" }],
    GET_FARCASTER_URI: [null, { url: "https://example.org" }],
    CONNECT_FARCASTER: [null, { userName: "ada" }],
    GET_USER: [
      { chainId: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" },
      { ...user, email: null, smartAccountDeployed: false, accounts: [{ address, type: "smartAccount" }] }
    ],
    SIGN_OUT: [null, null],
    IS_CONNECTED: [null, { isConnected: true }],
    GET_CHAIN_ID: [null, { chainId: "1" }],
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: [null, { smartAccountEnabledNetworks: [1, 10] }],
    INIT_SMART_ACCOUNT: [null, { address, isDeployed: false }],
    SET_PREFERRED_ACCOUNT: [{ type: "eoa" }, { type: "eoa", address }],
    RPC_REQUEST: [
      { method: "personal_sign", params: ["0x00", address], chainId: 1, chainNamespace: "eip155" },
      "0x"
    ],
    UPDATE_EMAIL: [{ email: "ada@example.org" }, { action: "VERIFY_SECONDARY_OTP" }],
    UPDATE_EMAIL_PRIMARY_OTP: [{ otp: "123456" }, null],
    UPDATE_EMAIL_SECONDARY_OTP: [{ otp: "123456" }, { newEmail: "ada@example.com" }],
    SYNC_THEME: [
      { themeMode: "dark", themeVariables: { "--radius": 4 }, w3mThemeVariables: { accent: "red" } },
      null
    ],
    SYNC_DAPP_DATA: [
      {
        projectId: "p",
        sdkVersion: "1",
        sdkType: "w3m",
        metadata: { name: "A", description: "", url: "https://a", icons: [] }
      },
      null
    ],
    RELOAD: [null, null],
    RPC_ABORT: [null, null],
    SHOW_WALLET: [null, null],
    CONNECT_PASSKEY: [null, null]
  }

describe("messages between page and frame", () => {
  it.each(frameCallNames)(
    "S7.30[all but request id] %s is read as it was written, and so are its answer and its error",
    (name) => {
      const [request, answer] = calls[name]
      const call = callMessage(name, "id", request as never)
      expect(call.type).toBe(`@w3m-app/${name}`)
      expect(decodePageCall(structuredClone(call))).toEqual({ name, id: "id", payload: request })
      const answered = answerMessage(name, "id", answer as never)
      expect(answered.type).toBe(`@w3m-frame/${name}_SUCCESS`)
      expect(decodeFrameMessage(structuredClone(answered))).toEqual({
        kind: "answer",
        name,
        id: "id",
        payload: answer
      })
      const refused = errorMessage(name, "id", "No")
      expect(refused).toEqual({ type: `@w3m-frame/${name}_ERROR`, id: "id", payload: { message: "No" } })
      expect(decodeFrameMessage(refused)).toEqual({ kind: "error", name, id: "id", message: "No" })
    }
  )

  it("S7.30 in part: there are 23 calls, and two of our own frame", () => {
    expect(frameCallNames).toHaveLength(25)
    expect(frameCallNames.slice(-2)).toEqual(["SHOW_WALLET", "CONNECT_PASSKEY"])
    expectTypeOf<FrameCallAnswer<"CONNECT_EMAIL">["action"]>().toEqualTypeOf<
      "VERIFY_DEVICE" | "VERIFY_OTP" | "CONNECT"
    >()
  })

  it("S8.08 in part: an error without a text says 'An error occurred'", () => {
    for (const payload of [undefined, {}, { message: "" }, { message: 3 }])
      expect(decodeFrameMessage({ type: "@w3m-frame/RELOAD_ERROR", id: "i", payload })).toMatchObject({
        message: frameTexts.error
      })
  })

  it("S4.17 in part: READY may tell a version, and the frame asks to be seen", () => {
    expect(decodeFrameMessage(readyMessage())).toEqual({ kind: "ready" })
    expect(decodeFrameMessage(readyMessage("4"))).toEqual({ kind: "ready", version: "4" })
    expect(decodeFrameMessage(readyMessage("4", false))).toEqual({
      kind: "ready",
      version: "4",
      keeps: false
    })
    const odd = { ...readyMessage(), payload: { version: "4", keeps: "no" } }
    expect(decodeFrameMessage(odd)).not.toHaveProperty("keeps")
    expect(decodeFrameMessage(uiMessage(true))).toEqual({ kind: "ui", visible: true })
    expect(decodeFrameMessage({ type: "@w3m-frame/UI", payload: { visible: 1 } })).toBeUndefined()
    expect(decodeFrameMessage({ type: "@w3m-frame/SESSION_UPDATE", payload: { token: "t" } })).toEqual({
      kind: "session",
      token: "t"
    })
  })

  it.each([
    ["S5.07 in part:", "CONNECT_EMAIL", { email: "ada" }],
    ["S5.07 in part:", "CONNECT_OTP", { otp: 123456 }],
    ["S5.10", "GET_SOCIAL_REDIRECT_URI", { provider: "farcaster" }],
    ["S5.12", "RPC_REQUEST", { method: "wallet_sendCalls", params: [{ calls: [{ to: "abc" }] }] }],
    ["S5.12", "RPC_REQUEST", { method: "wallet_sendCalls", params: [{ calls: [{ to: "0x1", data: "1" }] }] }],
    ["S5.12", "RPC_REQUEST", { method: "wallet_sendCalls", params: [{ calls: [{ data: "0x1" }] }] }],
    ["T19", "RPC_REQUEST", { params: [] }],
    ["T19", "RPC_REQUEST", { method: "solana_signMessage", params: { message: 1, pubkey: "" } }]
  ])("%s a page's %s with %j is malformed", (_, name, payload) => {
    expect(decodePageCall({ type: `@w3m-app/${name}`, id: "i", payload })).toEqual({
      name,
      id: "i",
      malformed: true
    })
  })

  it.each([
    ["S5.11", "CONNECT_EMAIL", { action: "VERIFY_PRIMARY_OTP" }],
    ["S5.11", "UPDATE_EMAIL", { action: "VERIFY_OTP" }],
    ["S3.13 in part:", "GET_USER", { address, chainId: 1, accounts: [{ address, type: "contract" }] }],
    ["S3.13 in part:", "GET_USER", { chainId: 1 }],
    ["S3.13 in part:", "GET_USER", { address, chainId: -1 }],
    ["T16", "IS_CONNECTED", { isConnected: "true" }],
    ["T16", "GET_CHAIN_ID", undefined]
  ])("%s an answer to %s with %j is malformed", (_, name, payload) => {
    expect(decodeFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id: "i", payload })).toEqual({
      kind: "malformed",
      name,
      id: "i"
    })
  })

  it.each([
    null,
    "@w3m-frame/READY",
    {},
    { type: "@w3m-frame/" },
    { type: "READY" },
    { type: "@w3m-frame/NOTHING_SUCCESS", id: "i" },
    { type: "@w3m-frame/toString_SUCCESS", id: "i" },
    { type: "@w3m-frame/RELOAD_SUCCESS" },
    { type: "@w3m-frame/RELOAD_SUCCESS", id: 1 },
    { type: "@w3m-frame/RELOAD", id: "i" },
    Object.create({ type: "@w3m-frame/READY" })
  ])("T16 nothing is read out of %j", (message) => {
    expect(decodeFrameMessage(message)).toBeUndefined()
    expect(decodePageCall(message)).toBeUndefined()
  })

  it("T16 messages up to 64 KiB are read, and none that is larger, deep or no plain data", () => {
    const answer = (payload: unknown) =>
      decodeFrameMessage({ type: "@w3m-frame/RPC_REQUEST_SUCCESS", id: "i", payload })
    expect(answer("a".repeat(MAX_MESSAGE - 200))).toBeDefined()
    expect(answer("a".repeat(MAX_MESSAGE))).toBeUndefined()
    expect(answer(Array.from({ length: MAX_MESSAGE }, () => 0))).toBeUndefined()
    let deep: unknown = 1
    for (let level = 0; level < 40; level++) deep = [deep]
    expect(answer(deep)).toBeUndefined()
    const cyclic: Record<string, unknown> = {}
    cyclic["self"] = cyclic
    for (const odd of [cyclic, new Map(), new Uint8Array(2), 1n, Object.assign([], { length: 2 ** 31 })]) {
      expect(isBounded(odd)).toBe(false)
      expect(answer(odd)).toBeUndefined()
    }
  })

  it("T16 whatever comes is read without an exception, and only as what it says it is", () => {
    fc.assert(
      fc.property(
        fc.record({
          type: fc.oneof(
            fc.constantFrom(...frameCallNames).map((name) => `@w3m-frame/${name}_SUCCESS`),
            fc.string(),
            fc.constant("@w3m-frame/UI")
          ),
          id: fc.oneof(fc.string(), fc.anything()),
          payload: fc.anything()
        }),
        (message) => {
          const read = decodeFrameMessage(message)
          if (read !== undefined && "id" in read) {
            expect(read.id).toBe(message.id)
            expect(message.type).toBe(`@w3m-frame/${read.name}_SUCCESS`)
          }
        }
      ),
      { numRuns: 2_000 }
    )
  })
})

describe("what the words of the wire mean", () => {
  it("S5.17[all] 41 methods are safe, 11 are not, and none of others is allowed", () => {
    expect(new Set(safeMethods).size).toBe(41)
    expect(new Set(unsafeMethods).size).toBe(11)
    for (const method of safeMethods) expect(methodKind(method)).toBe("safe")
    for (const method of unsafeMethods) expect(methodKind(method)).toBe("unsafe")
    for (const method of ["eth_requestAccounts", "eth_sign", "wallet_addEthereumChain", "constructor", ""])
      expect(methodKind(method)).toBe("notAllowed")
  })

  it.each([
    ["ada@example.org", true],
    ["a.b+c@localhost", true],
    ["ada", false],
    ["ada@", false],
    ["@example.org", false],
    ["ada@exa mple.org", false],
    ["ada@example..org", false],
    ["ada@-example.org", false],
    [`${"a".repeat(250)}@b.c`, true],
    [`${"a".repeat(251)}@b.c`, false]
  ])("S5.07 in part: whether %s is an e-mail address: %s", (value, expected) => {
    expect(isEmail(value)).toBe(expected)
  })

  const asked = (name: FrameCallName, payload: unknown) =>
    decodePageCall({ type: `@w3m-app/${name}`, id: "id", payload })
  const told = (name: FrameCallName, payload: unknown) =>
    decodeFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id: "id", payload })?.kind

  it("S5.07[all] every field of an e-mail takes an address and nothing else, every code is a text", () => {
    const wrong = ["ada", "", "ada@", "a b@c.d", "@c.d", 3, null, undefined, ["ada@example.org"]]
    for (const name of ["CONNECT_EMAIL", "UPDATE_EMAIL"] as const) {
      const email = "ada@example.org"
      expect(asked(name, { email })).toEqual({ name, id: "id", payload: { email } })
      for (const each of wrong) expect(asked(name, { email: each })).toMatchObject({ malformed: true })
    }
    expect(told("UPDATE_EMAIL_SECONDARY_OTP", { newEmail: "ada@example.org" })).toBe("answer")
    for (const newEmail of wrong) expect(told("UPDATE_EMAIL_SECONDARY_OTP", { newEmail })).toBe("malformed")
    for (const email of wrong.filter((each) => each !== null && each !== undefined))
      expect(told("GET_USER", { ...user, email })).toBe("malformed")
    for (const name of ["CONNECT_OTP", "UPDATE_EMAIL_PRIMARY_OTP", "UPDATE_EMAIL_SECONDARY_OTP"] as const) {
      // A number would lose the zeros at its front.
      expect(asked(name, { otp: "001234" })).toEqual({ name, id: "id", payload: { otp: "001234" } })
      for (const otp of [1234, null, undefined, ["001234"], {}])
        expect(asked(name, { otp })).toMatchObject({ malformed: true })
    }
  })

  it.each(["GET_USER", "CONNECT_SOCIAL"] as const)("S3.13[all] the user that %s answers with", (name) => {
    const read = (payload: object) => {
      const message = decodeFrameMessage({ type: `@w3m-frame/${name}_SUCCESS`, id: "id", payload })
      return message?.kind === "answer" ? message.payload : message?.kind
    }
    const least = { address, chainId: 1 }
    const whole = {
      ...least,
      email: "ada@example.org",
      accounts: [
        { address, type: "eoa" },
        { address, type: "smartAccount" }
      ],
      userName: "ada",
      preferredAccountType: "smartAccount",
      smartAccountDeployed: false
    }
    expect(read(least)).toEqual(least)
    expect(read(whole)).toEqual(whole)
    expect(read({ ...whole, more: 1 })).toEqual(whole)
    for (const right of [
      { email: null },
      { userName: null },
      { chainId: "solana:abc" },
      { accounts: [] },
      { smartAccountDeployed: true }
    ])
      expect(read({ ...whole, ...right })).toEqual({ ...whole, ...right })
    for (const wrong of [
      { address: undefined },
      { address: 1 },
      { chainId: undefined },
      { chainId: null },
      { email: "ada" },
      { accounts: [{ address }] },
      { accounts: [{ type: "eoa" }] },
      { accounts: [{ address, type: "contract" }] },
      { accounts: null },
      { userName: 1 },
      { preferredAccountType: 1 },
      { smartAccountDeployed: "true" },
      { smartAccountDeployed: null }
    ])
      expect(read({ ...whole, ...wrong })).toBe("malformed")
  })

  it("S3.13 in part: a bare chain id is one of eip155", () => {
    expect([1, "10", "eip155:137", "solana:abc"].map(caipChainId)).toEqual([
      "eip155:1",
      "eip155:10",
      "eip155:137",
      "solana:abc"
    ])
  })

  it("S5.10[all] a social sign-in is at one of six providers", () => {
    for (const provider of ["google", "github", "apple", "facebook", "x", "discord"])
      expect(asked("GET_SOCIAL_REDIRECT_URI", { provider })).toMatchObject({ payload: { provider } })
    for (const provider of ["farcaster", "twitter", "Google", "", undefined, 1])
      expect(asked("GET_SOCIAL_REDIRECT_URI", { provider })).toMatchObject({ malformed: true })
  })

  it("S5.11[all] an e-mail is answered by one of three actions, its change by one of two", () => {
    const signIn = ["VERIFY_DEVICE", "VERIFY_OTP", "CONNECT"]
    const change = ["VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP"]
    for (const action of [...signIn, ...change, "verify_otp", "", undefined])
      expect([told("CONNECT_EMAIL", { action }), told("UPDATE_EMAIL", { action })]).toEqual([
        signIn.includes(String(action)) ? "answer" : "malformed",
        change.includes(String(action)) ? "answer" : "malformed"
      ])
  })

  it("S6.03[all] an account is an eoa or a smartAccount", () => {
    for (const type of ["eoa", "smartAccount", "EOA", "payment", undefined])
      expect(told("GET_USER", { ...user, accounts: [{ address, type }] })).toBe(
        type === "eoa" || type === "smartAccount" ? "answer" : "malformed"
      )
  })
})
