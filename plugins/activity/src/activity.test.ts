import { createKit, memoryStorage, type HistoryPage, type HistoryTransaction } from "@latchkey/core"
import { HttpTimeoutError } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import {
  coins,
  network,
  page,
  sent,
  testChain,
  testSender,
  transaction,
  type Asked
} from "../support/testChain.ts"
import { activity, type ActivityOptions } from "./index.ts"

type Answer = HistoryPage | "fail"

/** A kit whose sources answer as the test says, and what each was asked. */
const setUp = async (
  answers: ReadonlyArray<(asked: Asked) => Answer>,
  options: ActivityOptions = {},
  storage = memoryStorage()
) => {
  const asked: Array<ReadonlyArray<string>> = []
  const waiting: Array<() => void> = []
  let held = false
  let balance = 1_000n
  const { plugin, tell } = testChain({
    balance: () => balance,
    lists: answers.map(
      (answer, index) => (of: Asked) =>
        Effect.gen(function* () {
          asked.push([`${index}`, of.network.caipNetworkId, of.address, of.cursor ?? "newest"])
          // As a wallet does, it does not stop when it is told to.
          if (held)
            yield* Effect.uninterruptible(
              Effect.promise(() => new Promise<void>((resolve) => waiting.push(resolve)))
            )
          const told = answer(of)
          return told === "fail"
            ? yield* Effect.fail(new HttpTimeoutError({ host: "node.test", milliseconds: 10_000 }))
            : told
        })
    )
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [plugin, testSender(), activity(options)],
    unsupportedNetwork: "ignore",
    storage
  })
  await kit.connect({ connectorId: "wallet" })
  const state = () => kit.getSnapshot().activity["test"]
  return {
    kit,
    tell,
    asked,
    state,
    hashes: () => state()?.list.map(({ hash }) => hash),
    hold: () => void (held = true),
    /** Lets those that wait have their answer, and all that follow. */
    release: () => {
      held = false
      for (const answer of waiting.splice(0)) answer()
    },
    moveBalance: async () => {
      balance += 1n
      await kit.refreshBalance({ force: true })
    }
  }
}

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
/** Three pages of two: h6 h5, h4 h3, h2 h1. */
const paged = ({ cursor }: Asked): HistoryPage => {
  const top = Number(cursor ?? 6)
  return page([transaction(top), transaction(top - 1)], top > 2 ? { next: String(top - 2) } : {})
}
/** A transaction that is hidden: somebody else moved nothing. */
const idle = (number: number): HistoryTransaction =>
  transaction(number, { sender: "z1", transfers: [coins("in", 0n, "z1")] })

afterEach(() => void vi.useRealTimers())

describe("what happened to an account", () => {
  it("S1.03 in part: is read into the state, with its pages on the explorer", async () => {
    const { kit, state, asked } = await setUp([() => page([transaction(1)])])
    expect(state()).toBeUndefined()
    await kit.activity.load()
    expect(state()).toEqual({
      account: "test:1:a1",
      status: "ready",
      list: [{ ...transaction(1), isHidden: false, explorerUrl: "https://explorer.test/h1" }],
      hasMore: false,
      coverage: "whole",
      source: "node",
      isFallback: false
    })
    expect(asked).toEqual([["0", "test:1", "a1", "newest"]])
    await kit.dispose()
  })

  it("S2.17 tells only of the active network, whatever its source says, and of another one when that is active", async () => {
    const all = (networkId: "test:1" | "test:2", first: number) => [
      transaction(first, { networkId }),
      transaction(first + 1, { networkId })
    ]
    const { kit, state, hashes, asked, tell } = await setUp([
      () => page([...all("test:1", 1), ...all("test:2", 3)])
    ])
    await kit.activity.load()
    expect(hashes()).toEqual(["h2", "h1"])
    tell({ type: "network", namespace: "test", networkId: "test:2" })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.caipAddress).toBe("test:2:a1"))
    expect(state()).toBeUndefined()
    await kit.activity.load()
    expect(hashes()).toEqual(["h4", "h3"])
    expect(asked.map(([, networkId]) => networkId)).toEqual(["test:1", "test:2"])
    await kit.dispose()
  })

  it("fails before a wallet is connected, and where nobody knows the history", async () => {
    const kit = createKit({
      app: { name: "Test" },
      networks: [network(1)],
      plugins: [testChain({ lists: [] }).plugin, activity()],
      storage: memoryStorage()
    })
    await expect(kit.activity.load()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    await kit.connect({ connectorId: "wallet" })
    await expect(kit.activity.load()).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await expect(kit.activity.loadMore()).rejects.toMatchObject({ code: "CAPABILITY_MISSING" })
    await kit.dispose()
  })

  it("S7.05 in part, S2.19[next cursor]: is read on page by page, by the cursor of the page before", async () => {
    const { kit, state, hashes, asked } = await setUp([paged])
    await kit.activity.load()
    expect(state()).toMatchObject({ hasMore: true })
    await kit.activity.loadMore()
    await kit.activity.loadMore()
    expect(hashes()).toEqual(["h6", "h5", "h4", "h3", "h2", "h1"])
    expect(state()).toMatchObject({ hasMore: false })
    expect(state()).not.toHaveProperty("more")
    await kit.activity.loadMore()
    expect(asked.map(([, , , cursor]) => cursor)).toEqual(["newest", "4", "2"])
    await kit.dispose()
  })

  it("begins with the newest where nothing was read before more is asked for", async () => {
    const { kit, hashes } = await setUp([paged])
    await kit.activity.loadMore()
    expect(hashes()).toEqual(["h6", "h5"])
    await kit.dispose()
  })

  it("reads on over pages of nothing, and of what is hidden, five at most", async () => {
    const { kit, asked, hashes } = await setUp([
      ({ cursor }) => {
        const at = Number(cursor ?? 20)
        return page(at === 19 ? [] : [idle(at)], { next: String(at - 1), coverage: "partial" })
      }
    ])
    await kit.activity.load()
    expect(asked).toHaveLength(6)
    expect(hashes()).toEqual(["h20", "h18", "h17", "h16", "h15"])
    await kit.activity.loadMore()
    expect(asked).toHaveLength(11)
    await kit.dispose()
  })

  it("T26 a source that leads in a circle is left", async () => {
    const { kit, asked, state } = await setUp([() => page([transaction(1)], { next: "same" })])
    await kit.activity.load()
    await kit.activity.loadMore()
    expect(asked).toHaveLength(2)
    expect(state()).toMatchObject({ hasMore: false })
    await kit.dispose()
  })

  it("asks the next source where one fails, says so, and reads on by the one that answered", async () => {
    const { kit, asked, state } = await setUp([() => "fail", paged])
    await kit.activity.load()
    expect(state()).toMatchObject({ status: "ready", isFallback: true })
    await kit.activity.loadMore()
    expect(asked.map(([source, , , cursor]) => `${source} ${cursor}`)).toEqual([
      "0 newest",
      "1 newest",
      "1 4"
    ])
    await kit.dispose()
  })

  it("asks the next source where one does not know the network", async () => {
    const { kit, state, hashes } = await setUp([() => page([], { coverage: "none" }), paged])
    await kit.activity.load()
    expect(state()).toMatchObject({ isFallback: false, coverage: "whole" })
    expect(hashes()).toEqual(["h6", "h5"])
    await kit.dispose()
  })

  it("says where nobody knows the network, and calls it a failure where one might have", async () => {
    const none = () => page([], { coverage: "none" })
    const unknown = await setUp([none, none])
    await unknown.kit.activity.load()
    expect(unknown.state()).toMatchObject({ status: "ready", coverage: "none", list: [] })
    const failed = await setUp([() => "fail", none])
    await failed.kit.activity.load()
    expect(failed.state()).toMatchObject({ status: "failed", list: [] })
    await unknown.kit.dispose()
    await failed.kit.dispose()
  })

  it("S9.12, S4.13 in part: is not read again within 30 s, neither after a failure, unless forced", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const answers: Array<Answer> = [page([transaction(1)]), "fail", page([transaction(2), transaction(1)])]
    const { kit, asked, state, hashes } = await setUp([() => answers.shift() ?? "fail"])
    await kit.activity.load()
    later(29_999)
    await kit.activity.load()
    expect(asked).toHaveLength(1)
    later(1)
    await kit.activity.load()
    expect(asked).toHaveLength(2)
    expect(state()).toMatchObject({ status: "failed", failedAt: Date.now() })
    expect(hashes()).toEqual(["h1"])
    later(29_999)
    await kit.activity.load()
    expect(asked).toHaveLength(2)
    await kit.activity.load({ force: true })
    expect(hashes()).toEqual(["h2", "h1"])
    expect(state()).not.toHaveProperty("failedAt")
    await kit.dispose()
  })

  it("is read again when the balance has changed, and when something that this page sent has ended", async () => {
    const { kit, asked, moveBalance } = await setUp([() => page([transaction(1)])])
    await kit.refreshBalance({ force: true })
    await kit.activity.load()
    await kit.activity.load()
    expect(asked).toHaveLength(1)
    await moveBalance()
    await kit.activity.load()
    expect(asked).toHaveLength(2)
    await kit.sender.say(sent("h2", "pending"))
    await kit.activity.load()
    expect(asked).toHaveLength(2)
    await kit.sender.say(sent("h2", "confirmed"))
    await kit.activity.load()
    expect(asked).toHaveLength(3)
    await kit.dispose()
  })

  it("T28 what was sent before a reload is shown where no history tells it, and is no reason to read twice", async () => {
    const storage = memoryStorage()
    const untold = () => page([], { coverage: "none" })
    const first = await setUp([untold], {}, storage)
    await first.kit.sender.say(sent("h2", "confirmed"))
    await first.kit.dispose()
    const { kit, asked } = await setUp([untold], {}, storage)
    expect(kit.getSnapshot().transactions.list).toEqual([])
    await kit.activity.load()
    expect(kit.getSnapshot().transactions.list).toMatchObject([{ hash: "h2", status: "confirmed" }])
    await kit.activity.load()
    expect(asked).toHaveLength(1)
    await kit.dispose()
  })

  it("what another account has sent says nothing about this one", async () => {
    const { kit, asked } = await setUp([() => page([transaction(1)])])
    await kit.activity.load()
    const other = sent("h2", "confirmed")
    await kit.sender.say({ ...other, account: "a2" })
    await kit.sender.say({ ...other, networkId: "test:2" })
    await kit.activity.load()
    expect(asked).toHaveLength(1)
    await kit.dispose()
  })

  it("what is read again goes before what was read on", async () => {
    let top = 6
    const { kit, hashes, state } = await setUp([
      (asked) =>
        asked.cursor === undefined && top === 7
          ? page([transaction(7), transaction(6)], { next: "5" })
          : paged(asked)
    ])
    await kit.activity.load()
    await kit.activity.loadMore()
    top = 7
    await kit.activity.load({ force: true })
    expect(hashes()).toEqual(["h7", "h6", "h5", "h4", "h3"])
    expect(state()).toMatchObject({ hasMore: true })
    await kit.activity.loadMore()
    expect(hashes()).toEqual(["h7", "h6", "h5", "h4", "h3", "h2", "h1"])
    await kit.dispose()
  })

  it("S2.19 in part: a page that cannot be read is a part of the state, and is read when asked again", async () => {
    let isDown = false
    const { kit, state, hashes } = await setUp([(asked) => (isDown ? "fail" : paged(asked))])
    await kit.activity.load()
    isDown = true
    await kit.activity.loadMore()
    expect(state()).toMatchObject({ status: "ready", more: "failed", hasMore: true })
    isDown = false
    await kit.activity.loadMore()
    expect(hashes()).toEqual(["h6", "h5", "h4", "h3"])
    expect(state()).not.toHaveProperty("more")
    await kit.dispose()
  })

  it("joins a read that is under way", async () => {
    const { kit, asked, hold, release } = await setUp([paged])
    hold()
    const both = [kit.activity.load(), kit.activity.load()]
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    release()
    await Promise.all(both)
    expect(asked).toHaveLength(1)
    await kit.dispose()
  })

  it("T09 what comes late for another account, or the account on another network, is dropped", async () => {
    const { kit, tell, state, hold, release, asked, hashes } = await setUp([
      ({ address, network: { caipNetworkId } }) =>
        page([transaction(address === "a1" ? 1 : 2, { networkId: caipNetworkId })])
    ])
    hold()
    const first = kit.activity.load()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    tell({
      type: "accounts",
      namespace: "test",
      accounts: [{ namespace: "test", address: "a2", type: "eoa" }]
    })
    await vi.waitFor(() => expect(kit.getSnapshot().account["test"]?.address).toBe("a2"))
    release()
    await first.catch(() => {})
    expect(state()).toBeUndefined()
    await kit.activity.load()
    expect(hashes()).toEqual(["h2"])
    await kit.switchNetwork({ networkId: "test:2" })
    expect(state()).toBeUndefined()
    await kit.dispose()
  })

  it("T26 hides what strangers left, also because of what an older page tells", async () => {
    const paid = transaction(1, {
      sender: "a1",
      kind: "send",
      transfers: [coins("out", 5n, "friend12345678")]
    })
    const fake = transaction(9, { sender: "friend99995678", transfers: [coins("in", 1n, "friend99995678")] })
    const { kit, state } = await setUp([
      ({ cursor }) => (cursor === undefined ? page([fake], { next: "older" }) : page([paid]))
    ])
    await kit.activity.load()
    expect(state()?.list.map(({ isHidden }) => isHidden)).toEqual([false])
    await kit.activity.loadMore()
    expect(state()?.list.map(({ doubt, isHidden }) => [doubt, isHidden])).toEqual([
      ["lookAlike", true],
      [undefined, false]
    ])
    await kit.dispose()
  })

  it("T02 pictures are of the hosts that the app names, and these are declared", async () => {
    const picture = "https://pictures.test/7"
    const nft = { collection: "test:1:c1", name: "Tea", picture, isSpam: false } as const
    const answer = page([transaction(1, { transfers: [{ ...coins("in", 1n), nft }] })])
    const pictureOf = async (options: ActivityOptions) => {
      const { kit, state } = await setUp([() => answer], options)
      await kit.activity.load()
      const shown = state()?.list[0]?.transfers[0]?.nft?.picture
      await kit.dispose()
      return shown
    }
    expect(await pictureOf({})).toBeUndefined()
    const options = { pictureHosts: ["https://pictures.test"] }
    expect(await pictureOf(options)).toBe(picture)
    expect(activity(options).hosts).toEqual([
      { origin: "https://pictures.test", purpose: "pictures of collections", uses: ["image"] }
    ])
  })

  it("keeps 5,000 at most, and says that there was more", async () => {
    const { kit, state } = await setUp([
      ({ cursor }) => {
        const top = Number(cursor ?? 10_000)
        return page(
          Array.from({ length: 100 }, (_, index) => transaction(top - index)),
          { next: String(top - 100) }
        )
      }
    ])
    await kit.activity.load()
    while (kit.getSnapshot().activity["test"]?.hasMore) await kit.activity.loadMore()
    expect(state()?.list).toHaveLength(5_000)
    expect(state()).toMatchObject({ hasMore: false, coverage: "partial" })
    await kit.dispose()
  })

  it("on a network that the app does not use reads nothing", async () => {
    const { kit, tell, asked } = await setUp([paged])
    tell({ type: "network", namespace: "test", networkId: "test:99" })
    await vi.waitFor(() =>
      expect(kit.getSnapshot().network.byNamespace["test"]?.caipNetwork?.unknown).toBe(true)
    )
    await kit.activity.load()
    await kit.activity.loadMore()
    expect(asked).toEqual([])
    await kit.dispose()
  })
})
