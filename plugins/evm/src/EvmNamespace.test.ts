import * as Context from "effect/Context"
import { expect, it } from "vitest"
import { fakeNetwork } from "../support/fakeNetwork.ts"
import { makeEvmNamespace } from "./EvmNamespace.ts"

const [{ explorerUrl }] = makeEvmNamespace(Context.empty() as never, {})
const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045"

it("links to the page of an account and of a transaction, where the network has an explorer", () => {
  const transaction = `0x${"ab".repeat(32)}`
  expect(explorerUrl(fakeNetwork(1), { address })).toBe(`https://explorer-1.test/address/${address}`)
  expect(explorerUrl(fakeNetwork(1), { transaction })).toBe(`https://explorer-1.test/tx/${transaction}`)
  const { blockExplorers: _, ...without } = fakeNetwork(1)
  expect(explorerUrl(without, { address })).toBeUndefined()
})

it("T03 a subject cannot leave its place in the link", () => {
  expect(explorerUrl(fakeNetwork(1), { transaction: "../../evil?x=#" })).toBe(
    "https://explorer-1.test/tx/..%2F..%2Fevil%3Fx%3D%23"
  )
})
