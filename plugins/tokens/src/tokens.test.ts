import { createKit, formatAmount, memoryStorage, type CaipNetworkId, type TokenHolding } from "@latchkey/core"
import { HttpTimeoutError, type Prices, type TokenPrice } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { coin, network, testChain, token } from "../support/testChain.ts"
import { tokens, type TokensOptions } from "./index.ts"

type Answer = ReadonlyArray<TokenHolding>

/** A kit whose chain answers when the test says so, and what it was asked. */
const setUp = async ({
  answers,
  priceList,
  ...options
}: TokensOptions & {
  readonly answers?: () => Answer | "fail"
  readonly priceList?: Prices["list"]
} = {}) => {
  const asked: Array<{ readonly address: string; readonly networkId: CaipNetworkId }> = []
  const waiting: Array<() => void> = []
  let held = false
  let coins = 1_000n
  const { plugin, tell } = testChain({
    balance: () => coins,
    ...(priceList === undefined ? {} : { priceList }),
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
  it("S3.01[tokenBalance] S1.03 in part: is read into the state, the network's own coin first", async () => {
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
    expect(kit.getSnapshot().account["test"]?.tokenBalance).toEqual(
      state()!.list.map(({ token: address, name, amount: { symbol, decimals, ...amount } }) => ({
        name,
        symbol,
        ...(address === undefined ? {} : { address }),
        chainId: "test:1",
        quantity: { numeric: formatAmount({ ...amount, decimals }), decimals: String(decimals) },
        price: 0,
        iconUrl: ""
      }))
    )
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
  it("S9.12[portfolio] what was read within 30 s is not read again, unless that is forced", async () => {
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

  it("S9.10[balance retry] T26 a failure is shown beside what was read before, with a toast, and not tried again for 30 s", async () => {
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

  it("S4.13[all] a fetch is said to be loading, and after a failure none is made for 30 s", async () => {
    let answer: Answer | "fail" = "fail"
    const { kit, state, asked, hold, release } = await setUp({ answers: () => answer })
    vi.useFakeTimers({ toFake: ["Date"] })
    for (const [fetches, ends] of [
      [1, "failed"],
      [2, "ready"]
    ] as const) {
      hold()
      const fetching = kit.tokens.refresh()
      await vi.waitFor(() => expect(asked).toHaveLength(fetches))
      expect(state()?.status).toBe("loading")
      release()
      await fetching
      expect(state()?.status).toBe(ends)
      if (ends === "ready") break
      answer = [coin(5n)]
      for (const wait of [0, 15_000, 14_999]) {
        later(wait)
        await kit.tokens.refresh()
        expect(asked).toHaveLength(1)
        expect(state()?.status).toBe("failed")
      }
      later(1)
    }
    expect(state()).toMatchObject({ list: [coin(5n)] })
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

  it("T26 what was read before something happened that the coin's balance does not show, such as a token that was bought, is read again", async () => {
    const { kit, asked, hold, release } = await setUp()
    await kit.refreshBalance()
    await kit.tokens.refresh()
    await kit.refreshBalance()
    await kit.tokens.refresh()
    expect(asked).toHaveLength(1)
    await kit.refreshBalance({ force: true })
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    await kit.tokens.refresh()
    expect(asked).toHaveLength(2)
    later(30_000)
    hold()
    const read = kit.tokens.refresh()
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    await kit.refreshBalance({ force: true })
    release()
    await read
    await kit.tokens.refresh()
    expect(asked).toHaveLength(4)
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

  it("T09 what the account before had is not shown under the next one, not while that one's is read either", async () => {
    const { kit, tell, state, asked, hold, release } = await setUp({ answers: () => [coin(7n)] })
    await kit.tokens.refresh()
    expect(state()).toMatchObject({ account: "test:1:a1", status: "ready" })
    hold()
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "b2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("b2"))
    expect(state()).toBeUndefined()
    const before = asked.length
    const read = kit.tokens.refresh()
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
    expect(state()).toMatchObject({ account: "test:1:b2", status: "loading", list: [] })
    release()
    await read
    expect(state()).toMatchObject({ account: "test:1:b2", status: "ready" })
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

describe("S3.09 in part: what the tokens are worth", () => {
  const dollars = (value: bigint, token?: TokenPrice["token"], symbol = "USD"): TokenPrice => ({
    ...(token === undefined ? {} : { token }),
    price: { value, decimals: 0, symbol }
  })
  const whole = (value: bigint | undefined) => value && Number(value) / 1e18
  /** A source of prices that answers when the test says so. */
  const source = () => {
    const asked: Array<Parameters<Prices["list"]>[0]> = []
    const waiting: Array<(prices: ReadonlyArray<TokenPrice> | "fail") => void> = []
    const priceList: Prices["list"] = (request) =>
      Effect.flatMap(
        Effect.promise(() => {
          asked.push(request)
          return new Promise<ReadonlyArray<TokenPrice> | "fail">((resolve) => waiting.push(resolve))
        }),
        (answer) =>
          answer === "fail"
            ? Effect.fail(new HttpTimeoutError({ host: "prices.test", milliseconds: 10_000 }))
            : Effect.succeed(answer)
      )
    const answer = async (prices: ReadonlyArray<TokenPrice> | "fail") => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      waiting.shift()!(prices)
    }
    return { asked, priceList, answer }
  }

  it("comes after the tokens, in the currency of the app, of what the account has and somebody vouches for", async () => {
    const { asked, priceList, answer } = source()
    const { kit, state } = await setUp({
      priceList,
      currency: "eur",
      answers: () => [coin(1_000n), token("t5", "TEA", 20n), token("t6", "NONE", 0n), token("t7", "COIN", 5n)]
    })
    const done = kit.tokens.refresh()
    await expect.poll(() => state()?.status).toBe("ready")
    expect(state()!.list.map(({ worth }) => worth)).toEqual([undefined, undefined, undefined, undefined])
    expect(state()).not.toHaveProperty("total")
    await answer([
      dollars(2n, undefined, "EUR"),
      dollars(3n, "test:1:t5", "EUR"),
      dollars(9n, "test:1:t7", "EUR")
    ])
    await done
    expect(asked).toMatchObject([
      { tokens: ["test:1:t5"], currency: "EUR", network: { caipNetworkId: "test:1" } }
    ])
    expect(state()!.list.map(({ worth }) => whole(worth?.value))).toEqual([20, 6, undefined, undefined])
    expect(kit.getSnapshot().account["test"]?.tokenBalance.map(({ value }) => value)).toEqual([
      20,
      6,
      undefined,
      undefined
    ])
    expect(state()!.total).toEqual({ value: 26n * 10n ** 18n, decimals: 18, symbol: "EUR" })
  })

  it("T26 is blank if prices cannot be read; the tokens stand, and the next reading asks again", async () => {
    const { asked, priceList, answer } = source()
    const { kit, state } = await setUp({ priceList })
    const first = kit.tokens.refresh()
    await answer([dollars(2n)])
    await first
    expect(whole(state()!.total?.value)).toBe(20)
    const second = kit.tokens.refresh({ force: true })
    // What was told just now is shown until there is another answer.
    await expect.poll(() => asked.length).toBe(2)
    expect(state()).toMatchObject({ status: "ready" })
    expect(whole(state()!.total?.value)).toBe(20)
    await answer("fail")
    await second
    expect(state()).toMatchObject({ status: "ready" })
    expect(state()).not.toHaveProperty("total")
    const third = kit.tokens.refresh({ force: true })
    await answer([dollars(3n)])
    await third
    expect(whole(state()!.total?.value)).toBe(30)
  })

  it("T10 is by the answer to the latest question, whichever comes last", async () => {
    const { asked, priceList, answer } = source()
    const { kit, state } = await setUp({ priceList })
    const first = kit.tokens.refresh()
    await expect.poll(() => asked.length).toBe(1)
    const second = kit.tokens.refresh({ force: true })
    await expect.poll(() => asked.length).toBe(2)
    await answer("fail")
    await answer([dollars(2n)])
    await Promise.all([first, second])
    expect(whole(state()!.total?.value)).toBe(20)
    const third = kit.tokens.refresh({ force: true })
    await expect.poll(() => asked.length).toBe(3)
    const fourth = kit.tokens.refresh({ force: true })
    await expect.poll(() => asked.length).toBe(4)
    await answer([dollars(9n)])
    expect(whole(state()!.total?.value)).toBe(20)
    await answer([dollars(3n)])
    await Promise.all([third, fourth])
    expect(whole(state()!.total?.value)).toBe(30)
  })

  it("T26 by prices of a minute ago is shown no longer", async () => {
    const { priceList, answer } = source()
    const { kit, state } = await setUp({ priceList })
    const first = kit.tokens.refresh()
    await answer([dollars(2n)])
    await first
    const now = Date.now()
    vi.spyOn(Date, "now").mockImplementation(() => now + 60_000)
    const second = kit.tokens.refresh()
    await expect.poll(() => state()?.total).toBeUndefined()
    await answer([dollars(2n)])
    await second
    expect(whole(state()!.total?.value)).toBe(20)
  })

  it("T31 is given up after 10 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    try {
      const { asked, priceList } = source()
      const { kit, state } = await setUp({ priceList })
      const done = kit.tokens.refresh()
      await vi.waitFor(() => expect(asked).toHaveLength(1))
      await vi.advanceTimersByTimeAsync(10_000)
      await done
      expect(state()).toMatchObject({ status: "ready" })
      expect(state()).not.toHaveProperty("total")
    } finally {
      vi.useRealTimers()
    }
  })

  it("T10 an answer that comes late is nothing to another account", async () => {
    const { priceList, answer } = source()
    const { kit, tell, state } = await setUp({ priceList })
    const first = kit.tokens.refresh()
    await expect.poll(() => state()?.status).toBe("ready")
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await expect.poll(() => kit.getSnapshot().account["test"]?.address).toBe("a2")
    await answer([dollars(2n)])
    await first
    expect(state()).toBeUndefined()
  })

  it("is nobody's if no plugin knows prices", async () => {
    const { kit, state } = await setUp()
    await kit.tokens.refresh()
    expect(state()).not.toHaveProperty("total")
    expect(state()!.list[0]).not.toHaveProperty("worth")
  })
})
