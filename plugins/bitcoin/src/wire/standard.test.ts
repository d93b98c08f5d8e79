import type { StandardAccount, StandardWallet } from "@latchkey/core/chain-kit"
import { bitcoinTestAccounts } from "@latchkey/testing"
import { describe, expect, it, vi } from "vitest"
import { MAINNET, SIGNET, TESTNET } from "../networkIds.ts"
import { isBitcoinWallet } from "./standardWallets.ts"
import { standard } from "./standard.ts"

const { mainnet, testnet } = bitcoinTestAccounts[0]!

const account = (address: string, chains: ReadonlyArray<string> = []): StandardAccount => ({
  address,
  publicKey: undefined,
  chains,
  features: [],
  source: { of: address }
})

/** A wallet of the Wallet Standard with some features. `accounts` is what it lists. */
const walletWith = (
  features: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  accounts: ReadonlyArray<StandardAccount> = []
): StandardWallet => ({
  id: "One",
  name: "One",
  chains: ["bitcoin:mainnet"],
  feature: (name) => features[name],
  accounts: () => accounts
})
const connect = async () => ({ accounts: [] })
const answering = (answer: unknown) => vi.fn(async (_input: unknown): Promise<unknown> => answer)

describe("which wallets of the standard are ones for Bitcoin", () => {
  it.each([
    ["Bitcoin's own connect", { "bitcoin:connect": { connect } }, true],
    ["a Sats Connect object", { "sats-connect:": { provider: { request: () => {} } } }, true],
    ["a Sats Connect object without a function", { "sats-connect:": { provider: {} } }, false],
    ["the standard's connect alone", { "standard:connect": { connect } }, false],
    [
      "the standard's connect, and messages",
      { "standard:connect": { connect }, "bitcoin:signMessage": {} },
      true
    ],
    [
      "the standard's connect, and transactions",
      { "standard:connect": { connect }, "bitcoin:signTransaction": {} },
      true
    ],
    ["messages without a connect", { "bitcoin:signMessage": {} }, false]
  ])("with %s", (_, features, expected) => {
    expect(isBitcoinWallet(walletWith(features))).toBe(expected)
    expect(isBitcoinWallet({ ...walletWith(features), chains: ["solana:mainnet"] })).toBe(false)
  })
})

describe("a wallet of the standard", () => {
  it("that can be connected by its Sats Connect object alone is spoken to by that", async () => {
    const request = vi.fn(async () => ({ result: { addresses: [] } }))
    const provider = { request }
    const features = { "sats-connect:": { provider } }
    await standard(walletWith(features)).connect([MAINNET])
    expect(request).toHaveBeenCalledTimes(1)
    for (const own of ["bitcoin:connect", "standard:connect"]) {
      const ask = vi.fn(connect)
      await standard(walletWith({ ...features, [own]: { connect: ask } })).connect([MAINNET])
      expect(ask).toHaveBeenCalledTimes(1)
    }
    expect(request).toHaveBeenCalledTimes(1)
  })

  it("whose accounts name no network is on the wanted one that they are of", async () => {
    const accounts = [account("not an address"), account(testnet.payment.address)]
    const wire = standard(walletWith({ "standard:connect": { connect } }, accounts))
    const reading = await wire.connect([MAINNET, TESTNET])
    expect(reading.networkId).toBe(TESTNET)
    expect(reading).not.toHaveProperty("approvedNetworkIds")
  })

  it("whose accounts name networks is on a wanted one of them, with the accounts of that and the unnamed", async () => {
    const accounts = [
      account(mainnet.payment.address, ["bitcoin:mainnet"]),
      account(testnet.payment.address, ["bitcoin:testnet", "bitcoin:signet", "bitcoin:nonsense"]),
      account(testnet.payment.address),
      account(testnet.ordinals.address)
    ]
    const wire = standard(walletWith({ "standard:connect": { connect } }, accounts))
    const reading = await wire.connect([SIGNET])
    expect(reading.networkId).toBe(SIGNET)
    expect(reading.accounts.map(({ type, address }) => [type, address])).toEqual([
      ["payment", testnet.payment.address],
      ["ordinal", testnet.ordinals.address]
    ])
    expect(reading.approvedNetworkIds).toEqual([MAINNET, TESTNET, SIGNET])
  })

  it("an address of another network than its account names is not believed", async () => {
    const accounts = [account(testnet.payment.address, ["bitcoin:mainnet"])]
    const wire = standard(walletWith({ "standard:connect": { connect } }, accounts))
    const reading = await wire.connect([MAINNET, TESTNET])
    expect(reading).toMatchObject({ networkId: MAINNET, accounts: [] })
  })

  it("whose networks can be changed by its other object does not say which it allows: it asks", async () => {
    const accounts = [account(mainnet.payment.address, ["bitcoin:mainnet"])]
    const request = vi.fn(async () => ({ result: null }))
    const features = { "standard:connect": { connect }, "sats-connect:": { provider: { request } } }
    const wire = standard(walletWith(features, accounts))
    expect(await wire.connect([MAINNET])).not.toHaveProperty("approvedNetworkIds")
    expect((await wire.switchNetwork!(MAINNET)).networkId).toBe(MAINNET)
    expect(request).not.toHaveBeenCalled()
    await wire.switchNetwork!(TESTNET)
    expect(request).toHaveBeenCalledWith("wallet_changeNetwork", { name: "Testnet" })
  })

  it("without such an object does not switch to where it has no account", async () => {
    const accounts = [account(mainnet.payment.address, ["bitcoin:mainnet"])]
    for (const list of [accounts, []]) {
      const wire = standard(walletWith({ "standard:connect": { connect } }, list))
      await expect(wire.switchNetwork!(TESTNET)).rejects.toMatchObject({
        code: "BITCOIN_METHOD_UNSUPPORTED",
        message: expect.stringContaining("The wallet does not support switchNetwork.")
      })
    }
  })

  it("S3.05 in part: when it is looked at, the taproot account of two is that for ordinals, whatever their order", async () => {
    const { payment, ordinals } = mainnet
    for (const list of [
      [payment, ordinals],
      [ordinals, payment]
    ]) {
      const wire = standard(
        walletWith(
          { "standard:connect": { connect } },
          list.map(({ address }) => account(address))
        )
      )
      const { accounts } = await wire.read!([MAINNET])
      expect(accounts.map(({ type, address }) => [type, address])).toEqual([
        ["payment", payment.address],
        ["ordinal", ordinals.address]
      ])
    }
  })

  it.each(["standard:", "bitcoin:"])(
    "is listened to and left by the features %s of events and of the end",
    async (prefix) => {
      const off = vi.fn()
      const on = vi.fn((_event: string, _listener: (changes: unknown) => void) => off)
      const disconnect = vi.fn(async () => {})
      const wire = standard(
        walletWith({
          "standard:connect": { connect },
          [`${prefix}events`]: { on },
          [`${prefix}disconnect`]: { disconnect }
        })
      )
      const onChange = vi.fn()
      const stop = wire.listen!(onChange, () => {})
      expect(on).toHaveBeenCalledWith("change", expect.any(Function))
      on.mock.calls[0]![1]({ accounts: [] })
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
      stop()
      expect(off).toHaveBeenCalledTimes(1)
      await wire.disconnect!()
      expect(disconnect).toHaveBeenCalledTimes(1)
    }
  )

  it("pays only where its other object does", () => {
    const own = { "standard:connect": { connect } }
    expect(standard(walletWith(own))).not.toHaveProperty("sendTransfer")
    const provider = { request: () => {} }
    expect(standard(walletWith({ ...own, "sats-connect:": { provider } }))).toHaveProperty("sendTransfer")
  })

  it.each([
    ["bytes", Uint8Array.of(1, 2, 3), "AQID"],
    ["no bytes", new Uint8Array(), undefined],
    ["a text", "AQID", undefined],
    ["nothing", undefined, undefined]
  ])("signs messages: an answer of %s", async (_, signature, expected) => {
    const signMessage = answering([{ signature }])
    const listed = account(mainnet.payment.address)
    const wire = standard(walletWith({ "bitcoin:signMessage": { signMessage } }, [listed]))
    const request = { message: "hello", address: mainnet.payment.address, protocol: "ecdsa" } as const
    expect(await wire.signMessage(request, MAINNET)).toBe(expected)
    expect(signMessage).toHaveBeenCalledWith({
      account: listed.source,
      message: new TextEncoder().encode("hello")
    })
  })

  it.each([
    ["an account that it does not list any more", mainnet.payment.address, mainnet.ordinals.address],
    ["what is not an address, though it lists something that is not one either", "tea", "coffee"]
  ])("T22 signs nothing for %s", async (_, address, listed) => {
    const signMessage = answering([{ signature: Uint8Array.of(1) }])
    const wire = standard(walletWith({ "bitcoin:signMessage": { signMessage } }, [account(listed)]))
    const request = { message: "hello", address, protocol: "ecdsa" } as const
    await expect(wire.signMessage(request, MAINNET)).rejects.toMatchObject({ kind: "failed" })
    expect(signMessage).not.toHaveBeenCalled()
  })

  it("signs for one of its accounts, whatever stands before it in its list", async () => {
    const signMessage = answering([{ signature: Uint8Array.of(1) }])
    const own = account(mainnet.payment.address.toUpperCase())
    const wire = standard(walletWith({ "bitcoin:signMessage": { signMessage } }, [account("coffee"), own]))
    const request = { message: "hello", address: mainnet.payment.address, protocol: "ecdsa" } as const
    expect(await wire.signMessage(request, MAINNET)).toBe("AQ==")
    expect(signMessage).toHaveBeenCalledWith(expect.objectContaining({ account: own.source }))
  })

  it("without a feature says so", async () => {
    const wire = standard(walletWith({}, [account(mainnet.payment.address)]))
    const request = { message: "hello", address: mainnet.payment.address, protocol: "ecdsa" } as const
    await expect(wire.signMessage(request, MAINNET)).rejects.toMatchObject({
      code: "BITCOIN_METHOD_UNSUPPORTED",
      message: expect.stringContaining("The wallet does not support bitcoin:signMessage.")
    })
  })
})
