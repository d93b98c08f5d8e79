import { assert, describe, it } from "@effect/vitest"
import type { CaipNetworkId, SiwxData } from "@latchkey/core"
import { MAX_RECAP, writeRecap } from "@latchkey/core/chain-kit"
import type { Siwx } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as TestClock from "effect/testing/TestClock"
import { decodeSignIn, proposeSignIn } from "./oneStepSignIn.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const data: SiwxData = {
  accountAddress: "",
  chainId: "eip155:1",
  domain: "shop.test",
  uri: "http://shop.test/",
  version: "1",
  nonce: "0123456789abcdef"
}
const signature = `0x${"11".repeat(65)}`
const payload = {
  iss: `did:pkh:eip155:1:${address}`,
  iat: "2026-11-22T10:00:00.000Z",
  domain: data.domain,
  aud: data.uri,
  version: "1",
  nonce: data.nonce
}
const proof = (change: object = {}, sign: unknown = { t: "eip191", s: signature }) => ({
  h: { t: "caip122" },
  p: { ...payload, ...change },
  s: sign
})
const decode = (proofs: unknown, asked: Partial<SiwxData> = {}) =>
  decodeSignIn(proofs, { data: { ...data, ...asked }, request: undefined as never })
const recap = writeRecap("eip155", ["personal_sign"])

describe("the sign-in that a wallet gave with a session", () => {
  it("S4.24 in part: has the data of what was signed, and nothing that was not", () => {
    const session = decode([proof()])
    assert.deepStrictEqual(session?.data, { ...data, accountAddress: address, issuedAt: payload.iat })
    assert.strictEqual(session?.signature, signature)
    assert.include(
      session?.message,
      `shop.test wants you to sign in with your Ethereum account:\n${address}\n`
    )
    assert.deepStrictEqual(session?.cacao, proof())
  })

  it("S4.24 in part: has the times, the statement and the resources that were signed", () => {
    const signed = {
      exp: "2026-11-22T11:00:00.000Z",
      nbf: "2026-11-22T09:00:00.000Z",
      statement: "Welcome.",
      resources: ["https://shop.test/terms"]
    }
    const session = decode([proof(signed)], { statement: "Welcome.", resources: signed.resources })
    assert.deepStrictEqual(session?.data, {
      ...data,
      accountAddress: address,
      issuedAt: payload.iat,
      expirationTime: signed.exp,
      notBefore: signed.nbf,
      statement: "Welcome.",
      resources: signed.resources
    })
  })

  it("S4.24 in part: may end its resources with what the session allows, which the statement says in words", () => {
    const session = decode([proof({ statement: "Welcome.", resources: ["a:b", recap] })], {
      statement: "Welcome.",
      resources: ["a:b"]
    })
    assert.match(session?.data.statement ?? "", /^Welcome\. I further authorize /)
    assert.deepStrictEqual(session?.data.resources, ["a:b", recap])
  })

  it.each([
    ["another nonce", { nonce: "other" }],
    ["another domain", { domain: "evil.test" }],
    ["another address of the page", { aud: "http://evil.test/" }],
    ["a statement of two lines", { statement: "Welcome.\nURI: http://evil.test/" }],
    ["a statement with a carriage return", { statement: "Welcome.\rURI" }],
    ["a statement that is no text", { statement: 5 }],
    ["an account of another chain", { iss: `did:pkh:eip155:10:${address}` }],
    ["an account that is no text", { iss: [payload.iss] }],
    ["no time", { iat: undefined }],
    ["a time that is no text", { iat: 5 }],
    ["resources that are no list", { resources: "a:b" }],
    ["a resource that is no text", { resources: [5] }],
    ["a resource that nobody asked for", { resources: ["a:b"] }],
    ["a second resource beside what it allows", { resources: [recap, "a:b"] }],
    ["nothing", undefined]
  ])("T20 in part: is none with %s", (_, change) => {
    assert.isUndefined(decode([change === undefined ? undefined : proof(change)]))
  })

  it.each([
    ["another statement", { statement: "Hello." }, { statement: "Welcome." }],
    ["no statement", {}, { statement: "Welcome." }],
    ["another resource", { resources: ["c:d"] }, { resources: ["a:b"] }],
    ["none of the resources", {}, { resources: ["a:b"] }]
  ])("T20 in part: is none with %s than was asked for", (_, change, asked) => {
    assert.isUndefined(decode([proof(change)], asked))
  })

  it.each([
    [undefined],
    [{ t: "eip191" }],
    [{ s: "no hex" }],
    [{ s: 5 }],
    [{ s: `0x${"1".repeat(99_999)}` }]
  ])("T20 in part: is none with the signature %o", (sign) => {
    assert.isUndefined(decode([proof({}, sign === undefined ? null : sign)]))
  })

  it("T14 is the first that can be read, of twenty; lists that are none are none", () => {
    const good = proof()
    const bad = proof({ nonce: "other" })
    assert.isDefined(decode([bad, null, good]))
    assert.isDefined(decode([...Array(19).fill(bad), good]))
    assert.isUndefined(decode([...Array(20).fill(bad), good]))
    for (const none of [undefined, null, {}, "proofs", { 0: good, length: 1 }])
      assert.isUndefined(decode(none))
  })
})

describe("what a wallet is asked to sign while it connects", () => {
  const proposed = {
    methods: ["personal_sign"],
    events: [],
    chains: ["eip155:10", "eip155:1"],
    rpcMap: {}
  }
  const keeper = (told: Partial<SiwxData> = {}) => {
    const asked: Array<unknown> = []
    const siwx = {
      message: (request: unknown) => {
        asked.push(request)
        return Effect.succeed({ data: { ...data, ...told }, message: "" })
      }
    } as unknown as Siwx["Service"]
    return { siwx, asked }
  }
  const propose = (
    siwx: Siwx["Service"],
    change: Partial<typeof proposed> = {},
    chainId: CaipNetworkId = "eip155:1"
  ) => proposeSignIn(siwx, chainId, { ...proposed, ...change })

  it.effect("S4.24 in part: is on the page's network first, with the nonce of whoever keeps sign-ins", () =>
    Effect.gen(function* () {
      const { siwx, asked } = keeper()
      const made = yield* propose(siwx)
      assert.deepStrictEqual(asked, [{ chainId: "eip155:1", address: "" }])
      const { methods, ...request } = made!.request
      assert.deepStrictEqual(request, {
        chains: ["eip155:1", "eip155:10"],
        domain: data.domain,
        uri: data.uri,
        nonce: data.nonce,
        resources: [recap]
      })
      // The client proposes them, and makes no list of them.
      assert.deepStrictEqual([...methods!], ["personal_sign"])
      assert.lengthOf(methods!, 0)
    })
  )

  it.effect("S4.24 in part: says the times, the statement and the resources where there are some", () =>
    Effect.gen(function* () {
      const made = yield* propose(
        keeper({ expirationTime: "e", notBefore: "n", statement: "Welcome.", resources: ["a:b"] }).siwx
      )
      assert.include(made!.request, { exp: "e", nbf: "n", statement: "Welcome." })
      assert.deepStrictEqual(made!.request.resources, ["a:b", recap])
    })
  )

  it.effect("is nothing where the network or no method is proposed, or more than a message holds", () =>
    Effect.gen(function* () {
      const { siwx, asked } = keeper()
      const many = Array.from({ length: MAX_RECAP }, (_, index) => `eip155:${index}`)
      for (const change of [{ chains: ["eip155:10"] }, { methods: [] }, { chains: ["eip155:1", ...many] }])
        assert.isUndefined(yield* propose(siwx, change))
      assert.isEmpty(asked)
    })
  )

  it.effect(
    "is nothing where the message has what the client leaves out, or there is none in three seconds",
    () =>
      Effect.gen(function* () {
        assert.isUndefined(yield* propose(keeper({ requestId: "r" }).siwx))
        const failing = { message: () => Effect.fail(new Error("no server")) } as unknown as Siwx["Service"]
        assert.isUndefined(yield* propose(failing))
        const silent = { message: () => Effect.never } as unknown as Siwx["Service"]
        const fiber = yield* Effect.forkChild(propose(silent), { startImmediately: true })
        yield* TestClock.adjust(2_999)
        assert.isUndefined(fiber.pollUnsafe())
        yield* TestClock.adjust(1)
        assert.isUndefined(yield* Fiber.join(fiber))
      })
  )
})
