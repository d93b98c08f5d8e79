import { cloud } from "@latchkey/cloud"
import { createKit, definePlugin, memoryStorage } from "@latchkey/core"
import {
  history,
  prices,
  tokenBalances,
  type History,
  type Prices,
  type TokenBalances
} from "@latchkey/core/effect"
import { evm } from "@latchkey/evm"
import * as Effect from "effect/Effect"
import { encodeDeployData, encodeFunctionData, erc20Abi, toHex, type Address, type Hex } from "viem"
import { privateKeyToAccount, generatePrivateKey } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { compileContracts } from "../../plugins/evm/stack/compile.ts"
import { holders } from "../../plugins/evm/stack/tokens.ts"
import type { Stack } from "../stack/Stack.ts"
import { startStack } from "../stack/startStack.ts"

const [alice] = holders
const ether = 10n ** 18n

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ parts: ["cloud", "evm"] })
})
afterAll(() => stack?.stop())

const node = () => stack.evm!.chain(1)

const open = async () => {
  const found: { history?: History; balances?: TokenBalances; prices?: Prices } = {}
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet],
    customRpcUrls: { "eip155:1": [node().rpcUrl] },
    storage: memoryStorage(),
    plugins: [
      evm(),
      cloud({ projectId: "stack", urls: { api: stack.cloud!.url }, accounts: ["eip155"] }),
      definePlugin({
        id: "probe",
        requires: ["evm", "cloud"],
        setup: (host) => {
          found.history = host.capabilitiesOf("eip155", history)[0]!
          // The chain's own comes first.
          found.balances = host.capabilitiesOf("eip155", tokenBalances).at(-1)!
          found.prices = host.capabilitiesOf("eip155", prices)[0]!
        }
      })
    ]
  })
  onTestFinished(() => kit.dispose())
  await kit.ready()
  const network = kit.getNetwork("eip155:1")!
  return {
    history: async (address: string) =>
      (await Effect.runPromise(found.history!.list({ address, network }))).transactions,
    balances: (address: string) => Effect.runPromise(found.balances!.list({ address, network })),
    prices: (tokens: Parameters<Prices["list"]>[0]["tokens"]) =>
      Effect.runPromise(found.prices!.list({ network, tokens, currency: "USD" }))
  }
}

const send = async (transaction: {
  readonly from: string
  readonly to?: string
  readonly value?: Hex
  readonly data?: Hex
}) => {
  const hash = await node().rpc<Hex>("eth_sendTransaction", [{ gas: toHex(3_000_000), ...transaction }])
  const receiptOf = () =>
    node().rpc<{ readonly contractAddress: Address } | null>("eth_getTransactionReceipt", [hash])
  await expect.poll(receiptOf).not.toBeNull()
  return { hash, contract: (await receiptOf())!.contractAddress }
}

it("S7.05 S3.10 in part: what the kit says of an account is what happened on the chain, newest first", async () => {
  const kit = await open()
  // In canonical form, with its checksum, as wallets grant it.
  const { address } = privateKeyToAccount(generatePrivateKey())
  await node().rpc("anvil_setBalance", [address, toHex(ether)])
  await node().rpc("anvil_impersonateAccount", [address])
  const { usdc, usdt } = node().tokens
  const transfer = (to: Address, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: "transfer", args: [to, amount] })
  const { abi, bytecode } = (await compileContracts())["TestThing"]!
  const { contract } = await send({
    from: alice,
    data: encodeDeployData({ abi, bytecode, args: ["Boats", "BOAT"] })
  })
  const hashes = [
    await send({ from: alice, to: usdc, data: transfer(address, 2_500_001n) }),
    await send({ from: alice, to: usdt, data: transfer(address, 7n) }),
    await send({ from: address, to: usdt, data: transfer(alice, 3n) }),
    await send({ from: address, to: alice, value: toHex(ether / 4n) }),
    await send({
      from: alice,
      to: contract,
      data: encodeFunctionData({ abi, functionName: "mint", args: [address, 42n] })
    })
  ].map(({ hash }) => hash)
  await expect.poll(async () => (await kit.history(address)).length).toBe(5)
  const all = (await kit.history(address)).toReversed()
  expect(all.map(({ hash }) => hash)).toEqual(hashes)
  expect(all.map(({ kind, status, sender, networkId }) => [kind, status, sender, networkId])).toEqual([
    ["receive", "success", alice, "eip155:1"],
    ["receive", "success", alice, "eip155:1"],
    ["send", "success", address, "eip155:1"],
    ["send", "success", address, "eip155:1"],
    ["mint", "success", alice, "eip155:1"]
  ])
  expect(all.map(({ transfers }) => transfers)).toEqual([
    [
      {
        direction: "in",
        counterparty: alice,
        amount: { value: 2_500_001n, decimals: 6, symbol: "USDC" },
        token: `eip155:1:${usdc}`
      }
    ],
    [
      {
        direction: "in",
        counterparty: alice,
        amount: { value: 7n, decimals: 6, symbol: "USDT" },
        token: `eip155:1:${usdt}`
      }
    ],
    [
      {
        direction: "out",
        counterparty: alice,
        amount: { value: 3n, decimals: 6, symbol: "USDT" },
        token: `eip155:1:${usdt}`
      }
    ],
    [
      {
        direction: "out",
        counterparty: alice,
        amount: { value: ether / 4n, decimals: 18, symbol: "ETH" }
      }
    ],
    [
      {
        direction: "in",
        amount: { value: 1n, decimals: 0, symbol: "" },
        nft: {
          collection: expect.stringMatching(new RegExp(`^eip155:1:${contract}$`, "i")),
          id: "42",
          name: "Boats",
          isSpam: false
        }
      }
    ]
  ])
  // What the account paid is all that it has less than it was given.
  const paid = all.reduce((sum, { fee }) => sum + (fee?.value ?? 0n), 0n)
  expect(paid).toBeGreaterThan(0n)
  expect(BigInt(await node().rpc<Hex>("eth_getBalance", [address, "latest"]))).toBe(ether - ether / 4n - paid)

  expect(await kit.balances(address)).toEqual([
    { name: "Ether", amount: { value: ether - ether / 4n - paid, decimals: 18, symbol: "ETH" } },
    expect.objectContaining({
      token: `eip155:1:${usdt}`,
      amount: { value: 4n, decimals: 6, symbol: "USDT" }
    }),
    expect.objectContaining({
      token: `eip155:1:${usdc}`,
      amount: { value: 2_500_001n, decimals: 6, symbol: "USDC" }
    })
  ])
  expect(await kit.prices([`eip155:1:${usdc}`])).toEqual([
    { price: { value: 2_500n, decimals: 0, symbol: "USD" } },
    { token: `eip155:1:${usdc}`, price: { value: 1n, decimals: 0, symbol: "USD" } }
  ])
})

it("T26 in part: a transaction that the chain took back is told no longer", async () => {
  const kit = await open()
  const { address } = privateKeyToAccount(generatePrivateKey())
  await send({ from: alice, to: address, value: "0x1" })
  await expect.poll(async () => (await kit.history(address)).length).toBe(1)
  const snapshot = await node().rpc<Hex>("evm_snapshot")
  await send({ from: alice, to: address, value: "0x2" })
  await expect.poll(async () => (await kit.history(address)).length).toBe(2)
  await node().rpc("evm_revert", [snapshot])
  await expect
    .poll(async () => (await kit.history(address)).map(({ transfers }) => transfers[0]?.amount.value))
    .toEqual([1n])
})
