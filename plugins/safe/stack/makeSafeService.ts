import {
  concat,
  encodeFunctionData,
  encodePacked,
  hashMessage,
  hashTypedData,
  hexToString,
  isAddress,
  isHex,
  size,
  type Address,
  type Hex
} from "viem"
import { owners, type SafeCall, type Safes } from "./deploySafes.ts"

interface Signed {
  readonly safe: Address
  readonly hash: Hex
  /** Signatures by the owner's address. */
  readonly signatures: Map<string, Hex>
}
interface Proposed extends Signed {
  readonly kind: "transaction"
  readonly call: SafeCall
  status: "AWAITING_CONFIRMATIONS" | "AWAITING_EXECUTION" | "SUCCESS" | "FAILED" | "CANCELLED"
  txHash?: Hex
}
interface Message extends Signed {
  readonly kind: "message"
  readonly text: string
}

const readable = new Set([
  "eth_blockNumber",
  "eth_call",
  "eth_estimateGas",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getCode",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt"
])

const joined = ({ signatures }: Signed): Hex =>
  concat([...signatures].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, signature]) => signature))

const record = (value: unknown): Readonly<Record<string, any>> => {
  if (typeof value !== "object" || value === null) throw new Error("The parameters are malformed.")
  return value
}

const toCall = (given: unknown): SafeCall => {
  const { to, value, data } = record(given)
  if (!isAddress(to)) throw new Error(`No address: ${String(to)}`)
  if (typeof value !== "string" || !/^\d+$/.test(value)) throw new Error("The value is not decimal.")
  if (!isHex(data)) throw new Error("The data is no hex.")
  return { to, value: BigInt(value), data, operation: 0 }
}

/**
 * What keeps proposals and signatures for Safes, as the hosted transaction service does, over the contracts of the local chain. Both
 * owners' keys are here: the visitor of the host page presses who signs.
 */
export const makeSafeService = (safes: Safes, chainId: number) => {
  const thresholds = new Map<Address, number>()
  const entries = new Map<string, Proposed | Message>()

  const thresholdOf = (safe: Address) => {
    const threshold = thresholds.get(safe)
    if (threshold === undefined) throw new Error("There is no such Safe.")
    return threshold
  }
  const entryOf = (hash: unknown) => {
    const entry = entries.get(String(hash).toLowerCase())
    if (entry === undefined) throw new Error("There is no such hash.")
    return entry
  }
  const put = <E extends Proposed | Message>(entry: E): E => {
    entries.set(entry.hash.toLowerCase(), entry)
    return entry
  }

  const toBatch = (calls: ReadonlyArray<SafeCall>): SafeCall => {
    if (calls.length === 1) return calls[0]!
    const packed = calls.map(({ to, value, data }) =>
      encodePacked(
        ["uint8", "address", "uint256", "uint256", "bytes"],
        [0, to, value, BigInt(size(data)), data]
      )
    )
    const data = encodeFunctionData({
      abi: safes.batchAbi,
      functionName: "multiSend",
      args: [concat(packed)]
    })
    return { to: safes.batch, value: 0n, data, operation: 1 }
  }

  const asText = (message: string) => (isHex(message) ? hexToString(message) : message)
  const noteMessage = async (safe: Address, dataHash: Hex, text: string) => {
    const hash = await safes.messageHashOf(safe, dataHash)
    put({ kind: "message", safe, hash, text, signatures: new Map() })
    return { messageHash: hash }
  }

  const answers: Readonly<Record<string, (safe: Address, params: any) => unknown>> = {
    getSafeInfo: (safe) => ({
      safeAddress: safe,
      chainId,
      owners: owners.map(({ address }) => address),
      threshold: thresholdOf(safe),
      isReadOnly: false
    }),
    rpcCall: async (_, params) => {
      const { call, params: given } = record(params)
      if (call === "safe_setSettings") return given[0]
      if (!readable.has(call)) throw new Error(`A Safe does not read ${String(call)}.`)
      return safes.node.request({ method: call, params: given } as never)
    },
    sendTransactions: async (safe, params) => {
      const { txs } = record(params)
      if (!Array.isArray(txs) || txs.length === 0) throw new Error("No transactions were passed.")
      const call = toBatch(txs.map(toCall))
      const hash = await safes.hashOf(safe, call, await safes.nonceOf(safe))
      put({
        kind: "transaction",
        safe,
        hash,
        call,
        signatures: new Map(),
        status: "AWAITING_CONFIRMATIONS"
      })
      return { safeTxHash: hash }
    },
    signMessage: (safe, params) => {
      const text = asText(record(params)["message"])
      return noteMessage(safe, hashMessage(text), text)
    },
    signTypedMessage: (safe, params) => {
      const typedData = record(params)["typedData"]
      return noteMessage(safe, hashTypedData(typedData), typedData.primaryType)
    },
    getOffChainSignature: (safe, hash) => {
      const entry = entryOf(hash)
      return entry.signatures.size < thresholdOf(safe) ? "" : joined(entry)
    },
    getTxBySafeTxHash: (safe, params) => {
      const entry = entryOf(record(params)["safeTxHash"])
      if (entry.kind !== "transaction") throw new Error("There is no such transaction.")
      return {
        txStatus: entry.status,
        txHash: entry.txHash ?? null,
        txData: {
          to: { value: entry.call.to },
          value: String(entry.call.value),
          hexData: entry.call.data === "0x" ? null : entry.call.data,
          operation: entry.call.operation
        },
        detailedExecutionInfo: {
          type: "MULTISIG",
          confirmationsRequired: thresholdOf(safe),
          confirmations: [...entry.signatures].map(([signer, signature]) => ({ signer, signature }))
        }
      }
    }
  }

  return {
    create: async (threshold: number) => {
      const safe = await safes.create(threshold)
      thresholds.set(safe, threshold)
      return safe
    },
    answer: async (safe: Address, method: string, params: unknown) => {
      thresholdOf(safe)
      if (!Object.hasOwn(answers, method)) throw new Error(`There is no ${method}.`)
      return answers[method]!(safe, params)
    },
    /** Owner `index` signs. */
    sign: async (hash: unknown, index: number) => {
      const entry = entryOf(hash)
      const owner = owners[index]!
      entry.signatures.set(owner.address.toLowerCase(), await owner.sign({ hash: entry.hash }))
      if (entry.kind === "transaction" && entry.signatures.size >= thresholdOf(entry.safe))
        entry.status = "AWAITING_EXECUTION"
    },
    execute: async (hash: unknown) => {
      const entry = entryOf(hash)
      if (entry.kind !== "transaction") throw new Error("Messages are not executed.")
      try {
        entry.txHash = await safes.execute(entry.safe, entry.call, joined(entry))
        entry.status = "SUCCESS"
      } catch (error) {
        entry.status = "FAILED"
        throw error
      }
    },
    cancel: (hash: unknown) => {
      const entry = entryOf(hash)
      if (entry.kind === "transaction") entry.status = "CANCELLED"
    }
  }
}
