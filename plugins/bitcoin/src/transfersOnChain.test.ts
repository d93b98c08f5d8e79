import { createKit, definePlugin, memoryStorage, type Network, type NetworkInput } from "@latchkey/core"
import { transfers, type PreparedTransfer, type TransferRequest, type Transfers } from "@latchkey/core/effect"
import { bitcoinTestAccounts, createBitcoinWallet, type BitcoinProviderKind } from "@latchkey/testing"
import { Psbt } from "bitcoinjs-lib"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { isNodeInstalled } from "../stack/isNodeInstalled.ts"
import { startBitcoin, type BitcoinPart } from "../stack/startBitcoin.ts"
import { fakeWindow } from "../support/makeKit.ts"
import { bitcoin } from "./bitcoin.ts"
import { chainModule } from "./module.ts"
import { MAINNET, TESTNET } from "./networkIds.ts"
import { bitcoinMainnet, bitcoinTestnet } from "./networks.ts"

const runs = isNodeInstalled("bitcoin transfers on a real node")
let part: BitcoinPart
let networks: ReadonlyArray<NetworkInput> = []
beforeAll(async () => {
  if (!runs) return
  const started = await startBitcoin()
  if ("missing" in started) throw new Error(`Install ${started.package}`)
  part = started
  networks = [bitcoinMainnet, bitcoinTestnet].map((network) => ({
    ...network,
    rpcUrls: { default: { http: [started.network(network.caipNetworkId!).rpcUrl] } }
  }))
})
afterAll(() => part?.stop())

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
})

const [{ mainnet }, other] = bitcoinTestAccounts as [
  (typeof bitcoinTestAccounts)[number],
  (typeof bitcoinTestAccounts)[number]
]
const { address } = mainnet.payment
const receiver = other.mainnet.payment.address
const third = other.mainnet.ordinals.address

const esplora = async <A>(path: string): Promise<A> => {
  const response = await fetch(`${part.network(MAINNET).rpcUrl}${path}`)
  return response.json() as Promise<A>
}
const balanceOf = async (of: string): Promise<bigint> => {
  const unspent = await esplora<ReadonlyArray<{ readonly value: number }>>(`/address/${of}/utxo`)
  return unspent.reduce((sum, { value }) => sum + BigInt(value), 0n)
}

const open = async (provider: BitcoinProviderKind, options: { readonly paymentType?: "p2sh" } = {}) => {
  const esploraUrl = Object.fromEntries(
    part.networks.map(({ caipNetworkId, rpcUrl }) => [caipNetworkId, rpcUrl])
  )
  const wallet = createBitcoinWallet({ provider, esploraUrl, ...options })
  const window = fakeWindow()
  wallet.announce(window)
  const capabilities: { money?: Transfers } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.subscribe(() => {
        const [money] = host.capabilitiesOf("bip122", transfers)
        Object.assign(capabilities, { money })
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks,
    plugins: [{ ...bitcoin(), load: async () => chainModule({}, window) }, probe],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: kit.getSnapshot().connection.connectors[0]!.id })
  const network = kit.getSnapshot().network.byNamespace["bip122"]!.caipNetwork as Network
  const sender = kit.getSnapshot().account["bip122"]!.address!
  const money = capabilities.money!
  const wire = kit.getProvider("bip122")
  wallet.clearRequests()
  return {
    kit,
    wallet,
    sender,
    asked: () =>
      wallet
        .requests()
        .filter(({ method }) =>
          /signpsbt|sendtransfer|sendbitcoin|signTransaction|signAndSend/i.test(method)
        ),
    prepare: (request: TransferRequest) =>
      Effect.runPromise(money.prepare({ ...request, address: sender, network, provider: wire })),
    send: (transfer: PreparedTransfer) =>
      Effect.runPromise(money.send({ transfer, network, provider: wire })),
    follow: (transfer: PreparedTransfer, hash: string) =>
      Effect.runPromise(money.follow({ transfer, hash, network, provider: wire }))
  }
}

const btc = (value: bigint) => ({ value, decimals: 8 })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { readonly code: string }) => code
  )

describe.runIf(runs)("transfers on a real node", { timeout: 60_000 }, () => {
  it.each(["satsConnect", "leather", "standard"] as const)(
    "S1.09 in part, S5.03, T20 %s: signs the kit's own transaction, which is followed until it is in a block",
    async (kind) => {
      const { prepare, send, follow } = await open(kind)
      await part.fund(address, 1_000_000n)
      const before = [await balanceOf(receiver), await balanceOf(address)] as const
      const prepared = await prepare({ receiver, amount: btc(54_321n) })
      expect(prepared).toMatchObject({
        networkId: MAINNET,
        sender: address,
        receiver,
        amount: { value: 54_321n, decimals: 8, symbol: "BTC" },
        feeLevel: "normal",
        warnings: []
      })
      expect(prepared).not.toHaveProperty("isFeeEstimated")
      const { hash } = await send(prepared)
      await part.mine()
      expect(await follow(prepared, hash)).toEqual({ status: "success" })
      expect((await balanceOf(receiver)) - before[0]).toBe(54_321n)
      expect(before[1] - (await balanceOf(address))).toBe(54_321n + prepared.fee.value)
    }
  )

  it.each([
    ["unisat", undefined],
    ["okx", undefined],
    ["satsConnect", "p2sh"]
  ] as const)(
    "S1.09 in part %s %s: pays by the wallet, and says that the fee is its own",
    async (kind, paymentType) => {
      const { prepare, send, follow, sender } = await open(kind, paymentType && { paymentType })
      await part.fund(sender, 1_000_000n)
      const before = [await balanceOf(receiver), await balanceOf(sender)] as const
      const prepared = await prepare({ receiver, amount: btc(54_321n) })
      expect(prepared).toMatchObject({ sender, receiver, isFeeEstimated: true })
      expect(prepared.request).toEqual({ recipient: receiver, amount: 54_321n, address: sender })
      expect(prepared).not.toHaveProperty("feeLevels")
      const { hash } = await send(prepared)
      await part.mine()
      expect(await follow(prepared, hash)).toEqual({ status: "success" })
      expect((await balanceOf(receiver)) - before[0]).toBe(54_321n)
      const fee = before[1] - (await balanceOf(sender)) - 54_321n
      expect(fee).toBeGreaterThan(0n)
      expect(fee).toBeLessThanOrEqual(prepared.fee.value)
    }
  )

  it("T20 what is shown is read out of the transaction that is signed, which nobody can change", async () => {
    const { prepare, send, asked } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const prepared = await prepare({ receiver, amount: btc(54_321n) })
    const request = prepared.request as { readonly psbt: string; readonly signInputs: ReadonlyArray<object> }
    const psbt = Psbt.fromBase64(request.psbt)
    expect(psbt.txOutputs.map(({ address: to, value }) => [to, value])[0]).toEqual([receiver, 54_321n])
    const spent = psbt.data.inputs.reduce((sum, { witnessUtxo }) => sum + witnessUtxo!.value, 0n)
    const paid = psbt.txOutputs.reduce((sum, { value }) => sum + value, 0n)
    expect(prepared.fee.value).toBe(spent - paid)
    for (const piece of [prepared, request, request.signInputs, request.signInputs[0]])
      expect(Object.isFrozen(piece)).toBe(true)
    const with3 = Psbt.fromBase64(request.psbt).addOutput({ script: psbt.txOutputs[0]!.script, value: 1n })
    const taken = new Psbt()
    psbt.txInputs.forEach(({ hash, index }, at) =>
      taken.addInput({ hash, index, witnessUtxo: psbt.data.inputs[at]!.witnessUtxo! })
    )
    taken.addOutput(psbt.txOutputs[0]!)
    taken.addOutput({
      address: bitcoinTestAccounts[2]!.mainnet.payment.address,
      value: psbt.txOutputs[1]!.value
    })
    const another = await prepare({ receiver: third, amount: btc(54_321n) })
    for (const lie of [
      { receiver: third },
      { amount: { ...prepared.amount, value: 54_322n } },
      { amount: { ...prepared.amount, decimals: 7 } },
      { fee: { ...prepared.fee, value: prepared.fee.value - 1n } },
      { sender: receiver },
      { token: `${MAINNET}:x` as const },
      { networkId: TESTNET },
      { isFeeEstimated: true },
      { request: another.request },
      { request: { ...request, psbt: with3.toBase64() } },
      { request: { ...request, psbt: taken.toBase64() } },
      { request: { ...request, signInputs: [] } },
      { request: { ...request, broadcast: false } },
      { request: { recipient: receiver, amount: 54_321n, address } }
    ])
      expect(await codeOf(send({ ...prepared, ...lie } as PreparedTransfer)), Object.keys(lie).join()).toBe(
        "TRANSFER_CHANGED"
      )
    expect(asked()).toEqual([])
  })

  it("T21 the fee is the visitor's choice, and all of the coin leaves just that", async () => {
    const { prepare, send } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const [slow, fast] = [
      await prepare({ receiver: third, amount: "max", feeLevel: "slow" }),
      await prepare({ receiver: third, amount: "max", feeLevel: "fast" })
    ]
    const all = await balanceOf(address)
    for (const { amount, fee } of [slow!, fast!]) expect(amount.value + fee.value).toBe(all)
    expect(slow!.fee.value).toBeLessThan(fast!.fee.value)
    expect(fast!.feeLevels?.map(({ level, fee }) => [level, fee.value])).toEqual([
      ["slow", slow!.fee.value],
      ["normal", expect.any(BigInt)],
      ["fast", fast!.fee.value]
    ])
    const { hash } = await send(fast!)
    const { fee, weight } = await esplora<{ readonly fee: number; readonly weight: number }>(`/tx/${hash}`)
    expect(BigInt(fee)).toBe(fast!.fee.value)
    // The server's estimate for two blocks is 5 satoshi for each virtual byte.
    expect(fee / (weight / 4)).toBeGreaterThanOrEqual(5)
    expect(fee / (weight / 4)).toBeLessThan(5.5)
    await part.mine()
    expect(await balanceOf(address)).toBe(0n)
  })

  it("T21, T28 no two transfers of one review spend the same coins", async () => {
    const { prepare, send } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const one = await prepare({ receiver, amount: btc(10_000n) })
    const again = await prepare({ receiver, amount: btc(10_000n) })
    await send(one)
    for (const transfer of [one, again]) expect(await codeOf(send(transfer))).toBe("TRANSFER_CHANGED")
    await part.mine()
  })

  it("T28 a visitor's no is an outcome; a wallet that says no and pays, or breaks, leaves it unknown", async () => {
    const { prepare, send, wallet } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const code = async () => codeOf(send(await prepare({ receiver, amount: btc(10_000n) })))
    wallet.setPolicy("reject")
    expect(await code()).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    for (const answer of [null, {}, { result: {} }, { result: { txid: "1" } }]) {
      wallet.setFault("signPsbt", async () => answer)
      expect(await code()).toBe("TRANSFER_UNCERTAIN")
    }
    wallet.setFault("signPsbt", async (answer) => {
      await answer()
      throw Object.assign(new Error("User rejected"), { code: 4001 })
    })
    expect(await code()).toBe("TRANSFER_UNCERTAIN")
    await part.mine()
  })

  it("T20, T28 a wallet that sends another transaction, or gives its id, is not believed", async () => {
    const { prepare, send, follow, wallet, kit } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const elsewhere = await kit.bitcoin.sendTransfer({ recipient: third, amount: 20_000n })
    await part.mine()
    const prepared = await prepare({ receiver, amount: btc(10_000n) })
    wallet.setFault("signPsbt", async (answer) => {
      const { result, ...rest } = (await answer()) as { readonly result: object }
      return { ...rest, result: { ...result, txid: elsewhere } }
    })
    expect(await codeOf(send(prepared))).toBe("TRANSFER_UNCERTAIN")
    expect(await follow(prepared, elsewhere)).toEqual({ status: "unknown" })
    const payment = await (await open("unisat")).prepare({ receiver, amount: btc(10_000n) })
    expect(await follow(payment, elsewhere)).toEqual({ status: "unknown" })
    expect(await follow(payment, "no id")).toEqual({ status: "unknown" })
    await part.mine()
  })

  it("T22 sends nothing from another network, nor by another account", async () => {
    const { prepare, send, wallet, asked } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const prepared = await prepare({ receiver, amount: btc(10_000n) })
    wallet.switchNetwork(TESTNET)
    expect(await codeOf(send(prepared))).toMatch(/NETWORK_MISMATCH|TRANSFER_FAILED/)
    wallet.switchNetwork(MAINNET)
    wallet.setAccounts([other.mainnet.payment.address])
    await expect(send(prepared)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "account" }
    })
    expect(asked()).toEqual([])
  })

  it("T21 refuses dust, and amounts that are none, or that the account does not have", async () => {
    const { prepare, sender } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const leasts = [
      [receiver, 294n],
      [third, 330n],
      ["1BoatSLRHtKNngkdXEeobR76b53LETtpyT", 546n],
      [other.mainnet.nested.address, 540n]
    ] as const
    for (const [to, least] of leasts) {
      await expect(prepare({ receiver: to, amount: btc(least - 1n) })).rejects.toMatchObject({
        code: "TRANSFER_AMOUNT_INVALID",
        details: { reason: "least", least: { value: least, decimals: 8, symbol: "BTC" } }
      })
      expect((await prepare({ receiver: to, amount: btc(least) })).amount.value).toBe(least)
    }
    const code = (request: Partial<TransferRequest>) =>
      codeOf(prepare({ receiver, amount: btc(10_000n), ...request }))
    for (const value of [0n, -1n, 2n ** 60n, 1, "1", null])
      expect(await code({ amount: { value, decimals: 8 } as never })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: { value: 10_000n, decimals: 18 } })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: btc(10n ** 14n) })).toBe("TRANSFER_BALANCE")
    expect(await code({ amount: btc(await balanceOf(sender)) })).toBe("TRANSFER_BALANCE")
    expect(await code({ token: `${MAINNET}:x` })).toBe("TRANSFER_TOKEN_INVALID")
    expect(await code({ memo: "1" })).toBe("TRANSFER_MEMO_INVALID")
  })

  it("S5.02 in part, T23: refuses receivers of no network and of another one, and warns of those of nobody", async () => {
    const { prepare } = await open("satsConnect")
    await part.fund(address, 1_000_000n)
    const code = (to: unknown) => codeOf(prepare({ receiver: to as string, amount: btc(10_000n) }))
    for (const to of [
      "",
      "bob",
      receiver.slice(0, -1),
      receiver.replace("q", "Q"),
      bitcoinTestAccounts[0]!.testnet.payment.address,
      "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn",
      "0x52908400098527886E0F7030069857D2E4169EE7",
      `${receiver}\u200b`,
      7,
      null
    ])
      expect(await code(to)).toBe("TRANSFER_RECEIVER_INVALID")
    const warningsOf = async (to: string) => (await prepare({ receiver: to, amount: btc(10_000n) })).warnings
    expect(await warningsOf(address)).toEqual(["self"])
    expect(await warningsOf("1BitcoinEaterAddressDontSendf59kuE")).toEqual(["burn"])
    expect(await warningsOf("1111111111111111111114oLvT2")).toEqual(["burn"])
  })
})
