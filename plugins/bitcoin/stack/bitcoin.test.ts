import { randomBytes } from "node:crypto"
import ecc from "@bitcoinerlab/secp256k1"
import {
  address as addresses,
  crypto,
  initEccLib,
  networks,
  payments,
  Psbt,
  toXOnly,
  Transaction
} from "bitcoinjs-lib"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import { findLitecoind } from "./litecoindBinary.ts"
import { isNodeInstalled } from "./isNodeInstalled.ts"
import { asmOf } from "./scripts.ts"
import { startBitcoin, type BitcoinPart } from "./startBitcoin.ts"

initEccLib(ecc)

const mainnet = "bip122:000000000019d6689c085ae165831e93"
const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const signet = "bip122:00000008819873e925422c1ff0f99f7c"

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const signerOf = (privateKey: Uint8Array) => ({
  publicKey: ecc.pointFromScalar(privateKey, true)!,
  sign: (hash: Uint8Array) => ecc.sign(hash, privateKey),
  signSchnorr: (hash: Uint8Array) => ecc.signSchnorr(hash, privateKey)
})

/** A key of its own for each test, with its addresses. */
function createKey(network = networks.bitcoin) {
  const privateKey = randomBytes(32)
  const key = signerOf(privateKey)
  const { publicKey } = key
  const internalPubkey = toXOnly(publicKey)
  const segwit = payments.p2wpkh({ pubkey: publicKey, network })
  const nested = payments.p2sh({ redeem: segwit, network })
  const taproot = payments.p2tr({ internalPubkey, network })
  const even = publicKey[0] === 2 ? privateKey : ecc.privateNegate(privateKey)
  const tweaked = signerOf(ecc.privateAdd(even, crypto.taggedHash("TapTweak", internalPubkey))!)
  return { key, segwit, nested, taproot, tweaked }
}

const get = async (url: string) => {
  const response = await fetch(url)
  const text = await response.text()
  const isJson = response.headers.get("content-type") === "application/json"
  return { status: response.status, body: isJson ? JSON.parse(text) : text }
}

async function started(): Promise<BitcoinPart> {
  const part = await startBitcoin()
  if ("missing" in part) throw new Error(`Install ${part.package}`)
  return part
}

describe.runIf(isNodeInstalled("the Bitcoin part of the stack"))("the Bitcoin part", () => {
  let part: BitcoinPart
  const base = (id = mainnet) => part.network(id).rpcUrl
  const read = (path: string, id = mainnet) => get(base(id) + path)
  const send = async (raw: string, id = mainnet) => {
    const response = await fetch(`${base(id)}/tx`, { method: "POST", body: raw })
    return { status: response.status, body: await response.text() }
  }

  beforeAll(async () => {
    part = await started()
  })
  afterAll(() => part?.stop())

  it("has a network for each base address", async () => {
    expect(part.networks.map((network) => network.caipNetworkId)).toEqual([mainnet, testnet, signet])
    expect(part.networks.map((network) => new URL(network.rpcUrl).pathname)).toEqual([
      "/mainnet/api",
      "/testnet/api",
      "/signet/api"
    ])
    expect(await part.health()).toEqual(Array(3).fill(expect.objectContaining({ healthy: true })))
    expect(() => part.network("bip122:0")).toThrow(RangeError)
  })

  it("answers the real genesis block of each network, and the node's own blocks", async () => {
    for (const { caipNetworkId, rpcUrl } of part.networks) {
      const { body } = await get(`${rpcUrl}/block-height/0`)
      expect(`bip122:${body.slice(0, 32)}`).toBe(caipNetworkId)
    }
    const { body: height } = await read("/blocks/tip/height")
    const { body: hash } = await read("/blocks/tip/hash")
    expect(await read(`/block-height/${height}`)).toEqual({ status: 200, body: hash })
    expect(await read(`/block-height/${Number(height) + 1}`)).toEqual({
      status: 404,
      body: "Block not found"
    })
    expect((await read("/block-height/x")).status).toBe(400)
  })

  it("tells nothing of an address that nobody has used", async () => {
    const address = createKey().segwit.address!
    const none = { tx_count: 0, funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0 }
    expect((await read(`/address/${address}`)).body).toEqual({
      address,
      chain_stats: none,
      mempool_stats: none
    })
    expect((await read(`/address/${address}/utxo`)).body).toEqual([])
    expect((await read(`/address/${address}/txs`)).body).toEqual([])
  })

  it("funds every kind of address with the very amount, and mines it", async () => {
    const { segwit, nested, taproot, key } = createKey()
    const legacy = payments.p2pkh({ pubkey: key.publicKey })
    for (const [payment, type] of [
      [segwit, "v0_p2wpkh"],
      [nested, "p2sh"],
      [taproot, "v1_p2tr"],
      [legacy, "p2pkh"]
    ] as const) {
      const txid = await part.fund(payment.address!, 123_457n)
      const [coin] = (await read(`/address/${payment.address}/utxo`)).body
      expect(coin).toMatchObject({ txid, value: 123_457, status: { confirmed: true } })
      const { body: transaction } = await read(`/tx/${txid}`)
      expect(transaction.vout[coin.vout]).toEqual({
        scriptpubkey: Buffer.from(payment.output!).toString("hex"),
        scriptpubkey_asm: expect.stringMatching(/^OP_/),
        scriptpubkey_type: type,
        scriptpubkey_address: payment.address,
        value: 123_457
      })
    }
  })

  it.each([
    ["an address of Testnet", "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "Address on invalid network"],
    ["a word", "satoshi", "Invalid Bitcoin address"],
    ["a wrong letter", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5", "Invalid Bitcoin address"]
  ])("refuses %s on Bitcoin", async (_, address, body) => {
    for (const path of ["", "/utxo", "/txs"]) {
      expect(await read(`/address/${address}${path}`)).toEqual({ status: 400, body })
    }
    await expect(part.fund(address, 1000n, mainnet)).rejects.toThrow(RangeError)
  })

  it("mines a PSBT of three kinds of inputs and refuses a tampered one", async () => {
    const { key, segwit, nested, taproot, tweaked } = createKey()
    const psbt = new Psbt()
    for (const [payment, extra] of [
      [segwit, {}],
      [nested, { redeemScript: segwit.output! }],
      [taproot, { tapInternalKey: toXOnly(key.publicKey) }]
    ] as const) {
      await part.fund(payment.address!, 1_000_000n)
      const [coin] = (await read(`/address/${payment.address}/utxo`)).body
      const witnessUtxo = { script: payment.output!, value: BigInt(coin.value) }
      psbt.addInput({ hash: coin.txid, index: coin.vout, witnessUtxo, ...extra })
    }
    const receiver = createKey().taproot.address!
    psbt.addOutput({ address: receiver, value: 2_990_000n })
    psbt.signInput(0, key).signInput(1, key).signInput(2, tweaked).finalizeAllInputs()
    const transaction = psbt.extractTransaction()

    const tampered = Transaction.fromHex(transaction.toHex())
    tampered.outs[0]!.value = 2_989_999n
    const refused = await send(tampered.toHex())
    expect(refused.status).toBe(400)
    expect(refused.body).toMatch(/^sendrawtransaction RPC error: \{"code":-26,/)

    const txid = transaction.getId()
    expect(await send(transaction.toHex())).toEqual({ status: 200, body: txid })
    expect((await read(`/tx/${txid}/status`)).body).toEqual({ confirmed: false })
    expect((await read(`/address/${receiver}`)).body.mempool_stats).toMatchObject({
      tx_count: 1,
      funded_txo_sum: 2_990_000
    })
    expect((await read(`/address/${segwit.address}/utxo`)).body).toEqual([])
    expect((await read(`/address/${segwit.address}`)).body.mempool_stats.spent_txo_sum).toBe(1_000_000)
    expect((await read(`/address/${receiver}/txs`)).body[0]).toMatchObject({ txid, fee: 10_000 })

    await part.mine()
    const { body: height } = await read("/blocks/tip/height")
    const { body: mined } = await read(`/tx/${txid}`)
    expect(mined).toMatchObject({
      txid,
      version: 2,
      locktime: 0,
      fee: 10_000,
      size: transaction.byteLength(),
      weight: transaction.weight(),
      status: {
        confirmed: true,
        block_height: Number(height),
        block_hash: (await read("/blocks/tip/hash")).body
      }
    })
    expect(Math.abs(mined.status.block_time - Date.now() / 1000)).toBeLessThan(7200)
    expect(mined.vin[1]).toMatchObject({
      is_coinbase: false,
      prevout: { scriptpubkey_address: nested.address, value: 1_000_000 },
      inner_redeemscript_asm: asmOf(Buffer.from(segwit.output!).toString("hex"))
    })
    expect(mined.vin[2].witness).toHaveLength(1)
    expect((await read(`/tx/${txid}/hex`)).body).toBe(transaction.toHex())
    expect((await read(`/address/${receiver}`)).body.chain_stats).toMatchObject({
      tx_count: 1,
      funded_txo_count: 1,
      funded_txo_sum: 2_990_000
    })
  })

  it("tells history newest first, in pages, what waits before what is mined", async () => {
    const { key, segwit } = createKey()
    const txids: string[] = []
    for (let n = 0; n < 27; n++) txids.unshift(await part.fund(segwit.address!, 10_000n))
    const [coin] = (await read(`/address/${segwit.address}/utxo`)).body
    const psbt = new Psbt()
      .addInput({
        hash: coin.txid,
        index: coin.vout,
        witnessUtxo: { script: segwit.output!, value: 10_000n }
      })
      .addOutput({ address: segwit.address!, value: 9000n })
    const waiting = psbt.signAllInputs(key).finalizeAllInputs().extractTransaction()
    await send(waiting.toHex())
    const idsAt = async (path: string) =>
      (await read(`/address/${segwit.address}${path}`)).body.map((transaction: any) => transaction.txid)
    expect(await idsAt("/txs")).toEqual([waiting.getId(), ...txids.slice(0, 25)])
    expect(await idsAt("/txs/mempool")).toEqual([waiting.getId()])
    expect(await idsAt("/txs/chain")).toEqual(txids.slice(0, 25))
    expect(await idsAt(`/txs/chain/${txids[24]}`)).toEqual(txids.slice(25))
  })

  it("keeps the networks apart, though they share a node", async () => {
    const { key, segwit } = createKey(networks.testnet)
    const address = segwit.address!
    const txid = await part.fund(address, 50_000n)
    const value = async (id: string) =>
      (await read(`/address/${address}`, id)).body.chain_stats.funded_txo_sum
    expect(await value(testnet)).toBe(50_000)
    expect(await value(signet)).toBe(0)
    expect(await read(`/tx/${txid}`, signet)).toEqual({ status: 404, body: "Transaction not found" })
    const { body: transaction } = await read(`/tx/${txid}`, testnet)
    expect(transaction.vout.map((output: any) => output.scriptpubkey_address)).toContain(address)

    await part.fund(address, 60_000n, signet)
    expect(await value(signet)).toBe(60_000)
    expect(await value(testnet)).toBe(50_000)
    const [coin] = (await read(`/address/${address}/utxo`, testnet)).body
    const raw = new Psbt({ network: networks.testnet })
      .addInput({ hash: txid, index: coin.vout, witnessUtxo: { script: segwit.output!, value: 50_000n } })
      .addOutput({ address, value: 49_000n })
      .signAllInputs(key)
      .finalizeAllInputs()
      .extractTransaction()
      .toHex()
    expect(await send(raw, signet)).toMatchObject({ status: 400, body: expect.stringMatching(/-25/) })
    expect((await send(raw, testnet)).status).toBe(200)
  })

  it.each([
    ["words", "not a transaction", /-22/],
    ["nothing", "", /-22/],
    ["coins that there are not", null, /-25/]
  ])("refuses to send %s", async (_, raw, message) => {
    const made = new Transaction()
    made.addInput(new Uint8Array(32).fill(7), 0)
    made.addOutput(addresses.toOutputScript("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"), 1000n)
    expect(await send(raw ?? made.toHex())).toMatchObject({
      status: 400,
      body: expect.stringMatching(message)
    })
  })

  it("estimates fees for the targets that Esplora has, the lower the longer one waits", async () => {
    const { body } = await read("/fee-estimates")
    expect(Object.keys(body)).toEqual([
      ...Array.from({ length: 25 }, (_, n) => `${n + 1}`),
      "144",
      "504",
      "1008"
    ])
    const rates: number[] = Object.values(body)
    expect(rates.toSorted((one, other) => other - one)).toEqual(rates)
    expect(rates.every((rate) => rate >= 1)).toBe(true)
  })

  it.each([
    ["/tx/zz", 400],
    [`/tx/${"0".repeat(64)}`, 404],
    [`/tx/${"0".repeat(64)}/hex`, 404],
    ["/nothing", 404],
    ["/address", 400],
    ["/blocks/tip/nothing", 404]
  ])("answers %s with %i", async (path, status) => {
    expect((await read(path)).status).toBe(status)
  })

  it("knows a transaction's status even when it does not know the transaction, as Esplora does", async () => {
    expect(await read(`/tx/${"0".repeat(64)}/status`)).toEqual({ status: 200, body: { confirmed: false } })
  })

  it("answers pages of any origin", async () => {
    const origin = "http://page.localhost:4321"
    const preflight = await fetch(`${base()}/tx`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type"
      }
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/content-type/)
    for (const path of ["/blocks/tip/height", "/address/none"]) {
      const answer = await fetch(base() + path, { headers: { origin } })
      expect(answer.headers.get("access-control-allow-origin")).toBe("*")
    }
    const elsewhere = await fetch(new URL("/moon/api/blocks/tip/height", base()))
    expect(elsewhere.status).toBe(404)
  })

  it("goes on past the height where Litecoin's extension blocks would begin", async () => {
    await part.mine(330)
    expect(Number((await read("/blocks/tip/height")).body)).toBeGreaterThan(440)
    const address = createKey().segwit.address!
    await part.fund(address, 1000n)
    expect((await read(`/address/${address}`)).body.chain_stats.funded_txo_sum).toBe(1000)
  })

  it("pays in turn when asked for several payments at once", async () => {
    const address = createKey().segwit.address!
    await Promise.all(Array.from({ length: 5 }, () => part.fund(address, 1000n)))
    expect((await read(`/address/${address}`)).body.chain_stats.tx_count).toBe(5)
  })

  it("runs beside another, makes blocks by itself, and leaves no process", async () => {
    const other = (await startBitcoin({ blockTime: 0.2 })) as Exclude<
      Awaited<ReturnType<typeof startBitcoin>>,
      MissingPart
    >
    const { rpcUrl } = other.network(mainnet)
    await expect
      .poll(async () => Number((await get(`${rpcUrl}/blocks/tip/height`)).body))
      .toBeGreaterThan(111)
    expect(isAlive(other.pid)).toBe(true)
    const listeners = process.listenerCount("exit")
    await other.stop()
    await other.stop()
    expect(isAlive(other.pid)).toBe(false)
    expect(process.listenerCount("exit")).toBe(listeners - 2)
    await expect(fetch(rpcUrl)).rejects.toThrow()
    expect(await part.health()).toMatchObject([{ healthy: true }, { healthy: true }, { healthy: true }])
  })

  it("does not start on a port that is taken, and leaves nothing running then", async () => {
    const port = Number(new URL(base()).port)
    const listeners = process.listenerCount("exit")
    await expect(startBitcoin({ port })).rejects.toThrow(/EADDRINUSE/)
    expect(process.listenerCount("exit")).toBe(listeners)
  })
})

describe("a missing node", () => {
  it("is noticed", () => {
    expect(findLitecoind([], "/nowhere/litecoind")).toBeUndefined()
    expect(findLitecoind(["/nowhere"], "/nowhere/litecoind")).toBeUndefined()
    expect(findLitecoind([], process.execPath)).toBe(process.execPath)
  })
})

it.each([
  ["", ""],
  [
    "76a914751e76e8199196d454941c45d1b3a323f1433bd688ac",
    "OP_DUP OP_HASH160 OP_PUSHBYTES_20 751e76e8199196d454941c45d1b3a323f1433bd6 OP_EQUALVERIFY OP_CHECKSIG"
  ],
  ["5120" + "ab".repeat(32), `OP_PUSHNUM_1 OP_PUSHBYTES_32 ${"ab".repeat(32)}`],
  ["6a4c02abcd", "OP_RETURN OP_PUSHDATA1 abcd"],
  ["4d0200abcd4f00", "OP_PUSHDATA2 abcd OP_PUSHNUM_NEG1 OP_0"]
])("the script %s is told as %s", (script, asm) => {
  expect(asmOf(script)).toBe(asm)
})
