import { createKit, memoryStorage } from "@latchkey/core"
import type { BuiltSwap } from "@latchkey/core/effect"
import { expect, it } from "vitest"
import {
  network,
  testChain,
  testSource,
  type TestChainOptions,
  type TestSourceOptions
} from "../support/testChain.ts"
import { swap } from "./index.ts"

const request = { sell: "native", buy: "test:1:t5", amount: { value: 100n, decimals: 2 } } as const
const toTea = { ...request, receiver: "tea.test" }

const open = async (sources: ReadonlyArray<TestSourceOptions>, chain: TestChainOptions = {}) => {
  const kit = createKit({
    app: { name: "Test" },
    networks: [network(1), network(2)],
    plugins: [testChain(chain), swap(), ...sources.map(testSource)],
    storage: memoryStorage()
  })
  await kit.connect({ connectorId: "wallet" })
  return kit
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, details }: { readonly code: string; readonly details: object }) => ({ code, ...details })
  )
const best = { id: "best", rate: (amount: bigint) => amount * 9n }
const able = { id: "able", paysOthers: true }

it("T24 in part: where somebody else gets it, the sources that can pay them are asked alone: none that cannot, none whose calls nobody can read", async () => {
  const opaque = { ...best, id: "opaque", isOpaque: true, paysOthers: true }
  const kit = await open([best, opaque, able])
  expect(await kit.swap.quote(request)).toMatchObject({ provider: "best" })
  const { quote, facts } = await kit.swap.prepare({ ...request, receiver: "B2" })
  expect(quote).toMatchObject({ provider: "able", paysOthers: true, receiver: { address: "b2" } })
  expect(facts).toMatchObject({ kind: "swap", receiver: "b2" })
  expect((await kit.swap.offers({ ...request, receiver: "b2" })).map(({ provider }) => provider)).toEqual([
    "able"
  ])
  await kit.dispose()
  for (const sources of [[best], [opaque]]) {
    const without = await open(sources)
    expect(await failure(without.swap.prepare({ ...request, receiver: "b2" }))).toMatchObject({
      code: "SWAP_UNSUPPORTED"
    })
    await without.dispose()
  }
})

it("T20, T24 in part: a call that pays anybody but who was asked for is refused: a third one, the account, or somebody where nobody was", async () => {
  const paying = (receiver: string) => ({
    ...able,
    lie: (built: BuiltSwap): BuiltSwap => ({
      ...built,
      call: { ...built.call, data: built.call.data.replace(/"receiver":"[^"]*"/, `"receiver":"${receiver}"`) }
    })
  })
  for (const [wished, paid] of [
    ["b2", "c3"],
    ["b2", "a1"],
    [undefined, "b2"]
  ] as const) {
    const kit = await open([paying(paid)])
    const asked = wished === undefined ? request : { ...request, receiver: wished }
    expect(await failure(kit.swap.prepare(asked))).toEqual({
      code: "SWAP_MISMATCH",
      provider: "able",
      what: "receiver"
    })
    await kit.dispose()
  }
})

it("T23 in part: a name is looked up for the review and once more before the wallet is asked; where it leads elsewhere by then, nothing is sent", async () => {
  let address: string | undefined = "b2"
  let sent = 0
  const kit = await open([able], {
    names: () => address,
    send: () => {
      sent += 1
      throw new Error("asked")
    }
  })
  const review = await kit.swap.prepare(toTea)
  expect(review.quote.receiver).toEqual({ address: "b2", name: "tea.test", warnings: [] })
  for (const next of ["c3", undefined]) {
    address = next
    const { code } = (await failure(kit.swap.submit(review)))!
    expect(["TRANSFER_CHANGED", "SWAP_REQUEST_INVALID"]).toContain(code)
    expect(sent).toBe(0)
  }
  expect(await failure(kit.swap.prepare(toTea))).toMatchObject({
    code: "SWAP_REQUEST_INVALID",
    reason: "receiver"
  })
  await kit.dispose()
})

it("T23 in part: a name that leads elsewhere by the time that a review is made anew ends it: nobody agrees to another address unseen", async () => {
  let address = "b2"
  const kit = await open([able], { names: () => address })
  await kit.swap.prepare(toTea)
  await kit.swap.prepare(toTea)
  address = "c3"
  expect(await failure(kit.swap.prepare(toTea))).toMatchObject({ code: "TRANSFER_CHANGED" })
  expect(kit.getSnapshot().swap.review).toBeUndefined()
  expect((await kit.swap.prepare(toTea)).quote.receiver).toMatchObject({ address: "c3" })
  await kit.dispose()
})

it.each(["", " ", "?", "b2 c3", "b2\u200b", 7, null])(
  "T23 in part: %o gets nothing, and no source is asked",
  async (receiver) => {
    let asked = 0
    const rate = (amount: bigint) => {
      asked += 1
      return amount
    }
    const kit = await open([{ ...able, rate }])
    expect(await failure(kit.swap.prepare({ ...request, receiver } as never))).toMatchObject({
      code: "SWAP_REQUEST_INVALID",
      reason: "receiver"
    })
    expect(asked).toBe(0)
    await kit.dispose()
  }
)
