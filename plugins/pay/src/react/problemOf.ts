import type { Problem } from "./PayMessages.ts"

const byReason: Readonly<Record<string, Problem>> = {
  "TRANSFER_BALANCE amount": "amountTooMuch",
  "TRANSFER_BALANCE fee": "feeMissing",
  "TRANSFER_BALANCE rest": "amountRest",
  "TRANSFER_BALANCE unconfirmed": "amountUnconfirmed",
  "TRANSFER_AMOUNT_INVALID decimals": "decimals",
  "TRANSFER_AMOUNT_INVALID least": "amountLeast",
  "PAY_REQUEST_INVALID decimals": "decimals"
}

const byCode: Readonly<Record<string, Problem>> = {
  TRANSFER_BALANCE: "amountTooMuch",
  TRANSFER_TOKEN_INVALID: "token",
  TRANSFER_RECEIVER_INVALID: "recipient",
  TRANSFER_FEE_UNKNOWN: "feeUnknown",
  TRANSFER_REFUSED: "refused",
  TRANSFER_SPONSOR: "sponsor",
  TRANSFER_TAX: "tax",
  TRANSFER_CHANGED: "changed",
  TRANSFER_FAILED: "busy",
  NETWORK_MISMATCH: "network",
  NETWORK_SWITCH_FAILED: "network",
  NETWORK_SWITCH_UNSUPPORTED: "network",
  NETWORK_SWITCH_REJECTED: "switchDeclined",
  PAY_SUBMITTED: "waiting",
  PAY_UNSUPPORTED: "unsupported",
  EXCHANGE_FAILED: "exchange",
  EXCHANGE_LINK: "link"
}

/** Which words an error has, by its code and the reason in its details. */
export const problemOf = (error: unknown): Problem => {
  const { code, details } = (error ?? {}) as {
    readonly code?: string
    readonly details?: { readonly reason?: string; readonly of?: string }
  }
  return byReason[`${code} ${details?.reason ?? details?.of}`] ?? byCode[code ?? ""] ?? "other"
}
