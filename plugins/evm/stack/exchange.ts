import { createRequire } from "node:module"
import type { Abi, Address, Hex } from "viem"
import { jsonRpc } from "../../../tests/stack/process/jsonRpc.ts"
import { receiptOf } from "../../../tests/stack/process/receiptOf.ts"
import { compileContracts } from "./compile.ts"
import type { TokenAddresses } from "./deploy.ts"
import { maker, type TokenName } from "./tokens.ts"

/** Where the exchange of a chain is: Uniswap V2, in the very bytecode that was published. */
export interface Exchange {
  readonly router: Address
  /** The router for both versions of the exchange, which takes approvals by signature. */
  readonly permitRouter: Address
  readonly factory: Address
  /** The wrapped coin. */
  readonly wrapped: Address
  /** A token that keeps a tenth of each transfer, "TAX" of 18 decimals. Anybody may mint it; it has a pair with the coin. */
  readonly taxed: Address
  /** One that keeps it only of what is paid for, and nothing of what is tried, "TWO"; it has a pair too. */
  readonly twoFaced: Address
}

interface Artefact {
  readonly abi: Abi
  readonly bytecode: string
}

const require = createRequire(import.meta.url)

const codeOf = ({ abi, bytecode }: Artefact) => ({
  abi,
  bytecode: `0x${bytecode.replace(/^0x/, "")}` as const
})

// Not compiled again: the router finds pairs by the hash of this bytecode.
const contracts = () => ({
  wrapped: codeOf(require("@uniswap/v2-periphery/build/WETH9.json") as Artefact),
  factory: codeOf(require("@uniswap/v2-core/build/UniswapV2Factory.json") as Artefact),
  router: codeOf(require("@uniswap/v2-periphery/build/UniswapV2Router02.json") as Artefact),
  permitRouter: codeOf(
    require("@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json") as Artefact
  )
})

const COINS = 450n * 10n ** 18n

/** What each pair with the coin holds of the token: two thousand of it for a coin. */
const inPairs: Readonly<Record<TokenName, bigint>> = {
  usdc: 900_000n * 10n ** 6n,
  dai: 900_000n * 10n ** 18n,
  usdt: 900_000n * 10n ** 6n
}

/** What the pair of the two dollars holds of each. */
const IN_DOLLARS = 100_000n * 10n ** 6n

/** What the pairs of tokens that keep a part are given: a tenth of it does not arrive. */
const IN_TAXED = 1_000_000n * 10n ** 18n

const FOREVER = 2n ** 40n

/** Puts an exchange onto a node that has the tokens: a pair of each with the coin, and one of `usdc` and `usdt`. */
export async function deployExchange(rpcUrl: string, tokens: TokenAddresses): Promise<Exchange> {
  const { encodeDeployData, encodeFunctionData, getAddress, parseAbi, toHex } = await import("viem/utils")
  const send = async (call: { readonly to?: Address; readonly data: Hex; readonly value?: bigint }) => {
    const { value = 0n, ...rest } = call
    const transaction = { from: maker, gas: toHex(8_000_000), value: toHex(value), ...rest }
    const hash = await jsonRpc<Hex>(rpcUrl, "eth_sendTransaction", [transaction])
    return receiptOf(rpcUrl, hash)
  }
  const deploy = async ({ abi, bytecode }: ReturnType<typeof codeOf>, args: readonly unknown[] = []) =>
    getAddress((await send({ data: encodeDeployData({ abi, bytecode, args }) })).contractAddress)

  await jsonRpc(rpcUrl, "anvil_impersonateAccount", [maker])
  await jsonRpc(rpcUrl, "anvil_setBalance", [maker, toHex(5n * COINS + 10n ** 18n)])
  const code = contracts()
  const wrapped = await deploy(code.wrapped)
  const factory = await deploy(code.factory, [maker])
  const router = await deploy(code.router, [factory, wrapped])
  // There are no pools of the third version here.
  const none = `0x${"0".repeat(40)}`
  const permitRouter = await deploy(code.permitRouter, [factory, none, none, wrapped])

  const call = (functionName: string, args: readonly unknown[], value = 0n) =>
    send({ to: router, data: encodeFunctionData({ abi: code.router.abi, functionName, args }), value })
  const approve = (token: Address, amount: bigint) => {
    const abi = parseAbi(["function approve(address,uint256)"])
    return send({ to: token, data: encodeFunctionData({ abi, args: [router, amount] }) })
  }
  for (const [name, amount] of Object.entries(inPairs) as [TokenName, bigint][]) {
    await approve(tokens[name], name === "dai" ? amount : amount + IN_DOLLARS)
    await call("addLiquidityETH", [tokens[name], amount, 0n, 0n, maker, FOREVER], COINS)
  }
  const { usdc, usdt } = tokens
  await call("addLiquidity", [usdc, usdt, IN_DOLLARS, IN_DOLLARS, 0n, 0n, maker, FOREVER])
  const compiled = await compileContracts()
  const deployTaxed = async (contract: string, name: string, symbol: string) => {
    const token = await deploy({ abi: compiled[contract]!.abi, bytecode: compiled[contract]!.bytecode }, [
      name,
      symbol
    ])
    const mint = parseAbi(["function mint(address,uint256)"])
    await send({ to: token, data: encodeFunctionData({ abi: mint, args: [maker, IN_TAXED] }) })
    await approve(token, IN_TAXED)
    await call("addLiquidityETH", [token, IN_TAXED, 0n, 0n, maker, FOREVER], COINS)
    return token
  }
  const taxed = await deployTaxed("TaxedToken", "Taxed Token", "TAX")
  const twoFaced = await deployTaxed("TwoFacedToken", "Two-Faced Token", "TWO")
  await jsonRpc(rpcUrl, "anvil_setBalance", [maker, "0x0"])
  await jsonRpc(rpcUrl, "anvil_stopImpersonatingAccount", [maker])
  return { router, permitRouter, factory, wrapped, taxed, twoFaced }
}
