import { encodeSecp256k1Pubkey, pubkeyToAddress, Secp256k1HdWallet, serializeSignDoc } from "@cosmjs/amino"
import { Secp256k1, Secp256k1Signature, sha256 } from "@cosmjs/crypto"
import { fromBase64 } from "@cosmjs/encoding"
import { DirectSecp256k1HdWallet, makeSignBytes } from "@cosmjs/proto-signing"
import { calculateFee, coins, GasPrice, SigningStargateClient, StargateClient } from "@cosmjs/stargate"
import keplrCosmos from "@keplr-wallet/cosmos"
import { AuthInfo, SignDoc, TxBody, TxRaw } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import { MsgSend } from "cosmjs-types/cosmos/bank/v1beta1/tx"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { startCosmos, type CosmosPart } from "../stack/startCosmos.ts"
import { testMnemonic } from "../../../tests/testing/src/accounts/testMnemonic.ts"
import type { PendingRequest } from "../../../tests/testing/src/approval/PendingRequest.ts"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import { bech32ConfigOf } from "./CosmosChainInfo.ts"
import { cosmosTestAccountFrom } from "./CosmosTestAccount.ts"
import { cosmosTestAccounts } from "./cosmosTestAccounts.ts"
import type { CosmosWallet, CosmosWalletOptions } from "./CosmosWallet.ts"
import { createCosmosWallet } from "./createCosmosWallet.ts"
import type { Keplr } from "./Keplr.ts"
import { announceMalformedCosmos, malformedCosmosProviders } from "./malformedCosmosProviders.ts"
import { oddCosmosKeys } from "./oddCosmosKeys.ts"

const { Bech32Address, verifyADR36Amino } = keplrCosmos
const hub = "cosmoshub-4"
const latch = "latchkey-1"

let part: CosmosPart

beforeAll(async () => {
  const started = await startCosmos()
  if ("missing" in started) throw new Error(`install ${started.package}`)
  part = started
})

afterAll(() => part?.stop())

const restUrls = () => Object.fromEntries(part.networks.map(({ chainId, restUrl }) => [chainId, restUrl]))
const make = (options: CosmosWalletOptions = {}) => createCosmosWallet({ restUrls: restUrls(), ...options })

const latchInfo = () => {
  const { rpcUrl, restUrl, symbol, denom, decimals } = part.network(latch)
  const currency = { coinDenom: symbol, coinMinimalDenom: denom, coinDecimals: decimals }
  return {
    rpc: rpcUrl,
    rest: restUrl,
    chainId: latch,
    chainName: "Latchkey",
    bip44: { coinType: 118 },
    bech32Config: bech32ConfigOf("latch"),
    currencies: [currency],
    feeCurrencies: [currency]
  }
}

const aminoDoc = (from: string, change: object = {}) => ({
  chain_id: hub,
  account_number: "1",
  sequence: "2",
  fee: { amount: [{ denom: "uatom", amount: "5000" }], gas: "200000" },
  msgs: [
    {
      type: "cosmos-sdk/MsgSend",
      value: { from_address: from, to_address: from, amount: [{ denom: "uatom", amount: "7" }] }
    }
  ],
  memo: "hello",
  ...change
})

const directDoc = (from: string, change: object = {}) => {
  const value = MsgSend.encode({ fromAddress: from, toAddress: from, amount: coins(7, "uatom") }).finish()
  const messages = [{ typeUrl: "/cosmos.bank.v1beta1.MsgSend", value }]
  return {
    bodyBytes: TxBody.encode(TxBody.fromPartial({ messages, memo: "hello" })).finish(),
    authInfoBytes: AuthInfo.encode(
      AuthInfo.fromPartial({ fee: { amount: coins(5000, "uatom"), gasLimit: 200_000n } })
    ).finish(),
    chainId: hub,
    accountNumber: 2n ** 40n + 5n,
    ...change
  }
}

const messageOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason
  )
  return error instanceof Error ? error.message : error
}

function createStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value)
  }
}

describe("the keys of a virtual Cosmos wallet", () => {
  it("are the ones that cosmjs derives from the phrase, in order", async () => {
    const wallet = make()
    for (const [prefix, chainId] of [
      ["cosmos", hub],
      ["osmo", "osmosis-1"]
    ] as const) {
      const reference = await Secp256k1HdWallet.fromMnemonic(testMnemonic, { prefix })
      const [account] = await reference.getAccounts()
      const key = await wallet.provider.getKey(chainId)
      expect([key.bech32Address, key.algo]).toEqual([account!.address, "secp256k1"])
      expect(key.pubKey).toEqual(account!.pubkey)
      expect(Bech32Address.fromBech32(key.bech32Address, prefix).address).toEqual(key.address)
    }
  })

  it("are Ethereum's own on a chain of coin type 60, not the same bytes under another prefix", async () => {
    const { provider } = make()
    const [key, cosmos] = await Promise.all([provider.getKey("injective-1"), provider.getKey(hub)])
    expect(key.algo).toBe("ethsecp256k1")
    expect(key.ethereumHexAddress).toBe("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
    expect(Bech32Address.fromBech32(key.bech32Address, "inj").toHex()).toBe(key.ethereumHexAddress)
    expect(key.address).not.toEqual(cosmos.address)
    expect(key.pubKey).not.toEqual(cosmos.pubKey)
  })

  it("can be others, and are written out as they are computed", async () => {
    for (const { name, keys } of cosmosTestAccounts) {
      const { cosmos, ethereum } = keys
      const privateKeys = { cosmos: cosmos.privateKey, ethereum: ethereum.privateKey }
      expect(await cosmosTestAccountFrom(name, privateKeys)).toEqual({ name, keys })
    }
    expect(() => make({ accounts: [] })).toThrow(RangeError)
  })

  it("are not looked at before the first request", () => {
    const wallet = make({ policy: "ask" })
    expect([wallet.accounts(), wallet.requests(), wallet.pending()]).toEqual([[], [], []])
  })
})

describe("permission", () => {
  it("is asked for once for each chain, with the addresses that will be shared", async () => {
    const onRequest = vi.fn<(request: PendingRequest) => void>((request) => request.approve())
    const wallet = make({ policy: "ask", onRequest })
    await wallet.provider.enable([hub, "osmosis-1"])
    await wallet.provider.enable(hub)
    expect(onRequest).toHaveBeenCalledTimes(1)
    const addresses = [wallet.addressOn(hub), wallet.addressOn("osmosis-1")]
    expect(onRequest.mock.calls[0]?.[0].review).toEqual({ kind: "connect", accounts: addresses })
    expect(wallet.accounts()).toEqual(addresses)
    expect(wallet.grantedChainIds()).toEqual([hub, "osmosis-1"])
  })

  it("T07 is asked for by whatever needs it, and nothing is told without it", async () => {
    const wallet = make({ policy: "reject" })
    const own = wallet.addressOn(hub)
    const { provider } = wallet
    for (const refused of [
      provider.getKey(hub),
      provider.getKeysSettled([hub]),
      provider.signArbitrary(hub, own, "hello"),
      provider.signAmino(hub, own, aminoDoc(own)),
      provider.signDirect(hub, own, directDoc(own)),
      provider.getOfflineSigner(hub).getAccounts(),
      provider.getOfflineSignerAuto(hub),
      provider.sendTx(hub, new Uint8Array(1), "sync"),
      provider.getChainInfosWithoutEndpoints()
    ]) {
      expect(await messageOf(refused)).toBe("Request rejected")
    }
    expect(wallet.accounts()).toEqual([])
  })

  it("asked for twice at once is one question", async () => {
    const wallet = make({ policy: "ask" })
    const both = [wallet.provider.enable(hub), wallet.provider.getKey(hub)]
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.pending()[0]?.approve()
    await Promise.all(both)
    expect(wallet.requests().map(({ method, outcome }) => [method, outcome])).toEqual([
      ["enable", "resolved"],
      ["getKey", "resolved"]
    ])
  })

  it("goes with the page's own disable, for one chain or all", async () => {
    const wallet = make()
    await wallet.provider.enable([hub, "osmosis-1"])
    await wallet.provider.disable(hub)
    expect(wallet.grantedChainIds()).toEqual(["osmosis-1"])
    await wallet.provider.disable()
    expect(wallet.grantedChainIds()).toEqual([])
  })

  it("survives a reload until the person revokes it", async () => {
    const storage = createStorage()
    const first = make({ storage })
    await first.provider.enable(hub)
    first.setAccounts(["Account 2"])
    await first.provider.experimentalSuggestChain(latchInfo())
    const silent = make({ storage, policy: "reject" })
    expect((await silent.provider.getKey(hub)).name).toBe("Account 2")
    expect((await silent.provider.getKey(latch)).bech32Address).toMatch(/^latch1/)
    silent.revoke()
    const later = make({ storage, policy: "reject" })
    expect(later.accounts()).toEqual([])
    expect(await messageOf(later.provider.getKey(hub))).toBe("Request rejected")
  })

  it("starts anew when the storage is foreign or forbidden", () => {
    const foreign = { getItem: () => '{"version":1,"granted":[7]}', setItem: () => {} }
    expect(make({ storage: foreign }).accounts()).toEqual([])
    const refuse = () => {
      throw new Error("denied")
    }
    expect(make({ storage: { getItem: refuse, setItem: refuse } }).accounts()).toEqual([])
  })

  it("shares the account that the person picks, and takes none for a no", async () => {
    const other = make().addressOn(hub, "Account 3")
    const picks = make({ policy: "ask", onRequest: (request) => request.approve({ accounts: [other] }) })
    expect((await picks.provider.getKey(hub)).bech32Address).toBe(other)
    const none = make({ policy: "ask", onRequest: (request) => request.approve({ accounts: [] }) })
    expect(await messageOf(none.provider.enable(hub))).toBe("Request rejected")
  })

  it("waits for the person to unlock", async () => {
    const wallet = make({ policies: { unlock: "ask" } })
    await wallet.provider.enable(hub)
    wallet.lock()
    expect(wallet.accounts()).toEqual([])
    const key = wallet.provider.getKey(hub)
    await vi.waitFor(() => expect(wallet.pending()[0]?.method).toBe("unlock"))
    wallet.pending()[0]?.approve()
    expect((await key).bech32Address).toBe(wallet.accounts()[0])
    wallet.lock()
    wallet.unlock()
    expect(wallet.accounts()).toHaveLength(1)
  })
})

describe("a wrong question", () => {
  const wrong: readonly (readonly [
    name: string,
    ask: (keplr: Keplr, own: string) => unknown,
    text: string
  ])[] = [
    [
      "an unknown chain",
      (keplr) => keplr.enable("nowhere-1"),
      "There is no modular chain info for nowhere-1"
    ],
    [
      "an unknown chain's key",
      (keplr) => keplr.getKey("nowhere-1"),
      "There is no modular chain info for nowhere-1"
    ],
    ["no chain", (keplr) => keplr.enable([]), "chain id not set"],
    ["a chain that is a number", (keplr) => keplr.enable(5 as never), "chain id not set"],
    ["no chain's key", (keplr) => keplr.getKey("" as never), "chainId is not set"],
    ["the same key twice", (keplr) => keplr.getKeysSettled([hub, hub]), "chainId cosmoshub-4 is duplicated"],
    ["no keys", (keplr) => keplr.getKeysSettled([]), "chainIds are not set"],
    ["no signer", (keplr) => keplr.signArbitrary(hub, "", "x"), "signer not set"],
    ["another's signature", (keplr) => keplr.signArbitrary(hub, "cosmos1other", "x"), "Signer mismatched"],
    [
      "a signature of nothing",
      (keplr, own) => keplr.signArbitrary(hub, own, ""),
      "Empty data in the ADR-36 msg"
    ],
    [
      "a signature of a number",
      (keplr, own) => keplr.signArbitrary(hub, own, 5 as never),
      "neither a string nor bytes"
    ],
    [
      "a signer that is no address",
      (keplr) => keplr.signAmino(hub, "me", aminoDoc("me")),
      "not a bech32 address"
    ],
    [
      "an amino document of another chain",
      (keplr, own) => keplr.signAmino(hub, own, aminoDoc(own, { chain_id: "x" })),
      "is not matched"
    ],
    [
      "an amino document without messages",
      (keplr, own) => keplr.signAmino(hub, own, aminoDoc(own, { msgs: [] })),
      "Invalid sign doc"
    ],
    [
      "an amino document without fee",
      (keplr, own) => keplr.signAmino(hub, own, aminoDoc(own, { fee: null })),
      "Invalid sign doc"
    ],
    [
      "no amino document",
      (keplr, own) => keplr.signAmino(hub, own, undefined as never),
      "Sign doc is not set"
    ],
    [
      "a direct document of another chain",
      (keplr, own) => keplr.signDirect(hub, own, directDoc(own, { chainId: "x" })),
      "is not matched"
    ],
    [
      "a direct document that is none",
      (keplr, own) => keplr.signDirect(hub, own, directDoc(own, { bodyBytes: Uint8Array.of(10, 9) })),
      "index out of range"
    ],
    [
      "a direct document in texts",
      (keplr, own) => keplr.signDirect(hub, own, directDoc(own, { bodyBytes: "00" })),
      "Invalid sign doc"
    ],
    [
      "an account number that is none",
      (keplr, own) => keplr.signDirect(hub, own, directDoc(own, { accountNumber: "-1" })),
      "Invalid sign doc"
    ],
    ["no transaction", (keplr) => keplr.sendTx(hub, {} as never, "sync"), "tx is empty"],
    ["a mode of its own", (keplr) => keplr.sendTx(hub, new Uint8Array(1), "now" as never), "invalid mode"],
    ["arguments that are no data", (keplr) => keplr.enable(5n as never), "BigInt"],
    ["nothing at all", (keplr) => (keplr.signDirect as () => Promise<unknown>)(), "chain id not set"],
    [
      "a chain without information",
      (keplr) => keplr.experimentalSuggestChain(undefined as never),
      "Chain info not set"
    ]
  ]

  it.each(wrong)("for %s is refused and asks nobody", async (_, ask, text) => {
    const wallet = make()
    await wallet.provider.enable(hub)
    wallet.setPolicy("hang")
    expect(await messageOf(ask(wallet.provider, wallet.addressOn(hub)) as Promise<unknown>)).toContain(text)
    expect(wallet.pending()).toEqual([])
  })

  it("for the keys of chains is answered chain by chain", async () => {
    const { provider } = make()
    const settled = await provider.getKeysSettled([hub, "injective-1"])
    expect(settled.map((each) => each.status === "fulfilled" && each.value.algo)).toEqual([
      "secp256k1",
      "ethsecp256k1"
    ])
  })
})

describe("a signature", () => {
  const parties = async (wallet: CosmosWallet, chainId = hub) => {
    const { bech32Address, pubKey } = await wallet.provider.getKey(chainId)
    return { own: bech32Address, pubKey }
  }

  it.each([
    ["plain", "Sign in to local"],
    ["not plain", "ünïcödé 🔑 <b>&</b>"],
    ["a zero byte", "\u0000"]
  ])("of a text that is %s is ADR-36, by Keplr's own check", async (_, text) => {
    const wallet = make()
    const { own, pubKey } = await parties(wallet)
    const signed = await wallet.provider.signArbitrary(hub, own, text)
    expect(signed.pub_key).toEqual(encodeSecp256k1Pubkey(pubKey))
    const signature = fromBase64(signed.signature)
    expect(verifyADR36Amino("cosmos", own, text, pubKey, signature)).toBe(true)
    expect(verifyADR36Amino("cosmos", own, `${text}.`, pubKey, signature)).toBe(false)
    expect(await wallet.provider.verifyArbitrary(hub, own, text, signed)).toBe(true)
    expect(await wallet.provider.verifyArbitrary(hub, own, `${text}.`, signed)).toBe(false)
  })

  it("of bytes is ADR-36, also over bytes that are no text", async () => {
    const wallet = make({ policies: { signArbitrary: "ask" } })
    const { own, pubKey } = await parties(wallet)
    const data = Uint8Array.of(0xff, 0, 1)
    const asked = wallet.provider.signArbitrary(hub, own, data)
    data[1] = 9
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toEqual({ kind: "signMessage", account: own, message: "0xff0001" })
    wallet.pending()[0]?.approve()
    const { signature } = await asked
    expect(verifyADR36Amino("cosmos", own, Uint8Array.of(0xff, 0, 1), pubKey, fromBase64(signature))).toBe(
      true
    )
  })

  it("on a chain like Ethereum is over Keccak-256", async () => {
    const wallet = make()
    const { own, pubKey } = await parties(wallet, "injective-1")
    const { signature } = await wallet.provider.signArbitrary("injective-1", own, "hello")
    const check = (algorithm: "secp256k1" | "ethsecp256k1") =>
      verifyADR36Amino("inj", own, "hello", pubKey, fromBase64(signature), algorithm)
    expect(check("ethsecp256k1")).toBe(true)
    expect(() => check("secp256k1")).toThrow("Unmatched signer")
  })

  it("in amino mode is cosmjs's own, over the document given back", async () => {
    const wallet = make()
    const { own, pubKey } = await parties(wallet)
    const { signed, signature } = await wallet.provider.signAmino(hub, own, aminoDoc(own))
    expect(signed).toEqual(aminoDoc(own))
    const digest = sha256(serializeSignDoc(signed))
    const parsed = Secp256k1Signature.fromFixedLength(fromBase64(signature.signature))
    expect(Secp256k1.verifySignature(parsed, digest, pubKey)).toBe(true)
    const reference = await Secp256k1HdWallet.fromMnemonic(testMnemonic)
    expect(signature).toEqual((await reference.signAmino(own, aminoDoc(own))).signature)
  })

  it("in amino mode changes the document as Keplr does: memo escaped, fees of zero gone", async () => {
    const wallet = make()
    const { own } = await parties(wallet)
    const free = { amount: [{ denom: "uatom", amount: "0" }], gas: "1" }
    const { signed } = await wallet.provider.signAmino(
      hub,
      own,
      aminoDoc(own, { memo: "<a & b>", fee: free })
    )
    expect(signed.memo).toBe("\\u003ca \\u0026 b\\u003e")
    expect(signed.fee).toEqual({ amount: [], gas: "1" })
  })

  it("of an ADR-36 document in amino mode is reviewed as a message, and bound to its signer", async () => {
    const wallet = make({ policies: { signAmino: "ask" } })
    const { own, pubKey } = await parties(wallet)
    const document = keplrCosmos.makeADR36AminoSignDoc(own, "hello") as never
    const asked = wallet.provider.signAmino(hub, own, document)
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.review).toMatchObject({ kind: "signMessage", text: "hello" })
    wallet.pending()[0]?.approve()
    const { signature } = await asked
    expect(verifyADR36Amino("cosmos", own, "hello", pubKey, fromBase64(signature.signature))).toBe(true)
    const other = wallet.addressOn(hub, "Account 2")
    const theirs = keplrCosmos.makeADR36AminoSignDoc(other, "hello") as never
    expect(await messageOf(wallet.provider.signAmino(hub, own, theirs))).toBe("Unmatched signer in sign doc")
    const bent = { ...(document as object), sequence: "1" } as never
    expect(await messageOf(wallet.provider.signAmino(hub, own, bent))).toContain('Sequence should be "0"')
  })

  it.each([
    ["a bigint", 2n ** 40n + 5n, 2n ** 40n + 5n],
    ["a Long", { low: 5, high: 256, unsigned: true, toString: () => "1099511627781" }, 2n ** 40n + 5n],
    ["nothing", null, 0n]
  ])(
    "in direct mode is cosmjs's own, with an account number that is %s",
    async (_, accountNumber, number) => {
      const wallet = make()
      const { own, pubKey } = await parties(wallet)
      const document = directDoc(own, { accountNumber })
      const { signed, signature } = await wallet.provider.signDirect(hub, own, document)
      expect(String(signed.accountNumber)).toBe(String(number))
      const same = SignDoc.fromPartial({ ...document, accountNumber: number })
      const parsed = Secp256k1Signature.fromFixedLength(fromBase64(signature.signature))
      expect(Secp256k1.verifySignature(parsed, sha256(makeSignBytes(same)), pubKey)).toBe(true)
      const reference = await DirectSecp256k1HdWallet.fromMnemonic(testMnemonic)
      expect(signature).toEqual((await reference.signDirect(own, same)).signature)
    }
  )

  it.each(["signAmino", "signDirect"] as const)(
    "by %s shows the person what is in the transaction",
    async (method) => {
      const wallet = make({ policies: { [method]: "ask" } })
      const { own } = await parties(wallet)
      const asked =
        method === "signAmino"
          ? wallet.provider.signAmino(hub, own, aminoDoc(own))
          : wallet.provider.signDirect(hub, own, directDoc(own))
      await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
      expect(wallet.pending()[0]?.review).toEqual({
        kind: "signTransaction",
        account: own,
        sends: false,
        facts: [
          { label: "Network", value: "Cosmos Hub" },
          { label: "To", value: own },
          { label: "Amount", value: "7uatom" },
          { label: "Fee", value: "5000uatom" },
          { label: "Memo", value: "hello" }
        ]
      })
      wallet.pending()[0]?.reject()
      expect(await messageOf(asked)).toBe("Request rejected")
      expect(wallet.requests().at(-1)).toMatchObject({ method, outcome: "rejected" })
    }
  )

  it("for an account that is not the selected one is refused", async () => {
    const wallet = make()
    const { own } = await parties(wallet)
    wallet.setAccounts(["Account 2"])
    expect(await messageOf(wallet.provider.signArbitrary(hub, own, "x"))).toBe("Signer mismatched")
    const foreign = wallet.addressOn("osmosis-1")
    expect(await messageOf(wallet.provider.signArbitrary(hub, foreign, "x"))).toBe("Signer mismatched")
  })

  it("of another key or kind does not verify", async () => {
    const wallet = make()
    const { own } = await parties(wallet)
    const { provider } = wallet
    const signed = await provider.signArbitrary(hub, own, "x")
    const verify = (change: object) => provider.verifyArbitrary(hub, own, "x", { ...signed, ...change })
    expect(await messageOf(verify({ pub_key: { ...signed.pub_key, type: "other" } }))).toContain(
      "Unsupported type"
    )
    expect(await messageOf(verify({ pub_key: { ...signed.pub_key, value: "AA==" } }))).toBe(
      "Pub key unmatched"
    )
    expect(await verify({ signature: "AA==" })).toBe(false)
    expect(await verify({ signature: "not base64" })).toBe(false)
  })
})

describe("with an unmodified cosmjs client and a node", () => {
  it.each(["getOfflineSigner", "getOfflineSignerOnlyAmino", "getOfflineSignerAuto"] as const)(
    "a transfer signed by %s arrives",
    async (name) => {
      const wallet = make({ name: "keplr" })
      const signer = await wallet.provider[name](hub)
      const [account] = await signer.getAccounts()
      const { address } = account!
      part.fund(address, 10_000_000n)
      const { rpcUrl } = part.network(hub)
      const client = await SigningStargateClient.connectWithSigner(rpcUrl, signer as never, {
        broadcastPollIntervalMs: 5
      })
      const to = wallet.addressOn(hub, "Account 3")
      const before = BigInt((await client.getBalance(to, "uatom")).amount)
      const fee = calculateFee(200_000, GasPrice.fromString("0.025uatom"))
      expect(await client.sendTokens(address, to, coins(1234, "uatom"), fee, "<memo>")).toMatchObject({
        code: 0
      })
      expect(BigInt((await client.getBalance(to, "uatom")).amount) - before).toBe(1234n)
    }
  )

  it("a chain that the wallet does not know is suggested, used and paid on", async () => {
    const wallet = make({ policies: { experimentalSuggestChain: "ask" } })
    const { provider } = wallet
    expect(await messageOf(provider.enable(latch))).toBe("There is no modular chain info for latchkey-1")
    const suggested = provider.experimentalSuggestChain(latchInfo())
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    expect(wallet.pending()[0]?.params).toEqual([latchInfo()])
    wallet.pending()[0]?.approve()
    await suggested
    // Nobody is asked about a chain that is known by now.
    await provider.experimentalSuggestChain(latchInfo())
    expect(wallet.grantedChainIds()).toEqual([latch])
    const signer = provider.getOfflineSigner(latch)
    const [account] = await signer.getAccounts()
    part.fund(account!.address, 1_000_000n)
    const client = await SigningStargateClient.connectWithSigner(
      part.network(latch).rpcUrl,
      signer as never,
      {
        broadcastPollIntervalMs: 5
      }
    )
    const to = wallet.addressOn(latch, "Account 2")
    const fee = { amount: coins(5000, "ulatch"), gas: "200000" }
    expect(await client.sendTokens(account!.address, to, coins(1, "ulatch"), fee)).toMatchObject({ code: 0 })
  })

  it("a suggestion that is refused leaves the chain unknown", async () => {
    const wallet = make({ policies: { experimentalSuggestChain: "reject" } })
    expect(await messageOf(wallet.provider.experimentalSuggestChain(latchInfo()))).toBe("Request rejected")
    expect(wallet.chainIds()).toEqual([hub, "osmosis-1", "injective-1"])
  })

  it("sendTx hands a signed transaction to the REST server, and its refusal on", async () => {
    const wallet = make()
    const { provider } = wallet
    const signer = provider.getOfflineSigner(hub)
    const [account] = await signer.getAccounts()
    const { address } = account!
    part.fund(address, 10_000_000n)
    const { rpcUrl } = part.network(hub)
    const client = await SigningStargateClient.connectWithSigner(rpcUrl, signer as never)
    const value = { fromAddress: address, toAddress: address, amount: coins(1, "uatom") }
    const message = { typeUrl: "/cosmos.bank.v1beta1.MsgSend", value }
    const fee = { amount: coins(5000, "uatom"), gas: "200000" }
    const bytes = TxRaw.encode(await client.sign(address, [message], fee, "")).finish()
    const hash = await provider.sendTx(hub, bytes, "sync")
    expect(hash).toEqual(sha256(bytes))
    const reader = await StargateClient.connect(rpcUrl)
    expect(await reader.getTx(Buffer.from(hash).toString("hex").toUpperCase())).toMatchObject({ code: 0 })
    expect(await messageOf(provider.sendTx(hub, bytes, "sync"))).toContain("already exists")
    expect(await messageOf(provider.sendTx(hub, Uint8Array.of(1, 2), "sync"))).toContain("tx parse error")
    expect(await messageOf(provider.sendTx(hub, bytes, "block"))).toContain("BROADCAST_MODE_BLOCK")
  })

  it("an offline signer checks chain and signer itself", async () => {
    const wallet = make()
    const own = wallet.addressOn(hub)
    const signer = wallet.provider.getOfflineSigner("osmosis-1")
    expect(await messageOf(signer.signAmino(own, aminoDoc(own)))).toBe(
      "Unmatched chain id with the offline signer"
    )
    const hubSigner = wallet.provider.getOfflineSigner(hub)
    const other = wallet.addressOn(hub, "Account 2")
    expect(await messageOf(hubSigner.signDirect(other, directDoc(other)))).toBe("Unknown signer address")
  })

  it("chains are listed without their servers", async () => {
    const infos = await make().provider.getChainInfosWithoutEndpoints()
    expect(infos.map(({ chainId }) => chainId)).toEqual([hub, "osmosis-1", "injective-1"])
    expect(infos.some((info) => "rpc" in info || "rest" in info)).toBe(false)
  })
})

/** An `EventTarget` that stands in for a window. */
const createPlace = () => new EventTarget() as EventTarget & Record<string, any>

describe("on the page", () => {
  it.each([
    ["keplr", "keplr", "Keplr", "keplr_keystorechange"],
    ["leap", "leap", "Leap", "leap_keystorechange"],
    ["cosmostation", "cosmostation.providers.keplr", "Cosmostation", "cosmostation_keystorechange"],
    ["okxwallet.keplr", "okxwallet.keplr", "okxwallet.keplr", "okxwallet_keystorechange"]
  ])("%s is at window.%s until undone", (name, path, title, event) => {
    const place = createPlace()
    const wallet = make({ name })
    expect(wallet).toMatchObject({ name: title, path, accountEvent: event, namespace: "cosmos" })
    const at = () => path.split(".").reduce<any>((held, step) => held?.[step], place)
    const undo = wallet.announce(place)
    expect(at()).toBe(wallet.provider)
    undo()
    expect(at()).toBeUndefined()
    expect(Object.keys(Object.getOwnPropertyDescriptors(place))).not.toContain(path.split(".")[0])
  })

  it("Keplr brings its signers along, and gives back what was there", () => {
    const place = createPlace()
    place["keplr"] = "before"
    const wallet = make()
    const undo = wallet.announce(place)
    expect(place["getOfflineSigner"]).toBe(wallet.provider.getOfflineSigner)
    expect(() => Object.assign(place, { keplr: 1 })).toThrow(TypeError)
    expect(() => Object.assign(wallet.provider, { enable: 1 })).toThrow(TypeError)
    undo()
    expect([place["keplr"], "getOfflineSigner" in place]).toEqual(["before", false])
  })

  it("registers twice without harm", () => {
    const place = createPlace()
    const wallet = make()
    const [first, second] = [wallet.announce(place), wallet.announce(place)]
    expect(place["keplr"]).toBe(wallet.provider)
    second()
    first()
    expect(wallet.listenerCount()).toBe(0)
  })

  it("tells of another account by its event, and of nothing else", async () => {
    const place = createPlace()
    const wallet = make({ name: "leap" })
    wallet.announce(place)
    const heard = vi.fn<(event: Event) => void>()
    place.addEventListener("leap_keystorechange", heard)
    await wallet.provider.enable(hub)
    wallet.setAccounts(["Account 1"])
    wallet.revoke()
    expect(heard).not.toHaveBeenCalled()
    wallet.setAccounts([wallet.addressOn("osmosis-1", "Account 2")])
    expect(heard).toHaveBeenCalledTimes(1)
    expect((await wallet.provider.getKey(hub)).name).toBe("Account 2")
    wallet.emit()
    expect(heard).toHaveBeenCalledTimes(2)
    expect(() => wallet.setAccounts(["nobody"])).toThrow(RangeError)
    await wallet.provider.enable(hub)
    wallet.setAccounts([])
    expect(wallet.accounts()).toEqual([])
  })

  it("counts the page's listeners, however they go", () => {
    const place = createPlace()
    const [one, two] = [make(), make({ name: "leap" })]
    const undoOne = one.announce(place)
    const undoTwo = two.announce(place)
    const listener = () => {}
    const leave = new AbortController()
    place.addEventListener("keplr_keystorechange", listener)
    place.addEventListener("keplr_keystorechange", listener)
    place.addEventListener("keplr_keystorechange", listener, true)
    place.addEventListener("keplr_keystorechange", () => {}, { once: true })
    place.addEventListener("keplr_keystorechange", () => {}, { signal: leave.signal })
    place.addEventListener("other", listener)
    expect([one.listenerCount(), two.listenerCount()]).toEqual([4, 0])
    one.emit()
    leave.abort()
    expect(one.listenerCount()).toBe(2)
    place.removeEventListener("keplr_keystorechange", listener, { capture: true })
    place.removeEventListener("keplr_keystorechange", listener)
    expect(one.listenerCount()).toBe(0)
    undoOne()
    undoTwo()
    place.addEventListener("keplr_keystorechange", listener)
    expect(one.listenerCount()).toBe(0)
  })

  it("vanishes: nothing is answered any more", async () => {
    const wallet = make()
    await wallet.provider.enable(hub)
    wallet.setPolicy("ask", "signArbitrary")
    const waiting = wallet.provider.signArbitrary(hub, wallet.addressOn(hub), "x")
    await vi.waitFor(() => expect(wallet.pending()).toHaveLength(1))
    wallet.vanish()
    wallet.pending()[0]?.reject()
    const settled = vi.fn<() => void>()
    void waiting.then(settled, settled)
    void wallet.provider.getKey(hub).then(settled, settled)
    await wallet.pending()[0]?.settled
    await new Promise((resolve) => setImmediate(resolve))
    expect(settled).not.toHaveBeenCalled()
  })

  it.each([
    ["leap", "Invalid chain id", "Transaction declined"],
    ["cosmostation", "There is no chain info for nowhere-1", "User rejected the request."]
  ])("%s has its own words", async (name, unknown, declined) => {
    const wallet = make({ name })
    expect(await messageOf(wallet.provider.enable("nowhere-1"))).toBe(unknown)
    wallet.setPolicy("reject", "signAmino")
    const own = wallet.addressOn(hub)
    expect(await messageOf(wallet.provider.signAmino(hub, own, aminoDoc(own)))).toBe(declined)
  })

  it("Cosmostation lacks what it lacks and rejects with a plain object", async () => {
    const wallet = make({ name: "cosmostation", policy: "reject" })
    expect(["disable", "getKeysSettled", "ping"].filter((name) => name in wallet.provider)).toEqual([])
    expect(await messageOf(wallet.provider.enable(hub))).toEqual({
      code: 4001,
      message: "User rejected the request."
    })
    expect(wallet.requests()[0]).toMatchObject({ outcome: "rejected", code: 4001 })
    wallet.setPolicy("approve")
    expect((await wallet.provider.getKey(hub)).address).toHaveLength(0)
  })

  it("Leap is left by disconnect", async () => {
    const wallet = make({ name: "leap" })
    await wallet.provider.enable([hub, "osmosis-1"])
    expect(await wallet.provider.disconnect(hub)).toBe(true)
    expect(wallet.grantedChainIds()).toEqual(["osmosis-1"])
  })
})

describe("faults", () => {
  it("stand before methods, and the log still says what was asked", async () => {
    const wallet = make()
    wallet.setFault("getKey", faults.throws("broken"))
    expect(() => wallet.provider.getKey(hub)).toThrow("broken")
    wallet.setFault("getKey", undefined)
    expect((await wallet.provider.getKey(hub)).name).toBe("Account 1")
    const asked = wallet.requests().map(({ method, params, outcome }) => ({ method, params, outcome }))
    expect(asked).toEqual([
      { method: "getKey", params: [hub], outcome: "pending" },
      { method: "getKey", params: [hub], outcome: "resolved" }
    ])
    wallet.clearRequests()
    expect(wallet.requests()).toEqual([])
  })

  it("hold a method that needs no consent by its own policy", async () => {
    const wallet = make({ policies: { getKey: "ask" } })
    const key = wallet.provider.getKey(hub)
    await vi.waitFor(() => expect(wallet.pending()[0]?.review).toEqual({ kind: "held" }))
    wallet.pending()[0]?.approve()
    expect((await key).bech32Address).toBe(wallet.addressOn(hub))
  })

  it.each(oddCosmosKeys)("change a key: $name ($fate)", async ({ change }) => {
    const wallet = make()
    const genuine = await wallet.provider.getKey(hub)
    wallet.setFault(
      "getKey",
      faults.changes((key) => change(key as never))
    )
    const told: unknown = await wallet.provider.getKey(hub)
    expect(Object.is(told, genuine)).toBe(false)
    const address = () => (told as { bech32Address?: unknown } | null | undefined)?.bech32Address
    const isGenuine = () => address() === genuine.bech32Address
    expect(isGenuineOrThrows(isGenuine)).toBe(
      oddCosmosKeys.find((odd) => odd.change === change)!.fate === "open"
    )
  })

  it("address a validator and another network with bytes that are right", () => {
    const own = make().addressOn(hub)
    const odd = (name: string) =>
      (oddCosmosKeys.find((each) => each.name === name)!.change({ bech32Address: own } as never) as any)
        .bech32Address
    const bytes = Bech32Address.fromBech32(own).address
    expect(Bech32Address.fromBech32(odd("address of a validator"), "cosmosvaloper").address).toEqual(bytes)
    expect(Bech32Address.fromBech32(odd("address of another network"), "osmo").address).toEqual(bytes)
  })

  it.each(malformedCosmosProviders)("put at a wallet's place: $name ($fate)", (malformed) => {
    const place = createPlace()
    const wallet = make()
    const undo = announceMalformedCosmos(wallet, malformed, place)
    const path = (malformed.path ?? wallet.path).split(".")
    const usable = () => {
      const found = path.reduce<any>((held, step) => held[step], place)
      return typeof found?.enable === "function" && typeof found?.getKey === "function"
    }
    expect(isGenuineOrThrows(usable)).toBe(malformed.fate !== "dropped")
    undo()
    expect(Reflect.has(place, path[0]!)).toBe(false)
  })

  it("have names of their own", () => {
    for (const list of [oddCosmosKeys, malformedCosmosProviders]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
    }
  })
})

function isGenuineOrThrows(check: () => boolean): boolean {
  try {
    return check()
  } catch {
    return false
  }
}

it("the address of the first account is the one that cosmjs makes of its public key", async () => {
  const { provider } = make()
  const { pubKey, bech32Address } = await provider.getKey(hub)
  expect(pubkeyToAddress(encodeSecp256k1Pubkey(pubKey), "cosmos")).toBe(bech32Address)
})
