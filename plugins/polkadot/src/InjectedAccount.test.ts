import { encodeAddress } from "@polkadot/util-crypto"
import { describe, expect, it } from "vitest"
import { oddInjectedAccounts, usableInjectedAccounts } from "@latchkey/testing"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { accountsOn } from "./InjectedAccount.ts"
import { decodeInjectedAccounts } from "./connectors/decodeInjectedAccounts.ts"
import { kusamaRelayChain, polkadotAssetHub, polkadotRelayChain } from "./networks.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"
const aliceKey = "0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d"
const aliceOnPolkadot = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"
const kusamaGenesis = "0xb0a8d493285c2df73290dfb7e61f870f17b41801197a149ca93654499ea3dafe"

const on = (list: unknown, network = polkadotRelayChain) =>
  accountsOn(decodeInjectedAccounts(list) ?? [], fakeNetwork(network))

describe("a wallet's list", () => {
  it.each(oddInjectedAccounts.map(({ name, make }) => [name, make] as const))(
    "T08 %s gives no account",
    (_, make) => {
      expect(on(make())).toEqual([])
    }
  )

  it.each(usableInjectedAccounts.map(({ name, make }) => [name, make] as const))(
    "T08 %s gives Alice alone, or nobody",
    (_, make) => {
      const addresses = new Set(on(make()).map(({ address }) => address))
      expect([...addresses].filter((address) => address !== aliceOnPolkadot)).toEqual([])
    }
  )

  it("T08 is told from what is none: that says nothing, an empty one that there is no account", () => {
    expect(decodeInjectedAccounts([])).toEqual([])
    for (const odd of [undefined, null, "x", {}, [null], ["x"], [1, 2]]) {
      expect(decodeInjectedAccounts(odd)).toBeUndefined()
    }
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    expect(decodeInjectedAccounts(proxy)).toBeUndefined()
  })

  it("T08 is read up to its 500th entry, and each account once", () => {
    const many = Array.from({ length: 600 }, (_, index) => ({
      address: encodeAddress(
        new Uint8Array(32)
          .fill(1)
          .with(0, index & 255)
          .with(1, index >> 8),
        42
      )
    }))
    expect(on(many)).toHaveLength(500)
    expect(on([{ address: alice }, { address: alice }])).toHaveLength(1)
  })
})

describe("the accounts on a network", () => {
  it("S3.04[eoa, publicKey] are of type eoa, written for it, with the public key where the address holds it", () => {
    const list = [
      { address: alice, type: "sr25519" },
      { address: "5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu", type: "ed25519" },
      { address: "5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X", type: "ecdsa" },
      { address: encodeAddress(new Uint8Array(33).fill(2), 42), type: "ecdsa" }
    ]
    const accounts = on(list)
    expect(accounts.map(({ publicKey }) => publicKey?.length)).toEqual([66, 66, undefined, 68])
    expect(accounts[0]).toEqual({
      namespace: "polkadot",
      address: aliceOnPolkadot,
      type: "eoa",
      publicKey: aliceKey
    })
  })

  it("are none of Ethereum's kind, whatever they say", () => {
    const ethereum = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    expect(on([{ address: ethereum, type: "ethereum" }, { address: ethereum }])).toEqual([])
    expect(on([{ address: alice, type: "ethereum" }])).toEqual([])
  })

  it("leave out an account that its wallet keeps for another network", () => {
    const list = [{ address: alice, genesisHash: kusamaGenesis.toUpperCase().replace("0X", "0x") }]
    expect(on(list)).toEqual([])
    expect(on(list, polkadotAssetHub)).toEqual([])
    expect(on(list, kusamaRelayChain)).toHaveLength(1)
  })
})
