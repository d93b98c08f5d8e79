import { subtleCrypto } from "@latchkey/core/page"
import { attempt } from "@latchkey/core/chain-kit"
import { readBytes, readFields } from "../protobuf.ts"
import { bytesField, numberField, wordField } from "./encodeFields.ts"
import type { TransferFacts } from "./TransferDoc.ts"

/** The signature of a transaction and the key that it is of. */
export interface Signature {
  /** 33 bytes. */
  readonly publicKey: Uint8Array
  /** 64 bytes. */
  readonly bytes: Uint8Array
}

const MESSAGE = "/cosmos.bank.v1beta1.MsgSend"
const KEY = "/cosmos.crypto.secp256k1.PubKey"
/** Of amino's JSON. */
const SIGN_MODE = 127n

const any = (type: string, value: ReadonlyArray<number>) => [...wordField(1, type), ...bytesField(2, value)]

const coin = (denom: string, amount: bigint) => [...wordField(1, denom), ...wordField(2, String(amount))]

/** A transaction as the network takes it. Without a signature it is one to try. */
export const encodeTransaction = (
  {
    sender,
    receiver,
    denom,
    value,
    memo,
    sequence,
    fee,
    gas
  }: Omit<TransferFacts, "chainId" | "accountNumber">,
  signature?: Signature
): Uint8Array => {
  const message = [...wordField(1, sender), ...wordField(2, receiver), ...bytesField(3, coin(denom, value))]
  const body = [...bytesField(1, any(MESSAGE, message)), ...wordField(2, memo)]
  const signer = [
    ...(signature === undefined ? [] : bytesField(1, any(KEY, bytesField(1, signature.publicKey)))),
    ...bytesField(2, bytesField(1, numberField(1, SIGN_MODE))),
    ...numberField(3, sequence)
  ]
  const paid = [...(fee === 0n ? [] : bytesField(1, coin(denom, fee))), ...numberField(2, gas)]
  const auth = [...bytesField(1, signer), ...bytesField(2, paid)]
  return Uint8Array.from([
    ...bytesField(1, body),
    ...bytesField(2, auth),
    ...bytesField(3, signature?.bytes ?? new Uint8Array())
  ])
}

/** What of a transfer its transaction says. */
export type SentFacts = Pick<TransferFacts, "sender" | "receiver" | "denom" | "value" | "memo">

/** What a transaction does, where it is one transfer of one coin and nothing else. Never throws. */
export const decodeTransaction = (transaction: Uint8Array): SentFacts | undefined =>
  attempt(() => {
    const text = (bytes: Uint8Array | undefined) =>
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes ?? new Uint8Array())
    const part = (bytes: Uint8Array | undefined, number: number) => bytes && readBytes(bytes, number)
    const body = part(transaction, 1)
    const wrapped = part(body, 1)
    const message = part(wrapped, 2)
    const paid = part(message, 3)
    const amount = text(part(paid, 2))
    const fields = body === undefined ? [] : readFields(body)
    // Of each field there is one: decoders take the last, and a second message would do something else.
    const isOne = fields.length === new Set(fields.map(({ number }) => number)).size
    const isPlain = fields.every(({ number }) => number === 1 || number === 2)
    const isOneCoin = message !== undefined && readFields(message).length === 3
    if (!isOne || !isPlain || !isOneCoin || text(part(wrapped, 1)) !== MESSAGE) return undefined
    if (!/^[1-9][0-9]{0,77}$/.test(amount)) return undefined
    return {
      sender: text(part(message, 1)),
      receiver: text(part(message, 2)),
      denom: text(part(paid, 1)),
      value: BigInt(amount),
      memo: text(part(body, 2))
    }
  })

/** The hash by which the chain knows a transaction, in capital hexadecimal. Undefined outside of secure contexts. */
export const hashTransaction = async (transaction: Uint8Array): Promise<string | undefined> => {
  const subtle = subtleCrypto()
  if (subtle === undefined) return undefined
  const hash = new Uint8Array(await subtle.digest("SHA-256", Uint8Array.from(transaction)))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase()
}
