import type { Amount } from "@latchkey/core"
import type { Problem } from "./SendMessages.ts"

const byReason: Readonly<Record<string, Problem>> = {
  "TRANSFER_RECEIVER_INVALID missing": "receiverMissing",
  "TRANSFER_RECEIVER_INVALID format": "receiverFormat",
  "TRANSFER_RECEIVER_INVALID invisible": "receiverInvisible",
  "TRANSFER_RECEIVER_INVALID account": "receiverAccount",
  "SEND_RECEIVER_NAME none": "receiverNameNone",
  "SEND_RECEIVER_NAME invalid": "receiverNameInvalid",
  "TRANSFER_AMOUNT_INVALID missing": "amountMissing",
  "TRANSFER_AMOUNT_INVALID zero": "amountZero",
  "TRANSFER_AMOUNT_INVALID decimals": "token",
  "TRANSFER_AMOUNT_INVALID least": "amountLeast",
  "TRANSFER_BALANCE amount": "amountTooMuch",
  "TRANSFER_BALANCE fee": "feeMissing",
  "TRANSFER_BALANCE rest": "amountRest",
  "TRANSFER_BALANCE unconfirmed": "amountUnconfirmed"
}

const byCode: Readonly<Record<string, Problem>> = {
  TRANSFER_BALANCE: "amountTooMuch",
  TRANSFER_TOKEN_INVALID: "token",
  TRANSFER_MEMO_INVALID: "memo",
  TRANSFER_FEE_UNKNOWN: "feeUnknown",
  TRANSFER_REFUSED: "refused",
  TRANSFER_SPONSOR: "sponsor",
  TRANSFER_TAX: "tax",
  TRANSFER_CHANGED: "changed",
  TRANSFER_FAILED: "busy",
  NETWORK_MISMATCH: "network",
  CAPABILITY_MISSING: "unsupported",
  SEND_PAYMENT_LINK: "receiverLink",
  SEND_RECEIVER_NAME: "receiverNameFailed",
  SEND_RECEIVER_MOVED: "receiverMoved",
  SEND_TRANSFER_SUBMITTED: "waiting"
}

/** The least that a network carries, in an error that says it. */
export const leastOf = (error: unknown): Amount | undefined =>
  (error as { readonly details?: { readonly least?: Amount } } | null)?.details?.least

/** Which words an error has, by its code and the reason in its details. */
export const problemOf = (error: unknown): Problem => {
  const { code, details } = (error ?? {}) as {
    readonly code?: string
    readonly details?: { readonly reason?: string; readonly of?: string }
  }
  return byReason[`${code} ${details?.reason ?? details?.of}`] ?? byCode[code ?? ""] ?? "other"
}
