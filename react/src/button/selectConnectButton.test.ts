import type { AccountState, KitState } from "@latchkey/core"
import { describe, expect, it } from "vitest"
import { makeTestKit, testAddress } from "../../../tests/support/testKit.ts"
import { formatDecimal } from "../format/formatDecimal.ts"
import { groupDigits } from "../format/groupDigits.ts"
import { selectConnectButton } from "./selectConnectButton.ts"

const connected = (account: Partial<AccountState>): KitState => {
  const state = makeTestKit().kit.getSnapshot()
  const test = state.account["test"]!
  return {
    ...state,
    account: {
      test: {
        ...test,
        status: "connected",
        address: testAddress,
        caipAddress: `test:1:${testAddress}`,
        ...account
      }
    }
  }
}
const balanceOf = (account: Partial<AccountState>) =>
  selectConnectButton(connected({ balanceSymbol: "COIN", ...account }), {}, groupDigits).balance

describe("selectConnectButton", () => {
  it("S5.21 in part: shows the balance floored to 3 decimals, 0.000 by default", () => {
    expect(balanceOf({ balance: "1.5" })).toBe("1.5 COIN")
    expect(balanceOf({ balance: "1.23999" })).toBe("1.239 COIN")
    expect(balanceOf({ balance: "0.000999" })).toBe("0.000 COIN")
    expect(balanceOf({ balance: "0" })).toBe("0.000 COIN")
    expect(balanceOf({})).toBe("0.000 COIN")
    expect(balanceOf({ balance: "123456789012345678.5" })).toBe("123,456,789,012,345,678.5 COIN")
  })

  it("writes the balance as the modal does: grouped, in the locale's way, in English for a locale that is none", () => {
    const state = connected({ balance: "10000.25", balanceSymbol: "ETH" })
    const balances = ["en", "de-DE", "ar", "en_US", ""].map(
      (locale) => selectConnectButton(state, {}, (text) => formatDecimal(text, locale)).balance
    )
    expect(balances).toEqual([
      "10,000.25 ETH",
      "10.000,25 ETH",
      "10,000.25 ETH",
      "10,000.25 ETH",
      "10,000.25 ETH"
    ])
    const failed = connected({ balanceSymbol: "ETH", balanceFailed: true })
    expect(selectConnectButton(failed, {}, (text) => formatDecimal(text, "de")).balance).toBe("0,00 ETH")
  })

  it("S8.05 shows the stand-in of a failed read, marked as such", () => {
    const view = selectConnectButton(
      connected({ balance: "0.00", balanceSymbol: "ETH", balanceFailed: true }),
      {},
      groupDigits
    )
    expect(view).toMatchObject({ balance: "0.00 ETH", isBalanceFailed: true })
  })

  it("shows no balance where it is hidden, unknown or not offered, and keeps its place while it is read", () => {
    const known = connected({ balance: "1", balanceSymbol: "COIN" })
    expect(selectConnectButton(known, { balance: "hide" }, groupDigits).balance).toBeUndefined()
    expect(selectConnectButton(connected({}), {}, groupDigits)).toMatchObject({
      balance: undefined,
      isBalanceLoading: false
    })
    expect(selectConnectButton(connected({ balanceLoading: true }), {}, groupDigits).isBalanceLoading).toBe(
      true
    )
  })

  it("shortens the address to 6 and 4 characters, or as told", () => {
    expect(selectConnectButton(connected({}), {}, groupDigits).shortAddress).toBe("0xd8da…6045")
    expect(selectConnectButton(connected({}), { charsStart: 4, charsEnd: 6 }, groupDigits).shortAddress).toBe(
      "0xd8…a96045"
    )
  })

  it.each(["disconnected", "connecting", "reconnecting"] as const)("tells no address while %s", (status) => {
    const view = selectConnectButton(connected({ status, profileName: "name.example" }), {}, groupDigits)
    expect(view).toMatchObject({
      status,
      address: undefined,
      shortAddress: undefined,
      profileName: undefined
    })
  })

  it("looks at the namespace it is told, own names only", () => {
    expect(selectConnectButton(connected({}), { namespace: "other" }, groupDigits).status).toBe(
      "disconnected"
    )
    expect(selectConnectButton(connected({}), { namespace: "__proto__" }, groupDigits).status).toBe(
      "disconnected"
    )
  })
})
