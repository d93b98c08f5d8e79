import ecc from "@bitcoinerlab/secp256k1"
import { Verifier } from "bip322-js"
import { address as addresses, initEccLib, networks, Psbt } from "bitcoinjs-lib"
import { describe, expect, it } from "vitest"
import { bitcoinTestAccounts } from "../accounts/bitcoinTestAccounts.ts"
import { createBitcoinWallet } from "../createBitcoinWallet.ts"

initEccLib(ecc)

const [first, second] = bitcoinTestAccounts as [any, any]
const make = (options = {}) => createBitcoinWallet({ provider: "leather", ...options })

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
const signedInputs = (hex: string) =>
  Psbt.fromHex(hex).data.inputs.map(
    (input) => input.partialSig !== undefined || input.tapKeySig !== undefined
  )

describe("Leather", () => {
  it("tells its addresses the way that Leather does", async () => {
    const { provider } = make()
    expect(await provider.request("getAddresses", { network: "testnet" })).toEqual({
      jsonrpc: "2.0",
      id: expect.any(String),
      result: {
        addresses: [
          {
            symbol: "BTC",
            type: "p2wpkh",
            address: first.testnet.payment.address,
            publicKey: first.testnet.payment.publicKey,
            derivationPath: "m/84'/1'/0'/0/0"
          },
          {
            symbol: "BTC",
            type: "p2tr",
            address: first.testnet.ordinals.address,
            publicKey: first.testnet.ordinals.publicKey,
            tweakedPublicKey: first.testnet.ordinals.publicKey.slice(2),
            derivationPath: "m/86'/1'/0'/0/0"
          }
        ]
      }
    })
  })

  it("rejects with an answer that holds the error", async () => {
    await expect(make({ policy: "reject" }).provider.request("getAddresses")).rejects.toEqual({
      jsonrpc: "2.0",
      id: expect.any(String),
      error: { code: 4001, message: expect.stringMatching(/rejected/) }
    })
  })

  it.each([
    ["nothing", undefined, -32601],
    ["constructor", undefined, -32601],
    ["getAddresses", { network: "moon" }, -32602],
    ["getAddresses", "mainnet", -32602],
    ["signMessage", undefined, -32600],
    ["signMessage", { message: 7 }, -32602],
    ["signMessage", { message: "", paymentType: "p2sh" }, -32602],
    ["signMessage", { message: "", account: 3 }, -32602],
    ["signPsbt", undefined, -32600],
    ["signPsbt", { hex: "xyz" }, -32602],
    ["signPsbt", { hex: "00" }, -32602],
    ["sendTransfer", undefined, -32600],
    ["sendTransfer", { address: first.mainnet.payment.address, amount: "0.1" }, -32602],
    ["sendTransfer", { recipients: [] }, -32602]
  ])("answers %s with %j by the code %i", async (method, params, code) => {
    await expect(make().provider.request(method, params)).rejects.toMatchObject({ error: { code } })
  })

  it.each(["p2wpkh", "p2tr"])("signs messages by BIP-322 for %s", async (paymentType) => {
    const { result } = (await make().provider.request("signMessage", { message: "Hi", paymentType })) as any
    const { payment, ordinals } = first.mainnet
    expect(result.address).toBe((paymentType === "p2tr" ? ordinals : payment).address)
    expect(Verifier.verifySignature(result.address, "Hi", result.signature)).toBe(true)
  })

  it("signs with the account of that number", async () => {
    const { result } = (await make().provider.request("signMessage", { message: "Hi", account: 1 })) as any
    expect(result.address).toBe(second.mainnet.payment.address)
  })

  it("signs every input of its account, or those that are named", async () => {
    const { provider } = make()
    const { payment, ordinals } = first.mainnet
    const owners = [payment.address, second.mainnet.payment.address, ordinals.address]
    const hex = psbtFor(owners).toHex()
    const all = (await provider.request("signPsbt", { hex })) as any
    expect(signedInputs(all.result.hex)).toEqual([true, false, true])
    const one = (await provider.request("signPsbt", { hex, signAtIndex: 2 })) as any
    expect(signedInputs(one.result.hex)).toEqual([false, false, true])
    const foreign = provider.request("signPsbt", { hex, signAtIndex: [0, 1] })
    await expect(foreign).rejects.toMatchObject({ error: { code: -32602 } })
  })

  it("lets only the usual hash kinds through, or those that are named", async () => {
    const { provider } = make()
    const hex = psbtFor([first.mainnet.payment.address], 0x83).toHex()
    await expect(provider.request("signPsbt", { hex })).rejects.toMatchObject({ error: { code: -32602 } })
    const signed = (await provider.request("signPsbt", { hex, allowedSighash: [0x83] })) as any
    expect(signedInputs(signed.result.hex)).toEqual([true])
  })

  it("tells what it supports", async () => {
    const { provider } = make()
    expect(((await provider.request("supportedMethods")) as any).result.methods).toContainEqual({
      name: "signPsbt"
    })
    expect(((await provider.request("getInfo")) as any).result.supportedMethods).toContain("sendTransfer")
  })

  it("is where pages look for it, and in their list", () => {
    const place = new EventTarget() as any
    const wallet = make()
    const undo = wallet.announce(place)
    expect(place.LeatherProvider).toBe(wallet.provider)
    expect(place.btc_providers).toMatchObject([{ id: "LeatherProvider", name: wallet.name }])
    undo()
    expect("LeatherProvider" in place).toBe(false)
    expect(place.btc_providers).toEqual([])
  })
})
