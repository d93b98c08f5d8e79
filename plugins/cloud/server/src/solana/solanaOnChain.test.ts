import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  compileTransaction,
  createTransactionMessage,
  generateKeyPairSigner,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Blockhash,
  type KeyPairSigner
} from "@solana/kit"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { startSolana, type SolanaPart } from "../../../../solana/stack/startSolana.ts"
import { latestBlockhash, payOn, sendOn } from "../../../../solana/support/payOn.ts"
import { decodeBalances } from "../../../src/account/decodeBalances.ts"
import { decodeHistory } from "../../../src/account/decodeHistory.ts"
import type { Subject } from "../../../src/account/Subject.ts"
import { askNode } from "../../../../../tests/e2e/chains/askNode.ts"
import { inDatabases } from "../../../../../tests/support/inDatabases.ts"
import { toConfiguration } from "../readConfiguration.ts"
import { startCloud } from "../startCloud.ts"
import { solanaAddress } from "./solanaAddress.ts"

const sol = 1_000_000_000n
const mainnet = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

let part: SolanaPart
beforeAll(async () => {
  const started = await startSolana()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
})
afterAll(() => part?.stop())

const rpcUrl = () => part.network(mainnet).rpcUrl
const pay = (from: KeyPairSigner, to: string, lamports: bigint) => payOn(rpcUrl(), from, to, lamports)
const funded = async (lamports = 10n * sol) => {
  const signer = await generateKeyPairSigner()
  await part.fund(signer.address, lamports, mainnet)
  return signer
}

/** Sends base units of the network's USD Coin, from the account of the one to that of the other. */
const payUsdc = async (from: KeyPairSigner, to: string, amount: bigint) => {
  const mint = part.network(mainnet).usdc
  const accountOf = async (owner: string) => {
    const { value } = await askNode<{ readonly value: ReadonlyArray<{ readonly pubkey: string }> }>(
      rpcUrl(),
      "getTokenAccountsByOwner",
      [owner, { mint }, { encoding: "jsonParsed" }]
    )
    return address(value[0]!.pubkey)
  }
  const data = new DataView(new ArrayBuffer(10))
  data.setUint8(0, 12)
  data.setBigUint64(1, amount, true)
  data.setUint8(9, 6)
  const blockhash = await latestBlockhash(rpcUrl())
  const instruction = {
    programAddress: address("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"),
    accounts: [
      { address: await accountOf(from.address), role: AccountRole.WRITABLE },
      { address: address(mint), role: AccountRole.READONLY },
      { address: await accountOf(to), role: AccountRole.WRITABLE },
      { address: from.address, role: AccountRole.READONLY_SIGNER }
    ],
    data: new Uint8Array(data.buffer)
  }
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (made) => setTransactionMessageFeePayer(from.address, made),
    (made) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 1_000n },
        made
      ),
    (made) => appendTransactionMessageInstruction(instruction, made)
  )
  return sendOn(rpcUrl(), from, compileTransaction(message))
}

interface Call {
  readonly method: string
  readonly params: ReadonlyArray<unknown>
}

/** A node that is the real one until it is changed; it tells what it was asked. */
const nodeBetween = async (change: (call: Call, result: unknown) => unknown = (_, result) => result) => {
  const asked: Array<Call> = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Array<Buffer> = []
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk))
    incoming.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8")
      void fetch(rpcUrl(), { method: "POST", headers: { "content-type": "application/json" }, body })
        .then((response) => response.json())
        .then((answer: unknown) => {
          const calls = [JSON.parse(body) as Call | ReadonlyArray<Call>].flat() as ReadonlyArray<Call>
          asked.push(...calls)
          const answers = [answer].flat() as ReadonlyArray<{ readonly result: unknown }>
          const changed = answers.map((one, place) => ({ ...one, result: change(calls[place]!, one.result) }))
          outgoing.writeHead(200, { "content-type": "application/json" })
          outgoing.end(JSON.stringify(Array.isArray(answer) ? changed : changed[0]))
        })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, stop }
}

interface Entry {
  readonly id: string
  readonly metadata: Readonly<Record<string, unknown>> & {
    readonly hash: string
    readonly operationType: string
  }
  readonly transfers: ReadonlyArray<Readonly<Record<string, unknown>>>
}

const serve = async ({
  database,
  url = rpcUrl()
}: { readonly database?: string; readonly url?: string } = {}) => {
  const server = await startCloud({
    port: 0,
    ...(database === undefined ? {} : { database }),
    configuration: toConfiguration({
      projects: [{ id: "one" }],
      limits: { requestsPerMinute: 100_000 },
      chains: [{ id: mainnet, rpcUrl: url, coin: { name: "Solana", symbol: "SOL", decimals: 9 } }],
      prices: [
        { id: mainnet, name: "Solana", symbol: "SOL", decimals: 9, prices: { usd: 150 } },
        {
          id: `${mainnet}:${part.network(mainnet).usdc}`,
          name: "USD Coin",
          symbol: "USDC",
          decimals: 6,
          prices: { usd: 1 }
        }
      ]
    })
  })
  onTestFinished(() => server.stop())
  const get = (route: string, query: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.url}${route}?${new URLSearchParams({ projectId: "one", ...query })}`)
  return {
    ...server,
    get,
    history: async (address: string, query: Readonly<Record<string, string>> = {}) => {
      const response = await get(`/v1/account/${address}/history`, { chainId: mainnet, ...query })
      expect(response.status).toBe(200)
      return (await response.json()) as { readonly data: ReadonlyArray<Entry>; readonly next: string | null }
    },
    balances: async (address: string) =>
      (await (await get(`/v1/account/${address}/balance`, { chainId: mainnet })).json()) as {
        readonly balances: ReadonlyArray<Readonly<Record<string, unknown>>>
      }
  }
}

describe("accounts of Solana", () => {
  it("S3.10[id, chain, transfers], S7.05: what was sent and received is told to both, with the fee for who paid", async () => {
    const [alice, bob] = [await funded(), await generateKeyPairSigner()]
    const server = await serve()
    const hash = await pay(alice, bob.address, sol / 2n)
    const [sent] = (await server.history(alice.address)).data
    expect(sent).toMatchObject({
      id: `${mainnet}:${hash}`,
      metadata: {
        operationType: "send",
        hash,
        chain: mainnet,
        status: "confirmed",
        sentFrom: alice.address,
        fee: { numeric: "0.000005", decimals: "9" }
      },
      transfers: [
        {
          direction: "out",
          sender: alice.address,
          recipient: bob.address,
          fungible_info: { name: "Solana", symbol: "SOL", address: null },
          quantity: { numeric: "0.5", decimals: "9" }
        }
      ]
    })
    const { data } = await server.history(bob.address)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      metadata: { operationType: "receive", hash },
      transfers: [{ direction: "in", sender: alice.address, recipient: bob.address }]
    })
    expect(data[0]!.metadata).not.toHaveProperty("fee")
    // Of both there is one transaction, under whichever address it was read first.
    expect((await server.history(alice.address)).data[0]!.metadata.hash).toBe(hash)
  })

  it("S7.05 in part: a token that somebody sent to an account of a token is seen, and called as the list of prices says", async () => {
    const [alice, bob] = [await funded(), await funded()]
    await part.fundUsdc(alice.address, 4_000_000n, mainnet)
    await part.fundUsdc(bob.address, 1_000_000n, mainnet)
    const server = await serve()
    const hash = await payUsdc(bob, alice.address, 250_000n)
    const back = await payUsdc(alice, bob.address, 1_750_000n)
    // Nothing in the first of them names her: it is from an account of a token to another.
    const { data } = await server.history(alice.address)
    const usdc = { name: "USD Coin", symbol: "USDC", address: `${mainnet}:${part.network(mainnet).usdc}` }
    expect(data.find(({ metadata }) => metadata.hash === hash)).toMatchObject({
      metadata: { operationType: "receive" },
      transfers: [
        {
          direction: "in",
          sender: bob.address,
          recipient: alice.address,
          fungible_info: usdc,
          quantity: { numeric: "0.25", decimals: "6" }
        }
      ]
    })
    expect(data.find(({ metadata }) => metadata.hash === back)).toMatchObject({
      metadata: { operationType: "send" },
      transfers: [{ direction: "out", recipient: bob.address, fungible_info: usdc }]
    })
    const { balances } = await server.balances(alice.address)
    expect(balances).toMatchObject([
      { name: "Solana", symbol: "SOL", chainId: mainnet, price: 150, quantity: { decimals: "9" } },
      {
        name: "USD Coin",
        symbol: "USDC",
        address: `${mainnet}:${part.network(mainnet).usdc}`,
        value: 2.5,
        quantity: { numeric: "2.5", decimals: "6" }
      }
    ])
  })

  it("S3.10 in part: the kit reads all of it, as its own network and addresses have it", async () => {
    const [alice, bob] = [await funded(), await funded()]
    await part.fundUsdc(alice.address, 4_000_000n, mainnet)
    await part.fundUsdc(bob.address, 1_000_000n, mainnet)
    const server = await serve()
    const [paid, got] = [await pay(alice, bob.address, sol), await payUsdc(bob, alice.address, 250_000n)]
    const subject = {
      address: alice.address,
      network: {
        caipNetworkId: mainnet,
        nativeCurrency: { name: "Solana", symbol: "SOL", decimals: 9 }
      } as unknown as Subject["network"],
      parseAddress: solanaAddress
    }
    const page = decodeHistory(await server.history(alice.address), subject, undefined)
    expect(page?.transactions.find(({ hash }) => hash === paid)).toMatchObject({
      status: "success",
      kind: "send",
      sender: alice.address,
      fee: { value: 5_000n, decimals: 9, symbol: "SOL" },
      transfers: [{ direction: "out", counterparty: bob.address, amount: { value: sol, symbol: "SOL" } }]
    })
    const token = `${mainnet}:${part.network(mainnet).usdc}`
    expect(page?.transactions.find(({ hash }) => hash === got)).toMatchObject({
      kind: "receive",
      transfers: [{ direction: "in", token, amount: { value: 250_000n, decimals: 6, symbol: "USDC" } }]
    })
    expect(decodeBalances(await server.balances(alice.address), subject)).toMatchObject([
      { amount: { symbol: "SOL", decimals: 9 } },
      { token, name: "USD Coin", amount: { value: 4_250_000n } }
    ])
  })

  it("S7.08 in part: Solana is among the chains, and its coin has a price", async () => {
    const server = await serve()
    expect(await (await server.get("/v1/supported-chains")).json()).toEqual({ http: [mainnet], ws: [] })
    const response = await fetch(`${server.url}/v1/fungible/price`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        projectId: "one",
        currency: "usd",
        addresses: [`${mainnet}:So11111111111111111111111111111111111111111`]
      })
    })
    expect(await response.json()).toMatchObject({ fungibles: [{ symbol: "SOL", price: 150 }] })
  })

  it("pages lead through all that happened, newest first, each once", async () => {
    const [alice, bob] = [await funded(), await generateKeyPairSigner()]
    const sent: Array<string> = []
    for (let index = 0; index < 60; index++) {
      sent.push(await pay(alice, bob.address, sol / 100n + BigInt(index)))
      part.passSlots(1n, mainnet)
    }
    const server = await serve()
    const first = await server.history(bob.address)
    expect(first.data).toHaveLength(50)
    // What comes meanwhile moves nothing on the pages that follow.
    const late = await pay(alice, bob.address, sol)
    const second = await server.history(bob.address, { cursor: first.next! })
    expect(second.next).toBeNull()
    const hashes = [...first.data, ...second.data].map(({ metadata }) => metadata.hash)
    expect(hashes).toEqual(sent.toReversed())
    expect((await server.history(bob.address)).data[0]!.metadata.hash).toBe(late)
  })

  inDatabases("what was read outlives the server and the node, and is not read again", async (database) => {
    const [alice, bob] = [await funded(), await generateKeyPairSigner()]
    const node = await nodeBetween()
    const first = await serve({ database, url: node.url })
    const hash = await pay(alice, bob.address, sol)
    expect((await first.history(bob.address)).data.map(({ metadata }) => metadata.hash)).toEqual([hash])
    await first.stop()
    const next = await pay(alice, bob.address, 2n * sol)
    node.asked.length = 0
    const second = await serve({ database, url: node.url })
    expect((await second.history(bob.address)).data.map(({ metadata }) => metadata.hash)).toEqual([
      next,
      hash
    ])
    // Only what is new was asked for.
    expect(
      node.asked.filter(({ method }) => method === "getTransaction").map(({ params }) => params[0])
    ).toEqual([next])
    // A node that is gone takes nothing of it away.
    await node.stop()
    expect((await second.history(bob.address)).data).toHaveLength(2)
    const stranger = await generateKeyPairSigner()
    expect((await second.get(`/v1/account/${stranger.address}/history`)).status).toBe(503)
    expect((await second.get(`/v1/account/${bob.address}/balance`)).status).toBe(503)
  })

  it("what is not final is not told, so that nothing has to be taken back", async () => {
    const [alice, bob] = [await funded(), await generateKeyPairSigner()]
    const pending = await pay(alice, bob.address, sol)
    let isFinal = false
    // A node on which the newest transaction is confirmed, and not final yet.
    const node = await nodeBetween(({ method, params }, result) => {
      const { commitment } = (params[1] ?? {}) as { readonly commitment?: string }
      return method === "getSignaturesForAddress" && commitment === "finalized" && !isFinal ? [] : result
    })
    const server = await serve({ url: node.url })
    expect((await server.history(bob.address)).data).toEqual([])
    isFinal = true
    expect((await server.history(bob.address)).data.map(({ metadata }) => metadata.hash)).toEqual([pending])
    const commitments = node.asked
      .filter(({ method }) => ["getSignaturesForAddress", "getTransaction"].includes(method))
      .map(({ params }) => (params[1] as { readonly commitment: string }).commitment)
    expect(new Set(commitments)).toEqual(new Set(["finalized"]))
  })

  it.each([
    ["no transaction", () => null],
    [
      "one of another signature",
      (result: object) => ({ ...result, transaction: { signatures: ["1".repeat(80)] } })
    ],
    ["one without balances", (result: object) => ({ ...result, meta: { err: null, fee: 5_000 } })],
    ["one without a time", (result: object) => ({ ...result, blockTime: null })],
    ["a number", () => 7]
  ])(
    "T31 in part: a node that gives %s has nothing told of it, and of nothing else less",
    async (_, broken) => {
      const [alice, bob] = [await funded(), await generateKeyPairSigner()]
      const bad = await pay(alice, bob.address, sol)
      const good = await pay(alice, bob.address, 2n * sol)
      const node = await nodeBetween(({ method, params }, result) =>
        method === "getTransaction" && params[0] === bad ? broken(result as object) : result
      )
      const server = await serve({ url: node.url })
      expect((await server.history(bob.address)).data.map(({ metadata }) => metadata.hash)).toEqual([good])
    }
  )

  it("T31 in part: a node that answers with another shape is a failure, not an account without a past", async () => {
    const bob = await generateKeyPairSigner()
    for (const broken of ["getSignaturesForAddress", "getTokenAccountsByOwner"]) {
      const node = await nodeBetween(({ method }, result) => (method === broken ? { value: {} } : result))
      const server = await serve({ url: node.url })
      expect((await server.get(`/v1/account/${bob.address}/history`)).status).toBe(503)
    }
    const node = await nodeBetween(({ method }, result) => (method === "getBalance" ? { value: -1 } : result))
    const server = await serve({ url: node.url })
    expect((await server.get(`/v1/account/${bob.address}/balance`)).status).toBe(503)
  })

  it("T31 in part: what is no address of a served chain is refused, and settings that Solana has no use for", async () => {
    const server = await serve()
    for (const address of ["nobody", "1".repeat(31), `${mainnet}:0x${"a".repeat(40)}`])
      expect((await server.get(`/v1/account/${address}/history`)).status, address).toBe(400)
    const chain = { id: mainnet, rpcUrl: "http://127.0.0.1:1", coin: { name: "S", symbol: "S", decimals: 9 } }
    for (const more of [
      { startBlock: 1 },
      { spam: [] },
      { exchange: {} },
      { pollSeconds: 1 },
      { id: "solana:x" }
    ])
      expect(() => toConfiguration({ projects: [], chains: [{ ...chain, ...more }] })).toThrow(/chains\[0\]/)
  })
})
