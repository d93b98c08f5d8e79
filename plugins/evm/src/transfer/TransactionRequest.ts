import type { Network } from "@latchkey/core"
import { parseAddress } from "../Address.ts"
import { chainIdOf, encodeChainId } from "../ChainId.ts"
import { decodeBatch, encodeBatch, type BatchRequest } from "../call/batch/BatchRequest.ts"
import type { PaymasterService, Payer } from "../payer/FeePaying.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { GasPrice } from "./GasPrice.ts"

/** What a transaction does, as a node takes it for a trial. `value` is hex. */
export interface PlainCall {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
}

/** The parameter of `eth_sendTransaction`. Quantities are hex. */
export interface TransactionRequest extends PlainCall {
  readonly chainId: string
  readonly gas: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  readonly gasPrice?: string
}

/** The whole parameter, frozen. The chain's id is in it, so that a wallet on another chain refuses it. */
export const encodeRequest = (
  network: Pick<Network, "caipNetworkId">,
  call: PlainCall,
  gas: bigint,
  price: GasPrice
): TransactionRequest =>
  Object.freeze({
    ...call,
    chainId: encodeChainId(chainIdOf(network) ?? 0),
    gas: toQuantity(gas),
    ...("gasPrice" in price
      ? { gasPrice: toQuantity(price.gasPrice) }
      : {
          maxFeePerGas: toQuantity(price.maxFeePerGas),
          maxPriorityFeePerGas: toQuantity(price.maxPriorityFeePerGas)
        })
  })

/**
 * What the wallet gets for a call: a transaction with its gas, or where a paymaster pays for it the call with that, for which the wallet
 * chooses the gas.
 */
export const encodeFor = (
  network: Pick<Network, "caipNetworkId">,
  call: PlainCall,
  gas: bigint,
  price: GasPrice,
  payer: Payer | undefined
): TransactionRequest | BatchRequest =>
  payer?.paymaster === undefined
    ? encodeRequest(network, call, gas, price)
    : encodeBatch(
        network,
        call.from,
        [{ to: call.to, value: decodeQuantity(call.value) ?? 0n, data: call.data }],
        payer.paymaster
      )

/** What a parameter says. Addresses are canonical, amounts in wei; `fee` is the most that its gas may cost. */
export interface RequestFacts {
  readonly sender: string
  readonly to: string
  readonly value: bigint
  readonly data: string
  readonly chainId: string
  readonly fee: bigint
  /** Who is asked to pay for it; `fee` is none then. */
  readonly paymaster?: PaymasterService
}

const FIELDS = /^(?:from|to|value|data|chainId|gas|maxFeePerGas|maxPriorityFeePerGas|gasPrice)$/

/** One call that a paymaster pays for. */
const decodeSponsored = (request: object): RequestFacts | undefined => {
  const { sender, chainId, paymaster, calls: [call, ...more] = [] } = decodeBatch(request) ?? {}
  return sender === undefined ||
    chainId === undefined ||
    paymaster === undefined ||
    call === undefined ||
    more.length > 0
    ? undefined
    : { sender, ...call, chainId, fee: 0n, paymaster }
}

/** Reads a parameter; undefined where a field is missing, malformed, or one too many. */
export const decodeRequest = (request: object): RequestFacts | undefined => {
  if ("calls" in request) return decodeSponsored(request)
  const call = request as { readonly [Key in keyof TransactionRequest]?: unknown }
  const [sender, to] = [call.from, call.to].map((text) =>
    typeof text === "string" ? parseAddress(text) : undefined
  )
  const [value, gas, price] = [call.value, call.gas, call.maxFeePerGas ?? call.gasPrice].map(decodeQuantity)
  return sender === undefined ||
    to === undefined ||
    value === undefined ||
    gas === undefined ||
    price === undefined ||
    typeof call.chainId !== "string" ||
    typeof call.data !== "string" ||
    !Object.keys(call).every((key) => FIELDS.test(key))
    ? undefined
    : { sender, to, value, data: call.data, chainId: call.chainId, fee: gas * price }
}
