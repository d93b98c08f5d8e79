import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  isAddressEqual,
  keccak256,
  parseAbi,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
  zeroAddress,
  type Address,
  type Hex,
  type TransactionSerialized
} from "viem"

const abi = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 value)",
  "function name() view returns (string)",
  "function symbol() view returns (string)",
  "function decimals() view returns (uint8)",
  "function balanceOf(address) view returns (uint256)",
  "function allowance(address,address) view returns (uint256)",
  "function transfer(address,uint256) returns (bool)",
  "function approve(address,uint256) returns (bool)",
  "function factory() view returns (address)",
  "function WETH() view returns (address)",
  "function getPair(address,address) view returns (address)",
  "function getReserves() view returns (uint112,uint112,uint32)",
  "function getAmountsOut(uint256,address[]) view returns (uint256[])",
  "function swapExactETHForTokens(uint256,address[],address,uint256) payable returns (uint256[])",
  "function swapExactTokensForETH(uint256,uint256,address[],address,uint256) returns (uint256[])",
  "function swapExactTokensForTokens(uint256,uint256,address[],address,uint256) returns (uint256[])"
])

/** A token that the pretended chain has. */
export interface PretendToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** How much of it, in base units, is worth as much as 1,000 ether: what the exchange holds of each. */
  readonly reserve: bigint
}

const ETHER = 10n ** 18n
const GWEI = 10n ** 9n
const POOL_ETHER = 1000n * ETHER

/** The exchange: a router in the way of Uniswap V2. */
export const pretendRouter: Address = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D"
const factory: Address = "0x5C69bEe701ef814a2B6a3EDD4B1652CB9cc5aA6f"
const wrapped: Address = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"

/** What visitors find on the pretended chain, beside its coin. */
export const pretendTokens: ReadonlyArray<PretendToken> = [
  {
    address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
    name: "USD Coin",
    symbol: "USDC",
    decimals: 6,
    reserve: 3_200_000n * 10n ** 6n
  },
  {
    address: "0x6B175474E89094C44Da98b954EedeAC495271d0F",
    name: "Dai Stablecoin",
    symbol: "DAI",
    decimals: 18,
    reserve: 3_200_000n * ETHER
  }
]

interface Log {
  readonly address: Address
  readonly topics: ReadonlyArray<Hex>
  readonly data: Hex
}

interface Sent {
  readonly from: Address
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
}

/** What is refused, as nodes say it. */
class Reverted extends Error {}

const pairOf = (token: Address): Address => `0x${(BigInt(token) ^ 0xffn).toString(16).padStart(40, "0")}`

const key = (...parts: ReadonlyArray<string>) => parts.join(" ").toLowerCase()

const transferLog = (address: Address, from: Address, to: Address, value: bigint): Log => ({
  address,
  topics: encodeEventTopics({ abi, eventName: "Transfer", args: { from, to } }) as ReadonlyArray<Hex>,
  data: encodeAbiParameters([{ type: "uint256" }], [value])
})

/** The changeable part of the chain: copied for a call, kept for a transaction. */
class Ledger {
  readonly coins: Map<string, bigint>
  readonly amounts: Map<string, bigint>
  readonly allowed: Map<string, bigint>
  readonly logs: Array<Log> = []

  constructor(from?: Ledger) {
    this.coins = new Map(from?.coins)
    this.amounts = new Map(from?.amounts)
    this.allowed = new Map(from?.allowed)
  }

  coinsOf(owner: Address): bigint {
    return this.coins.get(key(owner)) ?? 4n * ETHER
  }

  amountOf(token: Address, owner: Address): bigint {
    return this.amounts.get(key(token, owner)) ?? 0n
  }

  pay(from: Address, to: Address, value: bigint): void {
    const left = this.coinsOf(from) - value
    if (left < 0n) throw new Reverted("insufficient funds for gas * price + value")
    this.coins.set(key(from), left)
    this.coins.set(key(to), this.coinsOf(to) + value)
  }

  move(token: Address, from: Address, to: Address, value: bigint): void {
    const left = this.amountOf(token, from) - value
    if (left < 0n) throw new Reverted("execution reverted: transfer amount exceeds balance")
    this.amounts.set(key(token, from), left)
    this.amounts.set(key(token, to), this.amountOf(token, to) + value)
    this.logs.push(transferLog(token, from, to, value))
  }
}

const tokenAt = (address: Address) => pretendTokens.find((token) => isAddressEqual(token.address, address))

const tokenOf = (address: Address): PretendToken => {
  const token = tokenAt(address)
  if (token === undefined) throw new Reverted("execution reverted")
  return token
}

/** Reserves of a token's pair, the token's first. */
const reservesOf = (ledger: Ledger, token: PretendToken): readonly [token: bigint, ether: bigint] => {
  const pair = pairOf(token.address)
  return [
    token.reserve + ledger.amountOf(token.address, pair),
    POOL_ETHER + ledger.coinsOf(pair) - 4n * ETHER
  ]
}

const step = (ledger: Ledger, amount: bigint, from: Address, to: Address): bigint => {
  const token = tokenAt(isAddressEqual(from, wrapped) ? to : from)
  if (token === undefined || !(isAddressEqual(from, wrapped) || isAddressEqual(to, wrapped)))
    throw new Reverted("execution reverted: no pair")
  const [tokens, ether] = reservesOf(ledger, token)
  const [held, given] = isAddressEqual(from, wrapped) ? [ether, tokens] : [tokens, ether]
  return (amount * 997n * given) / (held * 1000n + amount * 997n)
}

const amountsOut = (ledger: Ledger, amount: bigint, path: ReadonlyArray<Address>): ReadonlyArray<bigint> =>
  path
    .slice(1)
    .reduce<ReadonlyArray<bigint>>(
      (amounts, to, index) => [...amounts, step(ledger, amounts.at(-1)!, path[index]!, to)],
      [amount]
    )

/** Carries out one of the router's swaps, each hop over a pair of the coin. */
const swap = (
  ledger: Ledger,
  sender: Address,
  [amount, minimum, path, receiver]: readonly [bigint, bigint, ReadonlyArray<Address>, Address],
  isCoin: { readonly sold: boolean; readonly bought: boolean }
): ReadonlyArray<bigint> => {
  const amounts = amountsOut(ledger, amount, path)
  const bought = amounts.at(-1)!
  if (bought < minimum) throw new Reverted("execution reverted: UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT")
  const [first, last] = [path[0]!, path.at(-1)!]
  const place = pairOf(isAddressEqual(first, wrapped) ? path[1]! : first)
  const target = pairOf(isAddressEqual(last, wrapped) ? path.at(-2)! : last)
  if (isCoin.sold) ledger.pay(pretendRouter, place, amount)
  else {
    const allowance = ledger.allowed.get(key(first, sender, pretendRouter)) ?? 0n
    if (allowance < amount) throw new Reverted("execution reverted: transfer amount exceeds allowance")
    ledger.allowed.set(key(first, sender, pretendRouter), allowance - amount)
    ledger.move(first, sender, place, amount)
  }
  if (isCoin.bought) {
    // What a pair has of the coin is counted from what it began with.
    ledger.coins.set(key(target), ledger.coinsOf(target) - bought)
    ledger.coins.set(key(receiver), ledger.coinsOf(receiver) + bought)
  } else {
    ledger.amounts.set(key(last, target), ledger.amountOf(last, target) + bought)
    ledger.move(last, target, receiver, bought)
    ledger.amounts.set(key(last, target), ledger.amountOf(last, target) - bought)
  }
  return amounts
}

const isContract = (address: Address) =>
  [pretendRouter, factory, ...pretendTokens.flatMap((token) => [token.address, pairOf(token.address)])].some(
    (each) => isAddressEqual(each, address)
  )

const decoded = (data: Hex) => {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    throw new Reverted("execution reverted")
  }
}

/** What a call of a contract answers; what it changes stands in the ledger. */
const run = (ledger: Ledger, { from, to, value, data }: Sent): Hex => {
  if (to === undefined) throw new Reverted("execution reverted")
  if (value > 0n) ledger.pay(from, to, value)
  // An account without code answers nothing, whatever it is told.
  if (data === "0x" || !isContract(to)) return "0x"
  const call = decoded(data)
  const says = (result: unknown) =>
    encodeFunctionResult({ abi, functionName: call.functionName, result } as never)
  switch (call.functionName) {
    case "factory":
      return says(factory)
    case "WETH":
      return says(wrapped)
    case "getPair": {
      const [one, other] = call.args
      const known = tokenAt(isAddressEqual(one, wrapped) ? other : one)
      const isPair = known !== undefined && (isAddressEqual(one, wrapped) || isAddressEqual(other, wrapped))
      return says(isPair ? pairOf(known.address) : zeroAddress)
    }
    case "getReserves": {
      const own = pretendTokens.find(({ address }) => isAddressEqual(pairOf(address), to))
      if (own === undefined) throw new Reverted("execution reverted")
      const [tokens, ether] = reservesOf(ledger, own)
      return says(own.address.toLowerCase() < wrapped.toLowerCase() ? [tokens, ether, 0] : [ether, tokens, 0])
    }
    case "getAmountsOut":
      return says(amountsOut(ledger, call.args[0], call.args[1]))
    case "swapExactETHForTokens":
      return says(
        swap(ledger, from, [value, call.args[0], call.args[1], call.args[2]], { sold: true, bought: false })
      )
    case "swapExactTokensForETH":
    case "swapExactTokensForTokens": {
      const [amount, minimum, path, receiver] = call.args
      const bought = call.functionName === "swapExactTokensForETH"
      return says(swap(ledger, from, [amount, minimum, path, receiver], { sold: false, bought }))
    }
    case "name":
      return says(tokenOf(to).name)
    case "symbol":
      return says(tokenOf(to).symbol)
    case "decimals":
      return says(tokenOf(to).decimals)
    case "balanceOf":
      return says(ledger.amountOf(tokenOf(to).address, call.args[0]))
    case "allowance":
      return says(ledger.allowed.get(key(to, call.args[0], call.args[1])) ?? 0n)
    case "approve":
      ledger.allowed.set(key(to, from, call.args[0]), call.args[1])
      return says(true)
    case "transfer":
      ledger.move(tokenOf(to).address, from, call.args[0], call.args[1])
      return says(true)
  }
}

const WORD = 64
const ANSWERED_WORDS = 8

/**
 * Calls one behind the other, each as 32 bytes of address, value and length, and its data: for each is answered whether it was done,
 * what the account has of the coin then, and the first six words of what it gave back.
 */
const tryCalls = (ledger: Ledger, { from, data }: Sent): Hex => {
  let answer = ""
  let kept = ledger
  for (let at = 2; at < data.length;) {
    const [to, value, length] = [0, 1, 2].map((index) =>
      data.slice(at + index * WORD, at + (index + 1) * WORD)
    ) as [string, string, string]
    const start = at + 3 * WORD
    at = start + 2 * Number(`0x${length}`)
    const call: Sent = {
      from,
      to: `0x${to.slice(-40)}`,
      value: BigInt(`0x${value}`),
      data: `0x${data.slice(start, at)}`
    }
    const next = new Ledger(kept)
    let result = ""
    let done = 1n
    try {
      result = run(next, call).slice(2)
      kept = next
    } catch (error) {
      if (!(error instanceof Reverted)) throw error
      done = 0n
    }
    const words = [done, kept.coinsOf(from)].map((word) => word.toString(16).padStart(WORD, "0")).join("")
    answer += words + result.slice(0, (ANSWERED_WORDS - 2) * WORD).padEnd((ANSWERED_WORDS - 2) * WORD, "0")
  }
  return `0x${answer}`
}

interface RpcRequest {
  readonly id: unknown
  readonly method: string
  readonly params?: ReadonlyArray<unknown>
}

const GAS = toHex(120_000)
const BASE_FEE = 2n * GWEI

/** A chain in the page: it has a coin, two tokens and an exchange, and forgets everything with the page. No host is asked. */
export const makePretendChain = (): ((request: RpcRequest) => Promise<unknown>) => {
  let ledger = new Ledger()
  let height = 21_000_000
  const counts = new Map<string, number>()
  const receipts = new Map<string, object>()
  const transactions = new Map<string, object>()
  const hashOf = (number: number) => keccak256(toHex(number))
  const block = (number: number, hashes: ReadonlyArray<string> = []) => ({
    number: toHex(number),
    hash: hashOf(number),
    parentHash: hashOf(number - 1),
    timestamp: toHex(Math.floor(Date.now() / 1000)),
    baseFeePerGas: toHex(BASE_FEE),
    gasLimit: toHex(30_000_000),
    gasUsed: toHex(120_000),
    transactions: hashes
  })
  const sentOf = (value: unknown): Sent => {
    const call = (value ?? {}) as { from?: Address; to?: Address; value?: Hex; data?: Hex; input?: Hex }
    return {
      from: call.from ?? zeroAddress,
      to: call.to,
      value: BigInt(call.value ?? 0),
      data: call.data ?? call.input ?? "0x"
    }
  }
  const send = async (raw: Hex) => {
    const transaction = parseTransaction(raw)
    const from = await recoverTransactionAddress({ serializedTransaction: raw as TransactionSerialized })
    const hash = keccak256(raw)
    const next = new Ledger(ledger)
    const sent = {
      from,
      to: transaction.to ?? undefined,
      value: transaction.value ?? 0n,
      data: transaction.data ?? "0x"
    } as const
    let status: Hex = "0x1"
    try {
      run(next, sent)
      next.coins.set(key(from), next.coinsOf(from) - BigInt(GAS) * BASE_FEE)
      ledger = next
    } catch (error) {
      if (!(error instanceof Reverted)) throw error
      status = "0x0"
    }
    height++
    const place = {
      blockNumber: toHex(height),
      blockHash: hashOf(height),
      transactionIndex: "0x0",
      transactionHash: hash
    }
    counts.set(key(from), (transaction.nonce ?? 0) + 1)
    const logs =
      status === "0x1"
        ? next.logs.map((log, index) => ({ ...log, ...place, logIndex: toHex(index), removed: false }))
        : []
    receipts.set(hash, {
      ...place,
      from,
      to: sent.to ?? null,
      status,
      logs,
      gasUsed: GAS,
      cumulativeGasUsed: GAS,
      effectiveGasPrice: toHex(BASE_FEE),
      contractAddress: null,
      type: "0x2"
    })
    transactions.set(hash, {
      ...place,
      hash,
      from,
      to: sent.to ?? null,
      value: toHex(sent.value),
      input: sent.data,
      nonce: toHex(transaction.nonce ?? 0),
      gas: GAS,
      type: "0x2"
    })
    return hash
  }
  return async ({ method, params = [] }) => {
    const [first] = params
    switch (method) {
      case "eth_blockNumber":
        return toHex(height)
      case "eth_getBlockByNumber":
        return block(first === "latest" || first === "pending" ? height : Number(first))
      case "eth_getBalance":
        return toHex(ledger.coinsOf(first as Address))
      case "eth_getTransactionCount":
        return toHex(counts.get(key(String(first))) ?? 0)
      case "eth_getCode":
        return isContract(first as Address) ? "0x60" : "0x"
      case "eth_gasPrice":
        return toHex(BASE_FEE)
      case "eth_maxPriorityFeePerGas":
        return toHex(GWEI / 10n)
      case "eth_feeHistory":
        return {
          oldestBlock: toHex(height),
          baseFeePerGas: [toHex(BASE_FEE), toHex(BASE_FEE)],
          gasUsedRatio: [0.5],
          reward: [[toHex(GWEI / 20n), toHex(GWEI / 10n), toHex(GWEI / 5n)]]
        }
      case "eth_estimateGas":
        run(new Ledger(ledger), sentOf(first))
        return GAS
      case "eth_call":
        // Code that is put at the account is the kit's own: it tries several calls.
        return params[2] === undefined
          ? run(new Ledger(ledger), sentOf(first))
          : tryCalls(new Ledger(ledger), sentOf(first))
      case "eth_sendRawTransaction":
        return send(first as Hex)
      case "eth_getTransactionReceipt":
        return receipts.get(String(first)) ?? null
      case "eth_getTransactionByHash":
        return transactions.get(String(first)) ?? null
      default:
        throw new Reverted(`the method ${method} does not exist`)
    }
  }
}

/** What asks nodes, answered by pretended chains: one for each URL. */
export const pretendFetch = (): typeof globalThis.fetch => {
  const chains = new Map<string, ReturnType<typeof makePretendChain>>()
  return async (input, init) => {
    const { url } = new Request(input, init)
    const chain = chains.get(url) ?? makePretendChain()
    chains.set(url, chain)
    const request = (await new Request(input, init).json()) as RpcRequest
    const head = { jsonrpc: "2.0", id: request.id }
    try {
      return Response.json({ ...head, result: await chain(request) })
    } catch (error) {
      const code = error instanceof Reverted ? (error.message.startsWith("the method") ? -32601 : 3) : -32603
      return Response.json({
        ...head,
        error: { code, message: error instanceof Error ? error.message : String(error) }
      })
    }
  }
}
