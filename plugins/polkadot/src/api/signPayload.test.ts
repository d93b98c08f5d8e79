import { assert, describe, it } from "@effect/vitest"
import { TypeRegistry } from "@polkadot/types"
import { signatureVerify } from "@polkadot/util-crypto"
import * as Effect from "effect/Effect"
import { expect, vi } from "vitest"
import {
  createPolkadotWallet,
  oddInjectedSignatures,
  polkadotAccounts,
  polkadotRejections
} from "@latchkey/testing"
import { codec } from "../codec.ts"
import { polkadotRelayChain } from "../networks.ts"
import { parseAddress } from "../Ss58Address.ts"
import { signPayload } from "./signPayload.ts"

const genesisHash = "0x91b171bb158e2d3848fa23a9f1c25182fb8e20313b2c1eb49219da7a70ce90c3"
const [alice, bob] = polkadotAccounts.map(({ address }) => address) as [string, string]
const payload = {
  address: alice,
  blockHash: `0x${"ab".repeat(32)}`,
  blockNumber: "0x00000010",
  era: "0x0500",
  genesisHash,
  method: "0x0500001234",
  nonce: "0x00000003",
  signedExtensions: ["CheckNonce"],
  specVersion: "0x00000384",
  tip: "0x00000000000000000000000000000000",
  transactionVersion: "0x0000000f",
  version: 4
}
const signature: `0x${string}` = `0x01${"12".repeat(64)}`

const connectedTo = (signer: unknown) => ({
  provider: { signer },
  accounts: [{ namespace: "polkadot", address: parseAddress(alice)!, type: "eoa" as const }],
  networkId: polkadotRelayChain.caipNetworkId
})
const signing = (answer: () => unknown = async () => ({ id: 1, signature })) => {
  const signer = { signPayload: vi.fn(answer) }
  return { signer, sign: (given: unknown) => signPayload(codec, connectedTo(signer), given) }
}
const codeOf = (work: ReturnType<typeof signPayload>) => Effect.map(Effect.flip(work), ({ code }) => code)

describe("signPayload", () => {
  it.effect("T20 gives the wallet what it was given, as it was then, and answers with its signature", () =>
    Effect.gen(function* () {
      const { signer, sign } = signing()
      const given = { ...payload, assetId: undefined, mode: 1, custom: { nested: [1, "x"] } }
      assert.deepStrictEqual(yield* sign(given), { signature })
      const { assetId: _, ...expected } = given
      assert.deepStrictEqual(signer.signPayload.mock.calls, [[expected]] as never)
    })
  )

  it("T20 T10 what changes after the call is not signed", () => {
    const { signer, sign } = signing(() => new Promise(() => {}))
    const given = { ...payload, signedExtensions: ["CheckNonce"] }
    const fiber = Effect.runFork(sign(given))
    given.method = "0x0500009999"
    given.signedExtensions.push("Evil")
    expect(signer.signPayload.mock.calls).toEqual([[payload]])
    fiber.interruptUnsafe()
  })

  it.effect("gets a signature of a real wallet that an independent library verifies", () =>
    Effect.gen(function* () {
      const wallet = createPolkadotWallet()
      const extension = yield* Effect.promise(() => wallet.entry.enable!("Test"))
      const { signature: given } = yield* signPayload(codec, connectedTo(extension.signer), payload)
      const registry = new TypeRegistry()
      registry.setSignedExtensions([...payload.signedExtensions])
      const message = registry
        .createType("ExtrinsicPayload", payload, { version: payload.version })
        .toU8a({ method: true })
      expect(signatureVerify(message, given, alice).isValid).toBe(true)
    })
  )

  it.effect("gives on a transaction that the wallet changed, and nothing that is none", () =>
    Effect.gen(function* () {
      const signed = (signedTransaction: unknown) =>
        signing(async () => ({ signature, signedTransaction })).sign(payload)
      assert.deepStrictEqual(yield* signed("0x1234"), { signature, signedTransaction: "0x1234" })
      assert.deepStrictEqual(yield* signed(Uint8Array.from([18, 52])), {
        signature,
        signedTransaction: "0x1234"
      })
      for (const odd of [null, "0x", "0x123", "1234", 7, {}, []])
        assert.deepStrictEqual(yield* signed(odd), { signature })
    })
  )

  it.effect.each(Object.keys(payload).map((field) => [field] as const))(
    "a payload whose %s is missing, or something else, reaches no wallet",
    ([field]) =>
      Effect.gen(function* () {
        for (const wrong of [undefined, null, "", 7.5, {}, "0xzz", ["x", 1]]) {
          if (field === "address" && typeof wrong === "string") continue
          const { signer, sign } = signing()
          const error = yield* Effect.flip(sign({ ...payload, [field]: wrong }))
          assert.deepInclude(error, { code: "POLKADOT_PAYLOAD_INVALID" })
          assert.deepStrictEqual(error.details, { field })
          expect(signer.signPayload).not.toHaveBeenCalled()
        }
      })
  )

  it.effect("nor does nonsense, whatever it throws when it is read", () =>
    Effect.gen(function* () {
      const throwing = Object.defineProperty({}, "address", {
        enumerable: true,
        get: () => {
          throw new Error("getter")
        }
      })
      for (const odd of [undefined, null, 7, "x", [], throwing, new Proxy({}, { ownKeys: () => ["a", "a"] })])
        assert.strictEqual(yield* codeOf(signing().sign(odd)), "POLKADOT_PAYLOAD_INVALID")
    })
  )

  it.effect("T22 one for another network, or for an account that is not connected, reaches no wallet", () =>
    Effect.gen(function* () {
      const { signer, sign } = signing()
      const kusama = "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"
      assert.strictEqual(yield* codeOf(sign({ ...payload, genesisHash: kusama })), "NETWORK_MISMATCH")
      for (const address of [bob, "", "Alice"])
        assert.strictEqual(yield* codeOf(sign({ ...payload, address })), "POLKADOT_ACCOUNT_NOT_CONNECTED")
      expect(signer.signPayload).not.toHaveBeenCalled()
    })
  )

  it.effect.each([
    ...polkadotRejections.map(
      ({ name, make }) => ["SIGNING_REJECTED", name, () => Promise.reject(make())] as const
    ),
    ...oddInjectedSignatures.map(({ name, make }) => ["SIGNING_FAILED", name, async () => make()] as const)
  ])("T08 ends in %s: %s", ([code, , answer]) =>
    Effect.gen(function* () {
      assert.strictEqual(yield* codeOf(signing(answer).sign(payload)), code)
    })
  )

  it.effect("T08 a wallet without signPayload cannot sign", () =>
    Effect.gen(function* () {
      for (const signer of [undefined, {}, { signPayload: "yes" }])
        assert.strictEqual(yield* codeOf(signPayload(codec, connectedTo(signer), payload)), "SIGNING_FAILED")
    })
  )
})
