import { formatUnits, getAddress, isAddress, isHex, keccak256, type Hex } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import { readCall, type ReadCall } from "./readCall.ts"
import { checkAccount, entryOf, fieldOf, refuse } from "./refuse.ts"
import type { AskNode, Prepare } from "./Signing.ts"

const GWEI = 1_000_000_000n

/** A number in hex, as Ethereum's JSON-RPC has it; undefined where there is none. Fails: refuses what is no number. */
const quantity = (value: unknown, name: string): bigint | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)) return BigInt(value)
  return refuse(`${name} is no number`)
}

const asked = async (askNode: AskNode, method: string, params: unknown, what: string): Promise<bigint> => {
  const answer = quantity(await askNode(method, params), what)
  return answer ?? refuse(`The network does not tell ${what}`)
}

/** The fees of now: with twice the block's own fee at most, a transaction stays payable for some blocks. */
const feesOf = async (askNode: AskNode) => {
  const block = await askNode("eth_getBlockByNumber", ["latest", false])
  const base = quantity(fieldOf(block, "baseFeePerGas"), "the fee")
  if (base === undefined) return { gasPrice: await asked(askNode, "eth_gasPrice", [], "the fee") }
  const tip = await asked(askNode, "eth_maxPriorityFeePerGas", [], "the fee").catch(() => GWEI)
  return { maxFeePerGas: base * 2n + tip, maxPriorityFeePerGas: tip }
}

const readData = (transaction: unknown): Hex => {
  const [data, input] = [fieldOf(transaction, "data"), fieldOf(transaction, "input")]
  if (typeof data === "string" && typeof input === "string" && data !== input)
    return refuse("The transaction has two kinds of data")
  const told = data ?? input ?? "0x"
  if (!isHex(told, { strict: true }) || told.length % 2 !== 0)
    return refuse("The transaction's data is malformed")
  return told.toLowerCase() as Hex
}

/** Reads `eth_sendTransaction`. The frame itself says nonce and fees; what is shown is what is signed. */
export const sendTransaction: Prepare = async (params, { chain, evm, askNode }) => {
  const told = entryOf(params, 0)
  if (Array.isArray(params) && params.length > 1) return refuse("There is more than one transaction")
  const from = fieldOf(told, "from")
  if (from !== undefined) checkAccount(from, evm)
  const chainId = Number(chain.id.slice("eip155:".length))
  const named = quantity(fieldOf(told, "chainId"), "chainId")
  if (named !== undefined && named !== BigInt(chainId))
    return refuse("The transaction is for another network")
  const to = fieldOf(told, "to") ?? undefined
  if (to !== undefined && (typeof to !== "string" || !isAddress(to)))
    return refuse("The receiver is no address")
  const data = readData(told)
  if (to === undefined && data === "0x") return refuse("The transaction has no receiver")
  const value = quantity(fieldOf(told, "value"), "value") ?? 0n
  const receiver = to === undefined ? undefined : getAddress(to)
  const call = {
    from: evm,
    ...(receiver === undefined ? {} : { to: receiver }),
    value: `0x${value.toString(16)}`,
    data
  }
  const [balance, nonce, fees, gas] = await Promise.all([
    asked(askNode, "eth_getBalance", [evm, "latest"], "the balance"),
    asked(askNode, "eth_getTransactionCount", [evm, "pending"], "the account's next number"),
    feesOf(askNode),
    // A tenth more than it takes now, since others may change what it takes.
    quantity(fieldOf(told, "gas"), "gas") ??
      asked(askNode, "eth_estimateGas", [call], "what it takes").then((estimate) => (estimate * 11n) / 10n)
  ])
  const transaction = {
    chainId,
    nonce: Number(nonce),
    value,
    data,
    gas,
    ...(receiver === undefined ? {} : { to: receiver }),
    ...("gasPrice" in fees
      ? { type: "legacy" as const, gasPrice: fees.gasPrice! }
      : {
          type: "eip1559" as const,
          maxFeePerGas: fees.maxFeePerGas,
          maxPriorityFeePerGas: fees.maxPriorityFeePerGas
        })
  }
  const fee = gas * ("gasPrice" in fees ? fees.gasPrice! : fees.maxFeePerGas)
  const { symbol, decimals } = chain.coin
  const coins = (amount: bigint) => `${formatUnits(amount, decimals)} ${symbol}`
  if (balance < value + fee)
    return refuse(
      `Insufficient funds: this takes ${coins(value + fee)}, and the account has ${coins(balance)}`
    )
  const sent: ReviewPart = { label: "Amount", value: coins(value), kind: "amount" }
  const read: ReadCall =
    receiver === undefined
      ? {
          title: "Create a contract",
          act: "Create",
          parts: [{ label: "Code", value: data, kind: "data" }],
          warnings: ["This wallet cannot read what this contract does."]
        }
      : data === "0x"
        ? {
            title: `Send ${symbol}`,
            act: "Send",
            parts: [{ label: "To", value: receiver, kind: "address" }],
            warnings: []
          }
        : await readCall(askNode, receiver, data, evm)
  return {
    review: {
      ...read,
      network: chain.name,
      account: evm,
      parts: [
        ...(value > 0n || data === "0x" ? [sent] : []),
        ...read.parts,
        { label: "Network fee, at most", value: coins(fee), kind: "text" }
      ]
    },
    sign: async ({ evm: key }) => {
      const signed = await key.signTransaction(transaction)
      await askNode("eth_sendRawTransaction", [signed])
      return keccak256(signed)
    }
  }
}
