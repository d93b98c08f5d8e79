import { describeForeign } from "@latchkey/core"
import { attempt, hasForeignCode } from "@latchkey/core/chain-kit"
import { WindowError } from "../window/WindowError.ts"
import type { CoinbaseProvider, CoinbaseRequest } from "./CoinbaseProvider.ts"

/** What the wallet is asked with: the SDK's signer. */
export interface WalletSigner {
  readonly request: (request: CoinbaseRequest) => Promise<unknown>
}

// What the signer answers by itself or asks the visitor; anything else it asks a node.
const known: ReadonlyArray<string> = [
  "eth_accounts",
  "eth_requestAccounts",
  "eth_coinbase",
  "eth_chainId",
  "net_version",
  "wallet_getCapabilities",
  "wallet_switchEthereumChain",
  "personal_sign",
  "eth_signTransaction",
  "eth_sendTransaction",
  "eth_signTypedData",
  "eth_signTypedData_v4",
  "wallet_addEthereumChain",
  "wallet_watchAsset",
  "wallet_sendCalls",
  "wallet_showCallsStatus",
  "wallet_grantPermissions"
]
// What a node of the wallet is asked for.
const ofNodes =
  /^(eth_(get|call$|estimateGas$|blockNumber$|gasPrice$|feeHistory$|maxPriorityFeePerGas$)|wallet_getCallsStatus$)/
// What is done without the page, once the visitor has agreed to it.
const sending: ReadonlyArray<string> = ["eth_sendTransaction", "wallet_sendCalls"]

class CoinbaseRequestError extends Error {
  override readonly name = "CoinbaseRequestError"
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** What the wallet or its SDK threw, which may be anything, of any size. */
const toRequestError = (cause: unknown): CoinbaseRequestError => {
  const { code = -32603, data, message } = describeForeign(cause)
  const error = new CoinbaseRequestError(code, message || "Coinbase refused.")
  return data === undefined ? error : Object.assign(error, { data })
}

const codeOf = ({ end, asked }: WindowError, method: string): number => {
  // A window that was closed over a transaction may have sent it.
  if (asked && sending.includes(method)) return -32603
  if (end === "closed") return 4001
  return asked ? -32603 : 4900
}

/** The provider of a session, and how it is told and ended. */
export interface SessionProvider {
  readonly provider: CoinbaseProvider
  readonly emit: (event: string, payload: unknown) => boolean
  /** From now on it rejects. */
  readonly leave: () => void
}

/**
 * Makes the provider of a session. `hasNode` says whether the wallet has named a node that the page may ask; `onEnd` is called when the
 * wallet says that the site has no permission any more.
 */
export const makeProvider = (
  signer: () => WalletSigner,
  hasNode: () => boolean,
  onEnd: () => void
): SessionProvider => {
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  let left = false
  const request = async ({ method, params }: CoinbaseRequest): Promise<unknown> => {
    if (left) throw new CoinbaseRequestError(4900, "Coinbase is not connected.")
    if (!known.includes(method) && !(ofNodes.test(method) && hasNode()))
      throw new CoinbaseRequestError(4200, `There is no ${method}.`)
    try {
      return await signer().request(params === undefined ? { method } : { method, params })
    } catch (cause) {
      if (cause instanceof WindowError) throw new CoinbaseRequestError(codeOf(cause, method), cause.message)
      if (!left && hasForeignCode(cause, 4100)) onEnd()
      throw toRequestError(cause)
    }
  }
  return {
    provider: {
      request,
      on: (event, listener) => {
        const known = listeners.get(event) ?? new Set()
        listeners.set(event, known.add(listener))
      },
      removeListener: (event, listener) => void listeners.get(event)?.delete(listener)
    },
    emit: (event, payload) => {
      for (const listener of [...(listeners.get(event) ?? [])]) attempt(() => listener(payload))
      return true
    },
    leave: () => {
      left = true
    }
  }
}
