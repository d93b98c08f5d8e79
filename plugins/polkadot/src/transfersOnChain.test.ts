import { createKit, definePlugin, memoryStorage, type Network } from "@latchkey/core"
import { transfers, type PreparedTransfer, type TransferRequest, type Transfers } from "@latchkey/core/effect"
import { createPolkadotWallet, polkadotAccounts } from "@latchkey/testing"
import type { ApiPromise } from "@polkadot/api"
import { encodeAddress, decodeAddress, randomAsU8a } from "@polkadot/util-crypto"
import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { holders, runtime } from "../stack/networks.ts"
import { startPolkadot, type PolkadotPart } from "../stack/startPolkadot.ts"
import { kusamaRelayChain, polkadot, polkadotRelayChain, type PolkadotNetwork } from "./index.ts"

const [alice, bob] = holders
const ROC = 10n ** 12n

let part: PolkadotPart
beforeAll(async () => {
  const started = await startPolkadot()
  if ("missing" in started) throw new Error(`${started.package} is not installed`)
  part = started
})
afterAll(() => part?.stop())

const onStack = (network: PolkadotNetwork): PolkadotNetwork => {
  const { rpcUrl, wsUrl } = part.network(network.caipNetworkId)
  return {
    ...network,
    nativeCurrency: runtime.nativeCurrency,
    rpcUrls: { default: { http: [rpcUrl], webSocket: [wsUrl] } }
  }
}

const kits: Array<{ dispose: () => Promise<void> }> = []
afterEach(async () => {
  await Promise.all(kits.splice(0).map((kit) => kit.dispose()))
  vi.unstubAllGlobals()
})

const newAddress = () => encodeAddress(randomAsU8a(32), 0)

const open = async () => {
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:", href: "http://127.0.0.1/" })
  const wallet = createPolkadotWallet()
  wallet.announce(window)
  const capabilities: { money?: Transfers } = {}
  const probe = definePlugin({
    id: "probe",
    setup: (host) => {
      host.subscribe(() => {
        const [money] = host.capabilitiesOf("polkadot", transfers)
        Object.assign(capabilities, { money })
      })
    }
  })
  const kit = createKit({
    app: { name: "Test" },
    networks: [polkadotRelayChain, kusamaRelayChain].map(onStack),
    plugins: [polkadot(), probe],
    storage: memoryStorage()
  })
  kits.push(kit)
  await kit.ready()
  await kit.connect({ connectorId: "polkadot:polkadot-js" })
  const network = kit.getSnapshot().network.byNamespace["polkadot"]!.caipNetwork as Network
  const provider = kit.getProvider("polkadot")
  const address = encodeAddress(alice, 0)
  const api = (await kit.polkadot.getApi()) as ApiPromise
  const money = capabilities.money!
  const free = async (of: string) => {
    const stored = await api.query["system"]!["account"]!(of)
    return (stored as unknown as { data: { free: { toBigInt: () => bigint } } }).data.free.toBigInt()
  }
  return {
    kit,
    api,
    wallet,
    free,
    address,
    network,
    least: (
      api.consts["balances"]!["existentialDeposit"] as unknown as { toBigInt: () => bigint }
    ).toBigInt(),
    asked: () => wallet.requests().filter(({ method }) => method === "signer.signPayload"),
    prepare: (request: TransferRequest, from = address) =>
      Effect.runPromise(money.prepare({ ...request, address: from, network, provider })),
    send: (transfer: PreparedTransfer) => Effect.runPromise(money.send({ transfer, network, provider })),
    follow: (transfer: PreparedTransfer, hash: string) =>
      Effect.runPromise(money.follow({ transfer, hash, network, provider }))
  }
}

const roc = (value: bigint) => ({ value, decimals: 12 })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "none",
    ({ code }: { readonly code: string }) => code
  )

describe("transfers on a real runtime", { timeout: 60_000 }, () => {
  it("S1.09 in part, S5.03: sends the coin by transferKeepAlive, and follows it until it is in a block", async () => {
    const { prepare, send, follow, free, address, asked, api } = await open()
    const to = newAddress()
    const before = await free(address)
    const prepared = await prepare({ receiver: to, amount: roc(3n * ROC) })
    expect(prepared).toMatchObject({
      networkId: polkadotRelayChain.caipNetworkId,
      sender: address,
      receiver: to,
      amount: { value: 3n * ROC, decimals: 12, symbol: "ROC" },
      warnings: []
    })
    const { hash } = await send(prepared)
    expect(await follow(prepared, hash)).toEqual({ status: "success" })
    expect(await free(to)).toBe(3n * ROC)
    const paid = before - (await free(address)) - 3n * ROC
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(prepared.fee.value)
    const given = asked().at(-1)!.params as { readonly method: string }
    const call = api.createType("Call", given.method)
    expect([call.section, call.method]).toEqual(["balances", "transferKeepAlive"])
    const { method } = prepared.request as { readonly method: string }
    expect(given).toMatchObject({ method })
  })

  it("T20 what is shown is read out of the call that is signed, which nobody can change", async () => {
    const { prepare, send, asked, api } = await open()
    const to = newAddress()
    const prepared = await prepare({ receiver: to, amount: roc(ROC) })
    const request = prepared.request as Record<string, string>
    const call = api.createType("Call", request["method"]) as unknown as {
      readonly args: ReadonlyArray<{ readonly toString: () => string }>
    }
    expect(call.args.map(String)).toEqual([encodeAddress(to, api.registry.chainSS58), String(ROC)])
    for (const part of [prepared, prepared.request, prepared.amount, prepared.fee])
      expect(Object.isFrozen(part)).toBe(true)
    const callOf = (name: string, ...args: ReadonlyArray<unknown>) =>
      api.tx["balances"]![name]!(...args).method.toHex()
    const other = newAddress()
    for (const lie of [
      { receiver: other },
      { amount: { ...prepared.amount, value: 2n * ROC } },
      { amount: { ...prepared.amount, decimals: 10 } },
      { sender: encodeAddress(bob, 0) },
      { token: `${polkadotRelayChain.caipNetworkId}:1` as const },
      { networkId: kusamaRelayChain.caipNetworkId },
      { request: { ...request, method: callOf("transferKeepAlive", other, ROC) } },
      { request: { ...request, method: callOf("transfer", to, ROC) } },
      { request: { ...request, method: callOf("transferAll", to, false) } },
      { request: { ...request, method: api.tx["utility"]!["batch"]!([]).method.toHex() } },
      { request: { ...request, tip: "0x01" } },
      { request: { ...request, assetId: "0x01" } },
      { request: { ...request, genesisHash: part.network(kusamaRelayChain.caipNetworkId).genesisHash } },
      { request: { ...request, specVersion: "0x00000001" } },
      { request: { ...request, withSignedTransaction: true } }
    ])
      expect(
        await codeOf(send({ ...prepared, ...lie } as PreparedTransfer)),
        JSON.stringify(Object.keys(lie))
      ).toBe("TRANSFER_CHANGED")
    expect(await codeOf(send({ ...prepared, fee: { ...prepared.fee, value: 1n } }))).toBe("TRANSFER_CHANGED")
    expect(asked()).toEqual([])
  })

  it("T20 a wallet that signed something else, or sends another transaction along, has moved nothing", async () => {
    const { prepare, send, wallet, free, address, api } = await open()
    const before = await free(address)
    const other = api.tx["balances"]!["transferKeepAlive"]!(bob, 5n * ROC).method.toHex()
    wallet.setFault("signer.signPayload", async (answer, { params }) => {
      Object.assign(params as object, { method: other })
      return answer()
    })
    const to = newAddress()
    await expect(send(await prepare({ receiver: to, amount: roc(ROC) }))).rejects.toMatchObject({
      code: "TRANSFER_REFUSED"
    })
    wallet.setFault("signer.signPayload", async (answer) => ({
      ...((await answer()) as object),
      signature: `0x01${"ab".repeat(64)}`,
      signedTransaction: "0x1234"
    }))
    expect(await codeOf(send(await prepare({ receiver: to, amount: roc(ROC) })))).toBe("TRANSFER_REFUSED")
    expect([await free(to), await free(address)]).toEqual([0n, before])
  })

  it("T28 no two transfers of one review get into the chain", async () => {
    const { prepare, send, follow } = await open()
    const to = newAddress()
    const one = await prepare({ receiver: to, amount: roc(ROC) })
    const other = await prepare({ receiver: to, amount: roc(ROC) })
    const { hash } = await send(one)
    expect(await follow(one, hash)).toEqual({ status: "success" })
    for (const again of [one, other]) expect(await codeOf(send(again))).toBe("TRANSFER_CHANGED")
  })

  it("T28 a visitor's no is an outcome; a wallet that says no and sends leaves it unknown", async () => {
    const { prepare, send, wallet, kit, api, address } = await open()
    const code = async () => codeOf(send(await prepare({ receiver: bob, amount: roc(ROC) })))
    wallet.setPolicy("reject")
    expect(await code()).toBe("TRANSFER_REJECTED")
    wallet.setPolicy("approve")
    for (const answer of [null, {}, { signature: "0x" }, { signature: 7 }]) {
      wallet.setFault("signer.signPayload", async () => answer)
      expect(await code()).toBe("TRANSFER_FAILED")
    }
    wallet.setFault("signer.signPayload", undefined)
    let isSent = false
    const sign = async (payload: object) => ({ id: 1, ...(await kit.polkadot.signPayload(payload as never)) })
    wallet.setFault("signer.signPayload", async (answer) => {
      if (isSent) return answer()
      isSent = true
      await new Promise<void>((resolve, reject) => {
        api.tx["balances"]!["transferKeepAlive"]!(bob, ROC)
          .signAndSend(address, { signer: { signPayload: sign } } as never, ({ status }) => {
            if (status.isInBlock || status.isFinalized) resolve()
          })
          .catch(reject)
      })
      throw new Error("Cancelled")
    })
    expect(await code()).toBe("TRANSFER_UNCERTAIN")
  })

  it("T28 the hash of another transaction says nothing of this one", async () => {
    const { prepare, send, follow } = await open()
    const one = await prepare({ receiver: newAddress(), amount: roc(ROC) })
    const other = await prepare({ receiver: newAddress(), amount: roc(ROC) })
    const { hash } = await send(one)
    expect(await follow(other, hash)).toEqual({ status: "unknown" })
    expect(await follow(one, `0x${"00".repeat(32)}`)).toEqual({ status: "unknown" })
    expect(await follow(one, hash)).toEqual({ status: "success" })
  })

  it("T22 sends nothing by an account that the wallet does not share any more", async () => {
    const { prepare, send, wallet, asked } = await open()
    const prepared = await prepare({ receiver: bob, amount: roc(ROC) })
    wallet.setAccounts([bob])
    await expect(send(prepared)).rejects.toMatchObject({
      code: "TRANSFER_CHANGED",
      details: { what: "account" }
    })
    expect(asked()).toEqual([])
  })

  it.each([
    ["ed25519", 2],
    ["ecdsa", 3]
  ] as const)(
    "T21 all that can go leaves the least of an account, which stays alive: with a key of %s",
    async (_, index) => {
      const { prepare, send, follow, free, least, wallet } = await open()
      const { address } = polkadotAccounts[index]!
      await part.fund(address, 5n * ROC + 1n, polkadotRelayChain.caipNetworkId)
      wallet.setAccounts([address])
      const to = newAddress()
      const prepared = await prepare({ receiver: to, amount: "max" }, address)
      expect(prepared.amount.value + prepared.fee.value + least).toBe(await free(address))
      await expect(
        prepare({ receiver: bob, amount: roc(prepared.amount.value + 1n) }, address)
      ).rejects.toMatchObject({ code: "TRANSFER_BALANCE", details: { of: "rest" } })
      const { hash } = await send(prepared)
      expect(await follow(prepared, hash)).toEqual({ status: "success" })
      expect(await free(to)).toBe(prepared.amount.value)
      const left = await free(address)
      expect(left).toBeGreaterThanOrEqual(least)
      expect(left).toBeLessThan(least + prepared.fee.value)
      for (const value of [left, left - least + 1n, 1n])
        expect(await codeOf(prepare({ receiver: bob, amount: roc(value) }, address))).toBe("TRANSFER_BALANCE")
    }
  )

  it("T21 refuses what would not open the receiver's account, and amounts that are none", async () => {
    const { prepare, least } = await open()
    const to = newAddress()
    await expect(prepare({ receiver: to, amount: roc(least - 1n) })).rejects.toMatchObject({
      code: "TRANSFER_AMOUNT_INVALID",
      details: { reason: "least", least: { value: least, decimals: 12, symbol: "ROC" } }
    })
    expect((await prepare({ receiver: to, amount: roc(least) })).amount.value).toBe(least)
    expect((await prepare({ receiver: bob, amount: roc(1n) })).amount.value).toBe(1n)
    const code = (request: Partial<TransferRequest>) =>
      codeOf(prepare({ receiver: bob, amount: roc(ROC), ...request }))
    for (const value of [0n, -1n, 2n ** 128n, 1, "1", null])
      expect(await code({ amount: { value, decimals: 12 } as never })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: { value: ROC, decimals: 10 } })).toBe("TRANSFER_AMOUNT_INVALID")
    expect(await code({ amount: roc(10n ** 30n) })).toBe("TRANSFER_BALANCE")
    expect(await code({ token: `${polkadotRelayChain.caipNetworkId}:1` })).toBe("TRANSFER_TOKEN_INVALID")
    expect(await code({ memo: "1" })).toBe("TRANSFER_MEMO_INVALID")
  })

  it("S5.02 in part, T23: refuses receivers that are none, and warns of those that nobody has the key of", async () => {
    const { prepare, address } = await open()
    const code = (receiver: unknown) => codeOf(prepare({ receiver: receiver as string, amount: roc(ROC) }))
    for (const receiver of ["", "bob", `${bob}1`, bob.replace("5F", "5G"), "0x1234", `${bob}\u200b`, 7, null])
      expect(await code(receiver)).toBe("TRANSFER_RECEIVER_INVALID")
    const warningsOf = async (receiver: string | Uint8Array) =>
      (await prepare({ receiver: encodeAddress(decodeAddress(receiver), 0), amount: roc(ROC) })).warnings
    expect(await warningsOf(address)).toEqual(["self"])
    expect(await warningsOf(alice)).toEqual(["self"])
    expect(await warningsOf(new Uint8Array(32))).toEqual(["burn"])
    const treasury = Uint8Array.from([...new TextEncoder().encode("modlpy/trsry"), ...new Uint8Array(20)])
    expect(await warningsOf(treasury)).toEqual(["contract"])
  })
})
