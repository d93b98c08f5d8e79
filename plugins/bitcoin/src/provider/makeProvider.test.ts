import { bitcoinTestAccounts } from "@latchkey/testing"
import { describe, expect, it, vi } from "vitest"
import type { Account } from "@latchkey/core"
import { MAINNET, TESTNET } from "../networkIds.ts"
import type { MessageProtocol, Reading, WalletWire } from "../wire/WalletWire.ts"
import { makeProvider, requireAccounts } from "./makeProvider.ts"
import { usableReading } from "./usableReading.ts"

const [own, other] = bitcoinTestAccounts as unknown as readonly [
  (typeof bitcoinTestAccounts)[number],
  (typeof bitcoinTestAccounts)[number]
]
const { payment, ordinals } = own.mainnet
const account = (type: Account["type"], address: string): Account => ({ namespace: "bip122", type, address })
const reading = (...accounts: ReadonlyArray<Account>): Reading => ({ networkId: MAINNET, accounts })

const txid = "ab".repeat(32)
/** Addresses of every kind, with what each can be asked to sign by. */
const kinds: ReadonlyArray<readonly [string, string, ReadonlyArray<MessageProtocol>]> = [
  ["p2pkh", "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", ["ecdsa"]],
  ["p2sh", "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", ["ecdsa", "bip322"]],
  ["p2wpkh", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", ["ecdsa", "bip322"]],
  ["p2wsh", "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3", ["bip322"]],
  ["p2tr", "bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr", ["bip322"]]
]

const open = (wire: Partial<WalletWire>, current: Reading = reading(account("payment", payment.address))) => {
  const session = {
    wire: { protocols: ["ecdsa", "bip322"], connect: vi.fn(), ...wire } as unknown as WalletWire,
    current
  }
  return { session, provider: makeProvider(session) }
}
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "resolved",
    ({ code }) => code as string
  )

describe("what a wallet told", () => {
  it("S3.05[all] is the payment account first, then that for ordinals, then others, each once", () => {
    const stacks = account("stx", other.mainnet.payment.address)
    const told = reading(
      stacks,
      account("ordinal", ordinals.address),
      account("payment", payment.address),
      account("payment", payment.address.toUpperCase()),
      account("ordinal", payment.address)
    )
    expect(usableReading(told).accounts.map(({ type, address }) => [type, address])).toEqual([
      ["payment", payment.address],
      ["ordinal", ordinals.address],
      ["ordinal", payment.address],
      ["stx", stacks.address]
    ])
  })

  it("S3.05[payment] of one address is the payment account, whatever it was called", () => {
    expect(usableReading(reading(account("ordinal", ordinals.address))).accounts).toEqual([
      account("payment", ordinals.address)
    ])
  })

  it("T22 without an account that is of its network is refused: as a refusal of the visitor's where there is none", () => {
    const kindOf = (told: Reading) => {
      try {
        return requireAccounts(told).networkId
      } catch (fault) {
        return (fault as { readonly kind: string }).kind
      }
    }
    const elsewhere = account("payment", own.testnet.payment.address)
    expect(kindOf(reading())).toBe("denied")
    expect(kindOf(reading(elsewhere, account("payment", "x")))).toBe("failed")
    expect(kindOf(reading(elsewhere, account("payment", payment.address)))).toBe(MAINNET)
  })
})

describe("a message", () => {
  it.each(kinds)(
    "of a %s account is signed by the first protocol that both know",
    async (_, address, allowed) => {
      for (const known of [["ecdsa"], ["bip322"], ["bip322", "ecdsa"]] as const) {
        const signMessage = vi.fn(async () => "")
        const { provider } = open({ protocols: known, signMessage })
        await codeOf(provider.signMessage({ message: "tea", address }))
        const expected = allowed.find((protocol) => known.some((each) => each === protocol))
        expect(signMessage.mock.calls.map(([request]: any) => request.protocol)).toEqual(
          expected === undefined ? [] : [expected]
        )
      }
    }
  )

  it.each(kinds)(
    "of a %s account by a protocol that it does not have is not asked for",
    async (_, address, allowed) => {
      for (const protocol of ["ecdsa", "bip322"] as const) {
        const signMessage = vi.fn(async () => "")
        const code = await codeOf(
          open({ signMessage }).provider.signMessage({ message: "tea", address, protocol })
        )
        expect([code === "BITCOIN_MESSAGE_PROTOCOL_INVALID", signMessage.mock.calls.length]).toEqual(
          allowed.includes(protocol) ? [false, 1] : [true, 0]
        )
      }
    }
  )

  it("says which protocol does not go with which kind of address", async () => {
    const [[kind, address]] = kinds as [(typeof kinds)[number]]
    await expect(
      open({}).provider.signMessage({ message: "tea", address, protocol: "bip322" })
    ).rejects.toThrow(`A ${kind} address cannot sign by bip322.`)
  })

  it("by a protocol that the wallet does not know is unsupported", async () => {
    const signMessage = vi.fn()
    const { provider } = open({ protocols: ["bip322"], signMessage })
    expect(await codeOf(provider.signMessage({ message: "tea", address: kinds[0]![1] }))).toBe(
      "BITCOIN_METHOD_UNSUPPORTED"
    )
    expect(signMessage).not.toHaveBeenCalled()
  })
})

describe("T22 an answer by another protocol than the address has", () => {
  const ecdsa = btoa(String.fromCharCode(31, ...Array.from({ length: 64 }, () => 7)))
  it.each(kinds)("of a %s account is no signature", async (_, address, allowed) => {
    const { provider } = open({ signMessage: async () => ecdsa })
    const signed = provider.signMessage({ message: "tea", address })
    if (allowed.includes("ecdsa")) expect(await signed).toBe(ecdsa)
    else expect(await codeOf(signed)).toBe("SIGNING_FAILED")
  })
})

describe("what a wallet answers", () => {
  const request = { psbt: "cHNidP8=", signInputs: [], broadcast: false }

  it.each([
    ["signed, kept", false, { psbt: "abc" }, { psbt: "abc" }],
    ["signed, kept, with an id that nobody asked for", false, { psbt: "abc", txid }, { psbt: "abc" }],
    ["sent, by its id alone", true, { txid: txid.toUpperCase() }, { txid }],
    ["sent, with what was signed", true, { psbt: "abc", txid }, { psbt: "abc", txid }]
  ])("T20 a PSBT %s", async (_, broadcast, answer, expected) => {
    const { provider } = open({ signPsbt: async () => answer })
    expect(await provider.signPSBT({ ...request, broadcast })).toEqual(expected)
  })

  it.each([
    [false, {}],
    [false, { psbt: 7 }],
    [false, { psbt: "a".repeat(5_000_001) }],
    [true, { psbt: "abc" }],
    [true, { txid: `${txid}0` }],
    [true, { txid: "xy".repeat(32) }],
    [true, { txid: 7 }]
  ])("T20 no PSBT, or no id: broadcast %s, %.60o", async (broadcast, answer) => {
    const { provider } = open({ signPsbt: async () => answer })
    expect(await codeOf(provider.signPSBT({ ...request, broadcast }))).toBe("SIGNING_FAILED")
  })

  it("T20 a PSBT of 5,000,000 characters is still one", async () => {
    const psbt = "a".repeat(5_000_000)
    expect(await open({ signPsbt: async () => ({ psbt }) }).provider.signPSBT(request)).toEqual({ psbt })
  })

  it("T28 a transfer is sent where the answer is the id of a transaction, and nowhere else", async () => {
    const transfer = { recipient: other.mainnet.payment.address, amount: 1n, address: payment.address }
    const sent = (answer: unknown) =>
      open({ sendTransfer: async () => answer as string }).provider.sendTransfer(transfer)
    expect(await sent(txid.toUpperCase())).toBe(txid)
    for (const answer of [undefined, "", `0x${txid}`, txid.slice(1), 7])
      expect(await codeOf(sent(answer))).not.toBe("resolved")
    expect(await codeOf(open({}).provider.sendTransfer(transfer))).toBe("BITCOIN_METHOD_UNSUPPORTED")
  })
})

describe("a switch", () => {
  const onTestnet: Reading = {
    networkId: TESTNET,
    accounts: [account("payment", own.testnet.payment.address)]
  }

  it("S7.28 in part: is believed where the wallet says the network and has an account there", async () => {
    const { provider, session } = open({ switchNetwork: async () => onTestnet })
    expect(await provider.switchNetwork(TESTNET)).toEqual(onTestnet.accounts)
    expect(session.current).toEqual(onTestnet)
    expect(provider.networkId()).toBe(TESTNET)
  })

  it.each([
    ["stayed", async () => reading(account("payment", payment.address)), "NETWORK_SWITCH_FAILED"],
    ["has no account there", async () => ({ ...onTestnet, accounts: [] }), "NETWORK_SWITCH_FAILED"],
    ["cannot", undefined, "NETWORK_SWITCH_UNSUPPORTED"]
  ])("T22 changes nothing where the wallet %s", async (_, switchNetwork, code) => {
    const { provider, session } = open(switchNetwork === undefined ? {} : { switchNetwork })
    const before = session.current
    expect(await codeOf(provider.switchNetwork(TESTNET))).toBe(code)
    expect(session.current).toBe(before)
  })

  it("a wallet that does not tell its accounts is an error of that name", async () => {
    const { provider } = open({ read: () => Promise.reject(new Error("locked")) })
    expect(await codeOf(provider.getAccountAddresses())).toBe("BITCOIN_REQUEST_FAILED")
  })

  it("is followed by what the wallet tells; one that tells nothing has the accounts that it shared", async () => {
    const read = vi.fn(async () => reading(account("payment", ordinals.address)))
    const { provider } = open({ read })
    expect(await provider.getAccountAddresses()).toEqual([account("payment", ordinals.address)])
    expect(read).toHaveBeenCalledWith([MAINNET])
    expect(await open({}).provider.getAccountAddresses()).toEqual([account("payment", payment.address)])
  })
})
