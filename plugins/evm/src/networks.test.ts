import { gzipSync } from "node:zlib"
import { createKit } from "@latchkey/core"
import * as viemChains from "viem/chains"
import { describe, expect, test } from "vitest"
import { evm } from "./evm.ts"
import * as networks from "./networks.ts"

const known: Readonly<Record<string, viemChains.Chain | undefined>> = { ...viemChains }

describe.each(Object.entries(networks))("the network %s", (name, network) => {
  test("says what viem's chain of that name says", () => {
    const chain = known[name]!
    expect(network).toEqual({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: chain.rpcUrls.default.http } },
      blockExplorers: {
        default: {
          name: chain.blockExplorers!.default.name,
          url: chain.blockExplorers!.default.url.replace(/\/$/, "")
        }
      },
      ...(chain.testnet === true ? { testnet: true } : {})
    })
  })

  test("is less than 0.3 kB of a page", () => {
    // A minifier writes the same without the quotes around its keys.
    expect(gzipSync(JSON.stringify(network)).byteLength).toBeLessThan(300)
  })

  test("is one of EVM's", () => {
    const kit = createKit({ app: { name: "Test" }, networks: [network], plugins: [evm()] })
    expect(kit.getNetwork(`eip155:${network.id}`)?.name).toBe(network.name)
  })
})

test("no id is there twice", () => {
  const ids = Object.values(networks).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
