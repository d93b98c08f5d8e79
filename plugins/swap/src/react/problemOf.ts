import type { Problem } from "./SwapMessages.ts"

const byReason: Readonly<Record<string, Problem>> = {
  "TRANSFER_BALANCE fee": "feeMissing",
  "SWAP_REQUEST_INVALID slippage": "slippage",
  "SWAP_REQUEST_INVALID same": "same"
}

const byCode: Readonly<Record<string, Problem>> = {
  TRANSFER_BALANCE: "amountTooMuch",
  TRANSFER_REFUSED: "refused",
  TRANSFER_SPONSOR: "sponsor",
  TRANSFER_TAX: "tax",
  SWAP_TOKEN_TAXED: "taxed",
  TRANSFER_CHANGED: "changed",
  TRANSFER_FAILED: "busy",
  NETWORK_MISMATCH: "network",
  SWAP_AMOUNT: "noOffer",
  SWAP_REQUEST_INVALID: "token",
  SWAP_PROVIDER: "provider",
  SWAP_MISMATCH: "mismatch",
  SWAP_QUOTE_EXPIRED: "expired",
  SWAP_PRICE_MOVED: "moved",
  SWAP_SUBMITTED: "waiting",
  SWAP_UNSUPPORTED: "unsupported"
}

/** Which words an error has, by its code and the reason in its details. */
export const problemOf = (error: unknown): Problem => {
  const { code, details } = (error ?? {}) as {
    readonly code?: string
    readonly details?: { readonly reason?: string; readonly of?: string }
  }
  return byReason[`${code} ${details?.reason ?? details?.of}`] ?? byCode[code ?? ""] ?? "other"
}
