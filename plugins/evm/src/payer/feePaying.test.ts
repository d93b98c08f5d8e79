import type { FeePayer } from "@latchkey/core"
import { feePayers, type PreparedTransfer } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeChainReader } from "../../support/fakeChainReader.ts"
import { fakeProvider, rpcError, type Answers } from "../../support/fakeProvider.ts"
import type { NodeAnswers } from "../../support/fakeReader.ts"
import { prepareBatch } from "../call/batch/prepareBatch.ts"
import { sendBatch } from "../call/batch/sendBatch.ts"
import { prepareCall } from "../call/prepareCall.ts"
import { sendCall } from "../call/sendCall.ts"
import type { EvmOptions } from "../EvmApi.ts"
import { prepareTransfer } from "../transfer/prepareTransfer.ts"
import { sendTransfer } from "../transfer/sendTransfer.ts"
import { makeFeePaying } from "./makeFeePaying.ts"

const sender = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const receiver = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const contract = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const url = "https://paymaster.test/v1"
const paymaster = { 10: { url, context: { policy: "p1" }, name: "Acme" } }

const node = (coin: bigint, code = "0x"): NodeAnswers => ({
  eth_getBalance: () => `0x${coin.toString(16)}`,
  eth_getCode: () => code,
  eth_getBlockByNumber: () => ({ number: "0x10", timestamp: "0x10" }),
  eth_gasPrice: () => "0x5",
  eth_estimateGas: () => "0x5208",
  eth_getTransactionCount: () => "0x1",
  eth_simulateV1: () => [{ calls: [{ status: "0x1", gasUsed: "0x64", returnData: "0x" }] }],
  // No oracle stands there.
  eth_call: () => "0x"
})
const says = (capabilities: object): Answers => ({
  wallet_getCapabilities: () => ({ "0xa": capabilities }),
  eth_chainId: () => "0xa",
  eth_accounts: () => [sender]
})
const taking = says({ paymasterService: { supported: true } })

interface World {
  readonly coin: bigint
  readonly wallet?: Answers
  readonly options?: EvmOptions
  readonly others?: ReadonlyArray<FeePayer | undefined | "broken">
  readonly code?: string
}

const open = ({ coin, wallet = taking, options = { paymaster }, others = [], code }: World) => {
  const { reader } = fakeChainReader(10, node(coin, code))
  const provider = fakeProvider(wallet)
  const told: Array<string> = []
  const paying = makeFeePaying(
    {
      all: (_: string, of: object) =>
        of === feePayers
          ? others.map((payer, index) => ({
              plugin: `p${index}`,
              value: { of: () => (payer === "broken" ? Effect.die("broken") : Effect.succeed(payer)) }
            }))
          : []
    } as never,
    { tell: ({ code: of }: { readonly code: string }) => Effect.sync(() => void told.push(of)) } as never,
    options
  )
  const run = <A, E extends { readonly code: string }>(effect: Effect.Effect<A, E>) =>
    Effect.runPromise(Effect.match(effect, { onSuccess: (value) => value, onFailure: ({ code: of }) => of }))
  const given = { address: sender, provider, receiver }
  return {
    told,
    provider,
    prepare: (amount: bigint | "max") =>
      run(
        prepareTransfer(
          reader,
          { ...given, amount: amount === "max" ? amount : { value: amount, decimals: 18 } },
          {},
          paying
        )
      ) as Promise<PreparedTransfer>,
    send: (transfer: PreparedTransfer) => run(sendTransfer(reader, provider, transfer, paying)),
    calls: () =>
      run(
        prepareCall(
          reader,
          { call: { to: contract, value: 0n, data: "0xabcd" }, address: sender, provider },
          paying
        )
      ),
    sendCall: (prepared: never) => run(sendCall(reader, provider, prepared, paying)),
    batch: () =>
      run(
        prepareBatch(
          reader,
          { calls: [{ to: contract, value: 0n, data: "0xabcd" }], address: sender, provider },
          paying
        )
      ),
    sendBatch: (prepared: never) => run(sendBatch(reader, provider, prepared, paying))
  }
}

const sponsored = (value: string) => ({
  version: "2.0.0",
  chainId: "0xa",
  from: sender,
  atomicRequired: false,
  calls: [{ to: receiver, value, data: "0x" }],
  capabilities: { paymasterService: { url, context: { policy: "p1" } } }
})

describe("who pays for what an account sends", () => {
  it("T21 is the account where nobody else does: it needs the coin for the fee", async () => {
    const { prepare, provider, told } = open({ coin: 1_000n, options: {} })
    expect(await prepare(1n)).toBe("TRANSFER_BALANCE")
    expect(told).toEqual([])
    // Only a wallet that may have more is asked about it.
    expect(provider.methods()).toEqual(["wallet_getCapabilities"])
  })

  it("T22 is the app's paymaster where the wallet takes one: nothing of the coin is needed, and all of it can be sent", async () => {
    for (const [amount, value] of [
      [400n, "0x190"],
      ["max", "0x3e8"]
    ] as const) {
      const prepared = await open({ coin: 1_000n }).prepare(amount)
      expect(prepared).toMatchObject({ feePayer: { kind: "sponsor", name: "Acme" } })
      expect(prepared.request).toEqual(sponsored(value))
      expect(prepared.fee.value).toBeGreaterThan(0n)
      expect(prepared.feeLevels).toBeUndefined()
      expect(prepared.amount.value).toBe(amount === "max" ? 1_000n : amount)
    }
  })

  it("is not asked for more than the account has to send", async () => {
    expect(await open({ coin: 10n }).prepare(11n)).toBe("TRANSFER_BALANCE")
  })

  it.each<readonly [string, World["wallet"], EvmOptions, ReadonlyArray<string>]>([
    ["says nothing of paymasters", says({}), { paymaster }, ["EVM_PAYMASTER_UNSUPPORTED"]],
    [
      "takes none",
      says({ paymasterService: { supported: false } }),
      { paymaster },
      ["EVM_PAYMASTER_UNSUPPORTED"]
    ],
    [
      "does not know the question",
      { eth_chainId: () => "0xa" },
      { paymaster },
      ["EVM_PAYMASTER_UNSUPPORTED"]
    ],
    [
      "takes one on another chain",
      { wallet_getCapabilities: () => ({ "0x1": { paymasterService: { supported: true } } }) },
      { paymaster },
      ["EVM_PAYMASTER_UNSUPPORTED"]
    ],
    ["would take one, of another chain", taking, { paymaster: { 1: { url } } }, []],
    [
      "would take one, which is none",
      taking,
      { paymaster: { 10: { url: "http://paymaster.test" } } },
      ["EVM_PAYMASTER_INVALID"]
    ]
  ])("is the account with a wallet that %s", async (_, wallet, options, told) => {
    const world = open({ coin: 10n ** 18n, ...(wallet === undefined ? {} : { wallet }), options })
    const prepared = await world.prepare(1n)
    expect(prepared.feePayer).toBeUndefined()
    expect(prepared.request).toHaveProperty("gas")
    expect(world.told).toEqual(told)
  })

  it("takes what a wallet says of all its chains", async () => {
    const wallet = { wallet_getCapabilities: () => ({ "0x0": { paymasterService: { supported: true } } }) }
    expect((await open({ coin: 5n, wallet }).prepare(5n)).feePayer?.kind).toBe("sponsor")
  })

  it("is what a plugin says of its accounts, before the app's paymaster, and without it where the plugin fails", async () => {
    const executor = open({ coin: 5n, others: [undefined, { kind: "executor" }] })
    const prepared = await executor.prepare("max")
    expect(prepared).toMatchObject({ feePayer: { kind: "executor" }, amount: { value: 5n } })
    expect(prepared.request).toHaveProperty("gas")
    expect(executor.provider.methods()).toEqual([])
    expect((await open({ coin: 5n, others: ["broken"] }).prepare(5n)).feePayer?.kind).toBe("sponsor")
  })

  it("is the wallet of an account that is short, where the wallet has more than the account shows", async () => {
    const wallet = says({ auxiliaryFunds: { supported: true } })
    const world = open({ coin: 5n, wallet, options: {} })
    expect(await world.prepare(5n)).toMatchObject({ feePayer: { kind: "wallet" } })
    expect((await open({ coin: 10n ** 18n, wallet, options: {} }).prepare(5n)).feePayer).toBeUndefined()
  })

  it("is the same for calls of contracts and for several of them", async () => {
    const world = { coin: 0n, code: "0x60" }
    for (const prepared of [await open(world).calls(), await open(world).batch()])
      expect(prepared).toMatchObject({
        feePayer: { kind: "sponsor", name: "Acme" },
        request: { capabilities: { paymasterService: { url } } }
      })
    const self = { ...world, options: {} }
    expect([await open(self).calls(), await open(self).batch()]).toEqual([
      "TRANSFER_BALANCE",
      "TRANSFER_BALANCE"
    ])
  })
})

describe("sending what a sponsor pays for", () => {
  const asked = (answer: Answers["wallet_sendCalls"]) => ({ ...taking, wallet_sendCalls: answer! })

  it("T20 asks the wallet for exactly the call that was shown with the paymaster, which it may not leave out", async () => {
    const world = open({ coin: 7n, wallet: asked(() => ({ id: "0xid" })) })
    const prepared = await world.prepare("max")
    expect(await world.send(prepared)).toEqual({ hash: "", callsId: "0xid" })
    const { params } = world.provider.calls.find(({ method }) => method === "wallet_sendCalls")!
    expect(params).toEqual([sponsored("0x7")])
    expect(world.provider.methods()).not.toContain("eth_sendTransaction")
  })

  it.each<readonly [string, (prepared: PreparedTransfer) => Partial<PreparedTransfer>]>([
    ["as paid by the account", () => ({ feePayer: undefined as never })],
    ["as paid by whoever executes it", () => ({ feePayer: { kind: "executor" } })],
    [
      "with two calls",
      ({ request }) => ({ request: { ...request, calls: Array(2).fill((request as any).calls[0]) } })
    ],
    ["without the paymaster", ({ request: { capabilities: _, ...request } }: any) => ({ request })],
    [
      "with another capability beside it",
      ({ request }: any) => ({
        request: { ...request, capabilities: { ...request.capabilities, other: {} } }
      })
    ]
  ])("T20 asks for nothing where it is shown otherwise: %s", async (_, change) => {
    const world = open({ coin: 7n, wallet: asked(() => ({ id: "0xid" })) })
    const prepared = await world.prepare(7n)
    expect(await world.send({ ...prepared, ...change(prepared) })).toBe("TRANSFER_CHANGED")
    expect(world.provider.methods()).not.toContain("wallet_sendCalls")
  })

  it.each([
    ["a bundler's number", rpcError(-32501, "rejected")],
    ["a throttled paymaster's number", rpcError(-32504, "throttled")],
    ["the entry point's words", rpcError(-32000, "FailedOp(0, AA33 reverted)")],
    ["the paymaster's own words", rpcError(-32603, "Paymaster: policy p1 is exhausted")],
    ["a policy that is used up", rpcError(-32000, "Policy p1 has no budget left")],
    ["a service that denies it", rpcError(-32001, "request denied - spend limit exceeded")],
    ["a wallet without the capability", rpcError(5700, "unsupported capability")]
  ])(
    "a sponsor who refuses by %s has sent nothing, and the account can pay itself then",
    async (_, error) => {
      const world = open({
        coin: 10n ** 18n,
        code: "0x60",
        wallet: asked(() => {
          throw error
        })
      })
      const prepared = await world.prepare(7n)
      expect(await world.send(prepared)).toBe("TRANSFER_SPONSOR")
      const again = await world.prepare(7n)
      expect(again.feePayer).toBeUndefined()
      expect(again.request).toHaveProperty("gas")
    }
  )

  it("a sponsor who refuses a call or several is told likewise", async () => {
    const world = {
      coin: 0n,
      code: "0x60",
      wallet: asked(() => {
        throw rpcError(-32501)
      })
    }
    const [one, several] = [open(world), open(world)]
    expect(await one.sendCall((await one.calls()) as never)).toBe("TRANSFER_SPONSOR")
    expect(await several.sendBatch((await several.batch()) as never)).toBe("TRANSFER_SPONSOR")
  })

  it("what the visitor declines is declined, whatever the words, and what nobody can tell is uncertain", async () => {
    for (const [error, code] of [
      [rpcError(4001, "User rejected the paymaster request"), "TRANSFER_REJECTED"],
      [rpcError(-32603, "timeout"), "TRANSFER_UNCERTAIN"]
    ] as const) {
      const world = open({
        coin: 9n,
        wallet: asked(() => {
          throw error
        })
      })
      expect(await world.send(await world.prepare(7n))).toBe(code)
      expect((await world.prepare(7n)).feePayer?.kind).toBe("sponsor")
    }
  })
})
