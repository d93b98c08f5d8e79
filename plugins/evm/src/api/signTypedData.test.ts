import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { hashTypedData, recoverTypedDataAddress } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { expect } from "vitest"
import { fakeProvider, oddValues, rpcError, type Answers } from "../../support/fakeProvider.ts"
import { encodeTypedData, signTypedData } from "./signTypedData.ts"

const signer = privateKeyToAccount(`0x${"11".repeat(32)}`)
const accounts = [{ namespace: "eip155", address: signer.address, type: "eoa" }] as const

const typedData = {
  domain: {
    name: "Ether Mail",
    version: "1",
    chainId: 1,
    verifyingContract: "0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC"
  },
  types: {
    Person: [
      { name: "name", type: "string" },
      { name: "wallet", type: "address" }
    ],
    Mail: [
      { name: "from", type: "Person" },
      { name: "amount", type: "uint256" },
      { name: "data", type: "bytes" }
    ]
  },
  primaryType: "Mail",
  message: {
    from: { name: "Cow", wallet: "0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826" },
    amount: 2n ** 255n,
    data: "0x0102"
  }
} as const

const asking = (overrides: Answers = {}) => {
  const provider = fakeProvider({
    eth_chainId: async () => "0x1",
    eth_signTypedData_v4: async (params) => signer.signTypedData(JSON.parse(params?.[1])),
    ...overrides
  })
  return {
    provider,
    sign: (request: Parameters<typeof signTypedData>[1]) => signTypedData({ provider, accounts }, request)
  }
}

describe("signTypedData", () => {
  it.effect("T20, S7.28 in part: what the wallet signs is what was passed, with bigint and bytes", () =>
    Effect.gen(function* () {
      const { provider, sign } = asking()
      const message = { ...typedData.message, data: new Uint8Array([1, 2]) }
      const signature = yield* sign({ typedData: { ...typedData, message } })
      const recovered = yield* Effect.promise(() =>
        recoverTypedDataAddress({ ...typedData, signature: signature as `0x${string}` })
      )
      assert.strictEqual(recovered, signer.address)
      assert.deepStrictEqual(provider.methods(), ["eth_chainId", "eth_signTypedData_v4"])
      assert.strictEqual(provider.calls[1]?.params?.[0], signer.address)
    })
  )

  it("T20 the domain's type follows from its fields and is kept where it is given", () => {
    for (const domain of [
      {},
      { name: "A" },
      { salt: `0x${"00".repeat(32)}`, chainId: 5n },
      typedData.domain
    ] as const) {
      const parsed = JSON.parse(encodeTypedData({ ...typedData, domain }))
      expect(hashTypedData(parsed)).toBe(hashTypedData({ ...typedData, domain }))
    }
    const EIP712Domain = [{ name: "name", type: "string" }]
    const given = encodeTypedData({ ...typedData, types: { ...typedData.types, EIP712Domain } })
    expect(JSON.parse(given).types.EIP712Domain).toEqual(EIP712Domain)
  })

  it.effect("T22 a wallet on another network is not asked", () =>
    Effect.gen(function* () {
      for (const chainId of [1, 1n, "1", "0x1"]) {
        const { provider, sign } = asking({ eth_chainId: async () => "0xa" })
        const error = yield* Effect.flip(sign({ typedData: { ...typedData, domain: { chainId } } }))
        assert.strictEqual(error.code, "NETWORK_MISMATCH")
        assert.deepStrictEqual(error.details, { expected: "eip155:1", actual: "eip155:10" })
        assert.deepStrictEqual(provider.methods(), ["eth_chainId"])
      }
    })
  )

  it.effect("T22 a domain without a chain asks for none; one that is no chain id is a failure", () =>
    Effect.gen(function* () {
      const { provider, sign } = asking()
      yield* sign({ typedData: { ...typedData, domain: { name: "A" } } })
      assert.deepStrictEqual(provider.methods(), ["eth_signTypedData_v4"])
      const error = yield* Effect.flip(sign({ typedData: { ...typedData, domain: { chainId: "mainnet" } } }))
      assert.strictEqual(error.code, "SIGNING_FAILED")
    })
  )

  it.effect("T20 changing the data while the wallet is asked for its chain changes nothing", () =>
    Effect.gen(function* () {
      const mutable = {
        ...typedData,
        domain: { ...typedData.domain, chainId: 1 },
        message: { ...typedData.message, amount: 2n ** 255n }
      }
      const { provider, sign } = asking({
        eth_chainId: async () => {
          mutable.message.amount = 7n
          mutable.domain.chainId = 10
          return "0x1"
        }
      })
      yield* sign({ typedData: mutable })
      const sent = JSON.parse(provider.calls[1]?.params?.[1])
      assert.strictEqual(sent.message.amount, (2n ** 255n).toString())
      assert.strictEqual(sent.domain.chainId, 1)
    })
  )

  it.effect("S5.04 in part: signs with the address that is asked for, canonical", () =>
    Effect.gen(function* () {
      const { provider, sign } = asking({ eth_signTypedData_v4: async () => `0x${"ab".repeat(65)}` })
      yield* sign({ typedData, address: typedData.message.from.wallet.toLowerCase() })
      assert.strictEqual(provider.calls[1]?.params?.[0], typedData.message.from.wallet)
      assert.strictEqual((yield* Effect.flip(sign({ typedData, address: "0x1" }))).code, "SIGNING_FAILED")
    })
  )

  it.effect.each([
    ["SIGNING_REJECTED", rpcError(4001)],
    ["SIGNING_FAILED", rpcError(-32603)],
    ["SIGNING_FAILED", undefined]
  ] as const)("T08 ends in %s", ([code, cause]) =>
    Effect.gen(function* () {
      const { sign } = asking({ eth_signTypedData_v4: () => Promise.reject(cause) })
      assert.strictEqual((yield* Effect.flip(sign({ typedData }))).code, code)
    })
  )

  it.effect.each(oddValues)("T08, S5.05 in part: %s is no signature", ([, odd]) =>
    Effect.gen(function* () {
      const { sign } = asking({ eth_signTypedData_v4: odd })
      assert.strictEqual((yield* Effect.flip(sign({ typedData }))).code, "SIGNING_FAILED")
    })
  )

  it.effect("T08 data that is no JSON is a failure before the wallet is asked", () =>
    Effect.gen(function* () {
      const cyclic: Record<string, unknown> = {}
      cyclic["self"] = cyclic
      const { provider, sign } = asking()
      assert.strictEqual(
        (yield* Effect.flip(sign({ typedData: { ...typedData, message: cyclic } }))).code,
        "SIGNING_FAILED"
      )
      assert.isEmpty(provider.calls)
    })
  )
})
