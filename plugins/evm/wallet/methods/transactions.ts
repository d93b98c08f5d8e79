import type { Address, TransactionSerializable } from "viem"
import { chainIdHex, type WalletChain } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { isRecord, tuple } from "../../../../tests/testing/src/decode/Decode.ts"
import { quantity } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import { transaction, type TransactionRequest } from "../../../../tests/testing/src/decode/transaction.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { CallNode } from "../../../../tests/testing/src/rpc/callNode.ts"
import type { Method } from "./Method.ts"
import { signerOf } from "./signing.ts"

const params = tuple([transaction])

const hex = (amount: bigint) => `0x${amount.toString(16)}` as const

/** The request as the node takes it for an estimate. */
function wire({ from, to, value, data, accessList }: TransactionRequest) {
  return { from, value: hex(value), data, ...(to && { to }), ...(accessList && { accessList }) }
}

/** What a transaction pays for gas: what the page chose, the rest by the chain's node. */
export async function fees(
  request: TransactionRequest,
  ask: (method: string, params: unknown[]) => Promise<unknown>
) {
  if (request.gasPrice !== undefined) return { gasPrice: request.gasPrice }
  const latest = await ask("eth_getBlockByNumber", ["latest", false])
  const base = isRecord(latest) ? latest["baseFeePerGas"] : undefined
  if (base === undefined) return { gasPrice: quantity(await ask("eth_gasPrice", []), "eth_gasPrice") }
  const tip =
    request.maxPriorityFeePerGas ??
    quantity(await ask("eth_maxPriorityFeePerGas", []), "eth_maxPriorityFeePerGas")
  const most = request.maxFeePerGas ?? quantity(base, "baseFeePerGas") * 2n + tip
  return { maxFeePerGas: most, maxPriorityFeePerGas: tip < most ? tip : most }
}

/** Fills in what the page left open, from the chain's node. */
async function complete(
  request: TransactionRequest,
  chain: WalletChain,
  callNode: CallNode
): Promise<TransactionSerializable> {
  const ask = (method: string, args: unknown[]) => callNode(chain, method, args)
  const [gas, price, nonce] = await Promise.all([
    request.gas ?? ask("eth_estimateGas", [wire(request)]).then((gas) => quantity(gas, "eth_estimateGas")),
    fees(request, ask),
    request.nonce ??
      ask("eth_getTransactionCount", [request.from, "pending"]).then((count) =>
        Number(quantity(count, "eth_getTransactionCount"))
      )
  ])
  const { to, value, data, accessList } = request
  return {
    type: "gasPrice" in price ? (accessList ? "eip2930" : "legacy") : "eip1559",
    chainId: chain.id,
    value,
    data,
    gas,
    nonce,
    ...price,
    ...(to && { to }),
    ...(accessList && { accessList })
  } as TransactionSerializable
}

/** Runs one after the other per wallet, chain and account: two transactions at once would take the same nonce. */
export function inTurn<A>(
  turns: Map<string, Promise<unknown>>,
  chain: WalletChain,
  from: Address,
  work: () => Promise<A>
): Promise<A> {
  const key = `${chain.id} ${from.toLowerCase()}`
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, turn)
  return turn
}

/**
 * Signs a transaction with the account's key and hands it to the active chain's node. Resolves with its hash, before
 * it is mined.
 *
 * Fails: 4001, 4100; 4901 when `chainId` is not the active chain or its node gives no answer; the node's own error when
 * the estimate reverts or the node refuses the transaction.
 */
export const eth_sendTransaction: Method = async (context) => {
  const { state, desk, callNode, turns } = context
  const [request] = params(context.params, "params")
  state.authorised(request.from)
  const chain = state.activeChain()
  if (request.chainId !== undefined && request.chainId !== chain.id) {
    throw new ProviderRpcError(
      providerErrorCode.chainDisconnected,
      `The transaction is for chain ${request.chainId}, the wallet is on ${chainIdHex(chain.id)} (${chain.id})`
    )
  }
  await desk.decide(context.method, context.params, {
    kind: "sendTransaction",
    account: request.from,
    chainId: chain.id,
    transaction: request
  })
  const signer = await signerOf(state.authorised(request.from))
  return inTurn(turns, chain, request.from, async () => {
    const signed = await signer.signTransaction(await complete(request, chain, callNode))
    return callNode(chain, "eth_sendRawTransaction", [signed])
  })
}
