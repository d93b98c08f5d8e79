import { fillSlot, onrampSources, type KitState } from "@latchkey/core"
import { expect, it } from "vitest"
import { allowedSources, sellsIn } from "./allowedSources.ts"

const declared = (provider: string, ...networks: ReadonlyArray<`${string}:${string}`>) =>
  fillSlot(onrampSources, {
    id: provider,
    provider,
    title: provider,
    networks,
    pages: ["https://seller.test"],
    load: async () => ({})
  } as never)

const state = (onramp: boolean | ReadonlyArray<string>) =>
  ({
    feature: { values: { onramp } },
    plugin: { fillings: [declared("one", "eip155:1", "eip155:10"), declared("two", "solana:main")] }
  }) as unknown as Pick<KitState, "feature" | "plugin">

it("a source sells where it is and where the features allow it", () => {
  const providers = (allowed: boolean | ReadonlyArray<string>, network: `${string}:${string}`) =>
    allowedSources(state(allowed), network).map(({ provider }) => provider)
  expect(providers(true, "eip155:1")).toEqual(["one"])
  expect(providers(true, "eip155:137")).toEqual([])
  expect(providers(false, "eip155:1")).toEqual([])
  expect(providers(["two"], "eip155:1")).toEqual([])
  expect(providers(["two"], "solana:main")).toEqual(["two"])
})

it("a namespace has something to sell where one source that is allowed sells on one of its networks", () => {
  const sells = (allowed: boolean | ReadonlyArray<string>) =>
    ["eip155", "solana", "bip122", "eip"].map((namespace) => sellsIn(state(allowed), namespace))
  expect(sells(true)).toEqual([true, true, false, false])
  expect(sells(false)).toEqual([false, false, false, false])
  expect(sells(["one"])).toEqual([true, false, false, false])
  expect(sells(["two"])).toEqual([false, true, false, false])
})
