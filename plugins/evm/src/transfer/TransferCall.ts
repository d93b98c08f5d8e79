import type { Network } from "@latchkey/core"
import { toQuantity } from "../Quantity.ts"
import type { GasPrice } from "./GasPrice.ts"
import { decodeTransfer, encodeTransfer } from "./tokenCalls.ts"
import type { BatchRequest } from "../call/batch/BatchRequest.ts"
import type { Payer } from "../payer/FeePaying.ts"
import {
  decodeRequest,
  encodeFor,
  type PlainCall,
  type RequestFacts,
  type TransactionRequest
} from "./TransactionRequest.ts"

/** What a transfer does. Addresses are canonical, amounts in base units. */
export interface TransferFacts {
  readonly sender: string
  readonly receiver: string
  /** The contract's address; absent for the native coin. */
  readonly token?: string | undefined
  readonly value: bigint
}

/** The call that does it, without its gas. */
export const encodeCall = ({ sender, receiver, token, value }: TransferFacts): PlainCall =>
  token === undefined
    ? { from: sender, to: receiver, value: toQuantity(value), data: "0x" }
    : { from: sender, to: token, value: "0x0", data: encodeTransfer(receiver, value) }

/** The request for the wallet, frozen. */
export const encodeTransferCall = (
  network: Pick<Network, "caipNetworkId">,
  facts: TransferFacts,
  gas: bigint,
  price: GasPrice,
  payer?: Payer
): TransactionRequest | BatchRequest => encodeFor(network, encodeCall(facts), gas, price, payer)

/** What a request does, read out of it alone, with its chain and the most that it may cost; undefined for anything but a transfer. */
export const decodeTransferCall = (
  request: object
): (TransferFacts & Pick<RequestFacts, "chainId" | "fee" | "paymaster">) | undefined => {
  const told = decodeRequest(request)
  if (told === undefined) return undefined
  const { to, value, data, ...common } = told
  if (data === "0x") return { ...common, receiver: to, value }
  const transfer = decodeTransfer(data)
  return transfer === undefined || value !== 0n ? undefined : { ...common, ...transfer, token: to }
}
