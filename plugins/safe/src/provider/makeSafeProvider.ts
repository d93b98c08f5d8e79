import { attempt, readField } from "@latchkey/core/chain-kit"
import { SafeRequestError, type SafeFrame } from "../frame/SafeFrame.ts"
import { isHash } from "../proposals/readProposal.ts"
import type { LedgerProposals } from "../proposals/LedgerProposals.ts"
import type { Proposals } from "../proposals/makeProposals.ts"
import type { ProposalStatus, SafeInfo } from "../SafeState.ts"
import { askSignature } from "./askSignature.ts"
import type { SafeProvider, SafeRequest } from "./SafeProvider.ts"
import { requireSender, toSafeTransaction, toSafeTransactions, type SafeTransaction } from "./transactions.ts"

const READ_MILLIS = 10_000
/** What the line to a Safe fails with where that says nothing. */
const SILENT = 4900

// What a Safe reads of the chain for a page.
const reads: ReadonlyArray<string> = [
  "eth_blockNumber",
  "eth_call",
  "eth_estimateGas",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getCode",
  "eth_getLogs",
  "eth_getStorageAt",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt"
]

// As EIP-5792 numbers what became of a batch.
const callStatus: Readonly<Record<ProposalStatus, number>> = {
  unknown: 100,
  signatures: 100,
  execution: 100,
  executed: 200,
  cancelled: 400,
  failed: 500
}

/** The Safe of a provider: undefined while none is connected. */
export type CurrentSafe = () => SafeInfo | undefined

/** Makes the provider of a Safe; `written` is what writes down what it proposes. */
export const makeSafeProvider = (
  frame: SafeFrame,
  current: CurrentSafe,
  proposals: Proposals,
  written: LedgerProposals["written"]
): SafeProvider => {
  const safe = (): SafeInfo => {
    const info = current()
    if (info === undefined) throw new SafeRequestError(4900, "No Safe is connected.")
    return info
  }
  const chainId = () => `0x${BigInt(safe().networkId.slice("eip155:".length)).toString(16)}`
  const isLeft = () => current() === undefined
  const requireHere = (given: unknown) => {
    if (given === undefined) return
    const wanted = attempt(() => BigInt(given as string | number))
    if (wanted !== BigInt(chainId())) throw new SafeRequestError(4901, "The Safe is on another network.")
  }

  const propose = async (txs: ReadonlyArray<SafeTransaction>): Promise<string> => {
    const at = safe()
    const unnamed = new SafeRequestError(-32603, "The Safe named no proposal.")
    const wei = txs.reduce((sum, { value }) => sum + BigInt(value), 0n)
    const ask = async () => {
      const told = await frame.call("sendTransactions", { txs })
      const hash = readField(told, "safeTxHash")
      if (!isHash(hash)) throw unnamed
      return hash
    }
    // A Safe that has said no has proposed nothing; one that says nothing may have.
    const mayBeProposed = (cause: unknown) => cause === unnamed || readField(cause, "code") === SILENT
    const safeTxHash = await written(at, wei, ask, mayBeProposed)
    if (!isLeft()) proposals.add(at, safeTxHash)
    return safeTxHash
  }
  const readChain = (call: string, params: ReadonlyArray<unknown>) =>
    frame.call("rpcCall", { call, params }, READ_MILLIS)

  /** What the chain has of the transaction that executed a proposal, under the proposal's hash. */
  const readExecuted = async (method: string, hash: string, key: string) => {
    const { transactionHash } = await proposals.read(safe(), hash)
    if (transactionHash === undefined) return null
    const found = await readChain(method, [transactionHash])
    return typeof found === "object" && found !== null ? { ...found, [key]: hash } : null
  }
  const readCalls = async (id: string) => {
    const { status, transactionHash } = await proposals.read(safe(), id)
    const receipt =
      transactionHash === undefined
        ? null
        : await readChain("eth_getTransactionReceipt", [transactionHash]).catch(() => null)
    return {
      version: "2.0.0",
      id,
      chainId: chainId(),
      atomic: true,
      status: receipt === null && status === "executed" ? 100 : callStatus[status],
      ...(receipt === null ? {} : { receipts: [receipt] })
    }
  }
  const signTyped = async ([account, given]: ReadonlyArray<unknown>) => {
    requireSender(account, safe())
    let typedData = given
    try {
      if (typeof given === "string") typedData = JSON.parse(given)
    } catch {
      throw new SafeRequestError(-32602, "The typed data is not JSON.")
    }
    return askSignature(frame, "signTypedMessage", { typedData }, isLeft)
  }

  const own: Readonly<Record<string, (params: ReadonlyArray<unknown>) => unknown>> = {
    eth_accounts: () => [safe().address],
    eth_requestAccounts: () => [safe().address],
    eth_chainId: chainId,
    net_version: () => String(BigInt(chainId())),
    eth_sendTransaction: ([transaction]) => {
      requireSender(readField(transaction, "from"), safe())
      requireHere(readField(transaction, "chainId"))
      return propose([toSafeTransaction(transaction)])
    },
    wallet_sendCalls: async ([batch]) => {
      requireSender(readField(batch, "from"), safe())
      requireHere(readField(batch, "chainId"))
      return { id: await propose(toSafeTransactions(readField(batch, "calls"))) }
    },
    wallet_getCallsStatus: ([id]) => {
      if (!isHash(id)) throw new SafeRequestError(-32602, "This is not a batch of the Safe.")
      return readCalls(id)
    },
    wallet_getCapabilities: () => ({
      [chainId()]: { atomic: { status: "supported" }, atomicBatch: { supported: true } }
    }),
    personal_sign: ([message, account]) => {
      requireSender(account, safe())
      if (typeof message !== "string") throw new SafeRequestError(-32602, "The message is not a text.")
      return askSignature(frame, "signMessage", { message }, isLeft)
    },
    eth_signTypedData: signTyped,
    eth_signTypedData_v4: signTyped,
    // A Safe is a contract on one network.
    wallet_switchEthereumChain: ([wanted]) => {
      requireHere(readField(wanted, "chainId"))
      return null
    },
    eth_getTransactionReceipt: ([hash]) =>
      isHash(hash) && proposals.knows(hash)
        ? readExecuted("eth_getTransactionReceipt", hash, "transactionHash")
        : readChain("eth_getTransactionReceipt", [hash]),
    eth_getTransactionByHash: ([hash]) =>
      isHash(hash) && proposals.knows(hash)
        ? readExecuted("eth_getTransactionByHash", hash, "hash")
        : readChain("eth_getTransactionByHash", [hash])
  }

  return {
    // What is asked is asked in the caller's task: the Safe shows it as an answer to the visitor's click.
    request: async ({ method, params = [] }: SafeRequest) => {
      if (Object.hasOwn(own, method)) return own[method]!(params)
      if (!reads.includes(method)) throw new SafeRequestError(4200, `A Safe has no ${method}.`)
      safe()
      return readChain(method, params)
    }
  }
}
