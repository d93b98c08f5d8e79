import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { expect, vi } from "vitest"
import { oddInjectedSignatures, polkadotRejections } from "@latchkey/testing"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { decodeInjectedAccounts } from "../connectors/decodeInjectedAccounts.ts"
import type { WalletSessions } from "../WalletSession.ts"
import { makeSigning } from "./signing.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"
const aliceOnPolkadot = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
const signature = `0x${"12".repeat(64)}`
const network = fakeNetwork()

const signing = (answer: () => unknown, sessions: WalletSessions = new WeakMap()) => {
  const signRaw = vi.fn(answer)
  const provider = { signer: { signRaw } }
  const sign = (message: string | Uint8Array, address = aliceOnPolkadot) =>
    makeSigning(sessions).signMessage({ provider, address, network, message })
  return { sign, signRaw, provider, sessions }
}

describe("signMessage", () => {
  it.effect("T20 gives the wallet the very bytes, and answers with its signature", () =>
    Effect.gen(function* () {
      const { sign, signRaw } = signing(async () => ({ id: 1, signature }))
      assert.strictEqual(yield* sign("héllo"), signature)
      yield* sign(new Uint8Array([0, 1, 255]))
      yield* sign("")
      expect(signRaw.mock.calls).toEqual([
        [{ address: aliceOnPolkadot, data: "0x68c3a96c6c6f", type: "bytes" }],
        [{ address: aliceOnPolkadot, data: "0x0001ff", type: "bytes" }],
        [{ address: aliceOnPolkadot, data: "0x", type: "bytes" }]
      ])
    })
  )

  it.effect("asks with the wallet's own spelling of the address", () =>
    Effect.gen(function* () {
      const { sign, signRaw, provider, sessions } = signing(async () => ({ signature }))
      sessions.set(provider, { accounts: decodeInjectedAccounts([{ address: alice }])!, network })
      yield* sign("x")
      expect(signRaw).toHaveBeenCalledWith(expect.objectContaining({ address: alice }))
    })
  )

  it("T10 reaches the wallet in the task of the click", () => {
    const { sign, signRaw } = signing(() => new Promise(() => {}))
    const fiber = Effect.runFork(sign("x"))
    expect(signRaw).toHaveBeenCalledTimes(1)
    fiber.interruptUnsafe()
  })

  it.effect.each([64, 65, 66])("takes a signature of %i bytes", (length) =>
    Effect.gen(function* () {
      const given = `0x${"Ab".repeat(length)}`
      assert.strictEqual(yield* signing(async () => ({ signature: given })).sign("x"), given)
    })
  )

  it.effect.each([
    ...oddInjectedSignatures.map(({ name, make }) => [name, make] as const),
    ["67 bytes", () => ({ signature: `0x${"12".repeat(67)}` })],
    ["half a byte", () => ({ signature: `${signature}1` })]
  ] as ReadonlyArray<readonly [string, () => unknown]>)("T08 %s is no signature", ([, make]) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(signing(async () => make()).sign("x"))
      assert.strictEqual(error.code, "SIGNING_FAILED")
    })
  )

  it.effect.each(polkadotRejections.map(({ name, make }) => [name, make] as const))(
    "a refusal is an outcome, as %s",
    ([, make]) =>
      Effect.gen(function* () {
        const error = yield* Effect.flip(signing(() => Promise.reject(make())).sign("x"))
        assert.strictEqual(error.code, "SIGNING_REJECTED")
      })
  )

  it.effect.each([
    {},
    { signer: undefined },
    { signer: {} },
    { signer: { signRaw: "yes" } },
    undefined,
    null,
    7
  ] as ReadonlyArray<unknown>)("T08 a provider without signRaw (%o) cannot sign", (provider) =>
    Effect.gen(function* () {
      const request = { provider, address: aliceOnPolkadot, network, message: "x" }
      const error = yield* Effect.flip(makeSigning(new WeakMap()).signMessage(request))
      assert.strictEqual(error.code, "SIGNING_FAILED")
    })
  )
})
