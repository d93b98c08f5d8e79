import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { solanaDevnet, solanaMainnet, solanaTestnet } from "./networks.ts"
import { makeSolanaNamespace } from "./SolanaNamespace.ts"

const { explorerUrl } = makeSolanaNamespace({ request: () => Effect.never }, {})
const address = "oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96"

describe("explorer links", () => {
  it.each([
    ["", solanaMainnet],
    ["?cluster=devnet", solanaDevnet],
    ["?cluster=testnet", solanaTestnet]
  ])("lead to the page of an account and of a transaction, with %o", (cluster, input) => {
    const network = fakeNetwork(input)
    expect(explorerUrl(network, { address })).toBe(`https://explorer.solana.com/address/${address}${cluster}`)
    expect(explorerUrl(network, { transaction: "5abc" })).toBe(
      `https://explorer.solana.com/tx/5abc${cluster}`
    )
  })

  it("T03 a subject cannot leave its place, and a network without explorer has none", () => {
    expect(explorerUrl(fakeNetwork(), { transaction: "../../evil?x=#" })).toBe(
      "https://explorer.solana.com/tx/..%2F..%2Fevil%3Fx%3D%23"
    )
    const { blockExplorers: _, ...without } = fakeNetwork()
    expect(explorerUrl(without, { address })).toBeUndefined()
  })
})
