import { createKit, memoryStorage, type AnyPlugin, type CaipAddress, type SwapTokenId } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { onchainSwap } from "@latchkey/onchain-swap"
import { announce, createVirtualWallet, type WalletChain } from "@latchkey/testing"
import { encodeFunctionData, erc20Abi, type Address } from "viem"
import { base, mainnet } from "viem/chains"
import { vi } from "vitest"
import type { Stack } from "../../../tests/stack/Stack.ts"
import { compileContracts } from "../../evm/stack/compile.ts"
import { holders } from "../../evm/stack/tokens.ts"
import { swap } from "../src/index.ts"

/** Tokens of the stack, and the wrapped coin. */
export type Traded = "usdc" | "dai" | "usdt" | "wrapped"

/** These, and tokens that keep a part of each transfer. */
export type Listed = Traded | "taxed" | "twoFaced"

/** The account that swaps. */
export const [trader] = holders

/** Where the stack's nodes get the contract that accounts delegate to for batches. */
const batchAccount = `0x${"ba".repeat(20)}` as const

/**
 * A kit over the stack's exchange, whose wallet is connected on Ethereum; quoted by `source` where one is given. With `batches` the wallet
 * carries out several calls at once; with `permits` the exchange takes approvals by signature.
 */
export const openOnChain = async (
  stack: Stack,
  source?: AnyPlugin,
  {
    batches = false,
    permits = false,
    more = [],
    maxTransferTax
  }: {
    readonly batches?: boolean
    readonly permits?: boolean
    /** Tokens that the exchange is to list beside the usual ones. */
    readonly more?: ReadonlyArray<Listed>
    readonly maxTransferTax?: number
  } = {}
) => {
  const node = stack.evm!.chain(1)
  const exchange = node.exchange!
  const contract = (name: Listed): Address =>
    name === "wrapped" || name === "taxed" || name === "twoFaced" ? exchange[name] : node.tokens[name]
  const id = (name: Listed): CaipAddress => `eip155:1:${contract(name)}`
  const window = new EventTarget()
  vi.stubGlobal("window", window)
  vi.stubGlobal("location", { origin: "http://127.0.0.1", protocol: "http:" })
  const chains = [1, 8453].map((chainId): WalletChain => {
    const { name, nativeCurrency, rpcUrl } = stack.evm!.chain(chainId)
    return { id: chainId, name, nativeCurrency, rpcUrl }
  })
  if (batches) {
    const { runtime } = (await compileContracts())["BatchAccount"]!
    await node.rpc("anvil_setCode", [batchAccount, runtime])
  }
  const wallet = createVirtualWallet({ chains, ...(batches ? { batchAccount } : {}) })
  announce(wallet, window)
  const kit = createKit({
    app: { name: "Test" },
    networks: [mainnet, base].map((network) => ({
      ...network,
      rpcUrls: { default: { http: [stack.evm!.chain(network.id).rpcUrl] } }
    })),
    plugins: [
      evm(),
      swap(maxTransferTax === undefined ? {} : { maxTransferTax }),
      source ??
        onchainSwap({
          routers: [
            {
              networkId: "eip155:1",
              title: "Uniswap V2",
              router: exchange.router,
              ...(permits ? { permitRouter: exchange.permitRouter } : {}),
              tokens: (["usdc", "dai", "usdt", "wrapped", ...more] as const).map(contract)
            }
          ]
        })
    ],
    storage: memoryStorage()
  })
  await kit.ready()
  await kit.connect({ connectorId: wallet.info.rdns })
  const read = async (to: Address, data: string) =>
    BigInt(await node.rpc<string>("eth_call", [{ to, data }, "latest"]))
  return {
    kit,
    wallet,
    node,
    exchange,
    id,
    contract,
    asked: () => wallet.requests().filter(({ method }) => method === "eth_sendTransaction"),
    state: () => kit.getSnapshot().swap,
    /** What the trader has, in base units. */
    balance: async (token: Listed | "native") =>
      token === "native"
        ? BigInt(await node.rpc<string>("eth_getBalance", [trader, "latest"]))
        : read(
            contract(token),
            encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [trader] })
          ),
    allowance: (token: Traded) =>
      read(
        contract(token),
        encodeFunctionData({ abi: erc20Abi, functionName: "allowance", args: [trader, exchange.router] })
      ),
    idOf: (token: Listed | "native"): SwapTokenId => (token === "native" ? "native" : id(token))
  }
}
