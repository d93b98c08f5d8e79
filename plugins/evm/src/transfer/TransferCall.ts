import type { Network } from "@latchkey/core"
import { parseAddress } from "../Address.ts"
import { chainIdOf, encodeChainId } from "../ChainId.ts"
import { decodeQuantity, toQuantity } from "../Quantity.ts"
import type { GasPrice } from "./readGasPrice.ts"
import { decodeTransfer, encodeTransfer } from "./tokenCalls.ts"

/** The parameter of `eth_sendTransaction` that a transfer is. Quantities are hex. */
export interface TransferCall {
  readonly from: string
  readonly to: string
  readonly value: string
  readonly data: string
  readonly chainId: string
  readonly gas: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
  readonly gasPrice?: string
}

/** What a transfer does. Addresses are canonical, amounts in base units. */
export interface TransferFacts {
  readonly sender: string
  readonly receiver: string
  /** The contract's address; absent for the native coin. */
  readonly token?: string | undefined
  readonly value: bigint
}

/** The call that does it, without its gas. */
export const encodeCall = ({ sender, receiver, token, value }: TransferFacts) =>
  token === undefined
    ? { from: sender, to: receiver, value: toQuantity(value), data: "0x" }
    : { from: sender, to: token, value: "0x0", data: encodeTransfer(receiver, value) }

/** The whole parameter, frozen. The chain's id is in it, so that a wallet on another chain refuses it. */
export const encodeTransferCall = (
  network: Pick<Network, "caipNetworkId">,
  facts: TransferFacts,
  gas: bigint,
  price: GasPrice
): TransferCall =>
  Object.freeze({
    ...encodeCall(facts),
    chainId: encodeChainId(chainIdOf(network) ?? 0),
    gas: toQuantity(gas),
    ...("gasPrice" in price
      ? { gasPrice: toQuantity(price.gasPrice) }
      : {
          maxFeePerGas: toQuantity(price.maxFeePerGas),
          maxPriorityFeePerGas: toQuantity(price.maxPriorityFeePerGas)
        })
  })

const FIELDS = /^(?:from|to|value|data|chainId|gas|maxFeePerGas|maxPriorityFeePerGas|gasPrice)$/

/** What a parameter does, read out of it alone, with its chain and the most that it may cost; undefined for anything but a transfer. */
export const decodeTransferCall = (
  request: object
): (TransferFacts & { readonly chainId: string; readonly fee: bigint }) | undefined => {
  const call = request as { readonly [Key in keyof TransferCall]?: unknown }
  const [sender, to] = [call.from, call.to].map((text) =>
    typeof text === "string" ? parseAddress(text) : undefined
  )
  const [value, gas, price] = [call.value, call.gas, call.maxFeePerGas ?? call.gasPrice].map(decodeQuantity)
  if (
    sender === undefined ||
    to === undefined ||
    value === undefined ||
    gas === undefined ||
    price === undefined ||
    typeof call.chainId !== "string" ||
    !Object.keys(call).every((key) => FIELDS.test(key))
  )
    return undefined
  const common = { sender, chainId: call.chainId, fee: gas * price }
  if (call.data === "0x") return { ...common, receiver: to, value }
  const transfer = decodeTransfer(call.data)
  return transfer === undefined || value !== 0n ? undefined : { ...common, ...transfer, token: to }
}
