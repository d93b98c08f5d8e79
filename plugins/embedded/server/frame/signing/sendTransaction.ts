import { formatUnits, keccak256, type Address, type Hex } from "viem"
import type { ReviewPart } from "../screen/Review.ts"
import { coinsOf, readTransaction } from "./readTransaction.ts"
import { checkAccount, entryOf, fieldOf, refuse } from "./refuse.ts"
import { reviewOperation } from "./reviewOperation.ts"
import type { Prepare, Prepared, SigningContext } from "./Signing.ts"
import { asked, dataIn, feesOf, quantity, receiverIn } from "./transactionFields.ts"
import { waitForOperation } from "./waitForOperation.ts"

interface Told {
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly gas: bigint | undefined
  readonly gasPrice: bigint | undefined
}

/** By the key's own account: a transaction of its own, whose nonce the frame says, and whose fees it bounds. */
const byKey = async (
  { to, value, data, gas: told, gasPrice }: Told,
  context: SigningContext
): Promise<Prepared> => {
  const { chain, evm, askNode, words } = context
  const call = { from: evm, ...(to === undefined ? {} : { to }), value: `0x${value.toString(16)}`, data }
  const [balance, nonce, fees, gas] = await Promise.all([
    asked(askNode, "eth_getBalance", [evm, "latest"], "the balance"),
    asked(askNode, "eth_getTransactionCount", [evm, "pending"], "the account's next number"),
    feesOf(askNode, gasPrice),
    // A tenth more than it takes now, since others may change what it takes.
    told ??
      asked(askNode, "eth_estimateGas", [call], "what it takes").then((estimate) => (estimate * 11n) / 10n)
  ])
  const transaction = {
    chainId: Number(chain.id.slice("eip155:".length)),
    nonce: Number(nonce),
    value,
    data,
    gas,
    ...(to === undefined ? {} : { to }),
    ...("gasPrice" in fees
      ? { type: "legacy" as const, gasPrice: fees.gasPrice! }
      : {
          type: "eip1559" as const,
          maxFeePerGas: fees.maxFeePerGas,
          maxPriorityFeePerGas: fees.maxPriorityFeePerGas
        })
  }
  const fee = gas * ("gasPrice" in fees ? fees.gasPrice! : fees.maxFeePerGas)
  if (balance < value + fee)
    return refuse(
      `Insufficient funds: this takes ${coinsOf(chain, value + fee)}, and the account has ${coinsOf(chain, balance)}`
    )
  const read = await readTransaction({ to, value, data }, context)
  const feePart: ReviewPart = { label: words.fee, value: coinsOf(chain, fee), kind: "text" }
  const gwei = (price: bigint) => `${formatUnits(price, 9)} gwei`
  const prices =
    "gasPrice" in fees
      ? gwei(fees.gasPrice!)
      : `${gwei(fees.maxFeePerGas)} (${gwei(fees.maxPriorityFeePerGas)})`
  const gasPart: ReviewPart = { label: words.gas, value: `${gas} × ${prices}, #${nonce}`, kind: "text" }
  return {
    review: { ...read, network: chain.name, account: evm, parts: [...read.parts, feePart, gasPart] },
    // A contract that is sent coins may do anything with them, and with what it was allowed before.
    ...(data === "0x" && to !== undefined ? { most: value + fee } : {}),
    sign: async ({ evm: key }) => {
      const signed = await key.signTransaction(transaction)
      await askNode("eth_sendRawTransaction", [signed])
      return keccak256(signed)
    }
  }
}

/** By the smart account: an operation of one call. The page is told the transaction that carried it out. */
const bySmartAccount = async ({ to, value, data }: Told, context: SigningContext): Promise<Prepared> => {
  if (to === undefined) return refuse("A smart account makes no contracts: use the account of your key")
  const read = await readTransaction({ to, value, data }, context)
  const { review, send } = await reviewOperation([{ to, value, data }], read, context)
  return { review, sign: send, finish: (hash) => waitForOperation(context.askNode, hash as Hex) }
}

/** Reads `eth_sendTransaction`. What is shown is what is signed. */
export const sendTransaction: Prepare = async (params, context) => {
  const told = entryOf(params, 0)
  if (Array.isArray(params) && params.length > 1) return refuse("There is more than one transaction")
  const from = fieldOf(told, "from")
  if (from !== undefined) checkAccount(from, context.evm)
  const named = quantity(fieldOf(told, "chainId"), "chainId")
  if (named !== undefined && context.chain.id !== `eip155:${named}`)
    return refuse("The transaction is for another network")
  const [to, data] = [receiverIn(told), dataIn(told)]
  if (to === undefined && data === "0x") return refuse("The transaction has no receiver")
  const value = quantity(fieldOf(told, "value"), "value") ?? 0n
  const gas = quantity(fieldOf(told, "gas"), "gas")
  const gasPrice = quantity(fieldOf(told, "gasPrice"), "gasPrice")
  return (context.smart === undefined ? byKey : bySmartAccount)({ to, value, data, gas, gasPrice }, context)
}
