import type { Hex } from "viem"
import { chainIdHex } from "../../../../tests/testing/src/chain/WalletChain.ts"
import { isRecord } from "../../../../tests/testing/src/decode/Decode.ts"
import { quantity } from "../../../../tests/testing/src/decode/hexadecimal.ts"
import {
  ProviderRpcError,
  providerErrorCode
} from "../../../../tests/testing/src/provider/ProviderRpcError.ts"
import type { Method } from "./Method.ts"
import { executeAbi, readCalls } from "./readCalls.ts"
import { signerOf } from "./signing.ts"
import { operationStatus, sendOperation } from "./operations.ts"
import { fees, inTurn } from "./transactions.ts"

const GAS = 1_500_000n
const unsupportedChain = 5710
const unknownId = 5730

/** Makes several calls in one transaction of the account, which delegates to the wallet's contract for it (EIP-7702). */
export const wallet_sendCalls: Method = async (context) => {
  if (context.operations !== undefined) return sendOperation(context, context.operations)
  const { state, desk, callNode, turns, batchAccount } = context
  if (batchAccount === undefined)
    throw new ProviderRpcError(providerErrorCode.unsupportedMethod, "No batches")
  const { from, chainId, calls } = readCalls(context)
  state.authorised(from)
  const chain = state.activeChain()
  if (chainId !== chain.id) throw new ProviderRpcError(unsupportedChain, `The wallet is on ${chain.id}`)
  await desk.decide(context.method, context.params, {
    kind: "sendCalls",
    account: from,
    chainId,
    calls
  })
  const signer = await signerOf(state.authorised(from))
  const { encodeFunctionData } = await import("viem/utils")
  const data = encodeFunctionData({
    abi: executeAbi,
    args: [calls.map(({ to, value, data }) => ({ to: to!, value, data }))]
  })
  return inTurn(turns, chain, from, async () => {
    const ask = (method: string, params: unknown[]) => callNode(chain, method, params)
    const [price, count, code] = await Promise.all([
      fees({ from, value: 0n, data }, ask),
      ask("eth_getTransactionCount", [from, "pending"]),
      ask("eth_getCode", [from, "latest"])
    ])
    const nonce = Number(quantity(count, "eth_getTransactionCount"))
    const isDelegated = code === `0xef0100${batchAccount.slice(2).toLowerCase()}`
    const { maxFeePerGas, maxPriorityFeePerGas } = price
    if (maxFeePerGas === undefined) throw new ProviderRpcError(unsupportedChain, "The chain has no EIP-1559")
    const plain = {
      chainId,
      to: from,
      value: 0n,
      data,
      gas: GAS,
      nonce,
      maxFeePerGas,
      ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas })
    }
    const signed = await signer.signTransaction(
      isDelegated
        ? { type: "eip1559", ...plain }
        : {
            type: "eip7702",
            ...plain,
            // The transaction itself takes the nonce before it.
            authorizationList: [
              await signer.signAuthorization({ contractAddress: batchAccount, chainId, nonce: nonce + 1 })
            ]
          }
    )
    const hash = (await ask("eth_sendRawTransaction", [signed])) as Hex
    return { id: `${hash}${chainId.toString(16).padStart(8, "0")}` }
  })
}

/** What became of a batch of this wallet, by its node. */
export const wallet_getCallsStatus: Method = async (context) => {
  const { params, state, callNode, operations } = context
  const [id] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const found = /^(0x[0-9a-f]{64})([0-9a-f]{8})$/.exec(String(id))
  const chain = found === null ? undefined : state.chain(parseInt(found[2]!, 16))
  if (found === null || chain === undefined) throw new ProviderRpcError(unknownId, "There are no such calls")
  const receipt =
    operations === undefined
      ? await callNode(chain, "eth_getTransactionReceipt", [found[1]])
      : await operationStatus(context, operations, chain, found[1] as Hex)
  const base = { version: "2.0.0", id, chainId: chainIdHex(chain.id), atomic: true }
  if (!isRecord(receipt)) return { ...base, status: 100 }
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return {
    ...base,
    status: status === "0x1" ? 200 : 500,
    receipts: [{ logs, status, blockHash, blockNumber, gasUsed, transactionHash }]
  }
}
