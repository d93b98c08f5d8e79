import { nftHoldings, type NftHolding } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { encodeDeployData, encodeFunctionData, type Address } from "viem"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { startStack } from "../../../tests/stack/startStack.ts"
import { openAccount } from "../support/openAccount.ts"
import { compileContracts, type Contracts } from "../stack/compile.ts"

let stack: Stack
let contracts: Contracts
beforeAll(async () => {
  contracts = await compileContracts()
  stack = await startStack()
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)
const other: Address = "0x00000000000000000000000000000000000000A1"

/** A new account, and what the kit knows of its things. */
const open = async () => {
  const { capability, address, network, send } = await openAccount(node(), nftHoldings)
  const reader = await Effect.runPromise(capability.reader)
  return {
    address,
    deploy: async (name: string, args: ReadonlyArray<unknown> = []) => {
      const { abi, bytecode } = contracts[name]!
      const at = await send(encodeDeployData({ abi, bytecode, args }))
      return (functionName: string, call: ReadonlyArray<unknown>) =>
        send(encodeFunctionData({ abi, functionName, args: call }), at)
    },
    list: () => Effect.runPromise(reader.list({ address, network })),
    uriOf: (nft: NftHolding) => Effect.runPromise(reader.uriOf!({ nft, network }))
  }
}

it("S1.03 in part: things that an account was given are told by the chain, and no more when they are given away or destroyed", async () => {
  const { address, deploy, list } = await open()
  expect(await list()).toEqual({ nfts: [], coverage: "partial" })
  const art = await deploy("TestArt", ["Teapots", "TEA"])
  await art("mint", [address, 7n, "ipfs://cid/7"])
  await art("mint", [address, 2n ** 256n - 1n, ""])
  await art("mint", [address, 9n, ""])
  const thing = (id: bigint) => ({
    collection: expect.stringMatching(/^eip155:1:0x[0-9a-fA-F]{40}$/),
    id: String(id),
    count: 1n,
    standard: "ERC-721",
    collectionName: "Teapots",
    name: ""
  })
  expect((await list()).nfts).toEqual([thing(9n), thing(2n ** 256n - 1n), thing(7n)])
  await art("transferFrom", [address, other, 7n])
  await art("burn", [9n])
  expect((await list()).nfts).toEqual([thing(2n ** 256n - 1n)])
})

it("S1.03 in part: of what there are many, as many are told as the account has", async () => {
  const { address, deploy, list } = await open()
  const cards = await deploy("TestCards", ["Cards", "ipfs://cid/{id}.json"])
  await cards("mint", [address, 1n, 5n])
  await cards("mint", [address, 2n, 1n])
  await cards("safeTransferFrom", [address, other, 1n, 3n, "0x"])
  await cards("safeTransferFrom", [address, other, 2n, 1n, "0x"])
  expect((await list()).nfts).toMatchObject([
    { id: "1", count: 2n, standard: "ERC-1155", collectionName: "Cards" }
  ])
})

it("T26 a contract that only says that it brought something brought nothing, and spoils nothing else", async () => {
  const { address, deploy, list } = await open()
  const liar = await deploy("TestLiar")
  await liar("claim", [address, 1n])
  const art = await deploy("TestArt", ["Real", "R"])
  await art("mint", [address, 1n, ""])
  expect((await list()).nfts).toMatchObject([{ collectionName: "Real" }])
})

it("S1.03 in part: where a thing is described is read of its contract, the number put in where it has a place", async () => {
  const { address, deploy, list, uriOf } = await open()
  const art = await deploy("TestArt", ["Teapots", "TEA"])
  const svg = `data:application/json;base64,${btoa(JSON.stringify({ name: "On the chain", image: "x".repeat(8_000) }))}`
  await art("mint", [address, 1n, svg])
  await art("mint", [address, 2n, ""])
  const cards = await deploy("TestCards", ["Cards", "ipfs://cid/{id}.json"])
  await cards("mint", [address, 31n, 1n])
  const [card, none, described] = (await list()).nfts
  expect(await uriOf(card!)).toBe(`ipfs://cid/${"0".repeat(62)}1f.json`)
  expect(await uriOf(none!)).toBeUndefined()
  expect(await uriOf(described!)).toBe(svg)
})
