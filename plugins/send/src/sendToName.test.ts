import { createKit, memoryStorage } from "@latchkey/core"
import { HttpTimeoutError, NameInvalidError, TransferRejectedError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { describe, expect, it, vi } from "vitest"
import { network, testChain, type TestChainOptions } from "../support/testChain.ts"
import { send } from "./index.ts"

const one = { value: 1n, decimals: 2 }
const slow = new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 })

/** A kit over a chain where names stand for what the test says at the moment. */
const open = async (options: TestChainOptions = {}) => {
  const book: Record<string, string | Error | undefined> = { "tea.test": "b2" }
  const asked: Array<string> = []
  const sends = vi.fn(() => Effect.succeed({ hash: "h1" }))
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [
      testChain({
        send: sends,
        resolve: ({ name, network: { caipNetworkId } }) => {
          asked.push(`${name} ${caipNetworkId}`)
          const normal = name.toLowerCase()
          const answer = book[normal]
          if (answer instanceof Error) return Effect.fail(answer as never)
          return Effect.succeed(answer === undefined ? undefined : { name: normal, address: answer })
        },
        ...options
      }),
      send()
    ],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      ({ code, details }: { readonly code: string; readonly details: object }) => ({ code, ...details })
    )
  return { kit, book, asked, sends, failure, state: () => kit.getSnapshot().send }
}

describe("sending to a name", () => {
  it("S3.11 in part: the state has the token, amount and receiver as they were entered, and the name and address that the receiver stands for", async () => {
    const { kit, state } = await open()
    const entered = { token: "test:1:t1", amount: "0.5", receiver: "TEA.test" } as const
    await kit.send.edit(entered)
    await kit.send.lookUp({ receiver: entered.receiver })
    expect(state().form).toEqual(entered)
    expect(state().named).toEqual({ name: "tea.test", address: "b2" })
    await kit.dispose()
  })

  it("T23 is sending to its address: the review has both, and the name is looked up again before the wallet is asked", async () => {
    const { kit, asked, sends, state } = await open()
    await kit.send.edit({ receiver: " TEA.test" })
    expect(await kit.send.lookUp({ receiver: " TEA.test" })).toEqual({ name: "tea.test", address: "b2" })
    expect(state().named).toEqual({ name: "tea.test", address: "b2" })
    const { transfer, name } = await kit.send.prepare({ receiver: " TEA.test", amount: one })
    expect([name, transfer.receiver]).toEqual(["tea.test", "b2"])
    expect(state().review).toMatchObject({ transfer, name, request: { receiver: "TEA.test" } })
    expect(asked).toEqual(["TEA.test test:1", "TEA.test test:1"])
    sends.mockImplementation(() => {
      expect(asked).toHaveLength(3)
      return Effect.succeed({ hash: "h1" })
    })
    await kit.send.submit(transfer)
    expect(asked[2]).toBe("tea.test test:1")
    expect(sends).toHaveBeenCalledTimes(1)
    expect(state().named).toBeUndefined()
    await kit.dispose()
  })

  it("T23 is refused where the name leads elsewhere than the visitor was shown, who is then shown where", async () => {
    const { kit, book, failure, state } = await open()
    await kit.send.edit({ receiver: "tea.test" })
    await kit.send.lookUp({ receiver: "tea.test" })
    book["tea.test"] = "c3"
    const prepare = () => kit.send.prepare({ receiver: "tea.test", amount: one })
    expect(await failure(prepare())).toEqual({ code: "SEND_RECEIVER_MOVED", name: "tea.test" })
    expect(state().review).toBeUndefined()
    expect(state().named).toEqual({ name: "tea.test", address: "c3" })
    expect((await prepare()).transfer.receiver).toBe("c3")
    await kit.dispose()
  })

  it.each([
    ["leads elsewhere", "c3", "SEND_RECEIVER_MOVED"],
    ["leads nowhere any more", undefined, "SEND_RECEIVER_MOVED"],
    ["is no name any more", new NameInvalidError({ reason: "form" }), "SEND_RECEIVER_MOVED"],
    ["cannot be looked up", slow, "SEND_RECEIVER_NAME"]
  ])(
    "T23 is refused where the name, right before it is sent, %s: the wallet is not asked",
    async (_, now, code) => {
      const { kit, book, sends, failure, state } = await open()
      const { transfer } = await kit.send.prepare({ receiver: "tea.test", amount: one })
      book["tea.test"] = now
      expect(await failure(kit.send.submit(transfer))).toMatchObject({ code })
      expect(sends).not.toHaveBeenCalled()
      expect(state().progress).toMatchObject({ status: "unsent", code })
      // It led there for a moment only: what was reviewed holds again.
      book["tea.test"] = "b2"
      await kit.send.submit(transfer)
      expect(sends).toHaveBeenCalledTimes(1)
      await kit.dispose()
    }
  )

  it("T28 in part: after the wallet declined, the name is looked up anew", async () => {
    const { kit, book, sends, failure } = await open()
    const { transfer } = await kit.send.prepare({ receiver: "tea.test", amount: one })
    sends.mockImplementationOnce(() => Effect.fail(new TransferRejectedError()) as never)
    expect(await failure(kit.send.submit(transfer))).toMatchObject({ code: "TRANSFER_REJECTED" })
    book["tea.test"] = "c3"
    expect(await failure(kit.send.submit(transfer))).toMatchObject({ code: "SEND_RECEIVER_MOVED" })
    expect(sends).toHaveBeenCalledTimes(1)
    await kit.dispose()
  })

  it.each([
    ["stands for nothing", undefined, "none"],
    ["is no name", new NameInvalidError({ reason: "form" }), "invalid"],
    ["cannot be looked up", slow, "failed"],
    ["stands for what is no address", "what?", "failed"]
  ])("T23, T26 fails where it %s", async (_, answer, reason) => {
    const { kit, book, failure } = await open()
    book["odd.test"] = answer
    for (const work of [
      () => kit.send.lookUp({ receiver: "odd.test" }),
      () => kit.send.prepare({ receiver: "odd.test", amount: one })
    ])
      expect(await failure(work())).toEqual({ code: "SEND_RECEIVER_NAME", reason })
    await kit.dispose()
  })

  it.each([
    "te\u200ba.test",
    "te\u202ea.test",
    "te\u2060a.test",
    "te\u00ada.test",
    "te\u3164a.test",
    "te\u0000a.test"
  ])("T23 what cannot be seen in %o is refused before anybody is asked", async (receiver) => {
    const { kit, asked, failure } = await open()
    for (const work of [
      () => kit.send.lookUp({ receiver }),
      () => kit.send.prepare({ receiver, amount: one })
    ])
      expect(await failure(work())).toEqual({ code: "TRANSFER_RECEIVER_INVALID", reason: "invisible" })
    expect(asked).toEqual([])
    await kit.dispose()
  })

  it("T23 what was found for another text, account or network is not taken for this one's", async () => {
    const { kit, book, state } = await open()
    await kit.send.edit({ receiver: "tea.test" })
    await kit.send.lookUp({ receiver: "tea.test" })
    await kit.send.edit({ amount: "1" })
    expect(state().named).toBeDefined()
    await kit.send.edit({ receiver: "tea.tes" })
    expect(state().named).toBeUndefined()
    // It comes late: something else was entered.
    await kit.send.lookUp({ receiver: "tea.test" })
    expect(state().named).toBeUndefined()
    await kit.send.edit({ receiver: "tea.test" })
    await kit.send.lookUp({ receiver: "tea.test" })
    book["cup.test"] = "c3"
    expect((await kit.send.prepare({ receiver: "cup.test", amount: one })).transfer.receiver).toBe("c3")
    expect(state().named).toEqual({ name: "tea.test", address: "b2" })
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state().named).toBeUndefined()
    await kit.dispose()
  })

  it("an address is looked up by nobody, nor is a name where the namespace has none", async () => {
    const { kit, asked, failure } = await open()
    expect(await kit.send.lookUp({ receiver: "b2" })).toBeUndefined()
    expect((await kit.send.prepare({ receiver: "b2", amount: one })).name).toBeUndefined()
    expect(asked).toEqual([])
    await kit.dispose()
    const without = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [testChain(), send()],
      storage: memoryStorage()
    })
    await without.connect({ connectorId: "wallet" })
    expect(await failure(without.send.prepare({ receiver: "tea.test", amount: one }))).toMatchObject({
      code: "TRANSFER_RECEIVER_INVALID",
      reason: "format"
    })
    await without.dispose()
  })
})
