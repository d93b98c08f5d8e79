import type { StandardAccount } from "@latchkey/core/chain-kit"
import { describe, expect, it } from "vitest"
import { addressBytes } from "../Address.ts"
import { solanaDevnet, solanaMainnet } from "../networks.ts"
import { accountsOn, networksOf } from "./accountsOn.ts"

const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"
const account = (change: Partial<StandardAccount> = {}): StandardAccount => ({
  address,
  publicKey: addressBytes(address),
  chains: ["solana:mainnet"],
  features: [],
  source: {},
  ...change
})

describe("a wallet's accounts", () => {
  it("T22 are on the networks that they name, whichever way they name them", () => {
    for (const chain of [
      "solana:devnet",
      solanaDevnet.caipNetworkId,
      solanaDevnet.deprecatedCaipNetworkId!
    ]) {
      const one = account({ chains: ["eip155:1", chain] })
      expect(accountsOn([one], solanaDevnet.caipNetworkId)).toEqual([one])
      expect(accountsOn([one], solanaMainnet.caipNetworkId)).toEqual([])
      expect(networksOf([one])).toEqual([solanaDevnet.caipNetworkId])
    }
    expect(accountsOn([account({ chains: [] })], solanaMainnet.caipNetworkId)).toEqual([])
  })

  it("T08 one whose key is that of another address is none; one without a key is", () => {
    const other = account({ publicKey: new Uint8Array(32).fill(1) })
    expect([accountsOn([other], solanaMainnet.caipNetworkId), networksOf([other])]).toEqual([[], []])
    const bare = account({ publicKey: undefined })
    expect(accountsOn([bare], solanaMainnet.caipNetworkId)).toEqual([bare])
  })

  it("count once, where they are named first", () => {
    const first = account({ features: ["solana:signMessage"] })
    expect(accountsOn([first, account()], solanaMainnet.caipNetworkId)).toEqual([first])
  })
})
