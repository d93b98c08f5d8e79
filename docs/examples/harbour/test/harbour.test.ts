import assert from "node:assert/strict"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { after, it } from "node:test"
import { createKit, memoryStorage, type KitError } from "@latchkey/core"
import { onramp } from "@latchkey/onramp"
import { swap } from "@latchkey/swap"
import { harbour } from "latchkey-plugin-harbour"
import { encode, network, testChain } from "./testChain.ts"

const token = "sea:main:t5"

/** The server: it gives three for two, and writes what `lie` makes of it. */
let lie = (answer: Record<string, unknown>) => answer
const purchases: Array<object> = []
const server = createServer(({ url = "" }, response) => {
  const { pathname, searchParams } = new URL(url, "http://127.0.0.1")
  const given = Object.fromEntries(searchParams)
  const answer = () => {
    if (pathname === "/offer") return { bought: String((BigInt(given["amount"]!) * 3n) / 2n) }
    if (pathname === "/price") return { units: "40", fee: "50" }
    if (pathname === "/purchases") return purchases
    const isCoin = given["sell"] === "native"
    return {
      to: "t9",
      value: isCoin ? given["amount"] : "0",
      data: encode({
        kind: "swap",
        ...(isCoin ? { bought: token } : { sold: token }),
        amount: BigInt(given["amount"]!),
        minimum: BigInt(given["minimum"]!),
        receiver: given["receiver"]!,
        deadline: BigInt(given["deadline"]!)
      })
    }
  }
  const said = answer()
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify(Array.isArray(said) ? said : lie(said)))
})
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
after(() => server.close())
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const plugin = () => harbour({ url, networkId: "sea:main", contract: "t9", token })

const open = async () => {
  const chain = testChain()
  const kit = createKit({
    app: { name: "Quay", url: "http://127.0.0.1" },
    networks: [network],
    plugins: [chain.plugin, swap(), onramp({ restrictedTimeZones: [] }), plugin()],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: "sea-wallet" })
  return { kit, sent: chain.sent, purse: chain.purse }
}
const rejection = async (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    ({ code }: KitError) => code
  )

void it("is found by the swap that others wrote: a token is allowed exactly, and swapped for what was shown", async () => {
  const { kit, sent } = await open()
  assert.deepEqual(
    (await kit.swap.tokens()).map(({ symbol }) => symbol),
    ["COIN", "TEA"]
  )
  const request = { sell: token, buy: "native", amount: { value: 100n, decimals: 1 } } as const
  const quote = await kit.swap.quote(request)
  assert.deepEqual([quote.provider, quote.bought.value, quote.minimum.value], ["Harbour", 150n, 148n])
  const approval = await kit.swap.prepare(request)
  assert.equal(approval.step, "approve")
  await kit.swap.submit(approval)
  assert.deepEqual(await kit.swap.follow(), { status: "success" })
  const review = await kit.swap.prepare(request)
  assert.equal(review.step, "swap")
  await kit.swap.submit(review)
  assert.deepEqual(await kit.swap.follow(), { status: "success" })
  assert.partialDeepStrictEqual(sent, [
    { kind: "approval", token, spender: "t9", amount: 100n },
    { kind: "swap", sold: token, amount: 100n, minimum: 148n, receiver: "a1" }
  ])
  await kit.dispose()
})

void it("is not believed: what its server builds otherwise than was shown reaches no wallet", async () => {
  const { kit, sent } = await open()
  const request = { sell: "native", buy: token, amount: { value: 100n, decimals: 9 } } as const
  for (const [change, code] of [
    [{ to: "t8" }, "SWAP_MISMATCH"],
    [{ value: "101" }, "SWAP_MISMATCH"],
    [{ data: "unreadable" }, "SWAP_MISMATCH"],
    [{ data: 7 }, "SWAP_PROVIDER"],
    [{ bought: "-1" }, "SWAP_PROVIDER"],
    [{ bought: "0" }, "SWAP_AMOUNT"]
  ] as const) {
    lie = (answer) => ({ ...answer, ...change })
    assert.equal(await rejection(kit.swap.prepare(request)), code, JSON.stringify(change))
  }
  lie = (answer) => answer
  assert.deepEqual(sent, [])
  await kit.dispose()
})

void it("is found by the on-ramp that others wrote: its page opens for the account, and says what came of it", async () => {
  const { kit, purse } = await open()
  const opened: Array<{ url: string }> = []
  Object.assign(globalThis, {
    open: (first: string) => {
      const page = {
        url: first,
        closed: false,
        opener: null,
        location: { replace: (next: string) => void (page.url = next) },
        close: () => {}
      }
      opened.push(page)
      return page
    }
  })
  const { providers } = await kit.onramp.options()
  assert.deepEqual(
    providers.map(({ id, purchase }) => [id, purchase.map(({ symbol }) => symbol)]),
    [["harbour", ["COIN", "TEA"]]]
  )
  const request = {
    provider: "harbour",
    purchase: "tea",
    networkId: "sea:main",
    pay: { value: 20_00n, decimals: 2, symbol: "USD" }
  } as const
  const quote = await kit.onramp.quote(request)
  assert.deepEqual(
    [quote.purchased, quote.isPlaceholder],
    [{ value: 40n, decimals: 1, symbol: "TEA" }, false]
  )
  await kit.onramp.buy(request)
  assert.deepEqual(
    opened.map((page) => page.url),
    [`${url}/buy?to=a1&cents=2000&coin=TEA`]
  )
  const before = { value: 500n, decimals: 1, symbol: "TEA" }
  await new Promise<void>((resolve) => {
    const look = () => {
      if (kit.getSnapshot().onramp.progress?.before !== undefined) resolve()
    }
    kit.subscribe(look)
    look()
  })
  purse.tea += 40n
  purchases.push({ id: "p1", status: "success", at: Date.now() })
  assert.partialDeepStrictEqual(await kit.onramp.follow(), {
    status: "success",
    before,
    now: { ...before, value: 540n }
  })
  await kit.dispose()
})
