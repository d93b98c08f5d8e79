import {
  anything,
  boolean,
  list,
  tuple,
  isRecord,
  refuse,
  type Decode
} from "../../../../tests/testing/src/decode/Decode.ts"
import {
  address,
  block,
  bytes,
  bytesOf,
  quantity,
  stateBlock
} from "../../../../tests/testing/src/decode/hexadecimal.ts"
import type { Method } from "./Method.ts"

const hash = bytesOf(32)
const object: Decode<unknown> = (value, at) => (isRecord(value) ? value : refuse(at, "an object", value))
const slot: Decode<unknown> = (value, at) => {
  const isSlot = typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value)
  return isSlot ? value : refuse(at, "a storage slot", value)
}
const none = tuple([])

/** The methods that the wallet hands to the active chain's node, and the params that each takes. */
export const readMethods: Readonly<Record<string, Decode<readonly unknown[]>>> = {
  eth_blobBaseFee: none,
  eth_blockNumber: none,
  eth_call: tuple([object], [stateBlock, object, object]),
  eth_createAccessList: tuple([object], [stateBlock]),
  eth_estimateGas: tuple([object], [stateBlock, object]),
  eth_feeHistory: tuple([quantity, block], [list(anything)]),
  eth_gasPrice: none,
  eth_getBalance: tuple([address], [stateBlock]),
  eth_getBlockByHash: tuple([hash, boolean]),
  eth_getBlockByNumber: tuple([block, boolean]),
  eth_getBlockReceipts: tuple([stateBlock]),
  eth_getBlockTransactionCountByHash: tuple([hash]),
  eth_getBlockTransactionCountByNumber: tuple([block]),
  eth_getCode: tuple([address], [stateBlock]),
  eth_getFilterChanges: tuple([quantity]),
  eth_getFilterLogs: tuple([quantity]),
  eth_getLogs: tuple([object]),
  eth_getProof: tuple([address, list(slot)], [stateBlock]),
  eth_getStorageAt: tuple([address, slot], [stateBlock]),
  eth_getTransactionByBlockHashAndIndex: tuple([hash, quantity]),
  eth_getTransactionByBlockNumberAndIndex: tuple([block, quantity]),
  eth_getTransactionByHash: tuple([hash]),
  eth_getTransactionCount: tuple([address], [stateBlock]),
  eth_getTransactionReceipt: tuple([hash]),
  eth_maxPriorityFeePerGas: none,
  eth_newBlockFilter: none,
  eth_newFilter: tuple([object]),
  eth_sendRawTransaction: tuple([bytes]),
  eth_syncing: none,
  eth_uninstallFilter: tuple([quantity]),
  net_listening: none,
  web3_clientVersion: none
}

/** Answers a read method from the active chain's node, unchanged. Fails: -32602, 4901, the node's own error. */
export const read =
  (decode: Decode<readonly unknown[]>): Method =>
  ({ method, params, state, callNode }) => {
    decode(params, "params")
    return callNode(state.activeChain(), method, params as readonly unknown[])
  }
