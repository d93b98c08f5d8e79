import type { Address, Hex } from "viem"
import { list, record, refuse, type Decode } from "./Decode.ts"
import { address, bytes, bytesOf, chainId, quantity } from "./hexadecimal.ts"

/** A transaction as a page asks for it, decoded. Amounts are in wei. */
export interface TransactionRequest {
  readonly from: Address
  /** Absent when a contract is created. */
  readonly to?: Address
  readonly value: bigint
  readonly data: Hex
  readonly chainId?: number
  readonly nonce?: number
  readonly gas?: bigint
  readonly gasPrice?: bigint
  readonly maxFeePerGas?: bigint
  readonly maxPriorityFeePerGas?: bigint
  readonly accessList?: readonly { readonly address: Address; readonly storageKeys: readonly Hex[] }[]
}

const fields = record(
  { from: address },
  {
    to: address,
    value: quantity,
    data: bytes,
    input: bytes,
    chainId,
    nonce: quantity,
    gas: quantity,
    gasPrice: quantity,
    maxFeePerGas: quantity,
    maxPriorityFeePerGas: quantity,
    type: quantity,
    accessList: list(record({ address, storageKeys: list(bytesOf(32)) }))
  }
)

/** The transaction object of `eth_sendTransaction`. Types 0, 1 and 2; contradicting fields are refused. */
export const transaction: Decode<TransactionRequest> = (value, at) => {
  const { type, input, data, nonce, value: amount = 0n, ...rest } = fields(value, at)
  if (data !== undefined && input !== undefined && data.toLowerCase() !== input.toLowerCase()) {
    refuse(`${at}.input`, "the same as data", input)
  }
  const calldata = data ?? input ?? "0x"
  if (rest.to === undefined && calldata === "0x")
    refuse(`${at}.to`, "present when there is no data", undefined)
  const dynamic = rest.maxFeePerGas !== undefined || rest.maxPriorityFeePerGas !== undefined
  if (dynamic && rest.gasPrice !== undefined)
    refuse(`${at}.gasPrice`, "absent beside maxFeePerGas", rest.gasPrice)
  if (type !== undefined && !typeFits(type, rest, dynamic))
    refuse(`${at}.type`, "the type of the other fields", type)
  if ((rest.maxPriorityFeePerGas ?? 0n) > (rest.maxFeePerGas ?? rest.maxPriorityFeePerGas ?? 0n)) {
    refuse(`${at}.maxPriorityFeePerGas`, "at most maxFeePerGas", rest.maxPriorityFeePerGas)
  }
  if (nonce !== undefined && nonce > BigInt(Number.MAX_SAFE_INTEGER)) refuse(`${at}.nonce`, "a nonce", nonce)
  return { ...rest, data: calldata, value: amount, ...(nonce === undefined ? {} : { nonce: Number(nonce) }) }
}

function typeFits(
  type: bigint,
  rest: { gasPrice?: bigint; accessList?: unknown },
  dynamic: boolean
): boolean {
  if (type === 0n) return !dynamic && rest.accessList === undefined
  if (type === 1n) return !dynamic
  return type === 2n && rest.gasPrice === undefined
}
