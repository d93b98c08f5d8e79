import { bitcoinTestAccounts } from "@latchkey/testing"
import { describe, expect, it } from "vitest"
import { MAINNET, REGTEST, SIGNET, TESTNET, TESTNET4 } from "../networkIds.ts"
import { leather } from "./leather.ts"
import { okx } from "./okx.ts"
import { readAccounts, toAccount } from "./readAccounts.ts"
import { satsConnect } from "./satsConnect.ts"
import { unisat } from "./unisat.ts"

const { mainnet, testnet } = bitcoinTestAccounts[0]!
const foreign = "bip122:ffffffffffffffffffffffffffffffff"

/** A wallet's object whose functions answer with values, and what they were called with. */
const answering = (answers: Readonly<Record<string, unknown>>) => {
  const calls: Array<readonly [string, ...ReadonlyArray<unknown>]> = []
  const provider = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (...args: ReadonlyArray<unknown>) => {
        calls.push([name, ...args])
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      }
    ])
  )
  return { provider, calls, names: () => calls.map(([name]) => name) }
}

/** One whose requests have a method and parameters; a method without an answer is refused as unknown. */
const requesting = (answers: Readonly<Record<string, unknown>>) => {
  const calls: Array<readonly [string, unknown]> = []
  const provider = {
    request: async (method: string, params: unknown) => {
      calls.push([method, params])
      if (!(method in answers)) throw Object.assign(new Error("unknown"), { code: -32001 })
      return { result: answers[method] }
    }
  }
  return { provider, calls }
}

describe("UniSat", () => {
  it("that lists no account is asked nothing more", async () => {
    const { provider, names } = answering({ requestAccounts: [], getPublicKey: "", getChain: {} })
    expect(await unisat(provider).connect([TESTNET])).toEqual({ accounts: [], networkId: MAINNET })
    expect(names()).toEqual(["requestAccounts"])
  })

  it("T22 on a network that is not one of Bitcoin's is refused, though the address reads like Bitcoin's", async () => {
    const { provider } = answering({
      requestAccounts: [mainnet.payment.address],
      getPublicKey: mainnet.payment.publicKey,
      getChain: { enum: "FRACTAL_BITCOIN_MAINNET" }
    })
    await expect(unisat(provider).connect([MAINNET])).rejects.toMatchObject({ kind: "denied" })
  })

  it("that does not say its network is on the wanted one that its address is of, after a switch too", async () => {
    const { provider, calls } = answering({
      requestAccounts: [testnet.payment.address],
      getAccounts: [testnet.payment.address],
      getPublicKey: new Error("no"),
      switchChain: null
    })
    const wire = unisat(provider)
    expect((await wire.connect([MAINNET, TESTNET])).networkId).toBe(TESTNET)
    expect((await wire.switchNetwork!(SIGNET)).networkId).toBe(SIGNET)
    expect(calls).toContainEqual(["switchChain", "BITCOIN_SIGNET"])
    await expect(wire.switchNetwork!(REGTEST)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED",
      message: expect.stringContaining("The wallet does not support switchChain.")
    })
    expect(calls.filter(([name]) => name === "switchChain")).toHaveLength(1)
  })
})

describe("wallets of Sats Connect", () => {
  const addresses = [
    { purpose: "payment", address: testnet.payment.address, publicKey: testnet.payment.publicKey },
    { purpose: "stacks", address: "ST000000000000000000002AMW42H" }
  ]

  it("are asked for the first wanted network that they know, and are on it where they do not say", async () => {
    const { provider, calls } = requesting({ wallet_connect: { addresses } })
    const wire = satsConnect(provider)
    const reading = await wire.connect([foreign, MAINNET, TESTNET])
    expect(reading.networkId).toBe(MAINNET)
    expect(reading.accounts.map(({ type, address }) => [type, address])).toEqual([
      ["payment", testnet.payment.address]
    ])
    expect(calls).toEqual([
      [
        "wallet_connect",
        { addresses: ["payment", "ordinals"], message: "Connect to your wallet", network: "Mainnet" }
      ]
    ])
    await wire.connect([foreign])
    expect(calls[1]![1]).not.toHaveProperty("network")
  })

  it("are on the network that they say, and asked for it by that name", async () => {
    for (const [name, id] of [
      ["Mainnet", MAINNET],
      ["Testnet", TESTNET],
      ["Testnet4", TESTNET4],
      ["Signet", SIGNET],
      ["Regtest", REGTEST]
    ] as const) {
      const { provider, calls } = requesting({
        wallet_connect: { addresses, network: { bitcoin: { name } } },
        wallet_changeNetwork: null,
        wallet_getAccount: { addresses, network: { bitcoin: { name } } }
      })
      const wire = satsConnect(provider)
      expect((await wire.connect([TESTNET])).networkId).toBe(id)
      expect((await wire.switchNetwork!(id)).networkId).toBe(id)
      await wire.connect([id])
      expect(
        calls.slice(1).map(([method, params]) => [method, (params as any)?.name ?? (params as any)?.network])
      ).toEqual([
        ["wallet_changeNetwork", name],
        ["wallet_getAccount", undefined],
        ["wallet_connect", name]
      ])
    }
  })

  it("that know no `wallet_connect` are asked for addresses, on the wanted network that these are of", async () => {
    const { provider, calls } = requesting({ getAddresses: { addresses } })
    expect((await satsConnect(provider).connect([MAINNET, TESTNET])).networkId).toBe(TESTNET)
    expect(calls.map(([method]) => method)).toEqual(["wallet_connect", "getAddresses"])
  })

  it("that do not say where they are after they were asked for one network are on that one", async () => {
    const { provider } = requesting({ wallet_connect: { addresses } })
    // Their addresses are written alike.
    expect((await satsConnect(provider).connect([foreign, SIGNET, TESTNET])).networkId).toBe(SIGNET)
    expect((await satsConnect(provider).connect([TESTNET, SIGNET])).networkId).toBe(TESTNET)
  })

  it("that cannot be looked at after a switch are connected anew, on that network", async () => {
    const { provider, calls } = requesting({ wallet_changeNetwork: null, wallet_connect: { addresses } })
    expect((await satsConnect(provider).switchNetwork!(SIGNET)).networkId).toBe(SIGNET)
    expect(calls.map(([method, params]) => [method, (params as any)?.network])).toEqual([
      ["wallet_changeNetwork", undefined],
      ["wallet_getAccount", undefined],
      ["wallet_connect", "Signet"]
    ])
  })

  it("are not asked to switch to a network that they have no name for", async () => {
    const { provider, calls } = requesting({ wallet_changeNetwork: null })
    await expect(satsConnect(provider).switchNetwork!(foreign)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED",
      message: expect.stringContaining("The wallet does not support wallet_changeNetwork.")
    })
    expect(calls).toEqual([])
  })
})

describe("Leather", () => {
  it("is asked on the first wanted network that it has a name for, else on mainnet", async () => {
    const { provider, calls } = requesting({ getAddresses: { addresses: [] } })
    await leather(provider).connect([foreign, SIGNET])
    await leather(provider).connect([foreign])
    expect(calls).toEqual([
      ["getAddresses", { network: "signet" }],
      ["getAddresses", { network: "mainnet" }]
    ])
  })
})

describe("OKX", () => {
  it("is asked over the object of the first wanted network that it has, else of mainnet", async () => {
    const main = answering({ connect: mainnet.payment })
    const test = answering({ connect: testnet.payment })
    const wire = okx({ bitcoin: main.provider, bitcoinTestnet: test.provider })
    expect((await wire.connect([REGTEST, TESTNET])).accounts[0]?.address).toBe(testnet.payment.address)
    expect((await wire.connect([REGTEST])).accounts[0]?.address).toBe(mainnet.payment.address)
  })

  it("is not asked to switch to a network that it has no object for", async () => {
    const main = answering({ connect: mainnet.payment })
    await expect(okx({ bitcoin: main.provider }).switchNetwork!(REGTEST)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED"
    })
    expect(main.calls).toEqual([])
  })
})

describe("a wallet of one account", () => {
  it("T22 that shows no account any more signs nothing", async () => {
    const { provider, names } = answering({ getAccounts: [], signMessage: "AQ==" })
    const request = { message: "tea", address: mainnet.payment.address, protocol: "ecdsa" } as const
    await expect(unisat(provider).signMessage(request, MAINNET)).rejects.toMatchObject({
      kind: "failed",
      cause: "The wallet's account is another one by now."
    })
    expect(names()).toEqual(["getAccounts"])
  })

  it("that cannot send is not asked to sign what is to be sent, and the error names what is missing", async () => {
    const { provider, calls } = answering({ signPsbt: "0102" })
    const request = { psbt: "cHNidP8=", signInputs: [], broadcast: true }
    await expect(unisat(provider).signPsbt(request, MAINNET)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED",
      message: expect.stringContaining("The wallet does not support pushPsbt.")
    })
    expect(calls).toEqual([])
  })

  it("that has no function of a name is not asked, and the error names it", async () => {
    const request = { message: "tea", address: mainnet.payment.address, protocol: "ecdsa" } as const
    const { provider } = answering({ getAccounts: [mainnet.payment.address] })
    await expect(unisat(provider).signMessage(request, MAINNET)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED",
      message: expect.stringContaining("The wallet does not support signMessage.")
    })
  })

  it("is asked for its accounts without a parameter", async () => {
    const { provider, calls } = answering({ requestAccounts: [] })
    await unisat(provider).connect([MAINNET])
    expect(calls).toEqual([["requestAccounts"]])
  })

  it("sends what it signed, where nobody wants to look at that first", async () => {
    const { provider, names } = answering({ signPsbt: "0102", pushPsbt: "ab".repeat(32) })
    const request = { psbt: "cHNidP8=", signInputs: [], broadcast: true }
    expect(await unisat(provider).signPsbt(request, MAINNET)).toEqual({
      psbt: "AQI=",
      txid: "ab".repeat(32)
    })
    expect(names()).toEqual(["signPsbt", "pushPsbt"])
  })
})

describe("what is no account", () => {
  const { address } = mainnet.payment

  it("T08 is left out: no type, no text, or a text longer than any address", () => {
    expect(toAccount({ type: "payment", address })).toHaveLength(1)
    expect(toAccount({ type: "payment", address: "b".repeat(90) })).toHaveLength(1)
    for (const parts of [
      { type: undefined, address },
      { type: "payment" as const, address: 7 },
      { type: "payment" as const, address: { length: 3 } },
      { type: "payment" as const, address: "b".repeat(91) }
    ])
      expect(toAccount(parts)).toEqual([])
  })

  it("T08 is a list that throws when it is read, too", () => {
    const list: Array<unknown> = []
    list.slice = () => {
      throw new Error("slice")
    }
    expect(readAccounts(list, () => ({ type: "payment", address }))).toEqual([])
  })
})
