import type { CaipNetworkId } from "@latchkey/core"
import {
  callStandardFeature,
  type StandardAccount,
  type StandardWallet
} from "@latchkey/core/wallet-standard"
import { fromBase58, toBase58 } from "../base58.ts"
import { fromBase64, toBase64 } from "../base64.ts"
import { toStandardChain } from "../StandardChain.ts"
import { copyBytes, isSameBytes } from "./bytes.ts"
import { ProviderRequestError, type SolanaProvider } from "./SolanaProvider.ts"
import { MAX_TRANSACTION, readTransaction, signatureOf } from "./WireTransaction.ts"

/** The most bytes of a message that a wallet is asked to sign. */
export const MAX_MESSAGE = 64 * 1024
const MAX_TRANSACTIONS = 100

/** What a provider knows of its wallet, as it is now. */
export interface StandardState {
  readonly networkId: () => CaipNetworkId
  /** The wallet's accounts on a network, the current one first. */
  readonly accountsOn: (networkId: CaipNetworkId) => ReadonlyArray<StandardAccount>
  readonly select: (networkId: CaipNetworkId) => void
}

type Fields = Readonly<Record<string, unknown>>

interface Call {
  readonly accounts: ReadonlyArray<StandardAccount>
  readonly params: Fields
  /** The network, as the wallet calls it. */
  readonly chain: string
  readonly account: () => StandardAccount
  /** Asks the wallet, one answer for each input. */
  readonly ask: (feature: string, inputs: ReadonlyArray<Fields>) => Promise<ReadonlyArray<Fields>>
}

const fail = (...reason: ConstructorParameters<typeof ProviderRequestError>): never => {
  throw new ProviderRequestError(...reason)
}

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null

const given = <A>(value: A | undefined, what: string): A => value ?? fail(-32602, `No ${what}.`)
const told = <A>(value: A | undefined, what: string): A =>
  value ?? fail(-32603, `The wallet gave no ${what}.`)

const signature = (value: unknown): string => {
  const bytes = copyBytes(value, 64)
  return toBase58(told(bytes?.length === 64 ? bytes : undefined, "signature"))
}

const transaction = (value: unknown): Uint8Array =>
  given(fromBase64(value, Math.ceil(MAX_TRANSACTION / 3) * 4), "transaction in base64")

const signedTransaction = ({ signedTransaction: bytes }: Fields) =>
  told(copyBytes(bytes, MAX_TRANSACTION), "signed transaction")

const getAccounts = async ({ accounts }: Call) => accounts.map(({ address }) => ({ pubkey: address }))

const methods: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  solana_getAccounts: getAccounts,
  solana_requestAccounts: getAccounts,

  solana_signMessage: async ({ params, account, ask }) => {
    const message = given(fromBase58(params["message"], MAX_MESSAGE * 1.4), "message in base58")
    // The wallet gets a copy: what it does to it must not change what its answer is compared with.
    const [output] = await ask("solana:signMessage", [
      { account: account().source, message: message.slice() }
    ])
    const signed = output!["signedMessage"]
    const isOther =
      signed !== undefined && !isSameBytes(told(copyBytes(signed, MAX_MESSAGE), "message"), message)
    return isOther
      ? fail(-32603, "The wallet signed another message.")
      : { signature: signature(output!["signature"]) }
  },

  solana_signTransaction: async ({ params, chain, account, ask }) => {
    const signer = account()
    const bytes = transaction(params["transaction"])
    const [output] = await ask("solana:signTransaction", [
      { account: signer.source, transaction: bytes, chain }
    ])
    const signed = signedTransaction(output!)
    const read = readTransaction(signed)
    const found = read === undefined ? undefined : signatureOf(read, signer.address)
    return { signature: told(found, "signature of the account"), transaction: toBase64(signed) }
  },

  solana_signAllTransactions: async ({ params, chain, account, ask }) => {
    const { transactions } = params
    const isList =
      Array.isArray(transactions) && transactions.length > 0 && transactions.length <= MAX_TRANSACTIONS
    const list: ReadonlyArray<unknown> = given(
      isList ? transactions : undefined,
      "list of 1 to 100 transactions"
    )
    const { source } = account()
    const outputs = await ask(
      "solana:signTransaction",
      list.map((one) => ({ account: source, transaction: transaction(one), chain }))
    )
    return { transactions: outputs.map((output) => toBase64(signedTransaction(output))) }
  },

  solana_signAndSendTransaction: async ({ params, chain, account, ask }) => {
    const input = {
      account: account().source,
      transaction: transaction(params["transaction"]),
      chain,
      options: { ...(params["sendOptions"] as object | undefined) }
    }
    const [output] = await ask("solana:signAndSendTransaction", [input])
    return { signature: signature(output!["signature"]) }
  },

  solana_signIn: async ({ params, ask }) => {
    const [output] = await ask("solana:signIn", [{ ...params }])
    const { account } = output!
    return {
      pubkey: told(isFields(account) ? account["address"] : undefined, "account"),
      signedMessage: toBase58(told(copyBytes(output!["signedMessage"], MAX_MESSAGE), "message")),
      signature: signature(output!["signature"])
    }
  }
}

/** The provider of a connected Wallet Standard wallet; its features do the work. */
export const makeStandardProvider = (wallet: StandardWallet, state: StandardState): SolanaProvider => ({
  request: async (request, networkId = state.networkId()) => {
    const { method, params }: Fields = isFields(request) ? request : {}
    const run = typeof method === "string" && Object.hasOwn(methods, method) ? methods[method] : undefined
    if (run === undefined) return fail(4200, "No such method.")
    const accounts = state.accountsOn(networkId)
    const fields = isFields(params) ? params : {}
    return run({
      accounts,
      params: fields,
      chain: toStandardChain(networkId),
      account: () => {
        const { pubkey } = fields
        const found = pubkey === undefined ? accounts[0] : accounts.find(({ address }) => address === pubkey)
        return found ?? fail(4100, "The wallet shared no such account on that network.")
      },
      ask: async (feature, inputs) => {
        if (wallet.feature(feature) === undefined) return fail(4200, `${wallet.name} has no ${feature}.`)
        const answer = await callStandardFeature(wallet, feature, feature.slice("solana:".length), ...inputs)
        return Array.isArray(answer) && answer.length === inputs.length && answer.every(isFields)
          ? answer
          : fail(-32603, `The wallet gave no answer to ${feature}.`)
      }
    })
  },
  selectNetwork: (networkId) => {
    const accounts = state.accountsOn(networkId)
    if (accounts.length === 0) return undefined
    state.select(networkId)
    return accounts.map(({ address }) => address)
  }
})
