import { KitError } from "@latchkey/core"
import { createCosmosWallet } from "@latchkey/testing"
import { afterEach, describe, expect, it } from "vitest"
import { makeKit } from "../../support/makeKit.ts"

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
  wallet.clearRequests()
  const sign = (fee: unknown) =>
    kit.cosmos
      .signAmino({
        signDoc: {
          chain_id: "cosmoshub-4",
          account_number: "7",
          sequence: "3",
          fee,
          msgs: [{ type: "test/Msg", value: {} }],
          memo: ""
        } as never
      })
      .then(
        () => "signed",
        (error: unknown) => (error instanceof KitError ? error.code : String(error))
      )
  return { wallet, sign }
}

const coin = { denom: "uatom", amount: "5000" }
const feeOf = (...amount: ReadonlyArray<unknown>) => ({ amount, gas: "200000" })

describe("the fee of a transaction", () => {
  const bad: ReadonlyArray<readonly [string, unknown]> = [
    ["absent", undefined],
    ["null", null],
    ["a list", [coin]],
    ["without an amount", { gas: "1" }],
    ["an amount that is no list", { amount: coin, gas: "1" }],
    ["without gas", { amount: [coin] }],
    ["gas that is a number", { amount: [coin], gas: 1 }],
    ["gas below zero", { amount: [coin], gas: "-1" }],
    ["gas of 21 digits", { amount: [coin], gas: "1".repeat(21) }],
    ["gas with more after it", { amount: [coin], gas: "1x" }],
    ["gas with more before it", { amount: [coin], gas: "x1" }],
    ["a coin that is null", feeOf(null)],
    ["a coin that is a text", feeOf("5000uatom")],
    ["a coin without a name", feeOf({ amount: "1" })],
    ["a coin whose name is a number", feeOf({ ...coin, denom: 7 })],
    ["a coin without an amount", feeOf({ denom: "uatom" })],
    ["an amount that is a number", feeOf({ ...coin, amount: 5000 })],
    ["an empty amount", feeOf({ ...coin, amount: "" })],
    ["an amount below zero", feeOf({ ...coin, amount: "-1" })],
    ["an amount with a point", feeOf({ ...coin, amount: "0.5" })],
    ["an amount with an exponent", feeOf({ ...coin, amount: "1e9" })],
    ["an amount of 79 digits", feeOf({ ...coin, amount: "1".repeat(79) })],
    ["a good coin before a bad one", feeOf(coin, { ...coin, amount: "x" })]
  ]

  it.each(bad)("T21 %s asks nobody to sign", async (_, fee) => {
    const { wallet, sign } = await setUp()
    expect(await sign(fee)).toBe("COSMOS_SIGN_DOC_INVALID")
    expect(wallet.requests()).toEqual([])
  })

  it.each(bad.filter(([, fee]) => fee !== undefined))(
    "T20 T21 that the wallet changed into %s is no signed transaction",
    async (_, fee) => {
      const { wallet, sign } = await setUp()
      wallet.setFault("signAmino", async (answer) => {
        const given = (await answer()) as { readonly signed: object; readonly signature: object }
        return { ...given, signed: { ...given.signed, fee } }
      })
      expect(await sign(feeOf(coin))).toBe("SIGNING_FAILED")
    }
  )

  it("T21 of no coin, of several, and of the largest amount there is, is signed", async () => {
    const { sign } = await setUp()
    const largest = { ...coin, amount: "9".repeat(78) }
    for (const fee of [feeOf(), feeOf(coin), feeOf(coin, { denom: "uosmo", amount: "0" }), feeOf(largest)])
      expect(await sign(fee)).toBe("signed")
  })
})
