import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { MsgSend } from "cosmjs-types/cosmos/bank/v1beta1/tx"
import type { Coin } from "cosmjs-types/cosmos/base/v1beta1/coin"
import { PubKey } from "cosmjs-types/cosmos/crypto/secp256k1/keys"
import type { SignMode } from "cosmjs-types/cosmos/tx/signing/v1beta1/signing"
import { AuthInfo, TxBody, TxRaw, type Fee } from "cosmjs-types/cosmos/tx/v1beta1/tx"
import type { LedgerCoin } from "./Ledger.ts"
import { SdkError, sdkCode } from "./SdkError.ts"

/** A transaction as it came, and what it says. */
export interface Transaction {
  /** SHA-256 of the bytes, in upper-case hexadecimal. */
  readonly hash: string
  readonly bytes: Uint8Array
  readonly raw: TxRaw
  readonly body: TxBody
  readonly fee: Fee
  readonly messages: readonly MsgSend[]
  readonly signer: TransactionSigner
}

export interface TransactionSigner {
  /** Absent when the signer relies on the key of its earlier transactions. */
  readonly publicKey?: Uint8Array
  readonly sequence: bigint
  readonly mode: SignMode
}

const sendType = "/cosmos.bank.v1beta1.MsgSend"
const keyType = "/cosmos.crypto.secp256k1.PubKey"

export const hashOf = (bytes: Uint8Array): string => bytesToHex(sha256(bytes)).toUpperCase()

/** Reads a transaction. Fails with the code that the SDK has for what is wrong. */
export function decodeTransaction(bytes: Uint8Array): Transaction {
  const { raw, body, authInfo } = parse(bytes)
  if (raw.signatures.length === 0) {
    throw new SdkError(sdkCode.noSignatures, "the transaction carries none")
  }
  const { fee, signerInfos } = authInfo
  const [signer] = signerInfos
  if (body.messages.length === 0) {
    throw new SdkError(sdkCode.invalidRequest, "must contain at least one message")
  }
  const messages = body.messages.map(({ typeUrl, value }) => {
    if (typeUrl !== sendType) throw unknownType(typeUrl)
    return guarded(() => MsgSend.decode(value))
  })
  const signers = new Set(messages.map((message) => message.fromAddress))
  if (signerInfos.length !== signers.size || raw.signatures.length !== signers.size || signers.size !== 1) {
    throw new SdkError(
      sdkCode.unauthorized,
      `wrong number of signers; expected ${signers.size}, got ${raw.signatures.length}`
    )
  }
  if (fee === undefined || signer === undefined) throw new SdkError(sdkCode.txDecode, "no fee or signer")
  return { hash: hashOf(bytes), bytes, raw, body, fee, messages, signer: decodeSigner(signer) }
}

/** Coins as numbers. Fails with code 10 for a malformed amount. */
export const coinsOf = (coins: readonly Coin[]): readonly LedgerCoin[] =>
  coins.map(({ denom, amount }) => {
    if (!/^\d{1,78}$/.test(amount) || denom === "") {
      throw new SdkError(sdkCode.invalidCoins, `${amount}${denom}`)
    }
    return { denom, amount: BigInt(amount) }
  })

function parse(bytes: Uint8Array) {
  return guarded(() => {
    const raw = TxRaw.decode(bytes)
    return { raw, body: TxBody.decode(raw.bodyBytes), authInfo: AuthInfo.decode(raw.authInfoBytes) }
  })
}

function decodeSigner(info: AuthInfo["signerInfos"][number]): TransactionSigner {
  const { publicKey, sequence } = info
  const mode = info.modeInfo?.single?.mode
  if (mode === undefined) throw new SdkError(sdkCode.unauthorized, "only single signers are known")
  if (publicKey === undefined) return { sequence, mode }
  if (publicKey.typeUrl !== keyType) throw unknownType(publicKey.typeUrl)
  return { publicKey: guarded(() => PubKey.decode(publicKey.value).key), sequence, mode }
}

const unknownType = (typeUrl: string) =>
  new SdkError(sdkCode.txDecode, `unable to resolve type URL ${typeUrl}`)

function guarded<A>(decode: () => A): A {
  try {
    return decode()
  } catch (cause) {
    throw new SdkError(sdkCode.txDecode, cause instanceof Error ? cause.message : String(cause))
  }
}
