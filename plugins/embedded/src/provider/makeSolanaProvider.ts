import type { CaipNetworkId } from "@latchkey/core"
import { fromBase58, fromBase64, readField, toBase58, toBase64 } from "@latchkey/core/chain-kit"
import type { EmbeddedSession } from "../session/EmbeddedSession.ts"
import type { AskFrame } from "./askFrame.ts"
import type { EmbeddedRequest } from "./EmbeddedRequest.ts"
import { ProviderRequestError } from "./ProviderRequestError.ts"

/** The embedded wallet on Solana: what `kit.getProvider("solana")` gives. */
export interface EmbeddedSolanaProvider {
  /**
   * Asks the wallet on a network, by default the one of the session. Keys, messages and signatures are base58, transactions
   * base64. Rejects as the provider of EVM networks does.
   */
  readonly request: (request: EmbeddedRequest, networkId?: CaipNetworkId) => Promise<unknown>
}

const namespace = "solana"
const MAX_BASE64 = 4096
const MAX_BASE58 = 4096

const invalid = () => new ProviderRequestError(-32602, "A transaction in base64 is expected.")

/** Transactions are base58 to the frame, base64 to the page. */
const toFrame = (transaction: unknown): string => {
  const bytes = fromBase64(transaction, MAX_BASE64)
  if (bytes === undefined) throw invalid()
  return toBase58(bytes)
}
const fromFrame = (transaction: unknown): unknown => {
  const bytes = typeof transaction === "string" ? fromBase58(transaction, MAX_BASE58) : undefined
  return bytes === undefined ? transaction : toBase64(bytes)
}
const list = (value: unknown): ReadonlyArray<unknown> => {
  if (!Array.isArray(value)) throw invalid()
  return value
}
const withTransaction = (answer: unknown) => {
  const transaction = readField(answer, "transaction")
  const signature = readField(answer, "signature")
  return { signature, ...(transaction === undefined ? {} : { transaction: fromFrame(transaction) }) }
}

/** How a method is asked of the frame, and how its answer is given to the page. */
interface Translation {
  readonly params: (params: unknown, pubkey: string) => unknown
  readonly answer: (answer: unknown) => unknown
}

const same = (answer: unknown) => answer
const translations: Readonly<Record<string, Translation>> = {
  solana_signMessage: {
    params: (params, pubkey) => ({ message: readField(params, "message"), pubkey }),
    answer: same
  },
  solana_signTransaction: {
    params: (params) => ({ transaction: toFrame(readField(params, "transaction")) }),
    answer: withTransaction
  },
  solana_signAllTransactions: {
    params: (params) => ({ transactions: list(readField(params, "transactions")).map(toFrame) }),
    answer: (answer) => {
      const signed = readField(answer, "transactions")
      return { transactions: Array.isArray(signed) ? signed.map(fromFrame) : signed }
    }
  },
  solana_signAndSendTransaction: {
    params: (params) => {
      const options = readField(params, "sendOptions")
      return {
        transaction: toFrame(readField(params, "transaction")),
        ...(options === undefined ? {} : { options })
      }
    },
    answer: same
  }
}

/** Makes the wallet's provider for Solana. Accounts are answered from the session. */
export const makeSolanaProvider = (session: EmbeddedSession, ask: AskFrame): EmbeddedSolanaProvider => ({
  request: async ({ method, params }, networkId) => {
    const place = session.place(namespace)
    if (place === undefined) throw new ProviderRequestError(4900, "Nobody is signed in.")
    const on = networkId ?? place.networkId
    if (method === "solana_getAccounts" || method === "solana_requestAccounts")
      return place.accounts.map(({ address }) => ({ pubkey: address }))
    const translation = Object.hasOwn(translations, method) ? translations[method] : undefined
    if (translation === undefined) return ask({ method, params }, on)
    const asked = translation.params(params, place.accounts[0]!.address)
    return translation.answer(await ask({ method, params: asked }, on))
  }
})
