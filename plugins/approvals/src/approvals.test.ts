import { createKit, memoryStorage, type CallFacts } from "@latchkey/core"
import {
  HttpTimeoutError,
  TransferFailedError,
  TransferRefusedError,
  TransferRejectedError,
  TransferUncertainError
} from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import { approvalOf, network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { approvals } from "./index.ts"

const setUp = async (options: TestChainOptions = {}) => {
  const { plugin, tell } = testChain(options)
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, approvals()],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  const state = () => kit.getSnapshot().approvals
  return {
    kit,
    tell,
    state,
    told: () => state().byNamespace["test"],
    prepared: async () => {
      await kit.approvals.load()
      return kit.approvals.prepare({ key: state().byNamespace["test"]!.list[0]!.key })
    }
  }
}
const timeout = Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))

describe("who may take what of an account", () => {
  it("is read into the state, with the spender's page", async () => {
    const { kit, told } = await setUp({
      list: () => Effect.succeed({ approvals: [approvalOf("s1")], since: { block: 7, at: 9 } })
    })
    expect(told()).toBeUndefined()
    await kit.approvals.load()
    expect(told()).toEqual({
      account: "test:1:a1",
      status: "ready",
      source: "node",
      since: { block: 7, at: 9 },
      list: [{ ...approvalOf("s1"), key: "test:1:t5 s1", explorerUrl: "https://explorer.test/s1" }]
    })
  })

  it("T10 in part: is asked for the connected account on its network, and has no page where nobody has pages", async () => {
    const asked: Array<object> = []
    const { kit, told } = await setUp({
      hasExplorer: false,
      list: (place) => {
        asked.push(place)
        return Effect.succeed({ approvals: [approvalOf("s1")] })
      }
    })
    await kit.approvals.load()
    expect(asked).toEqual([
      { address: "a1", network: expect.objectContaining({ caipNetworkId: "test:1" }), provider: {} }
    ])
    expect(told()!.list).toStrictEqual([{ ...approvalOf("s1"), key: "test:1:t5 s1" }])
    expect(told()).not.toHaveProperty("since")
  })

  it("is told apart where a contract keeps a token and a collection", async () => {
    const { amount: _, ...all } = approvalOf("s1", { isUnlimited: true })
    const { kit, told } = await setUp({
      list: () => Effect.succeed({ approvals: [approvalOf("s1"), all] })
    })
    await kit.approvals.load()
    expect(new Set(told()!.list.map(({ key }) => key)).size).toBe(2)
  })

  it("T26 in part: what was read stays after a read that failed, which says its code", async () => {
    let fails = false
    const { kit, told } = await setUp({
      list: () => (fails ? timeout : Effect.succeed({ approvals: [approvalOf("s1")] }))
    })
    await kit.approvals.load()
    fails = true
    await kit.approvals.load()
    expect(told()).toMatchObject({ status: "failed", code: "HTTP_TIMEOUT", list: [{ spender: "s1" }] })
    fails = false
    await kit.approvals.load()
    expect(told()).not.toHaveProperty("code")
  })

  it("is read once by two who ask at the same time", async () => {
    let times = 0
    const { kit } = await setUp({
      list: () => Effect.sync(() => (times++, { approvals: [] }))
    })
    await Promise.all([kit.approvals.load(), kit.approvals.load()])
    expect(times).toBe(1)
  })

  it("T10 in part: is never another account's, nor that of a network that was left while it was read", async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let [waits, asked] = [true, 0]
    const { kit, told } = await setUp({
      list: () =>
        Effect.gen(function* () {
          asked++
          if (waits) yield* Effect.promise(() => promise)
          return { approvals: [approvalOf("s1")] }
        })
    })
    const loading = kit.approvals.load()
    await expect.poll(() => asked).toBe(1)
    await kit.switchNetwork({ networkId: "test:2" })
    waits = false
    resolve()
    await loading
    expect(told()).toBeUndefined()
    await kit.approvals.load()
    expect(told()!.account).toBe("test:2:a1")
    await kit.disconnect()
    expect(told()).toBeUndefined()
    await expect(kit.approvals.load()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
  })

  it("is not told on a namespace that has no such capability", async () => {
    const { kit } = await setUp({ canTell: false })
    await expect(kit.approvals.load()).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
  })
})

describe("taking an approval back", () => {
  it("T28 a wallet that takes its time is asked once: neither for the same revocation again nor for another", async () => {
    const { asked, tell } = whenTold(Effect.succeed({ hash: "h1" }))
    const { kit, state, prepared } = await setUp({ send: asked })
    const [review, other] = [await prepared(), await prepared()]
    const first = kit.approvals.submit(review)
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    for (const again of [review, other, review])
      await expect(kit.approvals.submit(again)).rejects.toMatchObject({ code: "APPROVALS_REVOKE_SUBMITTED" })
    expect(state().progress).toMatchObject({ status: "asking", review })
    tell()
    await first
    await expect(kit.approvals.submit(review)).rejects.toMatchObject({ code: "APPROVALS_REVOKE_SUBMITTED" })
    expect(asked).toHaveBeenCalledOnce()
  })

  it("T25 in part: a token that takes no approval of zero keeps one base unit, and the review says so; one that takes neither says why", async () => {
    const { kit, prepared } = await setUp({ least: 1n })
    const review = await prepared()
    expect(review).toMatchObject({
      leaves: { value: 1n, decimals: 1, symbol: "TEA" },
      prepared: { facts: { amount: 1n, spender: "s1" } }
    })
    await kit.approvals.submit(review)
    expect(kit.getSnapshot().transactions.list[0]).toMatchObject({
      description: { kind: "revoke", sends: [{ value: 1n }] }
    })
    const honest = await setUp()
    expect(await honest.prepared()).not.toHaveProperty("leaves")
    const none = await setUp({ least: 2n })
    await expect(none.prepared()).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
    const left = await setUp({
      least: 1n,
      list: () =>
        Effect.succeed({
          approvals: [approvalOf("s1", { amount: { value: 1n, decimals: 1, symbol: "TEA" } })]
        })
    })
    await expect(left.prepared()).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
    const liar = await setUp({ least: 1n, facts: (facts) => ({ ...facts, amount: 2n }) as CallFacts })
    await expect(liar.prepared()).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
  })

  it("T25 in part: what hinders a revocation is told as it is, and nothing is left to the spender for it", async () => {
    const tried: Array<bigint> = []
    const { prepared } = await setUp({
      hindrance: (leaving) => {
        tried.push(leaving)
        return new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })
      }
    })
    await expect(prepared()).rejects.toMatchObject({ code: "HTTP_TIMEOUT" })
    expect(tried).toEqual([0n])
  })

  it("T25 in part: of a collection there is no least, so that its refusal is the answer", async () => {
    const tried: Array<bigint> = []
    const { amount: _amount, ...all } = approvalOf("s1", { isUnlimited: true })
    const { prepared } = await setUp({
      list: () => Effect.succeed({ approvals: [all] }),
      hindrance: (leaving) => {
        tried.push(leaving)
        return new TransferRefusedError({})
      }
    })
    await expect(prepared()).rejects.toMatchObject({ code: "TRANSFER_REFUSED" })
    expect(tried).toEqual([0n])
  })

  it("is followed by its own hash on its own network, and written down by the token's symbol, or its name where it has none", async () => {
    const followed: Array<unknown> = []
    for (const [symbol, expected] of [
      ["TEA", "TEA"],
      ["", "Tea"]
    ] as const) {
      const { kit, prepared } = await setUp({
        list: () =>
          Effect.succeed({ approvals: [approvalOf("s1", { amount: { value: 7n, decimals: 1, symbol } })] }),
        follow: ({ hash, prepared, network }) => {
          followed.push([hash, prepared, network.caipNetworkId])
          return Effect.succeed({ status: "success" })
        }
      })
      const review = await prepared()
      await kit.approvals.submit(review)
      await kit.approvals.follow()
      expect(followed.splice(0)).toContainEqual(["h1", review.prepared, "test:1"])
      expect(kit.getSnapshot().transactions.list[0]).toMatchObject({
        description: { sends: [{ value: 0n, symbol: expected, token: "test:1:t5" }] }
      })
    }
  })

  it("of a collection is written down by its name and its token, without an amount", async () => {
    const { amount: _amount, ...all } = approvalOf("s1", { isUnlimited: true })
    const { kit, prepared } = await setUp({ list: () => Effect.succeed({ approvals: [all] }) })
    await kit.approvals.submit(await prepared())
    expect(kit.getSnapshot().transactions.list[0]!.description).toStrictEqual({
      kind: "revoke",
      spender: "s1",
      token: "test:1:t5",
      text: "Tea"
    })
  })

  it("T10 in part: what was read of one account is not taken back by another", async () => {
    const { kit, tell, state } = await setUp()
    await kit.approvals.load()
    const { key } = state().byNamespace["test"]!.list[0]!
    await expect(kit.approvals.prepare({ key, namespace: "other" })).rejects.toMatchObject({
      code: "NOT_CONNECTED"
    })
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await expect.poll(() => kit.getSnapshot().account["test"]?.address).toBe("a2")
    await expect(kit.approvals.prepare({ key })).rejects.toMatchObject({ code: "APPROVALS_APPROVAL_MISSING" })
  })

  it("T20 in part, T25 in part: asks for exactly what was shown, follows it, and reads again", async () => {
    const asked: Array<CallFacts | undefined> = []
    let isGiven = true
    const { kit, state, told, prepared } = await setUp({
      list: () => Effect.sync(() => ({ approvals: isGiven ? [approvalOf("s1")] : [] })),
      send: ({ facts }) =>
        Effect.sync(() => {
          asked.push(facts)
          isGiven = false
          return { hash: "h1" }
        })
    })
    const review = await prepared()
    expect(state().review).toBe(review)
    expect(asked).toEqual([])
    expect(await kit.approvals.submit(review)).toEqual({ hash: "h1" })
    expect(asked).toEqual([{ kind: "approval", token: "test:1:t5", spender: "s1", amount: 0n }])
    expect(state().progress).toMatchObject({ status: "sent", explorerUrl: "https://explorer.test/tx/h1" })
    expect(state()).not.toHaveProperty("review")
    expect(await kit.approvals.follow()).toEqual({ status: "success" })
    expect(state().progress?.status).toBe("success")
    expect(kit.getSnapshot().transactions.list).toMatchObject([
      {
        hash: "h1",
        status: "confirmed",
        explorerUrl: "https://explorer.test/tx/h1",
        networkId: "test:1",
        description: { kind: "revoke", spender: "s1", sends: [{ value: 0n, token: "test:1:t5" }] }
      }
    ])
    expect(told()!.list).toEqual([])
    await expect(kit.approvals.submit(review)).rejects.toMatchObject({ code: "APPROVALS_REVOKE_SUBMITTED" })
  })

  const { amount: _, ...collection } = approvalOf("s1", { isUnlimited: true })
  it.each<readonly [string, TestChainOptions]>([
    ["leaves something to take", { facts: (facts) => ({ ...facts, amount: 1n }) as CallFacts }],
    ["is about another spender", { facts: (facts) => ({ ...facts, spender: "s2" }) as CallFacts }],
    ["is about another token", { facts: (facts) => ({ ...facts, token: "test:1:t6" }) as CallFacts }],
    ["cannot be read", { facts: () => undefined }],
    ["takes coins along", { value: 1n }],
    [
      "lets somebody take a collection",
      {
        list: () => Effect.succeed({ approvals: [collection] }),
        facts: (facts) => ({ ...facts, isApproved: true }) as CallFacts
      }
    ],
    [
      "is about another collection",
      {
        list: () => Effect.succeed({ approvals: [collection] }),
        facts: (facts) => ({ ...facts, collection: "test:1:t6" }) as CallFacts
      }
    ],
    [
      "is about another operator",
      {
        list: () => Effect.succeed({ approvals: [collection] }),
        facts: (facts) => ({ ...facts, operator: "s2" }) as CallFacts
      }
    ]
  ])("T25 in part: a request that %s is refused, and never shown", async (_, options) => {
    const { state, prepared } = await setUp(options)
    await expect(prepared()).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(state()).not.toHaveProperty("review")
  })

  it("of a collection is a request of its own kind", async () => {
    const { prepared } = await setUp({ list: () => Effect.succeed({ approvals: [collection] }) })
    expect((await prepared()).prepared.facts).toMatchObject({ kind: "operator", isApproved: false })
  })

  it.each([
    [new TransferRejectedError({ code: 4001 }), "unsent", "TRANSFER_REJECTED"],
    [new TransferFailedError("busy"), "unsent", "TRANSFER_FAILED"],
    [new TransferUncertainError("?"), "unknown", "TRANSFER_UNCERTAIN"]
  ])("T28 in part: after %s it is %s", async (error, status, code) => {
    const { kit, state, prepared } = await setUp({ send: () => Effect.fail(error) })
    const review = await prepared()
    await expect(kit.approvals.submit(review)).rejects.toMatchObject({ code })
    expect(state().progress).toMatchObject({ status, code })
    // What was certainly not sent may be asked for again.
    await expect(kit.approvals.submit(review)).rejects.toMatchObject({
      code: status === "unsent" ? code : "APPROVALS_REVOKE_SUBMITTED"
    })
  })

  it("T28 in part: one at a time is asked for, and no longer than the visitor waits", async () => {
    const { kit, state, prepared } = await setUp({ send: () => Effect.never })
    const review = await prepared()
    const asking = kit.approvals.submit(review)
    await expect.poll(() => state().progress?.status).toBe("asking")
    const other = await prepared()
    expect(state().progress?.status).toBe("asking")
    await expect(kit.approvals.submit(other)).rejects.toMatchObject({ code: "APPROVALS_REVOKE_SUBMITTED" })
    await kit.approvals.stopAsking()
    await expect(asking).rejects.toMatchObject({ code: "TRANSFER_UNCERTAIN" })
    expect(state().progress?.status).toBe("unknown")
  })

  it("T28 says what came of it before its list is read again, however long that takes, and whoever has gone", async () => {
    let reads = 0
    const { kit, state, prepared } = await setUp({
      list: () => (reads++ === 0 ? Effect.succeed({ approvals: [approvalOf("s1")] }) : Effect.never)
    })
    await kit.approvals.submit(await prepared())
    const controller = new AbortController()
    const following = kit.approvals.follow({ signal: controller.signal }).catch(({ code }) => code)
    await expect.poll(() => state().progress?.status).toBe("success")
    controller.abort()
    expect(await following).toBe("CANCELLED")
    expect(state().progress?.status).toBe("success")
  })

  it("says how the chain undid it, and that it isn't known where nobody says", async () => {
    let outcome = Effect.succeed({ status: "failed" as const, reason: "paused" }) as Effect.Effect<
      { readonly status: "failed"; readonly reason: string },
      HttpTimeoutError
    >
    const { kit, state, prepared } = await setUp({ follow: () => outcome })
    await kit.approvals.submit(await prepared())
    await kit.approvals.follow()
    expect(state().progress).toMatchObject({ status: "failed", reason: "paused", hash: "h1" })
    outcome = timeout
    await kit.approvals.submit(await prepared())
    await expect(kit.approvals.follow()).rejects.toMatchObject({ code: "HTTP_TIMEOUT" })
    expect(state().progress).toMatchObject({ status: "unknown", hash: "h1" })
  })

  it("fails where there is no such approval, no such review, and nothing to follow", async () => {
    const { kit, prepared } = await setUp()
    await expect(kit.approvals.prepare({ key: "none" })).rejects.toMatchObject({
      code: "APPROVALS_APPROVAL_MISSING"
    })
    await expect(kit.approvals.submit({ ...(await prepared()) })).rejects.toMatchObject({
      code: "TRANSFER_CHANGED"
    })
    await expect(kit.approvals.follow()).rejects.toMatchObject({ code: "APPROVALS_REVOKE_MISSING" })
  })

  it("T30 in part: is not asked of a wallet that uses another account by then", async () => {
    const { kit, tell, state, prepared } = await setUp()
    const review = await prepared()
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await expect.poll(() => kit.getSnapshot().account["test"]?.address).toBe("a2")
    await expect(kit.approvals.submit(review)).rejects.toMatchObject({ code: "TRANSFER_CHANGED" })
    expect(state().progress?.status).toBe("unsent")
  })
})
