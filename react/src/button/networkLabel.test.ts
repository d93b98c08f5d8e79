import { describe, expect, it } from "vitest"
import { makeTestKit } from "../../../tests/support/testKit.ts"
import { networkButtonMessages } from "../messages/networkButton.ts"
import { networkLabel, selectNetworkButton } from "./networkLabel.ts"

const { network } = selectNetworkButton(makeTestKit().kit.getSnapshot(), undefined)
if (network === undefined) throw new Error("the test kit has a network")
const stranger = { ...network, name: "Unknown Network", unknown: true }

const text = (
  state: Partial<Parameters<typeof networkLabel>[0]>,
  options: Parameters<typeof networkLabel>[2] = {}
) =>
  networkLabel(
    { network: undefined, isSupported: false, hasAddress: false, ...state },
    networkButtonMessages,
    options
  ).text

describe("networkLabel", () => {
  it("S4.28 in part: asks to switch from a network that the app did not ask for, unless that is ignored", () => {
    expect(text({ network: stranger }, { label: "Mine" })).toBe("Switch network")
    expect(text({ network: stranger }, { policy: "block" })).toBe("Switch network")
    expect(text({ network: stranger }, { policy: "warn" })).toBe("Switch network")
    expect(text({ network: stranger }, { policy: "ignore" })).toBe("Unknown network")
  })

  it("says the network's name, else the given label, else what is known", () => {
    expect(text({ network, isSupported: true }, { label: "Mine" })).toBe("Network 1")
    expect(text({ hasAddress: true }, { label: "Mine" })).toBe("Mine")
    expect(text({ hasAddress: true })).toBe("Unknown network")
    expect(text({})).toBe("Select network")
  })
})
