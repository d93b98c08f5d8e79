import { createKit, memoryStorage, type CaipNetworkId, type TokenHolding } from "@latchkey/core"
import { HttpTimeoutError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { coin, network, testChain, token } from "../support/testChain.ts"
import { tokens, type TokensOptions } from "./index.ts"

type Answer = ReadonlyArray<TokenHolding>

/** A kit whose chain answers when the test says so, and what it was asked. */
const setUp = async ({
  answers,
  ...options
}: TokensOptions & { readonly answers?: () => Answer | "fail" } = {}) => {
  const asked: Array<{ readonly address: string; readonly networkId: CaipNetworkId }> = []
  const waiting: Array<() => void> = []
  let held = false
  let coins = 1_000n
  const { plugin, tell } = testChain({
    balance: () => coins,
    list: (of) =>
      Effect.gen(function* () {
        asked.push(of)
        // As a wallet does, it does not stop when it is told to.
        if (held)
          yield* Effect.uninterruptible(
            Effect.promise(() => new Promise<void>((resolve) => waiting.push(resolve)))
          )
        const answer = answers?.() ?? [coin(coins), token("t5", "TEA")]
        return answer === "fail"
          ? yield* Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
          : answer
      })
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, tokens(options)],
    unsupportedNetwork: "ignore",
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  return {
    kit,
    tell,
    asked,
    state: () => kit.getSnapshot().tokens["test"],
    hold: () => void (held = true),
    /** Lets those that wait have their answer, and all that follow. */
    release: () => {
      held = false
      for (const answer of waiting.splice(0)) answer()
    },
    moveBalance: async () => {
      coins += 1n
      await kit.refreshBalance({ force: true })
    }
  }
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

afterEach(() => void vi.useRealTimers())

describe("what an account holds", () => {
  it("S3.01 in part, S1.03 in part: is read into the state, the network's own coin first", async () => {
    const { kit, state } = await setUp()
    expect(state()).toBeUndefined()
    await kit.tokens.refresh()
    expect(state()).toEqual({
      account: "test:1:a1",
      status: "ready",
      source: "node",
      list: [
        { ...coin(1_000n), unverified: false },
        { ...token("t5", "TEA"), unverified: false }
      ]
    })
    await kit.dispose()
  })

  it("fails before a wallet is connected, and where tokens cannot be listed", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [testChain({ canList: false }).plugin, tokens()],
      storage: memoryStorage()
    })
    await expect(kit.tokens.refresh()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.tokens.refresh({ namespace: "other" })).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await expect(kit.tokens.refresh()).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await kit.dispose()
  })

  it("T26 what calls itself by a symbol that the app knows is marked", async () => {
    const { kit, state } = await setUp({
      known: { "test:1:t1": "TEA" },
      answers: () => [token("t9", "TEA"), token("t1", "TEA")]
    })
    await kit.tokens.refresh()
    expect(state()?.list.map(({ token: id, unverified }) => [id, unverified])).toEqual([
      ["test:1:t1", false],
      ["test:1:t9", true]
    ])
    await kit.dispose()
  })
})

describe("when it is read", () => {
  it("S9.12 in part: what was read within 30 s is not read again, unless that is forced", async () => {
    const { kit, asked } = await setUp()
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.tokens.refresh()
    later(29_999)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(1)
    later(1)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    await kit.tokens.refresh({ force: true })
    expect(asked).toHaveLength(3)
    await kit.dispose()
  })

  it("S9.10 in part, T26: a failure is shown beside what was read before, with a toast, and not tried again for 30 s", async () => {
    let answer: Answer | "fail" = [coin(5n)]
    const { kit, state, asked } = await setUp({ answers: () => answer })
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.tokens.refresh()
    answer = "fail"
    await kit.tokens.refresh({ force: true })
    expect(state()).toMatchObject({ status: "failed", failedAt: Date.now(), list: [coin(5n)] })
    expect(kit.getSnapshot().notice.toast).toMatchObject({ variant: "error", code: "BALANCE_UNAVAILABLE" })
    answer = [coin(6n)]
    later(29_999)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    later(1)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(3)
    expect(state()).toMatchObject({ status: "ready", list: [coin(6n)] })
    expect(state()).not.toHaveProperty("failedAt")
    await kit.dispose()
  })

  it("S9.10 in part: a visitor who asks for it need not wait after a failure, and a clock that was put back does not hold", async () => {
    const { kit, asked } = await setUp({ answers: () => "fail" })
    vi.useFakeTimers({ toFake: ["Date"] })
    await kit.tokens.refresh()
    await kit.tokens.refresh()
    expect(asked).toHaveLength(1)
    await kit.tokens.refresh({ force: true })
    expect(asked).toHaveLength(2)
    later(-3_600_000)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(3)
    await kit.dispose()
  })

  it("several who ask at once cause one read, and one of them who goes ends it for nobody", async () => {
    const { kit, state, asked, hold, release } = await setUp()
    await kit.tokens.refresh({ force: true })
    hold()
    const abort = new AbortController()
    const gone = kit.tokens.refresh({ force: true, signal: abort.signal })
    const others = [kit.tokens.refresh(), kit.tokens.refresh({ force: true })]
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(state()?.status).toBe("loading")
    abort.abort()
    await expect(gone).rejects.toMatchObject({ code: "CANCELLED" })
    release()
    await Promise.all(others)
    expect(asked).toHaveLength(2)
    expect(state()?.status).toBe("ready")
    await kit.dispose()
  })

  it("T26 what was read before the account's balance changed is read again at once, also where that was within 30 s", async () => {
    const { kit, state, asked, moveBalance } = await setUp()
    await kit.refreshBalance()
    await kit.tokens.refresh()
    await moveBalance()
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    expect(state()?.list[0]?.amount.value).toBe(1_001n)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    await kit.dispose()
  })

  it("T26 what is read while the account's balance changes is read once more", async () => {
    const { kit, state, asked, hold, release, moveBalance } = await setUp()
    await kit.refreshBalance()
    hold()
    const read = kit.tokens.refresh()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await moveBalance()
    release()
    await read
    expect(asked).toHaveLength(2)
    expect(state()?.status).toBe("ready")
    await kit.dispose()
  })
})

describe("whose it is", () => {
  it("T09 an answer for the network that was left is not shown, nor one from before", async () => {
    const { kit, state, asked, hold, release } = await setUp()
    await kit.tokens.refresh()
    hold()
    const read = kit.tokens.refresh({ force: true })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state()).toBeUndefined()
    release()
    await read
    expect(state()).toBeUndefined()
    await kit.tokens.refresh()
    expect(asked.at(-1)).toEqual({ address: "a1", networkId: "test:2" })
    expect(state()).toMatchObject({ account: "test:2:a1", status: "ready" })
    await kit.dispose()
  })

  it("T09 an answer for the account that was left is not shown, nor a failure", async () => {
    let fails = true
    const { kit, tell, state, asked, hold, release } = await setUp({
      answers: () => (fails ? "fail" : [coin(1n)])
    })
    hold()
    const read = kit.tokens.refresh()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "b2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("b2"))
    release()
    await read
    expect(state()).toBeUndefined()
    fails = false
    await kit.tokens.refresh()
    expect(state()).toMatchObject({ account: "test:1:b2", status: "ready" })
    await kit.dispose()
  })

  it("T09 nothing is left of it when the wallet is", async () => {
    const { kit, state } = await setUp()
    await kit.tokens.refresh()
    await kit.disconnect()
    expect(state()).toBeUndefined()
    await kit.dispose()
  })

  it("on a network that the app does not use nothing is read", async () => {
    const { kit, tell, state, asked } = await setUp()
    tell({ type: "network", namespace: "test", networkId: "test:99" })
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.unknown).toBe(true)
    )
    await kit.tokens.refresh()
    expect(asked).toEqual([])
    expect(state()).toBeUndefined()
    await kit.dispose()
  })
})
