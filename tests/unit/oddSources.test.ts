import { createKit, memoryStorage } from "@latchkey/core"
import { oddResults } from "@latchkey/testing"
import { afterEach, expect, it } from "vitest"
import { activity } from "../../plugins/activity/src/index.ts"
import { names } from "../../plugins/names/src/index.ts"
import { tokens } from "../../plugins/tokens/src/index.ts"
import { exampleSources } from "../support/exampleSources.ts"
import { testNetwork, virtualChain } from "../support/virtualChain.ts"

const oddValues: ReadonlyArray<readonly [name: string, value: unknown]> = [
  ["NaN", NaN],
  ["Infinity", Infinity],
  ["-1", -1],
  ["-1n", -1n],
  ["2^300", 2n ** 300n],
  ["half", 0.5],
  ["a script", "javascript:alert(1)"],
  ["a text that turns the direction", "\u202eABC\u200b"],
  ["a text of 10,000 characters", "a".repeat(10_000)],
  ["another network's token", "test:2:t1"],
  ["10,000 nulls", Array.from({ length: 10_000 }, () => null)],
  ["undefined", undefined],
  ...oddResults.map(({ name, make }) => [name, make()] as const)
]

type Path = ReadonlyArray<string | number>

const pathsIn = (value: unknown, path: Path = []): ReadonlyArray<Path> =>
  typeof value !== "object" || value === null
    ? [path]
    : [
        path,
        ...(Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(([key, inner]) =>
          pathsIn(inner, [...path, key])
        )
      ]

const withValue = (value: unknown, [key, ...rest]: Path, put: unknown): unknown => {
  if (key === undefined) return put
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...(value as ReadonlyArray<unknown>)] as never)
    : { ...(value as object) }
  copy[key] = withValue(copy[key], rest, put)
  return copy
}

/** Every way in which an answer can be odd in one place. */
const oddAnswers = (good: unknown) =>
  pathsIn(good).flatMap((path) =>
    oddValues.map(([name, value]) => ({
      name: `${path.join(".") || "all of it"} is ${name}`,
      answer: withValue(good, path, value)
    }))
  )

const isLink = /(picture|image|url|avatar)$/i

/** What of a state nobody may be shown: amounts that are none, texts that turn the direction, links that run. */
const unfitIn = (value: unknown, at = "state"): ReadonlyArray<string> => {
  if (typeof value === "string")
    return /[\u202a-\u202e\u200b]/.test(value) ||
      (isLink.test(at) && value.startsWith("javascript:")) ||
      value.length > 2_000
      ? [`${at}: ${value.slice(0, 40)}`]
      : []
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${at}: ${value}`]
  if (typeof value === "bigint") return value >= 0n && value < 2n ** 256n ? [] : [`${at}: ${value}`]
  if (typeof value !== "object" || value === null) return []
  const { decimals } = value as { readonly decimals?: unknown }
  const isCounted =
    decimals === undefined || (Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255)
  return [
    ...(isCounted ? [] : [`${at}.decimals are none`]),
    ...Object.entries(value).flatMap(([key, inner]) => unfitIn(inner, `${at}.${key}`))
  ]
}

const coin = (value: bigint) => ({ value, decimals: 18, symbol: "COIN" })
const page = {
  transactions: [
    {
      hash: "h1",
      networkId: "test:1",
      minedAt: 1_700_000_000_000,
      status: "success",
      kind: "send",
      sender: "a1",
      transfers: [
        { direction: "out", counterparty: "a2", amount: coin(5n) },
        {
          direction: "in",
          amount: { value: 1n, decimals: 0, symbol: "" },
          nft: { collection: "test:1:t4", id: "7", name: "Cup", isSpam: false }
        }
      ],
      approvals: [
        {
          token: "test:1:t1",
          of: "token",
          name: "TEA",
          spender: "a3",
          allowed: { value: 1n, decimals: 1, symbol: "TEA" }
        }
      ],
      fee: coin(1n)
    }
  ],
  next: "more",
  coverage: "partial"
}
const holdings = [
  { name: "Coin", amount: coin(9n) },
  { token: "test:1:t1", name: "Tea", amount: { value: 3n, decimals: 1, symbol: "TEA" } }
]
const prices = [{ token: "test:1:t1", price: { value: 250n, decimals: 2, symbol: "USD" } }]

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

const open = async () => {
  const now = {
    history: page as unknown,
    tokens: holdings as unknown,
    prices: prices as unknown,
    name: { name: "ada.tea", address: "a1" } as unknown,
    claim: "ada.tea" as unknown
  }
  const kit = createKit({
    app: { name: "Test" },
    networks: [testNetwork(1)],
    plugins: [
      virtualChain({ wallet: {} }).plugin,
      exampleSources({
        history: () => ({ list: async () => now.history as never }),
        tokens: () => ({ list: async () => now.tokens as never }),
        prices: () => ({ list: async () => now.prices as never }),
        names: () => ({ resolve: async () => now.name as never, reverse: async () => now.claim as never })
      }),
      activity(),
      tokens(),
      names()
    ],
    storage: memoryStorage()
  })
  close = () => kit.dispose()
  await kit.ready()
  await kit.connect({ connectorId: "wallet" })
  return { kit, now }
}

const ended = (work: Promise<unknown>) =>
  work.then(
    () => "success",
    (error: unknown) => String((error as { readonly code?: unknown }).code)
  )

it("T26 whatever is odd in a page of history, what is shown of it is exact, plain and of the network, or it is left out", async () => {
  const { kit, now } = await open()
  const unfit: Array<string> = []
  for (const { name, answer } of oddAnswers(page)) {
    now.history = answer
    expect(await ended(kit.activity.load({ force: true })), name).toMatch(/^(success|[A-Z_]+)$/)
    unfit.push(...unfitIn(kit.getSnapshot().activity).map((found) => `${name}: ${found}`))
  }
  expect(unfit).toEqual([])
  now.history = page
  await kit.activity.load({ force: true })
  expect(kit.getSnapshot().activity["test"]?.list).toHaveLength(1)
})

it("T26 whatever is odd in a list of tokens or in a price, what is shown of it is exact and plain, or it is left out", async () => {
  const { kit, now } = await open()
  const unfit: Array<string> = []
  const see = (name: string) =>
    unfit.push(...unfitIn(kit.getSnapshot().tokens).map((found) => `${name}: ${found}`))
  for (const { name, answer } of oddAnswers(holdings)) {
    now.tokens = answer
    expect(await ended(kit.tokens.refresh({ force: true })), name).toMatch(/^(success|[A-Z_]+)$/)
    see(name)
  }
  now.tokens = holdings
  for (const { name, answer } of oddAnswers(prices)) {
    now.prices = answer
    expect(await ended(kit.tokens.refresh({ force: true })), name).toMatch(/^(success|[A-Z_]+)$/)
    see(`a price: ${name}`)
  }
  expect(unfit).toEqual([])
  now.prices = prices
  await kit.tokens.refresh({ force: true })
  expect(kit.getSnapshot().tokens["test"]?.list).toHaveLength(2)
})

it("T23 whatever is odd in a name, it stands for no other address and is shown for nobody", async () => {
  const { kit, now } = await open()
  let number = 0
  for (const { name, answer } of oddAnswers(now.name)) {
    now.name = answer
    const found = await kit.names
      .resolve({ name: `n${(number++).toString(36)}.tea`, networkId: "test:1" })
      .catch((error: unknown) => error)
    if (typeof found === "string") expect(found, name).toBe("a1")
  }
  now.name = { name: "ada.tea", address: "a1" }
  for (const { name, answer } of oddAnswers("ada.tea")) {
    now.claim = answer
    expect(await ended(kit.names.profile({ address: `a${number++}`, networkId: "test:1" })), name).toMatch(
      /^(success|NAME_[A-Z_]+)$/
    )
  }
  expect(unfitIn(kit.getSnapshot().names)).toEqual([])
})
