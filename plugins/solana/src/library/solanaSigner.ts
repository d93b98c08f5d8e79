/** @ts-ignore: who does not install it gets the rest of the types. */
import type {
  MessageModifyingSigner,
  TransactionModifyingSigner,
  TransactionSendingSigner
} from "@solana/kit"
import type { Compiled } from "./decodeSigned.ts"
import { connectedAddress, type SigningKit } from "./SigningKit.ts"
import { signMessageAs } from "./signMessageAs.ts"

/** A signer as `@solana/kit` takes it, for transactions that the wallet signs, those that it sends, and messages. */
export type SolanaSigner = TransactionModifyingSigner & TransactionSendingSigner & MessageModifyingSigner

interface Config {
  readonly abortSignal?: AbortSignal
}

const cancelledBy = (config: Config | undefined) => ({ signal: config?.abortSignal })

/**
 * A signer of the account that is connected now, for `@solana/kit`: fee payer, authority, and whoever else signs. Undefined where none
 * is. It has one address: get another one when the account has changed.
 *
 * `signTransactionMessageWithSigners` has the wallet sign, `signAndSendTransactionMessageWithSigners` also send.
 * Each of its functions fails as that of `SolanaApi`, and `modifyAndSignMessages` as `kit.signMessage`; a message that another
 * account would sign by now is `SignerAccountChangedError`.
 */
export const solanaSigner = (kit: SigningKit): SolanaSigner | undefined => {
  const address = connectedAddress(kit)
  if (address === undefined) return undefined
  const modifyAndSignTransactions = async (transactions: ReadonlyArray<Compiled>, config?: Config) => {
    const cancelled = cancelledBy(config)
    const [first] = transactions
    if (first === undefined) return []
    const signed =
      transactions.length === 1
        ? [await kit.solana.signTransaction({ transaction: first, address }, cancelled)]
        : await kit.solana.signAllTransactions({ transactions, address }, cancelled)
    const { toCompiled } = await import("./decodeSigned.ts")
    return transactions.map((given, index) => toCompiled(given, signed[index]!))
  }
  const signAndSendTransactions = async (transactions: ReadonlyArray<Compiled>, config?: Config) => {
    const sent: Array<string> = []
    for (const transaction of transactions)
      sent.push(await kit.solana.signAndSendTransaction({ transaction, address }, cancelledBy(config)))
    const { signatureBytes } = await import("./decodeSigned.ts")
    return sent.map(signatureBytes)
  }
  const modifyAndSignMessages = async (
    messages: ReadonlyArray<{ readonly content: Uint8Array; readonly signatures: object }>,
    config?: Config
  ) => {
    const signed: Array<object> = []
    for (const message of messages) {
      const signature = await signMessageAs(kit, address, message.content, cancelledBy(config))
      signed.push({ ...message, signatures: { ...message.signatures, [address]: signature } })
    }
    return signed
  }
  const signer = { address, modifyAndSignTransactions, signAndSendTransactions, modifyAndSignMessages }
  return signer as unknown as SolanaSigner
}
