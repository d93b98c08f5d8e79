import { accountJson } from "../accountJson.ts"
import { feeOf } from "../fee.ts"
import type { Execution, LedgerEntry } from "../Ledger.ts"
import { invalidParams, RpcError, rpcErrorCode } from "../RpcError.ts"
import { transactionErrorText } from "../transactionError.ts"
import { transactionJson } from "../transactionJson.ts"
import { decodeMessage, decodeText, decodeTransaction } from "../wireTransaction.ts"
import {
  addressParam,
  configParam,
  countParam,
  listParam,
  withContext,
  type NodeContext,
  type RpcMethods
} from "./RpcMethod.ts"

/** Sending, trying and finding transactions. */
export const transactionMethods: RpcMethods = {
  sendTransaction: ([text, given], { ledger }) => {
    const config = configParam(given)
    const wire = decodeTransaction(text, config["encoding"])
    if (config["skipPreflight"] !== true) {
      if (wire.signatures.includes(null)) throw badSignature()
      const tried = ledger.simulate(wire, { signatures: true, blockhash: true })
      if (tried.error === "SignatureFailure") throw badSignature()
      if (tried.error !== null) {
        throw new RpcError(
          rpcErrorCode.preflightFailure,
          `Transaction simulation failed: ${transactionErrorText(tried.error)}`,
          { ...executionJson(tried), accounts: null }
        )
      }
    }
    ledger.execute(wire)
    return wire.signatures[0]
  },

  simulateTransaction: ([text, given], { ledger }) => {
    const config = configParam(given)
    const { sigVerify, replaceRecentBlockhash, accounts } = config
    if (sigVerify === true && replaceRecentBlockhash === true) {
      throw invalidParams("sigVerify may not be used with replaceRecentBlockhash")
    }
    const wire = decodeTransaction(text, config["encoding"])
    const tried = ledger.simulate(wire, {
      signatures: sigVerify === true,
      blockhash: replaceRecentBlockhash !== true
    })
    const wanted = configParam(accounts)
    const addresses = listParam(wanted["addresses"] ?? [], 100).map(addressParam)
    const shown = addresses.map((each) => {
      const account = tried.after.get(each) ?? ledger.account(each)
      return account ? accountJson(account, { encoding: wanted["encoding"] ?? "base64" }, ledger) : null
    })
    return withContext(ledger, {
      ...executionJson(tried),
      accounts: accounts === undefined || accounts === null ? null : shown,
      ...(replaceRecentBlockhash === true && { replacementBlockhash: ledger.latestBlockhash() })
    })
  },

  getSignatureStatuses: ([signatures], { ledger }) =>
    withContext(
      ledger,
      listParam(signatures, 256).map((signature) => {
        const entry = ledger.entry(signatureParam(signature))
        return entry === undefined ? null : statusJson(entry)
      })
    ),

  getSignaturesForAddress: ([of, given], { ledger }) => {
    const { limit, before, until } = configParam(given)
    const entries = ledger.entriesOf(addressParam(of))
    const place = (signature: unknown) => entries.findIndex((entry) => entry.signature === signature)
    const first = before === undefined || before === null ? 0 : place(signatureParam(before)) + 1
    const last = until === undefined || until === null ? -1 : place(signatureParam(until))
    const most = limit === undefined ? 1000 : Number(countParam(limit))
    if (most < 1 || most > 1000) throw invalidParams("Invalid limit; max 1000")
    return entries
      .slice(first, last === -1 ? undefined : last)
      .slice(0, most)
      .map((entry) => ({
        signature: entry.signature,
        slot: entry.slot,
        err: entry.error,
        memo: null,
        blockTime: entry.blockTime,
        confirmationStatus: "finalized"
      }))
  },

  getTransaction: ([signature, given], { ledger }) => {
    const config = typeof given === "string" ? { encoding: given } : configParam(given)
    const entry = ledger.entry(signatureParam(signature))
    if (entry === undefined) return null
    const { version } = entry.wire.message
    const supported = config["maxSupportedTransactionVersion"]
    if (version === 0 && supported === undefined) {
      throw new RpcError(
        rpcErrorCode.unsupportedVersion,
        "Transaction version (0) is not supported by the requesting client. Please try the request again with the " +
          'following configuration parameter: "maxSupportedTransactionVersion": 0'
      )
    }
    return {
      slot: entry.slot,
      blockTime: entry.blockTime,
      ...(supported !== undefined && { version }),
      ...transactionJson(entry, config["encoding"])
    }
  },

  getFeeForMessage: ([text], { ledger }) => {
    const message = decodeMessage(decodeText(text, "base64"))
    return withContext(ledger, ledger.isBlockhashValid(message.lifetimeToken) ? feeOf(message) : null)
  },

  requestAirdrop: ([to, lamports], { airdrop }: NodeContext) =>
    airdrop(addressParam(to), countParam(lamports))
}

const badSignature = () =>
  new RpcError(rpcErrorCode.signatureVerification, "Transaction signature verification failure")

function signatureParam(value: unknown): string {
  const bytes = decodeText(value)
  if (bytes.length !== 64) throw invalidParams("Invalid param: WrongSize")
  return value as string
}

const executionJson = ({ error, logs, unitsConsumed, returnData }: Execution) => ({
  err: error,
  logs,
  unitsConsumed,
  returnData,
  innerInstructions: null
})

const statusJson = (entry: LedgerEntry) => ({
  slot: entry.slot,
  confirmations: null,
  err: entry.error,
  status: entry.error === null ? { Ok: null } : { Err: entry.error },
  confirmationStatus: "finalized"
})
