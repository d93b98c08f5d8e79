import * as Effect from "effect/Effect"
import { expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { polkadotAssetHub } from "./networks.ts"
import { makePolkadotNamespace } from "./PolkadotNamespace.ts"

const { explorerUrl } = makePolkadotNamespace(
  { read: () => Effect.never },
  { prepare: () => Effect.never, send: () => Effect.never, follow: () => Effect.never },
  { tracker: Effect.never }
)
const address = "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5"

it("links to the page of an account and of a transaction, where the network has an explorer", () => {
  const network = fakeNetwork(polkadotAssetHub)
  const transaction = `0x${"ab".repeat(32)}`
  expect(explorerUrl(network, { address })).toBe(`https://assethub-polkadot.subscan.io/account/${address}`)
  expect(explorerUrl(network, { transaction })).toBe(
    `https://assethub-polkadot.subscan.io/extrinsic/${transaction}`
  )
  const { blockExplorers: _, ...without } = network
  expect(explorerUrl(without, { address })).toBeUndefined()
})

it("T03 a subject cannot leave its place in the link", () => {
  expect(explorerUrl(fakeNetwork(polkadotAssetHub), { transaction: "../../evil?x=#" })).toBe(
    "https://assethub-polkadot.subscan.io/extrinsic/..%2F..%2Fevil%3Fx%3D%23"
  )
})
