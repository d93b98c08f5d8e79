import {
  bitcoinTestAccounts,
  createBitcoinWallet,
  faults,
  type BitcoinProviderKind,
  type BitcoinWalletOptions
} from "@latchkey/testing"
import { Verifier } from "bip322-js"
import { afterEach, describe, expect, it } from "vitest"
import { fakeWindow, makeKit } from "../../support/makeKit.ts"
import type { BitcoinProvider } from "../provider/BitcoinProvider.ts"

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const { payment, nested, ordinals } = bitcoinTestAccounts[0]!.mainnet
const stranger = bitcoinTestAccounts[2]!

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
      ({ code }) => code
    )
  return { kit, wallet, outcome, asked: () => wallet.requests().map(({ method }) => method) }
}
const isEcdsa = (signature: string) => Buffer.from(signature, "base64").length === 65

describe("signMessage", () => {
  it("S7.28 in part: by ECDSA where the address allows it, by BIP-322 for taproot, as an independent library says", async () => {
    for (const [kind, address, options] of [
      ["satsConnect", payment.address, {}],
      ["satsConnect", nested.address, { paymentType: "p2sh" }],
      ["satsConnect", ordinals.address, {}],
      ["standard", payment.address, {}],
      ["standard", ordinals.address, {}],
      ["unisat", payment.address, {}],
      ["unisat", ordinals.address, { purpose: "ordinals" }],
      ["okx", payment.address, {}],
      ["okx", ordinals.address, { purpose: "ordinals" }]
    ] as const) {
      const { kit } = await open(kind, options)
      const signature = await kit.bitcoin.signMessage({ message: "Grüße 👋", address })
      expect([kind, address, isEcdsa(signature)]).toEqual([kind, address, address !== ordinals.address])
      expect(Verifier.verifySignature(address, "Grüße 👋", signature)).toBe(true)
    }
  })

  it("S7.28 in part: by the protocol that is asked for; Leather by BIP-322 alone", async () => {
    for (const kind of ["satsConnect", "unisat", "okx", "leather"] as const) {
      const { kit, outcome } = await open(kind)
      const signature = await kit.bitcoin.signMessage({ message: "hello", protocol: "bip322" })
      expect(isEcdsa(signature)).toBe(false)
      expect(Verifier.verifySignature(payment.address, "hello", signature)).toBe(true)
      const byKey = kit.bitcoin.signMessage({ message: "hello", protocol: "ecdsa" })
      expect(await outcome(byKey)).toBe(kind === "leather" ? "BITCOIN_METHOD_UNSUPPORTED" : "resolved")
    }
    const { kit } = await open("leather")
    for (const { address } of [payment, ordinals]) {
      const signature = await kit.bitcoin.signMessage({ message: "hello", address })
      expect(Verifier.verifySignature(address, "hello", signature)).toBe(true)
    }
  })

  it("T20 a signature by another protocol than asked for is none", async () => {
    // A wallet of the standard takes no protocol: by itself it signs with the key.
    const { kit, outcome } = await open("standard")
    expect(await outcome(kit.bitcoin.signMessage({ message: "hello", protocol: "bip322" }))).toBe(
      "SIGNING_FAILED"
    )
    expect(await outcome(kit.bitcoin.signMessage({ message: "hello", protocol: "ecdsa" }))).toBe("resolved")
  })

  it("asks nobody for what the address cannot do, for strangers, and for what is no message", async () => {
    const { kit, outcome, asked } = await open("satsConnect")
    const sign = (request: unknown) => outcome(kit.bitcoin.signMessage(request as never))
    const message = "hello"
    expect(await sign({ message, address: ordinals.address, protocol: "ecdsa" })).toBe(
      "BITCOIN_MESSAGE_PROTOCOL_INVALID"
    )
    expect(await sign({ message, protocol: "schnorr" })).toBe("BITCOIN_MESSAGE_PROTOCOL_INVALID")
    for (const address of [stranger.mainnet.payment.address, "", 7, null]) {
      expect(await sign({ message, address })).toBe("BITCOIN_ACCOUNT_UNKNOWN")
    }
    for (const odd of [undefined, 7, ["hello"], { length: 1 }]) {
      expect(await sign({ message: odd })).toBe("SIGNING_FAILED")
    }
    expect(asked()).toEqual([])
  })

  it("T20 bytes are signed where they are exactly a text, and refused where they are not", async () => {
    const { kit, outcome, asked } = await open("satsConnect")
    const text = "\ufeffGrüße 👋"
    const signature = await kit.bitcoin.signMessage({ message: new TextEncoder().encode(text) })
    expect(Verifier.verifySignature(payment.address, text, signature)).toBe(true)
    for (const message of [new Uint8Array([1, 2, 250]), "lone \ud83d surrogate"]) {
      expect(await outcome(kit.bitcoin.signMessage({ message }))).toBe("SIGNING_FAILED")
    }
    expect(asked()).toEqual(["signMessage"])
    const standard = await open("standard")
    const bytes = new Uint8Array([1, 2, 250])
    const signed = await standard.kit.bitcoin.signMessage({ message: bytes })
    expect(Verifier.verifySignature(payment.address, Buffer.from(bytes), signed)).toBe(true)
    expect(await outcome(standard.kit.bitcoin.signMessage({ message: "\ud83d" }))).toBe("SIGNING_FAILED")
  })

  it("T22 UniSat and OKX do not sign with an account that the page has not seen", async () => {
    for (const kind of ["unisat", "okx"] as const) {
      const { kit, wallet, outcome, asked } = await open(kind)
      wallet.setFault("getAccounts", faults.resolves([stranger.mainnet.payment.address]))
      expect(await outcome(kit.signMessage({ message: "hello" }))).toBe("SIGNING_FAILED")
      expect(asked()).toEqual(["getAccounts"])
    }
  })
})

describe("sendTransfer", () => {
  const recipient = stranger.mainnet.payment.address
  const txid = "cd".repeat(32)
  const answers = {
    satsConnect: ["sendTransfer", { result: { txid } }],
    leather: ["sendTransfer", { result: { txid } }],
    unisat: ["sendBitcoin", txid],
    okx: ["sendBitcoin", txid]
  } as const
  const kinds = Object.keys(answers) as ReadonlyArray<keyof typeof answers>

  it.each(kinds)("T20 T21 %s is asked to pay exactly that, however the amount is written", async (kind) => {
    const { kit, wallet } = await open(kind)
    const [method, answer] = answers[kind]
    wallet.setFault(method, faults.resolves(answer))
    for (const amount of [12_345n, 12_345, "12345"]) {
      wallet.clearRequests()
      expect(await kit.bitcoin.sendTransfer({ recipient: recipient.toUpperCase(), amount })).toBe(txid)
      const paid = wallet.requests().find((request) => request.method === method)?.params
      expect(paid).toEqual(
        {
          satsConnect: { recipients: [{ address: recipient, amount: 12_345 }] },
          leather: { recipients: [{ address: recipient, amount: "12345" }], network: "mainnet" },
          unisat: [recipient, 12_345, undefined],
          okx: [recipient, 12_345, undefined]
        }[kind]
      )
    }
  })

  it("OKX pays on its test networks by what they have for it, in whole coins", async () => {
    const { kit, wallet } = await open("okx")
    await kit.switchNetwork({ networkId: "bip122:000000000933ea01ad0ee984209779ba" })
    wallet.setFault("send", faults.resolves({ txhash: txid }))
    const to = stranger.testnet.payment.address
    expect(await kit.bitcoin.sendTransfer({ recipient: to, amount: 12_345 })).toBe(txid)
    const from = bitcoinTestAccounts[0]!.testnet.payment.address
    expect(wallet.requests().at(-1)?.params).toEqual([{ from, to, value: "0.00012345" }])
  })

  it("T21 T22 asks no wallet for an amount that cannot be, or a recipient of another network", async () => {
    const { kit, outcome, asked } = await open("satsConnect")
    const pay = (request: unknown) => outcome(kit.bitcoin.sendTransfer(request as never))
    for (const amount of [
      undefined,
      null,
      0,
      -1,
      0.5,
      Number.NaN,
      Infinity,
      2 ** 53,
      0n,
      -1n,
      2_100_000_000_000_001n,
      "",
      "1.5",
      "1e3",
      "+1",
      " 1",
      "0x10",
      "١",
      "9".repeat(17),
      [1],
      {}
    ]) {
      expect(await pay({ recipient, amount })).toBe("BITCOIN_TRANSFER_INVALID")
    }
    for (const other of [
      undefined,
      "",
      7,
      stranger.testnet.payment.address,
      "SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7",
      `${recipient.slice(0, -1)}q`
    ]) {
      expect(await pay({ recipient: other, amount: 1 })).toBe("BITCOIN_TRANSFER_INVALID")
    }
    expect(asked()).toEqual([])
  })

  it("T28 a refusal is one, and what else goes wrong leaves the outcome open", async () => {
    const { kit, wallet, outcome } = await open("satsConnect")
    const pay = () => outcome(kit.bitcoin.sendTransfer({ recipient, amount: 1 }))
    wallet.setFault("sendTransfer", faults.resolves({ error: { code: -32000, message: "no" } }))
    expect(await pay()).toBe("BITCOIN_TRANSFER_REJECTED")
    await expect(kit.bitcoin.sendTransfer({ recipient, amount: 1 })).rejects.toMatchObject({ rejected: true })
    for (const answer of [
      undefined,
      {},
      { result: { txid: "7" } },
      { error: { code: -32603, message: "?" } }
    ]) {
      wallet.setFault("sendTransfer", faults.resolves(answer))
      expect(await pay()).toBe("BITCOIN_TRANSFER_UNCERTAIN")
    }
    wallet.setFault("sendTransfer", faults.rejects(new Error("lost")))
    expect(await pay()).toBe("BITCOIN_TRANSFER_UNCERTAIN")
  })
})

describe("getAccountAddresses", () => {
  it("S3.05[all] asks the wallet what it shows now; Leather, which would ask the visitor, is left alone", async () => {
    for (const kind of ["satsConnect", "leather"] as const) {
      const { kit, asked } = await open(kind)
      const accounts = await kit.bitcoin.getAccountAddresses()
      expect(accounts.map(({ type, address }) => [type, address])).toEqual([
        ["payment", payment.address],
        ["ordinal", ordinals.address]
      ])
      expect(asked()).toEqual(kind === "leather" ? [] : ["wallet_getAccount"])
    }
  })

  it("fails where the wallet does", async () => {
    const { kit, wallet, outcome } = await open("satsConnect")
    wallet.setFault("wallet_getAccount", faults.throws())
    expect(await outcome(kit.bitcoin.getAccountAddresses())).toBe("BITCOIN_REQUEST_FAILED")
  })
})

describe("the functions", () => {
  it("need a connected wallet", async () => {
    const { kit } = await open("unisat")
    await kit.disconnect()
    for (const call of [
      () => kit.bitcoin.getAccountAddresses(),
      () => kit.bitcoin.signMessage({ message: "hello" }),
      () => kit.bitcoin.signPsbt({ psbt: "" }),
      () => kit.bitcoin.sendTransfer({ recipient: "", amount: 1 })
    ]) {
      await expect(call()).rejects.toMatchObject({ code: "NOT_CONNECTED" })
    }
  })

  it("S9.10 in part: end at once when they are aborted", async () => {
    const { kit, wallet, outcome } = await open("unisat")
    wallet.setFault("signMessage", faults.never())
    const aborting = new AbortController()
    const signing = outcome(kit.bitcoin.signMessage({ message: "hello" }, { signal: aborting.signal }))
    aborting.abort()
    expect(await signing).toBe("CANCELLED")
  })

  it("are the provider's too, which rejects with errors of the kit alone", async () => {
    const { kit, wallet } = await open("leather")
    const provider = kit.getProvider("bip122") as BitcoinProvider
    expect(provider.networkId()).toBe("bip122:000000000019d6689c085ae165831e93")
    wallet.setPolicy("reject")
    await expect(provider.signMessage({ message: "hello", address: payment.address })).rejects.toMatchObject({
      code: "SIGNING_REJECTED"
    })
    const standard = await open("unisat")
    const other = standard.kit.getProvider("bip122") as BitcoinProvider
    await expect(other.switchNetwork("bip122:0f9188f13cb7b2c71f2a335e3a4fc328")).rejects.toMatchObject({
      code: "NETWORK_SWITCH_UNSUPPORTED"
    })
  })
})
