import { assert, describe, it } from "@effect/vitest"
import type { PreparedPermit } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeAbiParameters, toHex, verifyTypedData, type Hex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { fakeChainReader } from "../../../support/fakeChainReader.ts"
import { fakeProvider, rpcError } from "../../../support/fakeProvider.ts"
import { makeTokenPermits } from "./makeTokenPermits.ts"
import { permitTypeHash, separatorOf } from "./permitData.ts"

const key = privateKeyToAccount(`0x${"11".repeat(32)}`)
const owner = key.address
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const token = `eip155:10:${contract}`
const spender = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const domain = { name: "Tea", version: "1", chainId: 10, contract }
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value])

/** What a token says to the calls of EIP-2612, by their names; undefined where it has no such call. */
interface Told {
  readonly separator?: string | undefined
  readonly nonce?: unknown
  readonly name?: string | undefined
  readonly version?: string | undefined
  readonly typeHash?: string | undefined
  readonly code?: string
}
const open = (told: Told = {}) => {
  const all = { separator: separatorOf(domain), nonce: toHex(7n, { size: 32 }), name: "Tea", ...told }
  const answers: Readonly<Record<string, unknown>> = {
    "0x3644e515": all.separator === undefined ? undefined : `0x${all.separator}`,
    "0x54fd4d50": all.version === undefined ? undefined : text(all.version),
    "0x30adf81f": all.typeHash === undefined ? undefined : `0x${all.typeHash}`,
    "0x7ecebe00": all.nonce,
    "0x06fdde03": all.name === undefined ? undefined : text(all.name)
  }
  const chain = fakeChainReader(10, {
    eth_getCode: () => told.code ?? "0x",
    eth_call: ([call]: ReadonlyArray<{ readonly data: string }>) => {
      const answer = answers[call!.data.slice(0, 10)]
      if (answer === undefined) throw { code: 3, message: "execution reverted" }
      return answer
    }
  })
  const { prepare, sign } = makeTokenPermits(() => chain.reader)
  const { network } = chain
  return {
    ...chain,
    prepare: (more: object = {}) =>
      prepare({ network, token, owner, spender, amount: 5n, deadline: 9n, ...more } as never),
    sign: (prepared: PreparedPermit, request: (...given: ReadonlyArray<any>) => unknown, on = network) =>
      sign({
        prepared,
        network: on,
        provider: fakeProvider({
          eth_chainId: () => "0xa",
          eth_signTypedData_v4: (params) => request(...(params ?? []))
        })
      } as never)
  }
}
const byKey = (_: unknown, data: string) => key.signTypedData(JSON.parse(data))

describe("an approval by signature", () => {
  it.effect(
    "T20, T25 in part: what is shown of it is what is signed, and the contract takes the signature",
    () =>
      Effect.gen(function* () {
        const { prepare, sign, calls } = open()
        const prepared = (yield* prepare())!
        assert.deepStrictEqual(prepared.facts, {
          kind: "permit",
          token,
          owner,
          spender,
          amount: 5n,
          deadline: 9n
        })
        assert.isTrue(
          calls.some(({ params }) => JSON.stringify(params).includes(owner.slice(2).toLowerCase()))
        )
        const signature = (yield* sign(prepared, byKey)) as Hex
        const { typedData } = prepared.request as { readonly typedData: string }
        const data = JSON.parse(typedData)
        assert.strictEqual(data.message.nonce, "7")
        assert.isTrue(yield* Effect.promise(() => verifyTypedData({ address: owner, ...data, signature })))
      })
  )

  it.effect("is of the domain that the token has, whatever version it tells, or none", () =>
    Effect.gen(function* () {
      const of = (told: Told) => Effect.map(open(told).prepare(), (prepared) => prepared !== undefined)
      assert.isTrue(yield* of({ version: "1" }))
      assert.isTrue(yield* of({ version: "9", typeHash: permitTypeHash() }))
      assert.isTrue(yield* of({ separator: separatorOf({ ...domain, version: "2" }) }))
      assert.isTrue(yield* of({ version: "3", separator: separatorOf({ ...domain, version: "3" }) }))
      assert.isFalse(yield* of({ separator: separatorOf({ ...domain, version: "3" }) }))
    })
  )

  it.effect(
    "T25 in part: is none where the token lacks a part of it, has another form, or the owner is a contract",
    () =>
      Effect.gen(function* () {
        for (const told of [
          { separator: undefined },
          { separator: "ab" },
          { separator: separatorOf({ ...domain, chainId: 1 }) },
          { separator: separatorOf({ ...domain, contract: spender }) },
          { nonce: undefined },
          { nonce: "0x7" },
          { name: undefined },
          { name: "Coffee" },
          { typeHash: "ea2aa0a1be11a07ed86d755c93467f4f82362b452371d1ba94d1715123511acb" },
          { code: "0x6001" }
        ])
          assert.isUndefined(yield* open(told).prepare(), JSON.stringify(told))
        for (const more of [
          { token: `eip155:1:${contract}` },
          { token: "tea" },
          { owner: "0x12" },
          { spender: "me" },
          { network: { ...open().network, caipNetworkId: "tea:1" } }
        ])
          assert.isUndefined(yield* open().prepare(more), JSON.stringify(more))
      })
  )

  it.effect("T22 is not signed on another network, nor once its request or its facts are others", () =>
    Effect.gen(function* () {
      const { prepare, sign, network } = open()
      const prepared = (yield* prepare())!
      const asked: Array<unknown> = []
      const never = (...given: ReadonlyArray<unknown>) => void asked.push(given)
      const refused = (changed: object, on = network) =>
        Effect.map(
          Effect.flip(sign({ ...prepared, ...changed } as PreparedPermit, never, on)),
          ({ code }) => code
        )
      const { facts } = prepared
      const { typedData } = prepared.request as { readonly typedData: string }
      const more = typedData.replace('"value":"5"', '"value":"6"')
      assert.notStrictEqual(more, typedData)
      for (const changed of [
        { request: {} },
        { request: { typedData: more } },
        { request: { typedData: "{" } },
        { networkId: "eip155:1" },
        { sender: spender },
        ...[
          { token: `eip155:10:${spender}` },
          { owner: spender },
          { spender: owner },
          { amount: 6n },
          { deadline: 8n }
        ].map((other) => ({ facts: { ...facts, ...other } }))
      ])
        assert.strictEqual(
          yield* refused(changed),
          "TRANSFER_CHANGED",
          JSON.stringify(changed, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value))
        )
      assert.strictEqual(yield* refused({}, { ...network, caipNetworkId: "eip155:1" }), "TRANSFER_CHANGED")
      assert.deepStrictEqual(asked, [])
    })
  )

  it.effect(
    "T08 what the wallet answers is a signature of a key, in the form that contracts take, or a failure",
    () =>
      Effect.gen(function* () {
        const { prepare, sign } = open()
        const prepared = (yield* prepare())!
        const rest = "AB".repeat(64)
        for (const [given, last] of [
          ["00", "1b"],
          ["01", "1c"],
          ["1B", "1b"],
          ["1c", "1c"]
        ])
          assert.strictEqual(
            yield* sign(prepared, () => `0x${rest}${given}`),
            `0x${rest.toLowerCase()}${last}`
          )
        for (const odd of ["0x", `0x${rest}`, `0x${rest}02`, `0x${rest}1b00`, `0x${"ab".repeat(300)}`])
          assert.strictEqual((yield* Effect.flip(sign(prepared, () => odd))).code, "TRANSFER_FAILED")
        const fails = (cause: unknown) =>
          Effect.map(
            Effect.flip(
              sign(prepared, () => {
                throw cause
              })
            ),
            ({ code }) => code
          )
        assert.strictEqual(yield* fails(rpcError(4001)), "TRANSFER_REJECTED")
        assert.strictEqual(yield* fails(rpcError(-32603)), "TRANSFER_FAILED")
      })
  )
})
