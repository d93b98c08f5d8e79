import { createKit, memoryStorage, type CaipAddress } from "@latchkey/core"
import { TransferUncertainError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"
import { whenTold } from "../../../tests/support/lately.ts"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { send } from "./index.ts"

const one = { value: 1n, decimals: 2 }

const open = async (options: TestChainOptions = {}) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(options), send()],
    storage: memoryStorage()
  })
  onTestFinished(() => kit.dispose())
  await kit.connect({ connectorId: "wallet" })
  return { kit, state: () => kit.getSnapshot().send }
}

const holding = (id: string, value = 5n) => ({
  token: `test:1:${id}` as CaipAddress,
  name: id,
  amount: { value, decimals: 1, symbol: id.toUpperCase() }
})
const price = (value: bigint) => ({ value, decimals: 2, symbol: "USD" })

describe("what the form has", () => {
  it("S3.11 in part: each token has its own price, and of what the account has none of nobody asks it", async () => {
    const asked: Array<ReadonlyArray<string>> = []
    const { kit, state } = await open({
      tokens: () => Effect.succeed([holding("t5"), holding("t6", 0n)]) as never,
      prices: ({ tokens }) => {
        asked.push(tokens)
        return Effect.succeed([{ token: "test:1:t5", price: price(7n) }])
      }
    })
    await kit.send.tokens()
    await vi.waitFor(() =>
      expect(state().tokens.prices).toStrictEqual([{ token: "test:1:t5", price: price(7n) }])
    )
    // Without the coin among what is held, nothing is said of its worth.
    expect(state().tokens).not.toHaveProperty("coinWorth")
    expect(asked).toEqual([["test:1:t5"]])
  })

  it("what is held stays in sight while it is read again, and where that fails", async () => {
    const second = whenTold(Effect.fail(new TransferUncertainError()))
    const answers = [() => Effect.succeed([holding("t5")]) as never, second.asked]
    const { kit, state } = await open({ tokens: () => answers.shift()!() })
    const list = await kit.send.tokens()
    const again = kit.send.tokens().catch(({ code }: { code: string }) => code)
    await vi.waitFor(() => expect(state().tokens).toEqual({ status: "loading", list }))
    second.tell()
    expect(await again).toBe("TRANSFER_UNCERTAIN")
    expect(state().tokens).toEqual({ status: "failed", list })
  })

  it("T23 what one network's account holds is not told of another's, however late it is read", async () => {
    const late = whenTold(Effect.succeed([holding("t5")]))
    const { kit, state } = await open({ tokens: late.asked as never })
    const reading = kit.send.tokens()
    await vi.waitFor(() => expect(late.asked).toHaveBeenCalledOnce())
    await kit.switchNetwork({ networkId: "test:2" })
    late.tell()
    await reading
    expect(state().tokens).toEqual({ status: "idle", list: [] })
  })

  it("what is held is not read again for a link where it is known", async () => {
    const asked = vi.fn(() => Effect.succeed([holding("t5")]) as never)
    const { kit } = await open({
      tokens: asked,
      links: (text) => (text === "pay:it" ? { receiver: "b2", token: "t5" } : undefined)
    })
    const read = () => kit.send.readLink({ receiver: "pay:it" })
    expect(await read()).toEqual({ receiver: "b2", token: "test:1:t5" })
    expect(await read()).toEqual({ receiver: "b2", token: "test:1:t5" })
    expect(asked).toHaveBeenCalledOnce()
  })

  it("a change of nothing keeps it, and one of the receiver may bring what its link asks for", async () => {
    const { kit, state } = await open()
    await kit.send.edit({ receiver: "b2", linked: { receiver: "b2" }, amount: "1" })
    const { form } = state()
    expect(form).toMatchObject({ receiver: "b2", linked: { receiver: "b2" }, amount: "1" })
    await kit.send.edit()
    expect(state().form).toEqual(form)
    await kit.send.edit({ receiver: "b3", linked: { receiver: "b3" } })
    expect(state().form.linked).toEqual({ receiver: "b3" })
  })

  it("T23 a link for another network waits while nobody is connected; without one the form is empty", async () => {
    const { kit, state } = await open()
    const empty = { amount: "", receiver: "" }
    await kit.send.edit({ receiver: "test:2:b2", amount: "7", awaits: "test:2" })
    await kit.disconnect()
    expect(state().form).toStrictEqual({ amount: "", receiver: "test:2:b2", awaits: "test:2" })
    // The wallet is on network 1.
    await kit.connect({ connectorId: "wallet" })
    expect(state().form).toStrictEqual(empty)
    await kit.send.edit({ receiver: "test:2:b2", amount: "7" })
    await kit.disconnect()
    expect(state().form).toStrictEqual(empty)
  })
})

describe("what a review says", () => {
  it("T23 a receiver that looks like an own account or a token that is held is told", async () => {
    const own = "b123456789012345"
    const token = "c123456789012345"
    const { kit } = await open({
      address: () => own,
      tokens: () => Effect.succeed([holding(token)]) as never
    })
    const lookAlike = async (receiver: string) =>
      (await kit.send.prepare({ receiver, amount: one })).lookAlike
    expect(await lookAlike("b123459999992345")).toBe(own)
    expect(await lookAlike("c123459999992345")).toBeUndefined()
    await kit.send.tokens()
    expect(await lookAlike("c123459999992345")).toBe(token)
  })

  it("T20 what was asked for is what is prepared again: the fee's level and the references too, and nothing that was not asked", async () => {
    const { kit } = await open({ fees: "chosen", hasReferences: true })
    const request = { receiver: "b2", amount: one, feeLevel: "fast", references: ["r1"] } as const
    const first = await kit.send.prepare(request)
    expect(first.request).toStrictEqual(request)
    expect(first.transfer).toMatchObject({ fee: { value: 20n }, references: ["r1"] })
    const plain = await kit.send.prepare({ receiver: "b2", amount: one })
    expect(plain.request).toStrictEqual({ receiver: "b2", amount: one })
    expect(Object.keys(plain).toSorted()).toEqual(["request", "transfer"])
  })

  it("T20 the wallet is asked for what was reviewed, on its network, and that is followed by its hash", async () => {
    const asked: Array<object> = []
    const { kit } = await open({
      send: (_, given) => {
        asked.push(given)
        return Effect.succeed({ hash: "h7" })
      },
      follow: (given) => {
        asked.push(given)
        return Effect.succeed({ status: "success" })
      }
    })
    const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
    await kit.send.submit(transfer)
    await kit.send.follow()
    const place = { transfer, network: expect.objectContaining({ caipNetworkId: "test:1" }), provider: {} }
    expect(asked[0]).toEqual(place)
    expect(asked[1]).toEqual({ ...place, hash: "h7" })
    expect((asked[0] as typeof place).transfer).toBe(transfer)
  })

  it("T28 what becomes of an earlier transfer is not told of a later one", async () => {
    const ends = [
      whenTold(Effect.succeed({ status: "failed" as const })),
      whenTold(Effect.succeed({ status: "success" as const }))
    ] as const
    const asked = [...ends]
    let hashes = 0
    const { kit, state } = await open({
      send: () => Effect.sync(() => ({ hash: `h${++hashes}` })),
      follow: () => asked.shift()!.asked()
    })
    for (const end of ends) {
      const { transfer } = await kit.send.prepare({ receiver: "b2", amount: one })
      await kit.send.submit(transfer)
      void kit.send.follow()
      await vi.waitFor(() => expect(end.asked).toHaveBeenCalledOnce())
    }
    ends[0].tell()
    const tracked = () => kit.getSnapshot().transactions.list.map(({ hash, status }) => `${hash} ${status}`)
    await vi.waitFor(() => expect(tracked()).toEqual(["h2 pending", "h1 failed"]))
    expect(state().progress).toMatchObject({ hash: "h2", status: "sent" })
    ends[1].tell()
    await vi.waitFor(() => expect(state().progress).toMatchObject({ hash: "h2", status: "success" }))
  })

  it.each([
    ["asks for no memo", { receiver: "b2" }, { memo: "12" }, true],
    ["asks for one that cannot be seen", { receiver: "b2", memo: "1\u200b2" }, { memo: "1\u200b2" }, false]
  ] as const)("T23 a link that %s", async (_, link, { memo }, isTaken) => {
    const { kit } = await open({ memoBytes: 10, links: () => link })
    const prepared = kit.send.prepare({ receiver: "pay:it", amount: one, memo })
    if (isTaken) expect((await prepared).transfer).toMatchObject({ receiver: "b2", memo })
    else await expect(prepared).rejects.toMatchObject({ details: { reason: "unsupported" } })
  })

  it("a label is cut at a hundred characters", async () => {
    const { kit } = await open({ links: () => ({ receiver: "b2", label: ` ${"x".repeat(101)}` }) })
    expect(await kit.send.readLink({ receiver: "pay:it" })).toEqual({
      receiver: "b2",
      label: "x".repeat(100)
    })
  })

  it.each([
    ["test:1:b2", { receiver: "b2" }],
    [" test:1:b2 ", { receiver: "b2" }],
    ["te:1:b2", undefined],
    ["testtesttest:1:b2", undefined],
    ["test:1:b2?x", undefined],
    ["test:1:", undefined],
    ["b2", undefined]
  ])("T23 of accounts by their whole id alone: %j", async (receiver, expected) => {
    const { kit } = await open({ links: () => undefined })
    expect(await kit.send.readLink({ receiver })).toStrictEqual(expected)
  })
})
