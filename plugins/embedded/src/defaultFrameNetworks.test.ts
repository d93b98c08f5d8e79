import { expect, it } from "vitest"
import { defaultFrameNetworks } from "./defaultFrameNetworks.ts"

it("S9.17[all] S6.02[namespaces] the default frame has accounts on many EVM networks and on three of Solana", () => {
  const of = (namespace: string) => defaultFrameNetworks.filter((id) => id.startsWith(`${namespace}:`))
  expect(defaultFrameNetworks).toHaveLength(27)
  expect(new Set(defaultFrameNetworks).size).toBe(27)
  expect(of("eip155")).toHaveLength(24)
  expect(of("eip155").every((id) => /^eip155:[1-9]\d*$/.test(id))).toBe(true)
  expect(
    ["eip155:1", "eip155:10", "eip155:137", "eip155:8453", "eip155:42161"].every((id) =>
      of("eip155").includes(id as never)
    )
  ).toBe(true)
  // Mainnet, testnet and devnet, by the first 32 characters of their genesis hashes.
  expect(of("solana")).toEqual([
    "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    "solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z",
    "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1"
  ])
})
