import { makeSignDoc as makeAminoSignDoc, serializeSignDoc } from "@cosmjs/amino"
import { makeAuthInfoBytes, makeSignDoc, type OfflineSigner } from "@cosmjs/proto-signing"
import { KitError } from "@latchkey/core"
import { AuthInfo, TxBody } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import { createPublicKey, verify } from "node:crypto"
import { afterEach, describe, expect, it } from "vitest"
import { cosmosTestAccounts, createCosmosWallet } from "@latchkey/testing"
import { makeKit } from "../../support/makeKit.ts"
import type { AminoSignDoc, CosmosOfflineSigner, DirectSignDoc } from "../CosmosApi.ts"

const kits: Array<{ readonly dispose: () => Promise<void> }> = []
afterEach(() => Promise.all(kits.splice(0).map((kit) => kit.dispose())))

const setUp = async () => {
  const window = new EventTarget()
  const wallet = createCosmosWallet()
  wallet.announce(window as never)
  const kit = makeKit(window)
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: "cosmos:keplr" })
  return { wallet, kit, address: wallet.addressOn("cosmoshub-4") }
}

const { publicKey } = cosmosTestAccounts[0]!.keys.cosmos
const fee = { amount: [{ denom: "uatom", amount: "5000" }], gas: "200000" }
const message = (address: string) => ({
  type: "cosmos-sdk/MsgSend",
  value: { from_address: address, to_address: address, amount: [{ denom: "uatom", amount: "1" }] }
})
const aminoDoc = (address: string, chainId = "cosmoshub-4"): AminoSignDoc =>
  makeAminoSignDoc([message(address)], fee, chainId, "a memo <b>", 7, 3, 100n)

const body = (change: object = {}) =>
  TxBody.encode(
    TxBody.fromPartial({
      messages: [{ typeUrl: "/test.Msg", value: Uint8Array.of(1, 2, 3) }],
      memo: "a memo",
      timeoutHeight: 100n,
      ...change
    })
  ).finish() as Uint8Array<ArrayBuffer>
const authInfo = makeAuthInfoBytes(
  [{ pubkey: { typeUrl: "/cosmos.crypto.secp256k1.PubKey", value: Uint8Array.of(10, 1, 9) }, sequence: 3 }],
  fee.amount,
  200_000,
  undefined,
  undefined
) as Uint8Array<ArrayBuffer>
const otherFee = AuthInfo.encode(
  AuthInfo.fromPartial({
    ...AuthInfo.decode(authInfo),
    fee: { amount: [{ denom: "uatom", amount: "9" }], gasLimit: 1n }
  })
).finish() as Uint8Array<ArrayBuffer>
const directDoc = (change: Partial<DirectSignDoc> = {}): DirectSignDoc => ({
  bodyBytes: body(),
  authInfoBytes: authInfo,
  chainId: "cosmoshub-4",
  accountNumber: 7n,
  ...change
})

const spki = (key: Uint8Array) =>
  createPublicKey({
    key: Buffer.concat([Buffer.from("3036301006072a8648ce3d020106052b8104000a032200", "hex"), key]),
    format: "der",
    type: "spki"
  })
/** Verifies with the machine's own OpenSSL. */
const isSigned = (bytes: Uint8Array, signature: string, key = Buffer.from(publicKey.slice(2), "hex")) =>
  verify("sha256", bytes, { key: spki(key), dsaEncoding: "ieee-p1363" }, Buffer.from(signature, "base64"))

const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "success",
    (error: unknown) => (error instanceof KitError ? error.code : `no KitError: ${String(error)}`)
  )
const change =
  (to: (answer: any) => unknown) =>
  async (answer: () => Promise<unknown>): Promise<unknown> =>
    to(await answer())

describe("signAmino", () => {
  it("T20 signs the transaction as given; the signature is that of what is answered", async () => {
    const { wallet, kit, address } = await setUp()
    const doc = aminoDoc(address)
    const { signed, signature } = await kit.cosmos.signAmino({ signDoc: doc, address })
    const { memo: _, ...rest } = doc
    expect(signed).toMatchObject(rest)
    expect(isSigned(serializeSignDoc(signed as never), signature.signature)).toBe(true)
    const { params } = wallet.requests().at(-1)! as { params: ReadonlyArray<unknown> }
    expect(params).toEqual(["cosmoshub-4", address, doc])
  })

  it("hands the page's wishes on, and nothing beside them", async () => {
    const { wallet, kit, address } = await setUp()
    const signOptions = { preferNoSetFee: true, other: 1 } as { preferNoSetFee: boolean }
    await kit.cosmos.signAmino({ signDoc: aminoDoc(address), signOptions })
    expect((wallet.requests().at(-1)!.params as ReadonlyArray<unknown>)[3]).toEqual({
      preferNoSetFee: true,
      preferNoSetMemo: false,
      disableBalanceCheck: false
    })
  })

  it("T20 fee and memo may be the visitor's, nothing else is: not even what the wallet changes in place", async () => {
    const { wallet, kit, address } = await setUp()
    const sign = () => kit.cosmos.signAmino({ signDoc: aminoDoc(address) })
    const changed = (to: object) => change((answer) => ({ ...answer, signed: { ...answer.signed, ...to } }))
    wallet.setFault("signAmino", changed({ memo: "mine", fee: { amount: [], gas: "1" } }))
    expect((await sign()).signed).toMatchObject({ memo: "mine", fee: { gas: "1" } })
    const lies = {
      chain_id: "osmosis-1",
      account_number: "8",
      sequence: "4",
      timeout_height: "101",
      msgs: [message(wallet.addressOn("cosmoshub-4", "Account 2"))],
      extra: "1"
    }
    for (const [field, value] of Object.entries(lies)) {
      wallet.setFault("signAmino", changed({ [field]: value }))
      await expect(sign()).rejects.toMatchObject({ code: "COSMOS_SIGNED_DOC_CHANGED", details: { field } })
    }
    wallet.setFault("signAmino", (answer, { params }) => {
      const doc = (params as ReadonlyArray<{ sequence: string }>)[2]!
      doc.sequence = "99"
      return change((given) => ({ ...given, signed: doc }))(answer)
    })
    expect(await codeOf(sign())).toBe("COSMOS_SIGNED_DOC_CHANGED")
  })

  it("T22 a transaction of another chain, or for an account that is not connected, asks nobody", async () => {
    const { wallet, kit, address } = await setUp()
    wallet.clearRequests()
    await expect(kit.cosmos.signAmino({ signDoc: aminoDoc(address, "osmosis-1") })).rejects.toMatchObject({
      code: "NETWORK_MISMATCH",
      details: { expected: "cosmos:osmosis-1", actual: "cosmos:cosmoshub-4" }
    })
    const other = wallet.addressOn("cosmoshub-4", "Account 2")
    for (const unknown of [other, "", "nonsense", 7, null] as ReadonlyArray<string>) {
      const work = kit.cosmos.signAmino({ signDoc: aminoDoc(address), address: unknown })
      expect(await codeOf(work)).toBe("SIGNING_FAILED")
    }
    expect(wallet.requests()).toEqual([])
  })

  it("what is no transaction is a typed error, and asks nobody", async () => {
    const { wallet, kit, address } = await setUp()
    wallet.clearRequests()
    const doc = aminoDoc(address)
    const broken = [
      undefined,
      null,
      "doc",
      {},
      { ...doc, msgs: [] },
      { ...doc, msgs: [{ type: "a" }] },
      { ...doc, msgs: [{ type: "a", value: { amount: 1n } }] },
      { ...doc, fee: { amount: [{ denom: "uatom", amount: 5 }], gas: "1" } },
      { ...doc, fee: { ...fee, gas: 1 } },
      { ...doc, sequence: 3 },
      { ...doc, account_number: "-1" },
      { ...doc, memo: undefined },
      { ...doc, timeout_height: 1 },
      { ...doc, chain_id: "" }
    ]
    for (const signDoc of broken) {
      expect(await codeOf(kit.cosmos.signAmino({ signDoc: signDoc as never }))).toBe(
        "COSMOS_SIGN_DOC_INVALID"
      )
    }
    expect(await codeOf(kit.cosmos.signAmino(undefined as never))).toBe("COSMOS_SIGN_DOC_INVALID")
    expect(wallet.requests()).toEqual([])
  })

  it("T08 an answer that is no signature, or of another key, is none", async () => {
    const { wallet, kit, address } = await setUp()
    const sign = () => codeOf(kit.cosmos.signAmino({ signDoc: aminoDoc(address) }))
    const key = Buffer.from(cosmosTestAccounts[1]!.keys.cosmos.publicKey.slice(2), "hex").toString("base64")
    const lies: ReadonlyArray<(answer: any) => unknown> = [
      () => undefined,
      () => "signature",
      () => ({}),
      ({ signature }) => ({ signature }),
      ({ signed }) => ({ signed }),
      ({ signed, signature }) => ({ signed, signature: { ...signature, signature: "AAAA" } }),
      ({ signed, signature }) => ({ signed, signature: { ...signature, pub_key: null } }),
      ({ signed, signature }) => ({
        signed,
        signature: { ...signature, pub_key: { type: "a", value: key } }
      }),
      ({ signature }) => ({ signed: [], signature }),
      ({ signature }) => ({ signed: Object.create(null), signature })
    ]
    for (const lie of lies) {
      wallet.setFault("signAmino", change(lie))
      expect(await sign()).toBe("SIGNING_FAILED")
    }
    wallet.setFault("signAmino", undefined)
    wallet.setPolicy("reject", "signAmino")
    expect(await sign()).toBe("SIGNING_REJECTED")
  })
})

describe("signDirect", () => {
  const signBytes = ({ bodyBytes, authInfoBytes, chainId, accountNumber }: DirectSignDoc) =>
    makeSignDoc(bodyBytes, authInfoBytes, chainId, Number(accountNumber))

  it.each([7n, 0n, 2n ** 63n])(
    "T20 signs the bytes as given, of the account number %s",
    async (accountNumber) => {
      const { kit } = await setUp()
      const doc = directDoc({ accountNumber })
      const { signed, signature } = await kit.cosmos.signDirect({ signDoc: doc })
      expect(signed).toEqual(doc)
      expect(signature.pub_key.value).toBe(Buffer.from(publicKey.slice(2), "hex").toString("base64"))
      if (accountNumber < 2n ** 53n) {
        const { SignDoc } = await import("cosmjs-types/cosmos/tx/v1beta1/tx")
        expect(isSigned(SignDoc.encode(signBytes(signed)).finish(), signature.signature)).toBe(true)
      }
    }
  )

  it("T20 fee and memo may be the visitor's, nothing else is: not even what the wallet changes in place", async () => {
    const { wallet, kit } = await setUp()
    const sign = () => kit.cosmos.signDirect({ signDoc: directDoc() })
    const changed = (to: object) => change((answer) => ({ ...answer, signed: { ...answer.signed, ...to } }))
    const visitors = { bodyBytes: body({ memo: "mine" }), authInfoBytes: otherFee }
    wallet.setFault("signDirect", changed(visitors))
    expect((await sign()).signed).toMatchObject(visitors)
    wallet.setFault("signDirect", changed({ bodyBytes: body({ memo: "" }) }))
    expect(await codeOf(sign())).toBe("success")
    const lies: ReadonlyArray<readonly [string, object]> = [
      ["chainId", { chainId: "osmosis-1" }],
      ["accountNumber", { accountNumber: 8 }],
      ["bodyBytes", { bodyBytes: body({ messages: [{ typeUrl: "/test.Msg", value: Uint8Array.of(9) }] }) }],
      ["bodyBytes", { bodyBytes: body({ messages: [] }) }],
      ["bodyBytes", { bodyBytes: body({ timeoutHeight: 0n }) }]
    ]
    for (const [field, lie] of lies) {
      wallet.setFault("signDirect", changed(lie))
      await expect(sign()).rejects.toMatchObject({ code: "COSMOS_SIGNED_DOC_CHANGED", details: { field } })
    }
    const sequence = AuthInfo.decode(authInfo)
    sequence.signerInfos[0]!.sequence = 4n
    wallet.setFault("signDirect", changed({ authInfoBytes: AuthInfo.encode(sequence).finish() }))
    await expect(sign()).rejects.toMatchObject({ details: { field: "authInfoBytes" } })
    wallet.setFault("signDirect", (answer, { params }) => {
      const doc = (params as ReadonlyArray<DirectSignDoc>)[2]!
      doc.bodyBytes.fill(9, 4, 8)
      return change((given) => ({ ...given, signed: doc }))(answer)
    })
    expect(await codeOf(sign())).toBe("COSMOS_SIGNED_DOC_CHANGED")
  })

  it("what is no transaction is a typed error, and asks nobody", async () => {
    const { wallet, kit } = await setUp()
    wallet.clearRequests()
    const broken = [
      undefined,
      null,
      {},
      directDoc({ bodyBytes: new Uint8Array() }),
      directDoc({ bodyBytes: Uint8Array.of(255) }),
      directDoc({ authInfoBytes: "AA==" as never }),
      directDoc({ authInfoBytes: new Uint8Array(2_000_000) }),
      directDoc({ chainId: "" }),
      directDoc({ accountNumber: -1n }),
      directDoc({ accountNumber: "x" as never })
    ]
    for (const signDoc of broken) {
      expect(await codeOf(kit.cosmos.signDirect({ signDoc: signDoc as never }))).toBe(
        "COSMOS_SIGN_DOC_INVALID"
      )
    }
    expect(await codeOf(kit.cosmos.signDirect({ signDoc: directDoc({ chainId: "x" }) }))).toBe(
      "NETWORK_MISMATCH"
    )
    expect(wallet.requests()).toEqual([])
  })

  it.each([
    () => 8,
    () => ({ low: 1, high: 0 }),
    () => ({ toString: () => 7 }),
    () => "7.5",
    () => Symbol("7")
  ])("T08 an account number like %s is not the one that was asked for", async (make) => {
    const { wallet, kit } = await setUp()
    wallet.setFault(
      "signDirect",
      change((answer) => ({ ...answer, signed: { ...answer.signed, accountNumber: make() } }))
    )
    expect(await codeOf(kit.cosmos.signDirect({ signDoc: directDoc() }))).toMatch(
      /^(SIGNING_FAILED|COSMOS_SIGNED_DOC_CHANGED)$/
    )
  })
})

describe("getOfflineSigner", () => {
  it("is one that CosmJS takes: it compiles, tells its account, and signs in both forms", async () => {
    const { kit, address } = await setUp()
    const signer: CosmosOfflineSigner = await kit.cosmos.getOfflineSigner()
    const forCosmJs: OfflineSigner = signer
    expect(await forCosmJs.getAccounts()).toEqual([
      { address, algo: "secp256k1", pubkey: Uint8Array.from(Buffer.from(publicKey.slice(2), "hex")) }
    ])
    expect((await signer.signAmino(address, aminoDoc(address))).signed.sequence).toBe("3")
    expect((await signer.signDirect!(address, directDoc())).signed).toEqual(directDoc())
  })

  it("works on another network of the kit without moving there, with the visitor's permission", async () => {
    const { wallet, kit } = await setUp()
    wallet.setPolicy("reject", "enable")
    expect(await codeOf(kit.cosmos.getOfflineSigner({ networkId: "cosmos:osmosis-1" }))).toBe(
      "COSMOS_REQUEST_REJECTED"
    )
    wallet.setPolicy("approve", "enable")
    const signer = await kit.cosmos.getOfflineSigner({ networkId: "cosmos:osmosis-1" })
    const osmo = wallet.addressOn("osmosis-1")
    expect((await signer.getAccounts())[0]?.address).toBe(osmo)
    expect(await codeOf(signer.signAmino(osmo, aminoDoc(osmo, "osmosis-1")))).toBe("success")
    expect(await codeOf(signer.signAmino(osmo, aminoDoc(osmo)))).toBe("NETWORK_MISMATCH")
    expect(await codeOf(signer.signAmino(wallet.addressOn("cosmoshub-4"), aminoDoc(osmo, "osmosis-1")))).toBe(
      "SIGNING_FAILED"
    )
    expect(kit.getSnapshot().network.byNamespace["cosmos"]?.caipNetwork?.id).toBe("cosmoshub-4")
    expect(await codeOf(kit.cosmos.getOfflineSigner({ networkId: "cosmos:juno-1" }))).toBe(
      "NETWORK_NOT_FOUND"
    )
  })

  it("on a Ledger has no direct form; without a public key there is none; it ends with the connection", async () => {
    const { wallet, kit, address } = await setUp()
    wallet.setFault(
      "getKey",
      change((key) => ({ ...key, isNanoLedger: true }))
    )
    const ledger = await kit.cosmos.getOfflineSigner()
    expect(Object.keys(ledger)).toEqual(["getAccounts", "signAmino"])
    wallet.setFault(
      "getKey",
      change((key) => ({ ...key, pubKey: undefined }))
    )
    expect(await codeOf(kit.cosmos.getOfflineSigner())).toBe("COSMOS_REQUEST_FAILED")
    await kit.disconnect()
    wallet.clearRequests()
    expect(await codeOf(ledger.signAmino(address, aminoDoc(address)))).toBe("NOT_CONNECTED")
    expect(await codeOf(kit.cosmos.getOfflineSigner())).toBe("NOT_CONNECTED")
    expect(wallet.requests()).toEqual([])
  })
})
