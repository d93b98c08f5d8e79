import ecc from "@bitcoinerlab/secp256k1"
import { Verifier } from "bip322-js"
import { address as addresses, initEccLib, networks, Psbt } from "bitcoinjs-lib"
import { describe, expect, it, vi } from "vitest"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

initEccLib(ecc)

const testnet = "bip122:000000000933ea01ad0ee984209779ba"
const [first, second] = bitcoinTestAccounts as [any, any]
const make = (options = {}) => createBitcoinWallet({ provider: "unisat", ...options })
const bitcoin = { enum: "BITCOIN_MAINNET", name: "Bitcoin Mainnet", network: "livenet" }
const signet = { enum: "BITCOIN_SIGNET", name: "Bitcoin Signet", network: "testnet" }

function psbtFor(owners: readonly string[], sighashType?: number) {
  const psbt = new Psbt({ network: networks.bitcoin })
  for (const [index, owner] of owners.entries()) {
    psbt.addInput({
      hash: "ab".repeat(32),
      index,
      witnessUtxo: { script: addresses.toOutputScript(owner), value: 10_000n },
      ...(sighashType !== undefined && { sighashType })
    })
  }
  psbt.addOutput({ address: owners[0]!, value: 9000n })
  return psbt
}

describe("UniSat", () => {
  it("rejects with plain objects, as what comes from an extension is", async () => {
    const rejected = await make({ policy: "reject" })
      .provider.requestAccounts()
      .catch((reason) => reason)
    expect(rejected).toEqual({ code: 4001, message: "User rejected the request." })
    expect(rejected).not.toBeInstanceOf(Error)
  })

  it("tells a site without permission no more than that it has no accounts", async () => {
    const { provider } = make()
    expect(await provider.getAccounts()).toEqual([])
    for (const ask of [provider.getPublicKey, provider.getNetwork, provider.getChain, provider.getBalance]) {
      await expect(ask()).rejects.toMatchObject({ code: 4100 })
    }
    await provider.requestAccounts()
    expect(await provider.getAccounts()).toEqual([first.mainnet.payment.address])
    expect(await provider.getPublicKey()).toBe(first.mainnet.payment.publicKey)
    expect(await provider.getNetwork()).toBe("livenet")
    expect(await provider.getChain()).toEqual(bitcoin)
    expect(await provider.getVersion()).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it("shares its taproot address when that is the one selected", async () => {
    const { provider } = make({ purpose: "ordinals" })
    expect(await provider.requestAccounts()).toEqual([first.mainnet.ordinals.address])
    expect(await provider.getPublicKey()).toBe(first.mainnet.ordinals.publicKey)
  })

  it("connects first when an unconnected site wants a signature", async () => {
    const wallet = make({ policies: { requestAccounts: "hang" } })
    const signing = wallet.provider.signMessage("Hi")
    await expect.poll(() => wallet.pending().map((request) => request.review.kind)).toEqual(["connect"])
    wallet.pending()[0]!.approve()
    expect(await signing).toMatch(/=$/)
  })

  it("signs messages by ECDSA or by BIP-322", async () => {
    const { provider } = make()
    const { address } = first.mainnet.payment
    await provider.requestAccounts()
    const ecdsa = await provider.signMessage("Hi")
    expect(Buffer.from(ecdsa, "base64")).toHaveLength(65)
    expect(Buffer.from(ecdsa, "base64")[0]).toBeGreaterThanOrEqual(31)
    expect(Buffer.from(ecdsa, "base64")[0]).toBeLessThanOrEqual(34)
    expect(Verifier.verifySignature(address, "Hi", ecdsa)).toBe(true)
    const simple = await provider.signMessage("Hi", "bip322-simple")
    expect(Verifier.verifySignature(address, "Hi", simple)).toBe(true)
    await expect(provider.signMessage("Hi", "rsa" as never)).rejects.toMatchObject({ code: -32602 })
    await expect(provider.signMessage(7 as never)).rejects.toMatchObject({ code: -32602 })
  })

  it("signs every input of its address and makes it final, unless told otherwise", async () => {
    const { provider } = make()
    await provider.requestAccounts()
    const { payment, ordinals } = first.mainnet
    const psbt = psbtFor([payment.address, ordinals.address])
    const [finalInput, other] = Psbt.fromHex(await provider.signPsbt(psbt.toHex())).data.inputs
    expect(finalInput!.finalScriptWitness).toBeDefined()
    expect(other!.finalScriptWitness ?? other!.tapKeySig).toBeUndefined()
    const open = await provider.signPsbt(psbt.toBase64(), {
      autoFinalized: false,
      toSignInputs: [{ index: 0, address: payment.address }]
    })
    const signed = Psbt.fromHex(open)
    expect(signed.data.inputs[0]!.finalScriptWitness).toBeUndefined()
    expect(
      signed.validateSignaturesOfInput(0, (key, hash, signature) => ecc.verify(hash, key, signature))
    ).toBe(true)
    expect(await provider.signPsbts([psbt.toHex(), psbt.toHex()])).toHaveLength(2)
  })

  it("lets the hash kinds through that the page names", async () => {
    const { provider } = make()
    await provider.requestAccounts()
    const { address } = first.mainnet.payment
    const hex = psbtFor([address], 0x83).toHex()
    const named = { toSignInputs: [{ index: 0, address, sighashTypes: [0x83] }] }
    await expect(provider.signPsbt(hex, named)).resolves.toMatch(/^70736274/)
    const unnamed = { toSignInputs: [{ index: 0, address }] }
    await expect(provider.signPsbt(hex, unnamed)).rejects.toMatchObject({ code: -32602 })
  })

  it.each([
    ["a psbt that is none", "psbt", undefined, /invalid psbt/],
    ["neither address nor key", undefined, { toSignInputs: [{ index: 0 }] }, /no address or public key/],
    [
      "a foreign address",
      undefined,
      { toSignInputs: [{ index: 0, address: second.mainnet.payment.address }] },
      /invalid address/
    ],
    [
      "a foreign key",
      undefined,
      { toSignInputs: [{ index: 0, publicKey: second.mainnet.payment.publicKey }] },
      /invalid public key/
    ],
    [
      "an index that there is not",
      undefined,
      { toSignInputs: [{ index: 9, address: first.mainnet.payment.address }] },
      /input 9/
    ],
    ["options of a wrong type", undefined, { autoFinalized: "yes" }, /autoFinalized/]
  ])("refuses to sign with %s", async (_, psbt, options, message) => {
    const { provider } = make()
    await provider.requestAccounts()
    const hex = psbt ?? psbtFor([first.mainnet.payment.address]).toHex()
    await expect(provider.signPsbt(hex, options as never)).rejects.toMatchObject({
      message: expect.stringMatching(message)
    })
  })

  it("switches chains with the person's consent, and says so", async () => {
    const wallet = make()
    const { provider } = wallet
    const heard: unknown[] = []
    for (const event of ["accountsChanged", "networkChanged", "chainChanged"]) {
      provider.on(event, (...args) => heard.push([event, ...args]))
    }
    await provider.requestAccounts()
    wallet.setPolicy("reject")
    await expect(provider.switchChain("BITCOIN_SIGNET")).rejects.toMatchObject({ code: 4001 })
    wallet.setPolicy("approve")
    expect(await provider.switchChain("BITCOIN_SIGNET")).toEqual(signet)
    expect(await provider.getChain()).toEqual(signet)
    wallet.switchNetwork(testnet)
    expect(await provider.switchNetwork("livenet")).toBe("livenet")
    await expect(provider.switchChain("FRACTAL_BITCOIN_MAINNET")).rejects.toMatchObject({
      code: -32603,
      message: expect.stringMatching(/BITCOIN_MAINNET,BITCOIN_TESTNET,BITCOIN_SIGNET/)
    })
    const { payment } = first.mainnet
    expect(heard).toEqual([
      ["accountsChanged", [payment.address]],
      ["networkChanged", "testnet"],
      ["chainChanged", signet],
      ["accountsChanged", [first.testnet.payment.address]],
      ["chainChanged", { enum: "BITCOIN_TESTNET", name: "Bitcoin Testnet", network: "testnet" }],
      ["networkChanged", "livenet"],
      ["chainChanged", bitcoin],
      ["accountsChanged", [payment.address]]
    ])
  })

  it("tells nothing to a site without permission, and its end to one that had it", async () => {
    const wallet = make()
    const heard = vi.fn()
    wallet.provider.on("accountsChanged", heard)
    wallet.switchNetwork(testnet)
    wallet.setAccounts([second.testnet.payment.address])
    expect(heard).not.toHaveBeenCalled()
    await wallet.provider.requestAccounts()
    wallet.revoke()
    expect(heard.mock.calls).toEqual([[[second.testnet.payment.address]], [[]]])
    wallet.provider.removeListener("accountsChanged", heard)
    expect(wallet.listenerCount()).toBe(0)
  })

  it("is where pages look for it", () => {
    const place = Object.assign(new EventTarget(), { unisat: "before" }) as any
    const wallet = make()
    const undo = wallet.announce(place)
    expect(place.unisat).toBe(wallet.provider)
    undo()
    expect(place.unisat).toBe("before")
  })
})
