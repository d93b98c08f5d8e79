import {
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  toHex,
  type Address,
  type Hex
} from "viem"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { holders } from "../../../evm/stack/tokens.ts"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { COIN } from "./convert/Asset.ts"
import { toConfiguration } from "./readConfiguration.ts"
import { startCloud } from "./startCloud.ts"

const routerAbi = parseAbi([
  "function getAmountsOut(uint256,address[]) view returns (uint256[])",
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256)",
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256)"
])
const ether = 10n ** 18n
const alice = holders[0]
type Json = Readonly<Record<string, unknown>>

let stack: Stack
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  stack = await startStack()
  ;({ url, stop } = await serve())
})
afterAll(async () => {
  await stop?.()
  await stack?.stop()
})

const node = () => stack.evm!.chain(1)
const exchange = () => node().exchange!
type Name = "usdc" | "dai" | "usdt" | "coin" | "wrapped"
const contractOf = (name: Name): string =>
  name === "coin" ? COIN : name === "wrapped" ? exchange().wrapped : node().tokens[name]
const id = (name: Name) => `eip155:1:${contractOf(name)}`
const account = `eip155:1:${alice}`
// Tables are made before the chain is there: they name tokens.
const withIds = <A extends Json>(fields: A): A =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value === "coin" || value === "wrapped" ? id(value) : value
    ])
  ) as A

const serve = async (change: Json = {}, requestsPerMinute = 100_000) => {
  const { router, factory, wrapped } = exchange()
  const exchanged = {
    router,
    factory,
    wrapped,
    tokens: (["usdc", "dai", "usdt", "wrapped"] as const).map(contractOf)
  }
  const chain = (chainId: number, rpcUrl: string) => ({
    id: `eip155:${chainId}`,
    rpcUrl,
    coin: { name: "Ether", symbol: "ETH", decimals: 18 },
    pollSeconds: 60
  })
  const server = await startCloud({
    port: 0,
    configuration: toConfiguration({
      projects: [{ id: "one" }],
      limits: { requestsPerMinute },
      chains: [
        { ...chain(1, node().rpcUrl), exchange: exchanged, ...change },
        { ...chain(10, stack.evm!.chain(8453).rpcUrl), exchange: exchanged },
        chain(8453, stack.evm!.chain(8453).rpcUrl)
      ],
      prices: [
        {
          id: id("usdc"),
          name: "USD Coin",
          symbol: "USDC",
          decimals: 6,
          iconUrl: "https://pictures.example/usdc.png",
          prices: { usd: 1 }
        }
      ]
    })
  })
  return { url: server.url, stop: () => server.stop() }
}

const ask = async (route: string, query: Record<string, string> = {}, base = url) => {
  const response = await fetch(
    `${base}/v1/convert/${route}?${new URLSearchParams({ projectId: "one", ...query })}`
  )
  return { status: response.status, headers: response.headers, body: (await response.json()) as Json }
}
const build = async (change: Json = {}, base = url) => {
  const response = await fetch(`${base}/v1/convert/build-transaction`, {
    method: "POST",
    body: JSON.stringify({
      amount: String(ether / 10n),
      eip155: { slippage: 1 },
      projectId: "one",
      from: id("coin"),
      to: id("usdc"),
      userAddress: account,
      disableEstimate: true,
      ...change
    })
  })
  return { status: response.status, body: (await response.json()) as Json }
}
interface Tx {
  readonly from: string
  readonly to: string
  readonly data: Hex
  readonly amount: string
  readonly eip155: { readonly gas: string; readonly gasPrice: string }
}
const built = async (change: Json = {}): Promise<Tx> => {
  const { status, body } = await build(change)
  expect(status, JSON.stringify(body)).toBe(200)
  return body["tx"] as Tx
}
const quoted = async (from: Name, to: Name, amount: bigint) => {
  const { status, body } = await ask("quotes", {
    from: id(from),
    to: id(to),
    amount: String(amount),
    userAddress: alice
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body["quotes"] as ReadonlyArray<Json>
}
const plain = (caip: string) => caip.slice("eip155:1:".length) as Address

const send = async (to: string, data: Hex, value = 0n) => {
  const hash = await node().rpc<Hex>("eth_sendTransaction", [
    { from: alice, to, data, value: toHex(value), gas: toHex(500_000) }
  ])
  await expect
    .poll(() => node().rpc<Json | null>("eth_getTransactionReceipt", [hash]))
    .toMatchObject({ status: "0x1" })
}
const held = async (name: "usdc" | "dai" | "usdt") =>
  BigInt(
    await node().rpc<Hex>("eth_call", [
      {
        to: contractOf(name),
        data: encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [alice] })
      },
      "latest"
    ])
  )

describe("S7.06 quotes are what the exchange gives", () => {
  it.each<readonly [Name, Name, bigint, ReadonlyArray<Name>]>([
    ["coin", "usdc", ether / 10n, ["wrapped", "usdc"]],
    ["usdt", "coin", 1_000_000n, ["usdt", "wrapped"]],
    ["wrapped", "dai", ether, ["wrapped", "dai"]],
    ["usdc", "usdt", 75_000_000n, ["usdc", "usdt"]],
    // The pair of the two dollars is small: so much goes better by way of the coin.
    ["usdc", "usdt", 90_000_000_000n, ["usdc", "wrapped", "usdt"]],
    ["dai", "usdc", 90n * ether, ["dai", "wrapped", "usdc"]],
    ["usdc", "dai", 1n, ["usdc", "wrapped", "dai"]]
  ])("%s for %s, of %s", async (from, to, amount, path) => {
    const said = await node().rpc<Hex>("eth_call", [
      {
        to: exchange().router,
        data: encodeFunctionData({
          abi: routerAbi,
          functionName: "getAmountsOut",
          args: [amount, path.map((name) => contractOf(name) as Address)]
        })
      },
      "latest"
    ])
    const out = BigInt(`0x${said.slice(-64)}`)
    const [quote, ...others] = await quoted(from, to, amount)
    expect(others).toEqual([])
    expect(quote).toMatchObject({
      id: null,
      fromAmount: String(amount),
      fromAccount: id(from),
      toAmount: String(out),
      toAccount: id(to)
    })
    const { priceImpact, fee } = quote as { priceImpact: number; fee: string }
    expect(priceImpact).toBeGreaterThanOrEqual(0)
    expect(priceImpact).toBeLessThan(50)
    // Three thousandths at each pair; what pairs round away counts as theirs.
    const share = Number(fee) / (Number(out) + Number(fee))
    const least = 0.003 * (path.length - 1)
    if (out > 1_000_000n) expect(Math.abs(share - least)).toBeLessThan(0.002)
  })

  it("a larger amount moves the price, a hundredth of the pair by one in a hundred", async () => {
    const [small] = await quoted("coin", "usdc", ether / 1_000_000n)
    const [large] = await quoted("coin", "usdc", (450n * ether) / 100n)
    expect(small!["priceImpact"]).toBeLessThan(0.001)
    expect(large!["priceImpact"]).toBeGreaterThan(0.9)
    expect(large!["priceImpact"]).toBeLessThan(1.1)
  })

  it.each<readonly [Name, Name, bigint]>([
    ["dai", "usdc", 1n],
    ["coin", "wrapped", ether],
    ["usdc", "usdc", ether]
  ])("none of %s for %s where nothing comes out, or both are one contract", async (from, to, amount) => {
    const { status, body } = await ask("quotes", { from: id(from), to: id(to), amount: String(amount) })
    expect([status, body]).toMatchObject([400, { reasons: [{ description: "insufficient liquidity" }] }])
  })
})

describe("what is asked wrongly is refused, in the words of the service", () => {
  const foreign = `eip155:1:0x${"12".repeat(20)}`
  it.each<readonly [string, string, Record<string, string>, string]>([
    ["no amount", "quotes", { amount: "" }, "amount"],
    ["nothing", "quotes", { amount: "0" }, "amount"],
    ["a sign", "quotes", { amount: "-1" }, "amount"],
    ["an exponent", "quotes", { amount: "1e30" }, "amount"],
    ["a fraction", "quotes", { amount: "1.5" }, "amount"],
    ["more than a word", "quotes", { amount: String(2n ** 256n) }, "amount"],
    ["a token that it does not trade", "quotes", { from: foreign }, "from"],
    ["no token", "quotes", { to: "usdc" }, "to"],
    ["a token of another chain", "quotes", { to: `eip155:10:${COIN}` }, "to"],
    ["a chain without an exchange", "tokens", { chainId: "eip155:8453" }, "chainId"],
    ["a chain that is not served", "gas-price", { chainId: "eip155:5" }, "chainId"],
    ["a token that it does not trade", "allowance", { tokenAddress: foreign }, "tokenAddress"],
    ["a plain address", "allowance", { userAddress: alice }, "userAddress"],
    ["an account of another chain", "allowance", { userAddress: `eip155:10:${alice}` }, "userAddress"],
    ["an approval of the coin", "build-approve", { from: "coin" }, "from"],
    ["an approval of nothing", "build-approve", { amount: "0" }, "amount"],
    ["an approval for nobody", "build-approve", { userAddress: alice }, "userAddress"]
  ])("S7.06 S7.07 S7.09 S7.10 S7.12 %s, asked of %s", async (_, route, change, field) => {
    const query = {
      from: id("usdc"),
      to: id("dai"),
      amount: "1000000",
      userAddress: account,
      tokenAddress: id("usdc"),
      chainId: "eip155:1",
      ...withIds(change)
    }
    const { status, body, headers } = await ask(route, query)
    expect([status, body]).toMatchObject([400, { status: "FAILED", reasons: [{ field }] }])
    expect(headers.get("cache-control")).toBe("no-store")
  })

  it.each<readonly [string, Json, string]>([
    ["an amount that is a number", { amount: 1_000 }, "amount"],
    ["a plain account", { userAddress: alice }, "userAddress"],
    ["a token that it does not trade", { from: `eip155:1:0x${"12".repeat(20)}` }, "from"],
    ["a pair that there is not", { to: "wrapped" }, "to"]
  ])("S7.11 %s", async (_, change, field) => {
    const { status, body } = await build(withIds(change))
    expect([status, body]).toMatchObject([400, { status: "FAILED", reasons: [{ field }] }])
  })

  it.each<readonly [string, Json]>([
    ["no object", { eip155: 1 }],
    ["no slippage", { eip155: {} }],
    ["a slippage beside it", { eip155: {}, slippage: 1 }],
    ["a slippage of half a percent", { eip155: { slippage: 0.5 } }],
    ["a slippage of more than fifty", { eip155: { slippage: 51 } }],
    ["a negative one", { eip155: { slippage: -1 } }],
    ["a text", { eip155: { slippage: "1" } }]
  ])("S7.11 %s: slippage is a whole number of percent", async (_, change) => {
    const { status, body } = await build(withIds(change))
    expect([status, body]).toMatchObject([422, { status: "FAILED", reasons: [{ field: "eip155.slippage" }] }])
  })

  it("S7.06 S7.07 S7.09 S7.10 S7.11 S7.12 by nobody without a project", async () => {
    for (const route of ["quotes", "tokens", "allowance", "gas-price", "build-approve"])
      expect((await ask(route, { projectId: "none", chainId: "eip155:1" })).status).toBe(401)
    expect((await build({ projectId: "none" })).status).toBe(401)
    expect((await build({ padding: "x".repeat(10_000) })).status).toBe(413)
  })

  it("T31 in part: too often, in any of the routes, with the time to wait", async () => {
    const limited = await serve({}, 3)
    onTestFinished(limited.stop)
    for (const route of ["gas-price", "gas-price", "tokens"])
      expect((await ask(route, { chainId: "eip155:1" }, limited.url)).status).toBe(200)
    const { status, headers } = await ask("quotes", {}, limited.url)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await build({}, limited.url)).status).toBe(429)
  })

  it("a node that does not answer is 503, and soon to be asked again", async () => {
    const lost = await serve({ rpcUrl: "http://127.0.0.1:1" })
    onTestFinished(lost.stop)
    const query = { from: id("usdc"), to: id("dai"), amount: "1000000", userAddress: account }
    const routes = [
      ["quotes", query],
      ["tokens", { chainId: "eip155:1" }],
      ["gas-price", { chainId: "eip155:1" }],
      ["allowance", { tokenAddress: id("usdc"), userAddress: account }],
      ["build-approve", query]
    ] as const
    for (const [route, asked] of routes) {
      const { status, headers } = await ask(route, asked, lost.url)
      expect([route, status, headers.get("retry-after")]).toEqual([route, 503, "5"])
    }
    expect((await build({}, lost.url)).status).toBe(503)
  })
})

describe("what stands beside a swap", () => {
  it("S7.07 S9.03 in part: the coin and the tokens that the site trades, by what their contracts say", async () => {
    const { body } = await ask("tokens", { chainId: "eip155:1" })
    const entry = (
      name: Name,
      title: string,
      symbol: string,
      decimals: number,
      logoUri: string | null = null
    ) => ({
      name: title,
      symbol,
      decimals,
      address: id(name).toLowerCase(),
      logoUri,
      eip2612: false
    })
    expect(body).toEqual({
      tokens: [
        entry("coin", "Ether", "ETH", 18),
        entry("usdc", "USD Coin", "USDC", 6, "https://pictures.example/usdc.png"),
        entry("dai", "Dai Stablecoin", "DAI", 18),
        entry("usdt", "Tether USD", "USDT", 6),
        entry("wrapped", "Wrapped Ether", "WETH", 18)
      ]
    })
  })

  it("S7.09 what the router may take, before and after an approval; all of the coin", async () => {
    const allowed = async (name: Name) =>
      (await ask("allowance", { tokenAddress: id(name), userAddress: account })).body["allowance"]
    expect(await allowed("dai")).toBe("0")
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: "approve",
      args: [exchange().router, 77n]
    })
    await send(contractOf("dai"), approve)
    expect(await allowed("dai")).toBe("77")
    expect(await allowed("usdc")).toBe("0")
    expect(await allowed("coin")).toBe(String(maxUint256))
  })

  it("S7.10 prices of gas as decimal wei, the faster the dearer", async () => {
    const { body } = await ask("gas-price", { chainId: "eip155:1" })
    const now = BigInt(await node().rpc<Hex>("eth_gasPrice"))
    const [standard, fast, instant] = ["standard", "fast", "instant"].map((name) =>
      BigInt(body[name] as string)
    )
    expect(standard).toBe(now)
    expect(fast! > standard! && instant! > fast!).toBe(true)
  })

  it("S7.12 an approval for the router of exactly the amount, of any where none is said; the token to call stands in tx.from", async () => {
    const query = { userAddress: account, from: id("usdc"), to: id("dai") }
    for (const [asked, amount] of [
      [{ ...query, amount: "12345" }, 12_345n],
      [query, maxUint256]
    ] as const) {
      const { body } = await ask("build-approve", asked)
      const tx = body["tx"] as Tx & { value: string }
      expect([tx.from, tx.to, tx.value]).toEqual([id("usdc"), id("dai"), "0"])
      expect(Number(tx.eip155.gasPrice)).toBeGreaterThan(0)
      expect(decodeFunctionData({ abi: erc20Abi, data: tx.data })).toEqual({
        functionName: "approve",
        args: [exchange().router, amount]
      })
    }
  })
})

describe("S7.11 a transaction that was built", () => {
  it("of the coin: what comes out is what was quoted, and at least what it says", async () => {
    const [quote] = await quoted("coin", "usdc", ether / 10n)
    const bought = BigInt(quote!["toAmount"] as string)
    const tx = await built({ eip155: { slippage: 3 } })
    expect([tx.from, tx.to, tx.amount]).toEqual([
      account.toLowerCase(),
      `eip155:1:${exchange().router}`.toLowerCase(),
      // What is bought: what goes along is what was asked for.
      String(bought)
    ])
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: tx.data })
    const now = BigInt(
      (await node().rpc<{ timestamp: Hex }>("eth_getBlockByNumber", ["pending", false])).timestamp
    )
    expect([functionName, args.slice(0, 3)]).toEqual([
      "swapExactETHForTokens",
      [(bought * 97n) / 100n, [contractOf("wrapped"), contractOf("usdc")], alice]
    ])
    const deadline = args[3] as bigint
    expect(deadline > now + 500n && deadline <= now + 600n).toBe(true)
    const before = await held("usdc")
    await send(plain(tx.to), tx.data, ether / 10n)
    expect((await held("usdc")) - before).toBe(bought)
  })

  it("of a token for a token: what comes out is what was quoted; no coin goes along", async () => {
    const amount = 50_000_000n
    const approve = encodeFunctionData({
      abi: erc20Abi,
      functionName: "approve",
      args: [exchange().router, amount]
    })
    await send(contractOf("usdc"), approve)
    const [quote] = await quoted("usdc", "dai", amount)
    const tx = await built({
      from: id("usdc"),
      to: id("dai"),
      amount: String(amount),
      disableEstimate: false
    })
    expect(tx.amount).toBe(quote!["toAmount"])
    expect(Number(tx.eip155.gas)).toBeGreaterThan(100_000)
    const before = await held("dai")
    await send(plain(tx.to), tx.data)
    expect((await held("dai")) - before).toBe(BigInt(quote!["toAmount"] as string))
  })

  it("of a token for the coin, with a least of its own: what a client says of one is passed over", async () => {
    const [quote] = await quoted("usdt", "coin", 1_000_000n)
    const tx = await built({
      from: id("usdt"),
      to: id("coin"),
      amount: "1000000",
      eip155: { slippage: 1, minimum: "7" }
    })
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data: tx.data })
    expect([functionName, args.slice(0, 4)]).toEqual([
      "swapExactTokensForETH",
      [
        1_000_000n,
        (BigInt(quote!["toAmount"] as string) * 99n) / 100n,
        [contractOf("usdt"), contractOf("wrapped")],
        alice
      ]
    ])
  })

  it("is refused where the chain would undo it, once it is tried", async () => {
    const change = {
      from: id("usdt"),
      to: id("dai"),
      amount: "1000000",
      userAddress: `eip155:1:0x${"34".repeat(20)}`
    }
    expect((await build(change)).status).toBe(200)
    const { status, body } = await build({ ...change, disableEstimate: false })
    expect([status, body]).toMatchObject([400, { status: "FAILED", reasons: [{ field: "" }] }])
  })
})
