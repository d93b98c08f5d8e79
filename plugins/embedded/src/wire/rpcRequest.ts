import { chainId } from "./chainId.ts"
import { anything, listOf, oneOf, record, text, type Decode, type Decoded } from "./Decode.ts"

const hex: Decode<string> = (value) =>
  typeof value === "string" && value.startsWith("0x") ? value : undefined

const calls = listOf(
  record(
    { calls: listOf(record({ to: hex }, { data: hex, value: anything })) },
    { chainId: anything, from: text(), version: text(), capabilities: anything }
  )
)
const solanaMessage = record({ message: text(65_536), pubkey: text(64) })
const solanaTransaction = record({ transaction: text(65_536) })
const solanaTransactions = record({ transactions: listOf(text(65_536), 64) })

const paramsOf: Readonly<Record<string, Decode<unknown>>> = {
  wallet_sendCalls: calls,
  wallet_getCallsStatus: listOf(text()),
  solana_signMessage: solanaMessage,
  solana_signTransaction: solanaTransaction,
  solana_signAllTransactions: solanaTransactions,
  solana_signAndSendTransaction: solanaTransaction
}

const shape = record(
  { method: text(128) },
  {
    params: anything,
    chainId,
    chainNamespace: oneOf(["eip155", "solana", "polkadot", "bip122", "cosmos"])
  }
)

/** A request of a wallet over the frame. */
export type FrameRpcRequest = Decoded<typeof shape>

/** Reads a request; undefined where the parameters of a method with a shape of its own are not of that shape. */
export const rpcRequest: Decode<FrameRpcRequest> = (value) => {
  const request = shape(value)
  if (request === undefined || !Object.hasOwn(paramsOf, request.method)) return request
  return paramsOf[request.method]!(request.params) === undefined ? undefined : request
}
