import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../../support/fakeNetwork.ts"
import { ensRegistry } from "./ensRegistry.ts"

const usual = "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe"
const own = "0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63"
const at = (address: unknown, id: number) => {
  const network = fakeNetwork(id)
  return {
    ...network,
    input: { ...network.input, contracts: { ensUniversalResolver: { address } } } as never
  }
}
const [ethereum, sepolia, base] = [fakeNetwork(1), fakeNetwork(11155111), fakeNetwork(8453)]

describe("where names are kept", () => {
  it("T22 is the network itself where it has ENS, else Ethereum where the app uses that", () => {
    const all = [base, sepolia, ethereum]
    expect(ensRegistry(ethereum, all)).toEqual({ network: ethereum, resolver: usual })
    expect(ensRegistry(sepolia, all)).toEqual({ network: sepolia, resolver: usual })
    expect(ensRegistry(base, all)).toEqual({ network: ethereum, resolver: usual })
    expect(ensRegistry(base, [base, sepolia])).toBeUndefined()
  })

  it("is at the address that the app's network object says", () => {
    const given = at(own.toLowerCase(), 8453)
    expect(ensRegistry(given, [given, ethereum])).toEqual({ network: given, resolver: own })
  })

  it.each([7, null, "", "0x12"])("T31 in part: %o is no such address", (address) => {
    const given = at(address, 8453)
    expect(ensRegistry(given, [given])).toBeUndefined()
  })
})
