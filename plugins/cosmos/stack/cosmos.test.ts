import { Secp256k1HdWallet } from "@cosmjs/amino"
import { DirectSecp256k1HdWallet, type OfflineSigner } from "@cosmjs/proto-signing"
import { coins, SigningStargateClient, StargateClient } from "@cosmjs/stargate"
import { MsgDelegate } from "cosmjs-types/cosmos/staking/v1beta1/tx"
import { TxRaw } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { startCosmos, type CosmosNetwork, type CosmosPart } from "./startCosmos.ts"

const phrase = "test test test test test test test test test test test junk"
const fee = { amount: coins(5000, "uatom"), gas: "200000" }

let part: CosmosPart
let slow: CosmosPart
let hub: CosmosNetwork

const started = async (options?: Parameters<typeof startCosmos>[0]) => {
  const outcome = await startCosmos(options)
  if ("missing" in outcome) throw new Error(`install ${outcome.package}`)
  return outcome
}

beforeAll(async () => {
  ;[part, slow] = await Promise.all([started(), started({ blockTime: 3600 })])
  hub = part.network("cosmoshub-4")
})

afterAll(async () => {
  await Promise.all([part?.stop(), slow?.stop()])
})

const signers = {
  direct: (prefix = "cosmos") => DirectSecp256k1HdWallet.fromMnemonic(phrase, { prefix }),
  amino: (prefix = "cosmos") => Secp256k1HdWallet.fromMnemonic(phrase, { prefix })
}

/** A client of the network and its signer's address, with coins. */
async function client(signer: OfflineSigner, network = hub, of = part) {
  const [account] = await signer.getAccounts()
  const { address } = account!
  of.fund(address, 10_000_000n)
  const stargate = await SigningStargateClient.connectWithSigner(network.rpcUrl, signer, {
    broadcastPollIntervalMs: 5
  })
  return { address, stargate }
}

/** An account that nothing was sent to yet, on the network of that prefix. */
async function stranger(prefix = "cosmos") {
  const [account] = await (await DirectSecp256k1HdWallet.generate(12, { prefix })).getAccounts()
  return account!.address
}

const get = async (url: string) => {
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as any }
}
const post = async (url: string, body: unknown) => {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as any }
}
const rpc = async (method: string, params: object = {}, network = hub) =>
  (await post(network.rpcUrl, { jsonrpc: "2.0", id: 7, method, params })).body

const transfer = (fromAddress: string, toAddress: string, amount = 1) => ({
  typeUrl: "/cosmos.bank.v1beta1.MsgSend",
  value: { fromAddress, toAddress, amount: coins(amount, "uatom") }
})

/** A signed transfer as bytes, not sent. */
async function signedTransfer(change: { sequence?: number; chainId?: string; accountNumber?: bigint } = {}) {
  const { address, stargate } = await client(await signers.direct())
  const { accountNumber, sequence } = await stargate.getSequence(address)
  const raw = await stargate.sign(address, [transfer(address, await stranger())], fee, "", {
    accountNumber,
    sequence,
    chainId: hub.chainId,
    ...change
  })
  return { bytes: TxRaw.encode(raw).finish(), raw, address }
}
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const broadcastSync = async (bytes: Uint8Array) =>
  (await rpc("broadcast_tx_sync", { tx: base64(bytes) })).result

describe("the emulated Cosmos networks", () => {
  it("are healthy, with RPC and REST of their own, on loopback", async () => {
    expect(part.networks.map(({ caipNetworkId, denom }) => [caipNetworkId, denom])).toEqual([
      ["cosmos:cosmoshub-4", "uatom"],
      ["cosmos:osmosis-1", "uosmo"],
      ["cosmos:latchkey-1", "ulatch"]
    ])
    const urls = part.networks.flatMap(({ rpcUrl, restUrl }) => [rpcUrl, restUrl])
    expect(new Set(urls).size).toBe(6)
    expect(urls.every((url) => url.startsWith("http://127.0.0.1:"))).toBe(true)
    const health = await part.health()
    expect(health.map(({ healthy }) => healthy)).toEqual([true, true, true])
  })

  it("report a stopped server as unhealthy, and stop twice", async () => {
    const own = await started()
    await own.stop()
    await own.stop()
    expect((await own.health()).map(({ healthy }) => healthy)).toEqual([false, false, false])
  })

  it("fail and leave nothing when a port is taken", async () => {
    const port = Number(new URL(hub.restUrl).port)
    await expect(startCosmos({ port: port - 1 })).rejects.toMatchObject({ code: "EADDRINUSE" })
  })

  it("refuse to fund an address of no network, and one with a typing error", async () => {
    expect(() => part.fund("juno1xyz", 1n)).toThrow(RangeError)
    const address = await stranger()
    expect(() => part.fund(`${address.slice(0, -1)}${address.endsWith("q") ? "p" : "q"}`, 1n)).toThrow(
      "decoding bech32"
    )
  })

  it("let pages of any origin read them, preflight included", async () => {
    for (const url of [hub.rpcUrl, hub.restUrl]) {
      const preflight = await fetch(url, { method: "OPTIONS", headers: { origin: "http://localhost:1" } })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get("access-control-allow-headers")).toBe("*")
      expect((await fetch(url)).headers.get("access-control-allow-origin")).toBe("*")
    }
  })
})

describe("a transfer by an unmodified client", () => {
  it.each(["direct", "amino"] as const)("signed in %s mode arrives", async (mode) => {
    const { address, stargate } = await client(await signers[mode]())
    const to = await stranger()
    const before = BigInt((await stargate.getBalance(address, "uatom")).amount)
    const sent = await stargate.sendTokens(address, to, coins(1_234_567, "uatom"), fee, "a <memo> & more")
    expect(sent).toMatchObject({ code: 0, gasWanted: 200_000n })
    expect(await stargate.getBalance(to, "uatom")).toEqual({ denom: "uatom", amount: "1234567" })
    const after = BigInt((await stargate.getBalance(address, "uatom")).amount)
    expect(before - after).toBe(1_234_567n + 5000n)
    const [found] = await stargate.searchTx(`transfer.recipient='${to}'`)
    expect(found).toMatchObject({ hash: sent.transactionHash, height: sent.height, code: 0 })
    expect((await stargate.getBlock(sent.height)).txs).toHaveLength(1)
  })

  it("works on the network with another prefix, and not with the first one's addresses", async () => {
    const latch = part.network("latchkey-1")
    const { address, stargate } = await client(await signers.direct("latch"), latch)
    const own = { amount: coins(5000, "ulatch"), gas: "200000" }
    const send = async (to: string) => stargate.sendTokens(address, to, coins(1, "ulatch"), own)
    expect(await send(await stranger("latch"))).toMatchObject({ code: 0 })
    const misled = await send(await stranger("cosmos"))
    expect(misled.code).toBe(7)
    expect(misled.rawLog).toContain("invalid Bech32 prefix; expected latch, got cosmos")
  })

  it("estimates gas by simulation", async () => {
    const { address, stargate } = await client(await signers.direct())
    const message = transfer(address, await stranger())
    const gas = await stargate.simulate(address, [message], "")
    expect(gas).toBeGreaterThan(50_000)
    const tight = { amount: coins(5000, "uatom"), gas: String(gas - 10_000) }
    await expect(stargate.signAndBroadcast(address, [message], tight)).rejects.toMatchObject({ code: 11 })
  })

  it("that spends more than there is costs its fee and fails in its block with code 5", async () => {
    const { address, stargate } = await client(await signers.direct())
    const before = BigInt((await stargate.getBalance(address, "uatom")).amount)
    const sent = await stargate.sendTokens(address, await stranger(), coins(String(10n ** 15n), "uatom"), fee)
    expect(sent.code).toBe(5)
    expect(sent.rawLog).toContain("insufficient funds")
    expect(BigInt((await stargate.getBalance(address, "uatom")).amount)).toBe(before - 5000n)
  })

  it("from an account that the chain has never seen is refused with code 9", async () => {
    const signer = await DirectSecp256k1HdWallet.generate(12)
    const [account] = await signer.getAccounts()
    const stargate = await SigningStargateClient.offline(signer)
    const raw = await stargate.sign(
      account!.address,
      [transfer(account!.address, account!.address)],
      fee,
      "",
      { accountNumber: 0n, sequence: 0, chainId: hub.chainId }
    )
    expect(await broadcastSync(TxRaw.encode(raw).finish())).toMatchObject({ code: 9, codespace: "sdk" })
    const reader = await StargateClient.connect(hub.rpcUrl)
    expect(await reader.getAccount(account!.address)).toBeNull()
  })

  it("of a message that the chain does not know is refused with code 2", async () => {
    const { address, stargate } = await client(await signers.direct())
    const value = MsgDelegate.fromPartial({ delegatorAddress: address })
    const message = { typeUrl: "/cosmos.staking.v1beta1.MsgDelegate", value }
    await expect(stargate.signAndBroadcast(address, [message], fee)).rejects.toMatchObject({ code: 2 })
  })
})

describe("a wrong signature", () => {
  it.each([
    ["of another chain", { chainId: "osmosis-1" }, 4, "chain-id (cosmoshub-4): unauthorized"],
    ["of another account number", { accountNumber: 99n }, 4, "signature verification failed"],
    ["with an old or future sequence", { sequence: 99 }, 32, "account sequence mismatch"]
  ])("%s is refused with the SDK's code", async (_, change, code, log) => {
    const { bytes } = await signedTransfer(change)
    const refused = await broadcastSync(bytes)
    expect(refused).toMatchObject({ code, codespace: "sdk" })
    expect(refused.log).toContain(log)
  })

  it("by a flipped bit, by another key, or by none is refused", async () => {
    const { raw } = await signedTransfer()
    const broken = Uint8Array.from(raw.signatures[0]!)
    broken[40]! ^= 1
    const encode = (signatures: Uint8Array[]) => TxRaw.encode({ ...raw, signatures }).finish()
    expect(await broadcastSync(encode([broken]))).toMatchObject({ code: 4 })
    expect(await broadcastSync(encode([]))).toMatchObject({ code: 15 })
    const other = await DirectSecp256k1HdWallet.generate(12)
    const [account] = await other.getAccounts()
    const stargate = await SigningStargateClient.offline(other)
    const theirs = await stargate.sign(
      account!.address,
      [transfer(account!.address, account!.address)],
      fee,
      "",
      { accountNumber: 0n, sequence: 0, chainId: hub.chainId }
    )
    const stolen = TxRaw.encode({ ...theirs, bodyBytes: raw.bodyBytes }).finish()
    expect(await broadcastSync(stolen)).toMatchObject({ code: 8 })
  })

  it("costs nothing and leaves the sequence alone", async () => {
    const { bytes, address } = await signedTransfer({ chainId: "osmosis-1" })
    const reader = await StargateClient.connect(hub.rpcUrl)
    const before = [await reader.getAccount(address), await reader.getBalance(address, "uatom")]
    await broadcastSync(bytes)
    expect([await reader.getAccount(address), await reader.getBalance(address, "uatom")]).toEqual(before)
  })

  it("does not hide a replay: bytes that were taken are refused", async () => {
    const { bytes } = await signedTransfer()
    expect(await broadcastSync(bytes)).toMatchObject({ code: 0 })
    const again = await rpc("broadcast_tx_sync", { tx: base64(bytes) })
    expect(again.error).toMatchObject({ code: -32603, data: "tx already exists in cache" })
  })

  it("is told from bytes that are no transaction at all", async () => {
    expect(await broadcastSync(new Uint8Array([1, 2, 3]))).toMatchObject({ code: 2 })
  })
})

describe("CometBFT's RPC", () => {
  it("answers by address too, with texts in quotes and bytes in hexadecimal", async () => {
    const { body } = await get(`${hub.rpcUrl}/status`)
    expect(body.result.node_info.network).toBe("cosmoshub-4")
    const { bytes } = await signedTransfer()
    const sent = await get(`${hub.rpcUrl}/broadcast_tx_commit?tx=0x${Buffer.from(bytes).toString("hex")}`)
    expect(sent.body.result.tx_result.code).toBe(0)
    const { hash, height } = sent.body.result
    expect((await get(`${hub.rpcUrl}/tx?hash=0x${hash}`)).body.result.height).toBe(height)
    const query = encodeURIComponent(`"tx.hash='${hash}'"`)
    expect((await get(`${hub.rpcUrl}/tx_search?query=${query}`)).body.result.total_count).toBe("1")
    expect((await get(`${hub.rpcUrl}/block?height=${height}`)).body.result.block.data.txs).toEqual([
      base64(bytes)
    ])
    expect((await get(`${hub.rpcUrl}/tx?hash=0x${"00".repeat(32)}`)).status).toBe(500)
  })

  it("answers batches, and refuses what it does not know", async () => {
    const calls = [
      { jsonrpc: "2.0", id: 1, method: "health" },
      { jsonrpc: "2.0", id: 2, method: "constructor" },
      5
    ]
    const { body } = await post(hub.rpcUrl, calls)
    expect(body.map((answer: any) => answer.result ?? answer.error.code)).toEqual([{}, -32601, -32600])
    expect((await rpc("tx_search", { query: "nonsense" })).error.code).toBe(-32602)
    expect((await rpc("abci_query", { path: "/nowhere", data: "" })).result.response.code).toBe(6)
  })

  it("takes a transaction at once in async mode, whatever it is worth", async () => {
    const { result } = await rpc("broadcast_tx_async", { tx: base64(new Uint8Array([1])) })
    expect(result).toMatchObject({ code: 0, hash: expect.stringMatching(/^[0-9A-F]{64}$/) })
  })

  it("keeps transactions waiting for their block when blocks take time", async () => {
    const network = slow.network("cosmoshub-4")
    const { address, stargate } = await client(await signers.direct(), network, slow)
    const to = await stranger()
    for (const sequence of [0, 1]) {
      const raw = await stargate.sign(address, [transfer(address, to, 10)], fee, "", {
        accountNumber: 0n,
        sequence,
        chainId: network.chainId
      })
      const hash = await stargate.broadcastTxSync(TxRaw.encode(raw).finish())
      expect(await stargate.getTx(hash)).toBeNull()
    }
    expect((await stargate.getBalance(to, "uatom")).amount).toBe("0")
    slow.produceBlock()
    expect((await stargate.getBalance(to, "uatom")).amount).toBe("20")
  })
})

describe("the REST gateway", () => {
  it("tells balances, one denomination, the account and the node", async () => {
    const address = await stranger("osmo")
    const { restUrl } = part.network("osmosis-1")
    part.fund(address, 42n)
    const bank = `${restUrl}/cosmos/bank/v1beta1/balances/${address}`
    expect((await get(bank)).body).toEqual({
      balances: [{ denom: "uosmo", amount: "42" }],
      pagination: { next_key: null, total: "1" }
    })
    const one = async (denom: string) => (await get(`${bank}/by_denom?denom=${denom}`)).body
    expect(await one("uosmo")).toEqual({ balance: { denom: "uosmo", amount: "42" } })
    expect(await one("ibc%2F27394")).toEqual({ balance: { denom: "ibc/27394", amount: "0" } })
    const account = await get(`${restUrl}/cosmos/auth/v1beta1/accounts/${address}`)
    expect(account.body.account).toMatchObject({ address, sequence: "0", pub_key: null })
    const info = await get(`${restUrl}/cosmos/base/tendermint/v1beta1/node_info`)
    expect(info.body.default_node_info.network).toBe("osmosis-1")
  })

  it.each([
    ["an address of another network", (a: string) => `/cosmos/bank/v1beta1/balances/${a}`, 400, 3],
    ["no address", () => "/cosmos/bank/v1beta1/balances/cosmos1", 400, 3],
    ["an unknown route", () => "/cosmos/staking/v1beta1/params", 501, 12]
  ])("refuses %s", async (_, path, status, code) => {
    const answer = await get(`${hub.restUrl}${path(await stranger("osmo"))}`)
    expect(answer).toMatchObject({ status, body: { code, details: [] } })
  })

  it("says 404 for an account that is not there", async () => {
    const address = await stranger()
    expect(await get(`${hub.restUrl}/cosmos/auth/v1beta1/accounts/${address}`)).toMatchObject({
      status: 404,
      body: { code: 5, message: expect.stringContaining(`account ${address} not found`) }
    })
  })

  it("simulates, takes and finds a transaction", async () => {
    const { bytes, address } = await signedTransfer()
    const body = { tx_bytes: base64(bytes), mode: "BROADCAST_MODE_SYNC" }
    const simulated = await post(`${hub.restUrl}/cosmos/tx/v1beta1/simulate`, body)
    expect(Number(simulated.body.gas_info.gas_used)).toBeGreaterThan(50_000)
    const sent = await post(`${hub.restUrl}/cosmos/tx/v1beta1/txs`, body)
    expect(sent.body.tx_response).toMatchObject({ code: 0, raw_log: "" })
    const found = await get(`${hub.restUrl}/cosmos/tx/v1beta1/txs/${sent.body.tx_response.txhash}`)
    expect(found.body.tx_response).toMatchObject({ code: 0, txhash: sent.body.tx_response.txhash })
    const account = await get(`${hub.restUrl}/cosmos/auth/v1beta1/accounts/${address}`)
    expect(account.body.account.pub_key["@type"]).toBe("/cosmos.crypto.secp256k1.PubKey")
  })

  it("passes a refusal on with its code, and takes no mode that nodes have dropped", async () => {
    const { bytes } = await signedTransfer({ chainId: "osmosis-1" })
    const send = (mode: string) =>
      post(`${hub.restUrl}/cosmos/tx/v1beta1/txs`, { tx_bytes: base64(bytes), mode })
    const refused = await send("BROADCAST_MODE_SYNC")
    expect(refused.body.tx_response).toMatchObject({ code: 4, codespace: "sdk" })
    expect(await send("BROADCAST_MODE_BLOCK")).toMatchObject({ status: 400, body: { code: 3 } })
    expect(await post(`${hub.restUrl}/cosmos/tx/v1beta1/txs`, {})).toMatchObject({ status: 400 })
  })
})
