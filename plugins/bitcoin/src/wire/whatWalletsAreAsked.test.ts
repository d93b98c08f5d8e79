import {
  bitcoinTestAccounts,
  createBitcoinWallet,
  faults,
  type BitcoinProviderKind,
  type BitcoinWalletOptions
} from "@latchkey/testing"
import { Psbt, Transaction } from "bitcoinjs-lib"
import { afterEach, describe, expect, it } from "vitest"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import { makePsbt } from "../../support/psbts.ts"
import { MAINNET, SIGNET, TESTNET } from "../networkIds.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const [own, , stranger] = bitcoinTestAccounts as unknown as readonly [
  (typeof bitcoinTestAccounts)[number],
  unknown,
  (typeof bitcoinTestAccounts)[number]
]
const { payment, ordinals } = own.mainnet
const txid = "cd".repeat(32)

const open = async (provider: BitcoinProviderKind, options: Partial<BitcoinWalletOptions> = {}) => {
  const window = fakeWindow()
  const wallet = createBitcoinWallet({ ...options, provider })
  wallet.announce(window)
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
  wallet.clearRequests()
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => "resolved",
      ({ code }) => code as string
    )
  const paramsOf = (method: string) =>
    wallet
      .requests()
      .filter((request) => request.method === method)
      .map(({ params }) => params as any)
  return { kit, wallet, outcome, paramsOf, asked: () => wallet.requests().map(({ method }) => method) }
}

describe("wallets of one account, whose requests name none", () => {
  const kinds = ["unisat", "okx"] as const
  const transfer = { recipient: stranger.mainnet.payment.address, amount: 1_000 }

  it.each(kinds)("T20 T22 %s does not pay from an account that the page has not seen", async (kind) => {
    const { kit, wallet, outcome, asked } = await open(kind)
    wallet.setFault("sendBitcoin", faults.resolves(txid))
    for (const current of [[stranger.mainnet.payment.address], [ordinals.address], [], [7], "text", null]) {
      wallet.setFault("getAccounts", faults.resolves(current))
      wallet.clearRequests()
      expect(await outcome(kit.bitcoin.sendTransfer(transfer))).not.toBe("resolved")
      expect(asked()).toEqual(["getAccounts"])
    }
  })

  it.each(kinds)(
    "T22 %s is asked which account it is on before it pays and before it signs",
    async (kind) => {
      const { kit, wallet, asked } = await open(kind)
      wallet.setFault("sendBitcoin", faults.resolves(txid))
      wallet.setFault("getAccounts", faults.resolves([payment.address.toUpperCase()]))
      expect(await kit.bitcoin.sendTransfer(transfer)).toBe(txid)
      await kit.bitcoin.signMessage({ message: "hello" })
      expect(asked()).toEqual(["getAccounts", "sendBitcoin", "getAccounts", "signMessage"])
    }
  )

  it("T22 OKX on its test networks, which list no accounts: by the account that is selected", async () => {
    const { kit, wallet, outcome, asked } = await open("okx")
    await kit.switchNetwork({ networkId: TESTNET })
    wallet.setFault("send", faults.resolves({ txhash: txid }))
    const pay = () =>
      outcome(kit.bitcoin.sendTransfer({ recipient: stranger.testnet.payment.address, amount: 1 }))
    const select = (selectedAccount: unknown) =>
      Object.defineProperty((wallet.provider as any).bitcoinTestnet, "selectedAccount", {
        value: selectedAccount,
        configurable: true
      })
    wallet.clearRequests()
    for (const other of [{ address: stranger.testnet.payment.address }, { address: 7 }, { address: null }]) {
      select(other)
      expect(await pay()).not.toBe("resolved")
    }
    expect(asked()).toEqual([])
    // One that does not tell is taken by its word.
    for (const same of [{ address: own.testnet.payment.address }, undefined]) {
      select(same)
      expect(await pay()).toBe("resolved")
    }
  })

  it("OKX's mainnet pays by sendBitcoin, and one that has neither way says so", async () => {
    const { kit, wallet, outcome } = await open("okx")
    const { bitcoin } = wallet.provider as any
    bitcoin.sendBitcoin = undefined
    bitcoin.send = undefined
    expect(await outcome(kit.bitcoin.sendTransfer(transfer))).toBe("BITCOIN_METHOD_UNSUPPORTED")
  })
})

describe("hash types of signatures", () => {
  const psbt = makePsbt([{ segwit: payment.publicKey }, { segwit: payment.publicKey }]).toBase64()
  const ask = async (
    kind: BitcoinProviderKind,
    ...inputs: ReadonlyArray<ReadonlyArray<number> | undefined>
  ) => {
    const world = await open(kind)
    const signInputs = inputs.map((sighashTypes, index) => ({
      address: payment.address,
      index,
      ...(sighashTypes === undefined ? {} : { sighashTypes })
    }))
    const outcome = await world.outcome(world.kit.bitcoin.signPsbt({ psbt, signInputs }))
    return { ...world, outcome }
  }

  it.each(["unisat", "okx"] as const)(
    "T20 %s is given those of each input, and none where none is named",
    async (kind) => {
      const { paramsOf } = await ask(kind, [1, 0x83], undefined)
      expect(paramsOf("signPsbt")[0][1]).toEqual({
        autoFinalized: false,
        toSignInputs: [
          { index: 0, address: payment.address, sighashTypes: [1, 0x83] },
          { index: 1, address: payment.address }
        ]
      })
    }
  )

  it("T20 Leather is given all of them once, and none where none is named", async () => {
    const { paramsOf } = await ask("leather", [1, 0x83], [1])
    expect(paramsOf("signPsbt")[0]).toMatchObject({ signAtIndex: [0, 1], allowedSighash: [1, 0x83] })
    const plain = await ask("leather", undefined, undefined)
    expect(plain.paramsOf("signPsbt")[0]).toMatchObject({ signAtIndex: [0, 1], network: "mainnet" })
    expect(plain.paramsOf("signPsbt")[0]).not.toHaveProperty("allowedSighash")
  })

  it("T20 a wallet of the standard is given the first of each input, with the account and the chain", async () => {
    const { paramsOf } = await ask("standard", [0x83, 1], undefined)
    const [{ chain, inputsToSign }] = paramsOf("bitcoin:signTransaction")[0]
    expect(chain).toBe("bitcoin:mainnet")
    expect(
      inputsToSign.map(({ account, ...input }: any) => ({ ...input, address: account.address }))
    ).toEqual([
      { address: payment.address, signingIndexes: [0], sigHash: 0x83 },
      { address: payment.address, signingIndexes: [1] }
    ])
  })

  it.each([
    ["256", [256]],
    ["-1", [-1]],
    ["half a one", [0.5]],
    ["a text", ["1"]],
    ["one good and one bad", [1, 256]],
    ["no list", 1]
  ])("T20 %s is none, and nobody is asked to sign", async (_, types) => {
    const { outcome, asked } = await ask("unisat", types as ReadonlyArray<number>)
    expect([outcome, asked()]).toEqual(["BITCOIN_PSBT_INVALID", []])
  })

  it("T20 0 and 255 are two", async () => {
    const { paramsOf } = await ask("unisat", [0, 255])
    expect(paramsOf("signPsbt")[0][1].toSignInputs[0].sighashTypes).toEqual([0, 255])
  })

  it("T20 Xverse is given the inputs by account", async () => {
    const world = await open("satsConnect")
    const script = `5120${"11".repeat(32)}`
    const both = makePsbt([
      { segwit: payment.publicKey },
      { taproot: ordinals.publicKey, script },
      { segwit: payment.publicKey }
    ]).toBase64()
    world.wallet.setFault("signPsbt", faults.resolves({ result: {} }))
    await world.outcome(
      world.kit.bitcoin.signPsbt({
        psbt: both,
        signInputs: [
          { address: payment.address, index: 0 },
          { address: ordinals.address, index: 1 },
          { address: payment.address, index: 2 }
        ]
      })
    )
    expect(world.paramsOf("signPsbt")).toEqual([
      {
        psbt: both,
        signInputs: { [payment.address]: [0, 2], [ordinals.address]: [1] },
        broadcast: false
      }
    ])
  })
})

describe("sending what was signed", () => {
  const asked = makePsbt([{ segwit: payment.publicKey }])

  it.each(["unisat", "okx"] as const)("T20 %s signs, then sends exactly what it signed", async (kind) => {
    const { kit, wallet, paramsOf, asked: called } = await open(kind)
    const signed = Psbt.fromBase64(asked.toBase64()).updateInput(0, {
      finalScriptWitness: new Uint8Array([1, 0])
    })
    wallet.setFault("signPsbt", faults.resolves(signed.toHex()))
    const id = Psbt.fromBase64(signed.toBase64()).extractTransaction(true).getId()
    wallet.setFault("pushPsbt", faults.resolves(id))
    expect(await kit.bitcoin.signPsbt({ psbt: asked.toBase64(), broadcast: true })).toEqual({
      psbt: signed.toBase64(),
      txid: id
    })
    expect(called()).toEqual(["signPsbt", "pushPsbt"])
    expect(paramsOf("signPsbt")[0][1]).toMatchObject({ autoFinalized: true })
    expect(paramsOf("pushPsbt")).toEqual([[signed.toHex()]])
  })

  it("a wallet of the standard says which chain it is to send on", async () => {
    const { kit, wallet, paramsOf } = await open("standard")
    const feature = "bitcoin:signAndSendTransaction"
    wallet.setFault(feature, faults.resolves([{ txId: "no id" }]))
    await kit.bitcoin.signPsbt({ psbt: asked.toBase64(), broadcast: true }).catch(() => {})
    await kit.switchNetwork({ networkId: SIGNET })
    const { publicKey } = own.testnet.payment
    const psbt = makePsbt([{ segwit: publicKey }]).toBase64()
    await kit.bitcoin.signPsbt({ psbt, broadcast: true }).catch(() => {})
    expect(paramsOf(feature).map(([{ chain }]) => chain)).toEqual(["bitcoin:mainnet", "bitcoin:signet"])
  })
})

describe("what a wallet means by its numbers", () => {
  it.each([
    ["leather", "getAddresses", 4002, "NETWORK_SWITCH_UNSUPPORTED"],
    ["leather", "getAddresses", 4001, "NETWORK_SWITCH_REJECTED"],
    ["leather", "getAddresses", -32603, "NETWORK_SWITCH_FAILED"],
    ["satsConnect", "wallet_changeNetwork", -32001, "NETWORK_SWITCH_UNSUPPORTED"],
    ["satsConnect", "wallet_changeNetwork", -32000, "NETWORK_SWITCH_REJECTED"],
    ["satsConnect", "wallet_changeNetwork", -32002, "NETWORK_SWITCH_FAILED"],
    ["satsConnect", "wallet_changeNetwork", -32603, "NETWORK_SWITCH_FAILED"]
  ] as const)("S4.09 in part: %s, %s, %d: %s", async (kind, method, code, expected) => {
    const { kit, wallet, outcome } = await open(kind)
    wallet.setFault(method, faults.resolves({ error: { code, message: "?" } }))
    expect(await outcome(kit.switchNetwork({ networkId: TESTNET }))).toBe(expected)
    expect(kit.getSnapshot().account["bip122"]!.caipAddress).toBe(`${MAINNET}:${payment.address}`)
  })
})

describe("what a session reads", () => {
  it("S3.05 in part: OKX and UniSat tell the public key with the account; without one they are connected all the same", async () => {
    for (const kind of ["unisat", "okx"] as const) {
      const { kit, wallet } = await open(kind)
      const keys = async () => (await kit.bitcoin.getAccountAddresses()).map(({ publicKey }) => publicKey)
      expect(await keys()).toEqual([payment.publicKey])
      wallet.setFault("getPublicKey", faults.rejects(new Error("no")))
      expect(await keys()).toEqual([undefined])
    }
  })

  it("T22 UniSat on a chain that is not Bitcoin's is not connected, whatever its addresses look like", async () => {
    const { kit, wallet, outcome } = await open("unisat")
    await kit.disconnect()
    for (const chain of [{ enum: "FRACTAL_BITCOIN_MAINNET" }, {}, null, "BITCOIN_MAINNET"]) {
      wallet.setFault("getChain", faults.resolves(chain))
      expect(await outcome(kit.connect({ connectorId: "bip122:UniSat" }))).toBe("CONNECTION_FAILED")
    }
    wallet.setFault("getChain", undefined)
    await kit.connect({ connectorId: "bip122:UniSat" })
    expect(kit.getSnapshot().network.byNamespace["bip122"]!.caipNetwork!.caipNetworkId).toBe(MAINNET)
  })

  it("an older UniSat, which tells no chain, is on the network that its address is of", async () => {
    const window = fakeWindow({
      unisat: {
        requestAccounts: async () => [own.testnet.payment.address],
        getAccounts: async () => [own.testnet.payment.address],
        getPublicKey: async () => own.testnet.payment.publicKey
      }
    })
    const kit = makeKit(window)
    kits.push(kit)
    await kit.ready()
    await kit.connect({ connectorId: "bip122:UniSat" })
    expect(kit.getSnapshot().account["bip122"]!.caipAddress).toBe(`${TESTNET}:${own.testnet.payment.address}`)
  })
})

describe("what a wallet answers", () => {
  const signature = (length: number, header: number) => {
    const bytes = new Uint8Array(length).fill(7)
    bytes[0] = header
    return Buffer.from(bytes).toString("base64")
  }

  it.each([
    ["64 bytes", signature(64, 31), "SIGNING_FAILED"],
    ["65 bytes whose header is 26", signature(65, 26), "SIGNING_FAILED"],
    ["65 bytes whose header is 43", signature(65, 43), "SIGNING_FAILED"],
    ["65 bytes whose header is 27", signature(65, 27), "resolved"],
    ["65 bytes whose header is 42", signature(65, 42), "resolved"],
    ["66 bytes, which are no signature by the key", signature(66, 31), "SIGNING_FAILED"],
    ["no bytes", "", "SIGNING_FAILED"],
    ["no base64", "?".repeat(88), "SIGNING_FAILED"],
    ["no text", 7, "SIGNING_FAILED"],
    ["nothing", undefined, "SIGNING_FAILED"]
  ])("T20 for a signature by the key, %s: %s", async (_, answer, expected) => {
    const { kit, wallet, outcome } = await open("satsConnect")
    wallet.setFault("signMessage", faults.resolves({ result: { signature: answer } }))
    expect(await outcome(kit.bitcoin.signMessage({ message: "hello", protocol: "ecdsa" }))).toBe(expected)
  })

  it("T20 of a PSBT that was sent, an id alone is an answer, and names no PSBT", async () => {
    const { kit, wallet } = await open("satsConnect")
    const asked = makePsbt([{ segwit: payment.publicKey }])
    const id = Transaction.fromBuffer(asked.data.globalMap.unsignedTx.toBuffer()).getId()
    const answer = (result: object) => wallet.setFault("signPsbt", faults.resolves({ result }))
    const send = (broadcast: boolean) => kit.bitcoin.signPsbt({ psbt: asked.toBase64(), broadcast })
    answer({ txid: id.toUpperCase() })
    expect(await send(true)).toStrictEqual({ txid: id })
    // Without having been asked to send, an id is none.
    await expect(send(false)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
    const signed = Psbt.fromBase64(asked.toBase64()).updateInput(0, {
      finalScriptWitness: new Uint8Array([1, 0])
    })
    answer({ psbt: signed.toBase64(), txid: id })
    expect(await send(false)).toStrictEqual({ psbt: signed.toBase64() })
    answer({ psbt: signed.toBase64() })
    await expect(send(true)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
    answer({ psbt: "A".repeat(5_000_001) })
    await expect(send(false)).rejects.toMatchObject({ code: "SIGNING_FAILED" })
  })

  it("T08 an empty signature of a wallet of the standard is none", async () => {
    const { kit, wallet, outcome } = await open("standard")
    wallet.setFault("bitcoin:signMessage", faults.resolves([]))
    expect(await outcome(kit.bitcoin.signMessage({ message: "hello" }))).toBe("SIGNING_FAILED")
    wallet.setFault("bitcoin:signMessage", faults.resolves([{ signature: new Uint8Array() }]))
    expect(await outcome(kit.bitcoin.signMessage({ message: "hello" }))).toBe("SIGNING_FAILED")
  })
})
