import { assert, describe, it } from "@effect/vitest"
import { oddRejections, oddResults, userRejections } from "@latchkey/testing"
import { getBase58Decoder, getBase58Encoder } from "@solana/kit"
import * as Effect from "effect/Effect"
import nacl from "tweetnacl"
import { expect, vi } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { solanaDevnet } from "../networks.ts"
import { signing } from "./signing.ts"

const text = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const keys = nacl.sign.keyPair.fromSeed(new Uint8Array(32).fill(7))
const address = text(keys.publicKey)
const network = fakeNetwork(solanaDevnet)

/** A provider as any connector could bring it. */
const providerOf = (answer: (message: Uint8Array) => unknown) => {
  const asked: Array<readonly [unknown, unknown]> = []
  return {
    asked,
    request: (request: { readonly params: { readonly message: string } }, networkId: unknown) => {
      asked.push([request, networkId])
      return answer(Uint8Array.from(getBase58Encoder().encode(request.params.message)))
    }
  }
}
const genuine = (message: Uint8Array) => ({ signature: text(nacl.sign.detached(message, keys.secretKey)) })
const sign = (provider: unknown, message: string | Uint8Array = "Grüße 👋") =>
  signing.signMessage({ provider, address, network, message })

describe("signMessage", () => {
  it.effect(
    "T20, S7.28 in part: asks solana_signMessage for exactly those bytes, on the network, and gives the base58 signature",
    () =>
      Effect.gen(function* () {
        for (const message of ["Grüße 👋", "", Uint8Array.from([0, 0, 1, 255])]) {
          const provider = providerOf(async (bytes) => genuine(bytes))
          const signature = yield* sign(provider, message)
          const bytes = typeof message === "string" ? new TextEncoder().encode(message) : message
          assert.deepStrictEqual(provider.asked, [
            [
              { method: "solana_signMessage", params: { message: text(bytes), pubkey: address } },
              solanaDevnet.caipNetworkId
            ]
          ])
          const proof = Uint8Array.from(getBase58Encoder().encode(signature))
          assert.isTrue(nacl.sign.detached.verify(bytes, proof, keys.publicKey))
        }
      })
  )

  it.effect("T20 a signature under another message, or of another key, is none", () =>
    Effect.gen(function* () {
      const others = [
        (message: Uint8Array) => genuine(Uint8Array.from([...message, 0])),
        (message: Uint8Array) => ({
          signature: text(nacl.sign.detached(message, nacl.sign.keyPair().secretKey))
        })
      ]
      for (const other of others) {
        const error = yield* Effect.flip(sign(providerOf(async (message) => other(message))))
        assert.strictEqual(error.code, "SIGNING_FAILED")
      }
    })
  )

  it.effect("where the browser has no Ed25519 the signature is taken as it is", () =>
    Effect.gen(function* () {
      vi.stubGlobal("crypto", {
        subtle: { importKey: () => Promise.reject(new Error("Unrecognized name.")) }
      })
      const signature = yield* sign(providerOf(async (message) => genuine(Uint8Array.from([...message, 0]))))
      vi.unstubAllGlobals()
      assert.match(signature, /^[1-9A-HJ-NP-Za-km-z]{64,88}$/)
    })
  )

  it.effect.each([
    ...oddResults.map(({ name, make }) => [name, make] as const),
    ["63 bytes", () => ({ signature: text(new Uint8Array(63)) })] as const,
    ["hex", () => ({ signature: `0x${"00".repeat(64)}` })] as const,
    ["bytes", () => ({ signature: new Uint8Array(64) })] as const
  ])("T08 %s is no signature", ([, make]) =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(sign(providerOf(async () => make())))).code, "SIGNING_FAILED")
    })
  )

  it.effect("tells a refusal from a failure", () =>
    Effect.gen(function* () {
      for (const { make } of userRejections) {
        const error = yield* Effect.flip(sign(providerOf(() => Promise.reject(make()))))
        assert.strictEqual(error.code, "SIGNING_REJECTED")
      }
      for (const { make } of oddRejections) {
        const error = yield* Effect.flip(sign(providerOf(() => Promise.reject(make()))))
        assert.match(error.code, /^SIGNING_(FAILED|REJECTED)$/)
      }
    })
  )

  it.effect("T08 survives a provider that is none", () =>
    Effect.gen(function* () {
      for (const provider of [
        undefined,
        null,
        {},
        { request: 7 },
        new Proxy(
          {},
          {
            get: () => {
              throw new Error("no")
            }
          }
        )
      ]) {
        assert.strictEqual((yield* Effect.flip(sign(provider))).code, "SIGNING_FAILED")
      }
    })
  )

  it("T31 asks for no message over 64 KiB", async () => {
    const provider = providerOf(async (bytes) => genuine(bytes))
    const error = await Effect.runPromise(Effect.flip(sign(provider, new Uint8Array(64 * 1024 + 1))))
    expect([error.code, provider.asked]).toEqual(["SIGNING_FAILED", []])
  })
})
