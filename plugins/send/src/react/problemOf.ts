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
  "TRANSFER_BALANCE amount": "amountTooMuch",
  "TRANSFER_BALANCE fee": "feeMissing"
}

const byCode: Readonly<Record<string, Problem>> = {
  TRANSFER_BALANCE: "amountTooMuch",
  TRANSFER_TOKEN_INVALID: "token",
  TRANSFER_REFUSED: "refused",
  TRANSFER_CHANGED: "changed",
  TRANSFER_FAILED: "busy",
  NETWORK_MISMATCH: "network",
  SEND_RECEIVER_NAME: "receiverNameFailed",
  SEND_RECEIVER_MOVED: "receiverMoved",
  SEND_TRANSFER_SUBMITTED: "waiting"
}

/** Which words an error has, by its code and the reason in its details. */
export const problemOf = (error: unknown): Problem => {
  const { code, details } = (error ?? {}) as {
    readonly code?: string
    readonly details?: { readonly reason?: string; readonly of?: string }
  }
  return byReason[`${code} ${details?.reason ?? details?.of}`] ?? byCode[code ?? ""] ?? "other"
}
