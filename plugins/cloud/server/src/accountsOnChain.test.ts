import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import {
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  formatEther,
  toHex,
  type Address,
  type Hex
} from "viem"
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest"
import { compileContracts } from "../../../evm/stack/compile.ts"
import { holders } from "../../../evm/stack/tokens.ts"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import { isPostgresInstalled, startPostgres } from "../../../../tests/stack/process/startPostgres.ts"
import { toConfiguration } from "./readConfiguration.ts"
import { startCloud } from "./startCloud.ts"

const [alice, bob] = holders
const ether = 10n ** 18n
const lower = (address: string) => address.toLowerCase()

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack?.stop())

/** A new account with 10 of the coin, so that no test meets what another did. */
const newAccount = async (): Promise<Address> => {
  const address = toHex(crypto.getRandomValues(new Uint8Array(20)))
  await node().rpc("anvil_setBalance", [address, toHex(10n * ether)])
  await node().rpc("anvil_impersonateAccount", [address])
  return address
}
const node = () => stack.evm!.chain(1)
const token = (name: "usdc" | "dai" | "usdt") => lower(node().tokens[name])

interface Receipt {
  readonly transactionHash: Hex
  readonly contractAddress: Hex | null
  readonly gasUsed: Hex
  readonly effectiveGasPrice: Hex
  readonly blockNumber: Hex
}
/** Sends a transaction, and answers with its receipt. */
const send = async (transaction: {
  readonly from: string
  readonly to?: string
  readonly value?: bigint
  readonly data?: Hex
}): Promise<Receipt> => {
  const { value = 0n, ...rest } = transaction
  const hash = await node().rpc<Hex>("eth_sendTransaction", [
    { gas: toHex(3_000_000), ...rest, value: toHex(value) }
  ])
  return expect
    .poll(() => node().rpc<Receipt | null>("eth_getTransactionReceipt", [hash]))
    .not.toBeNull()
    .then(() => node().rpc<Receipt>("eth_getTransactionReceipt", [hash]))
}
const move = (name: "usdc" | "dai" | "usdt", from: string, to: Address, amount: bigint) =>
  send({
    from,
    to: token(name),
    data: encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] })
  })
const headOf = async () => Number(await node().rpc<Hex>("eth_blockNumber"))

/** A server that reads chain 1 and Base; `startBlock` is the first that it reads. */
const serve = async (
  options: {
    readonly database?: string
    readonly startBlock?: number
    readonly spam?: ReadonlyArray<string>
  } = {}
) => {
  const { startBlock = await headOf(), spam = [], ...rest } = options
  const server = await startCloud({
    port: 0,
    ...rest,
    configuration: toConfiguration({
      projects: [{ id: "one" }],
      limits: { requestsPerMinute: 100_000 },
      chains: [1, 8453].map((id) => ({
        id: `eip155:${id}`,
        rpcUrl: stack.evm!.chain(id).rpcUrl,
        coin: { name: "Ether", symbol: "ETH", decimals: 18 },
        startBlock: id === 1 ? startBlock : 0,
        spam,
        pollSeconds: 0.05
      })),
      prices: [
        { id: "eip155:1", name: "Ether", symbol: "ETH", decimals: 18, prices: { usd: 2_000.5, eur: 1_800 } },
        {
          id: `eip155:1:${token("usdc")}`,
          name: "USD Coin",
          symbol: "USDC",
          decimals: 6,
          prices: { usd: 1 }
        }
      ]
    })
  })
  onTestFinished(() => server.stop())
  const get = (route: string, query: Readonly<Record<string, string>> = {}, init?: RequestInit) =>
    fetch(`${server.url}${route}?${new URLSearchParams({ projectId: "one", ...query })}`, init)
  const history = async (address: string, query: Readonly<Record<string, string>> = {}) => {
    const response = await get(`/v1/account/${address}/history`, { chainId: "eip155:1", ...query })
    expect(response.status).toBe(200)
    return (await response.json()) as { data: Array<Entry>; next: string | null }
  }
  return {
    ...server,
    get,
    history,
    /** What happened to an account, once the server has read as far as the chain is. */
    settled: async (address: string, query: Readonly<Record<string, string>> = {}) => {
      const head = await headOf()
      await expect
        .poll(async () => (await fetch(`${server.url}/metrics`)).text())
        .toContain(`latchkey_cloud_chain_block{chain="eip155:1"} ${head}\n`)
      return (await history(address, query)).data
    }
  }
}

interface Entry {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> & {
    readonly operationType: string
    readonly hash: Hex
  }
  readonly transfers: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly approvals: ReadonlyArray<Readonly<Record<string, unknown>>>
}

describe("S3.10 in part, S7.05 what history says is what happened", () => {
  it("S3.10[id, minedAt, chain, transfers] the coin that was sent and received, with its fee for whoever paid", async () => {
    const [from, to] = [await newAccount(), await newAccount()]
    const server = await serve()
    const { transactionHash, gasUsed, effectiveGasPrice } = await send({ from, to, value: ether / 2n })
    const [sent] = await server.settled(from)
    const fee = BigInt(gasUsed) * BigInt(effectiveGasPrice)
    expect(sent).toMatchObject({
      id: `eip155:1:${transactionHash}`,
      metadata: {
        operationType: "send",
        hash: transactionHash,
        chain: "eip155:1",
        sentFrom: from,
        sentTo: to,
        status: "confirmed",
        nonce: 0,
        fee: { numeric: formatEther(fee), decimals: "18" }
      },
      transfers: [
        {
          direction: "out",
          sender: from,
          recipient: to,
          fungible_info: { name: "Ether", symbol: "ETH", address: null },
          quantity: { numeric: "0.5", decimals: "18" }
        }
      ]
    })
    expect(Math.abs(Date.parse(String(sent!.metadata["minedAt"])) - Date.now())).toBeLessThan(600_000)
    const [received] = await server.settled(to)
    expect(received).toMatchObject({
      metadata: { operationType: "receive" },
      transfers: [{ direction: "in" }]
    })
    expect(received!.metadata).not.toHaveProperty("fee")
  })

  it("S7.29 in part: tokens, and such as Tether's, to the last unit", async () => {
    const to = await newAccount()
    const server = await serve()
    await move("usdc", alice, to, 1_234_567n)
    await move("usdt", alice, to, 1n)
    const all = await server.settled(to)
    expect(all.map(({ transfers }) => transfers)).toEqual([
      [
        expect.objectContaining({
          direction: "in",
          sender: lower(alice),
          fungible_info: expect.objectContaining({
            name: "Tether USD",
            symbol: "USDT",
            address: `eip155:1:${token("usdt")}`
          }),
          quantity: { numeric: "0.000001", decimals: "6" }
        })
      ],
      [
        expect.objectContaining({
          fungible_info: expect.objectContaining({ address: `eip155:1:${token("usdc")}` }),
          quantity: { numeric: "1.234567", decimals: "6" }
        })
      ]
    ])
  })

  it("things: made, moved, and many at once", async () => {
    const contracts = await compileContracts()
    const deploy = async (name: string, args: ReadonlyArray<unknown>) => {
      const { abi, bytecode } = contracts[name]!
      const { contractAddress } = await send({ from: alice, data: encodeDeployData({ abi, bytecode, args }) })
      const call = (functionName: string, ...given: ReadonlyArray<unknown>) =>
        ({ to: contractAddress!, data: encodeFunctionData({ abi, functionName, args: given }) }) as const
      return { address: contractAddress!, call }
    }
    const one = await deploy("TestThing", ["Boats", "BOAT"])
    const many = await deploy("TestThings", [])
    const account = await newAccount()
    const server = await serve()
    const huge = 2n ** 256n - 1n
    await send({ from: account, ...one.call("mint", account, huge) })
    await send({ from: account, ...one.call("transferFrom", account, bob, huge) })
    await send({ from: bob, ...many.call("mintBatch", account, [7n, 9n], [3n, huge]) })
    const [batch, moved, made] = await server.settled(account)
    expect(made).toMatchObject({
      metadata: { operationType: "mint" },
      transfers: [
        {
          direction: "in",
          sender: null,
          recipient: account,
          nft_info: {
            name: "Boats",
            address: `eip155:1:${one.address}`,
            id: String(huge),
            flags: { is_spam: false }
          },
          quantity: { numeric: "1" }
        }
      ]
    })
    expect(moved).toMatchObject({
      metadata: { operationType: "send" },
      transfers: [{ direction: "out", recipient: lower(bob) }]
    })
    expect(batch).toMatchObject({ metadata: { operationType: "mint", sentFrom: lower(bob) } })
    expect(batch!.transfers).toMatchObject([
      { nft_info: { id: "7", address: `eip155:1:${many.address}` }, quantity: { numeric: "3" } },
      { nft_info: { id: "9" }, quantity: { numeric: String(huge) } }
    ])
  })

  it("S2.18 in part, S3.10[is_spam]: things that the site takes for unwanted, as that", async () => {
    const { abi, bytecode } = (await compileContracts())["TestThing"]!
    const deployed = { from: alice, data: encodeDeployData({ abi, bytecode, args: ["Free money", "FREE"] }) }
    const { contractAddress } = await send(deployed)
    const account = await newAccount()
    const server = await serve({ spam: [contractAddress!.toUpperCase().replace("0X", "0x")] })
    const data = encodeFunctionData({ abi, functionName: "mint", args: [account, 1n] })
    await send({ from: bob, to: contractAddress!, data })
    const [made] = await server.settled(account)
    expect(made!.transfers).toMatchObject([{ nft_info: { flags: { is_spam: true } } }])
  })

  it("T21 nothing of what cannot be counted: of a token that says no decimals", async () => {
    const account = await newAccount()
    const server = await serve()
    const word = (text: string) => text.replace("0x", "").padStart(64, "0")
    const transfer = "ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
    // A contract without code, whose making writes that it moved one of itself to the account.
    await send({
      from: account,
      data: `0x60016000527f${word(account)}7f${word(bob)}7f${transfer}60206000a300`
    })
    const [made] = await server.settled(account)
    expect(made).toMatchObject({ metadata: { operationType: "deploy" }, transfers: [] })
    const account2 = await newAccount()
    await send({
      from: account,
      data: `0x60016000527f${word(account2)}7f${word(bob)}7f${transfer}60206000a300`
    })
    expect(await server.settled(account2)).toMatchObject([{ transfers: [] }])
  })

  it("T20 what was approved to whom: an amount, without a limit, and no longer", async () => {
    const account = await newAccount()
    const server = await serve()
    for (const amount of [5n, 2n ** 256n - 1n, 0n]) {
      const data = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [bob, amount] })
      await send({ from: account, to: token("usdc"), data })
    }
    const told = {
      address: `eip155:1:${token("usdc").toLowerCase()}`,
      type: "token",
      name: "USDC",
      spender: bob.toLowerCase()
    }
    expect((await server.settled(account)).map(({ approvals }) => approvals)).toEqual([
      [{ ...told, allowed: "nothing" }],
      [{ ...told, allowed: "unlimited" }],
      [{ ...told, allowed: "limited", quantity: { numeric: "0.000005", decimals: "6" } }]
    ])
  })

  it("permissions, contracts that were made, what failed, and what took the place of another", async () => {
    const account = await newAccount()
    const server = await serve()
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: "approve", args: [bob, 5n] })
    await send({ from: account, to: token("dai"), data: approve })
    await send({ from: account, data: "0x60016000f3" })
    // It has none of it.
    await move("dai", account, bob, 1n)
    await send({ from: account, to: account })
    await send({ from: account, data: "0xfe" })
    const all = await server.settled(account)
    expect(all.map(({ metadata }) => [metadata.operationType, metadata["status"]])).toEqual([
      ["execute", "failed"],
      ["cancel", "confirmed"],
      ["execute", "failed"],
      ["deploy", "confirmed"],
      ["approve", "confirmed"]
    ])
    expect(all.flatMap(({ transfers }) => transfers)).toEqual([])
  })

  it("T23 nothing that was moved is a part of the history of whoever signed it alone", async () => {
    const [victim, stranger] = [await newAccount(), await newAccount()]
    const server = await serve()
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: "transferFrom",
      args: [victim, stranger, 0n]
    })
    await send({ from: stranger, to: token("usdc"), data })
    expect(await server.settled(stranger)).toHaveLength(1)
    expect(await server.settled(victim)).toEqual([])
  })

  it("pages follow each other without a gap, and whatever comes meanwhile moves nothing", async () => {
    const [from, to] = [await newAccount(), await newAccount()]
    const server = await serve()
    // Many a block, so that a page ends inside one.
    await node().rpc("evm_setAutomine", [false])
    try {
      const sent: Array<Hex> = []
      for (let count = 0; count < 120; count++) {
        sent.push(
          await node().rpc<Hex>("eth_sendTransaction", [
            { from, to, value: toHex(count + 1), gas: toHex(21_000) }
          ])
        )
        if (count % 35 === 34) await node().rpc("evm_mine")
      }
      await node().rpc("evm_mine")
      await server.settled(from)
      const first = await server.history(from)
      await node().rpc("evm_setAutomine", [true])
      await send({ from, to, value: 1n })
      await server.settled(from)
      const second = await server.history(from, { cursor: first.next! })
      const third = await server.history(from, { cursor: second.next! })
      expect([first, second, third].map(({ data }) => data.length)).toEqual([50, 50, 20])
      expect(third.next).toBeNull()
      const hashes = [first, second, third].flatMap(({ data }) => data.map(({ metadata }) => metadata.hash))
      expect(hashes).toEqual(sent.toReversed())
    } finally {
      await node().rpc("evm_setAutomine", [true])
    }
  })

  it("of one chain alone, or of all that are served", async () => {
    const account = await newAccount()
    const base = stack.evm!.chain(8453)
    await base.rpc("anvil_setBalance", [account, toHex(ether)])
    await base.rpc("anvil_impersonateAccount", [account])
    const server = await serve()
    await send({ from: account, to: bob, value: 1n })
    await base.rpc("eth_sendTransaction", [{ from: account, to: bob, value: "0x1" }])
    await expect
      .poll(async () => {
        const { data } = await server.history(account, { chainId: "" })
        return new Set(data.map((entry) => entry.metadata["chain"]))
      })
      .toEqual(new Set(["eip155:1", "eip155:8453"]))
    expect((await server.history(`eip155:8453:${account}`)).data).toHaveLength(1)
  })
})

describe("S7.05 in part: a chain that changes its mind", () => {
  it("is followed: what is no longer on it is no longer told", async () => {
    const [account, to] = [await newAccount(), await newAccount()]
    const server = await serve()
    await send({ from: account, to, value: 1n })
    const snapshot = await node().rpc<Hex>("evm_snapshot")
    await send({ from: account, to, value: 2n })
    await move("usdc", alice, account, 3n)
    expect(await server.settled(account)).toHaveLength(3)
    await node().rpc("evm_revert", [snapshot])
    await expect.poll(async () => (await server.history(account)).data.length).toBe(1)
    // Of another length and with other blocks than before.
    const { transactionHash } = await send({ from: account, to, value: 4n })
    for (let count = 0; count < 3; count++) await node().rpc("evm_mine")
    const all = await server.settled(account)
    expect(all.map(({ metadata }) => metadata.hash)[0]).toBe(transactionHash)
    expect(all.map(({ transfers }) => transfers[0]!["quantity"])).toEqual([
      { numeric: "0.000000000000000004", decimals: "18" },
      { numeric: "0.000000000000000001", decimals: "18" }
    ])
    const { balances } = (await (
      await server.get(`/v1/account/${account}/balance`, { chainId: "eip155:1" })
    ).json()) as { balances: Array<object> }
    expect(balances).toHaveLength(1)
  })

  it("is followed across a restart, from where it was left, by SQLite", () => restarts(folderDatabase()))

  it.runIf(isPostgresInstalled("history in Postgres"))(
    "is followed across a restart by Postgres, and by two servers at once",
    async () => {
      const postgres = await startPostgres()
      onTestFinished(() => postgres.stop())
      await restarts(postgres.url)
      const account = await newAccount()
      const startBlock = await headOf()
      const [one, two] = await Promise.all([
        serve({ database: postgres.url, startBlock }),
        serve({ database: postgres.url, startBlock })
      ])
      for (const value of [1n, 2n, 3n]) await send({ from: account, to: bob, value })
      expect(await one.settled(account)).toHaveLength(3)
      expect(await two.settled(account)).toEqual((await one.history(account)).data)
      await Promise.all([one.stop(), two.stop()])
    }
  )
})

const folderDatabase = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "cloud-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return path.join(folder, "index.sqlite")
}

const restarts = async (database: string) => {
  const [account, to] = [await newAccount(), await newAccount()]
  const startBlock = await headOf()
  const before = await serve({ database, startBlock })
  await send({ from: account, to, value: 1n })
  const snapshot = await node().rpc<Hex>("evm_snapshot")
  await send({ from: account, to, value: 2n })
  expect(await before.settled(account)).toHaveLength(2)
  await before.stop()
  // While nobody looks, a transaction goes and another comes.
  await node().rpc("evm_revert", [snapshot])
  await send({ from: account, to, value: 3n })
  await send({ from: account, to, value: 5n })
  // From here on alone: what is told of before, was kept.
  const after = await serve({ database, startBlock: (await headOf()) + 1 })
  const all = await after.settled(account)
  expect(
    all.map(({ transfers }) => (transfers[0]!["quantity"] as { numeric: string }).numeric.at(-1))
  ).toEqual(["5", "3", "1"])
  await after.stop()
}

describe("S3.09 in part, S7.13 what an account holds", () => {
  const balances = async (server: Awaited<ReturnType<typeof serve>>, account: string, query = {}) => {
    const response = await server.get(`/v1/account/${account}/balance`, {
      currency: "usd",
      chainId: "eip155:1",
      ...query
    })
    return ((await response.json()) as { balances: Array<Readonly<Record<string, unknown>>> }).balances
  }

  it("S3.09[all] is the coin, and each token that ever came, with what they are worth", async () => {
    const account = await newAccount()
    const server = await serve()
    await move("usdc", alice, account, 2_500_000n)
    await move("dai", alice, account, ether)
    await move("dai", account, alice, ether)
    await move("usdt", alice, account, 1n)
    await server.settled(account)
    const [coin, ...tokens] = await balances(server, account)
    expect(coin).toMatchObject({ name: "Ether", symbol: "ETH", chainId: "eip155:1", price: 2_000.5 })
    expect(coin).not.toHaveProperty("address")
    const { numeric } = coin!["quantity"] as { numeric: string }
    expect(Number(numeric)).toBeCloseTo(10, 2)
    expect(coin!["value"]).toBeCloseTo(Number(numeric) * 2_000.5, 4)
    expect(tokens).toEqual([
      {
        name: "Tether USD",
        symbol: "USDT",
        chainId: "eip155:1",
        address: `eip155:1:${token("usdt")}`,
        price: 0,
        quantity: { decimals: "6", numeric: "0.000001" },
        iconUrl: ""
      },
      {
        name: "USD Coin",
        symbol: "USDC",
        chainId: "eip155:1",
        address: `eip155:1:${token("usdc")}`,
        value: 2.5,
        price: 1,
        quantity: { decimals: "6", numeric: "2.5" },
        iconUrl: ""
      }
    ])
  })

  it("T26 is nothing of what the site takes for unwanted", async () => {
    const account = await newAccount()
    const server = await serve({ spam: [token("dai")] })
    await move("dai", alice, account, ether)
    await move("usdc", alice, account, 1n)
    await server.settled(account)
    expect((await balances(server, account)).map(({ symbol }) => symbol)).toEqual(["ETH", "USDC"])
  })

  it("is asked of tokens that came before the first block that was read, by forceUpdate", async () => {
    const server = await serve({ startBlock: (await headOf()) + 1 })
    expect(await balances(server, alice)).toHaveLength(1)
    const held = await balances(server, alice, {
      forceUpdate: `eip155:1:${token("dai")},eip155:8453:${token("dai")}`
    })
    expect(held).toMatchObject([{ symbol: "ETH" }, { symbol: "DAI", quantity: { decimals: "18" } }])
  })

  it("has prices in the currency that is asked for, and none that is not known", async () => {
    const server = await serve()
    const account = await newAccount()
    expect(await balances(server, account, { currency: "eur" })).toMatchObject([
      { price: 1_800, value: 18_000 }
    ])
    const [unknown] = await balances(server, account, { currency: "chf" })
    expect(unknown).toMatchObject({ price: 0 })
    expect(unknown).not.toHaveProperty("value")
  })

  it("is not told while the node does not answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {})
    const gone = await startCloud({
      port: 0,
      configuration: toConfiguration({
        projects: [{ id: "one" }],
        chains: [
          {
            id: "eip155:1",
            rpcUrl: "http://127.0.0.1:1",
            coin: { name: "Ether", symbol: "ETH", decimals: 18 }
          }
        ]
      })
    })
    onTestFinished(() => gone.stop())
    for (const route of [`account/${alice}/balance`, `identity/${alice}`]) {
      const response = await fetch(`${gone.url}/v1/${route}?projectId=one`)
      expect(response.status).toBe(503)
      expect(response.headers.get("cache-control")).toBe("no-store")
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0)
    }
    // What was read before is told all the same.
    expect((await fetch(`${gone.url}/v1/account/${alice}/history?projectId=one`)).status).toBe(200)
  })
})

it("S7.04 an address is called what its name leads back to", async () => {
  const server = await serve()
  const identity = async (address: string) => (await server.get(`/v1/identity/${address}`)).json()
  expect(await identity(alice)).toEqual({
    name: "harbour.eth",
    avatar: expect.stringMatching(/^data:image\/svg/),
    resolved_at: expect.any(String)
  })
  // It calls itself by somebody else's name.
  expect(await identity(bob)).toMatchObject({ name: null, avatar: null })
  expect(await identity(`0x${"9".repeat(40)}`)).toMatchObject({ name: null, avatar: null })
})

it("S7.08 prices of the coin and of tokens, by their ids", async () => {
  const server = await serve()
  const native = `eip155:1:0x${"e".repeat(40)}`
  const usdc = `eip155:1:${node().tokens.usdc}`
  const ask = (body: unknown) =>
    fetch(`${server.url}/v1/fungible/price`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body)
    })
  const response = await ask({
    projectId: "one",
    currency: "usd",
    addresses: [native, usdc, `eip155:1:${token("dai")}`, "constructor"]
  })
  expect(await response.json()).toEqual({
    fungibles: [
      { name: "Ether", symbol: "ETH", iconUrl: "", price: 2_000.5, address: native, decimals: 18 },
      { name: "USD Coin", symbol: "USDC", iconUrl: "", price: 1, address: usdc, decimals: 6 }
    ]
  })
  const preflight = await fetch(`${server.url}/v1/fungible/price`, {
    method: "OPTIONS",
    headers: {
      origin: "https://app.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type"
    }
  })
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST")
  expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type")
  const statusOf = async (body: unknown) => (await ask(body)).status
  expect(await statusOf({ projectId: "two", currency: "usd", addresses: [] })).toBe(401)
  expect(await statusOf("no json")).toBe(401)
  expect(await statusOf({ projectId: "one", currency: 7, addresses: [] })).toBe(400)
  expect(await statusOf({ projectId: "one", addresses: [7] })).toBe(400)
  expect(await statusOf({ projectId: "one", addresses: Array.from({ length: 101 }, () => native) })).toBe(400)
  expect(await statusOf({ projectId: "one", addresses: ["x".repeat(60_000)] })).toBe(413)
})

it("S7.03 says which chains it serves", async () => {
  const server = await serve()
  expect(await (await server.get("/v1/supported-chains")).json()).toEqual({
    http: ["eip155:1", "eip155:8453"],
    ws: []
  })
})

describe("S7.01 in part: what cannot be asked", () => {
  it("is refused with its place", async () => {
    const server = await serve()
    const refusal = async (route: string, query: Readonly<Record<string, string>> = {}) => {
      const response = await server.get(route, query)
      const { reasons } = (await response.json()) as { reasons: Array<{ field: string }> }
      return [response.status, reasons[0]?.field]
    }
    const history = `/v1/account/${alice}/history`
    const balance = `/v1/account/${alice}/balance`
    for (const route of ["/v1/supported-chains", history, balance, `/v1/identity/${alice}`])
      expect(await refusal(route, { projectId: "two" })).toEqual([401, "projectId"])
    expect(await refusal("/v1/account/alice/history")).toEqual([400, "address"])
    expect(await refusal(`/v1/account/1:${alice}/history`)).toEqual([400, "address"])
    expect(await refusal(`/v1/identity/0x12`)).toEqual([400, "address"])
    expect(await refusal(history, { chainId: "eip155:5" })).toEqual([400, "chainId"])
    for (const cursor of ["x", "1 2 3 eip155:1", "a".repeat(201), Buffer.from("1 2 3").toString("base64url")])
      expect(await refusal(history, { cursor })).toEqual([400, "cursor"])
    expect(await refusal(balance, { currency: "us dollars" })).toEqual([400, "currency"])
    expect(await refusal(balance, { forceUpdate: `eip155:5:${alice}` })).toEqual([400, "forceUpdate"])
    expect(await refusal(balance, { forceUpdate: "eip155:1:dai" })).toEqual([400, "forceUpdate"])
  })
})
