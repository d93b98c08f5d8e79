import { copyBytes, fromBase64, toBase58, toBase64 } from "@latchkey/core/chain-kit"
import { MAX_MESSAGE } from "../capability/signing.ts"
import { given, isFields, signature, told, type Fields, type Method } from "./Call.ts"
import { MAX_TRANSACTION, readTransaction, signatureOf } from "./WireTransaction.ts"

const MAX_TRANSACTIONS = 100

const transaction = (value: unknown): Uint8Array =>
  given(fromBase64(value, Math.ceil(MAX_TRANSACTION / 3) * 4), "transaction in base64")

const signedTransaction = ({ signedTransaction: bytes }: Fields) =>
  told(copyBytes(bytes, MAX_TRANSACTION), "signed transaction")

/** The methods beyond accounts and messages. */
export const transactionMethods: Readonly<Record<string, Method>> = {
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
