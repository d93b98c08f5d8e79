import type { Problem } from "./NamesMessages.ts"

const byReason: Readonly<Record<string, Problem>> = {
  "NAME_INVALID short": "short",
  "NAME_INVALID characters": "characters",
  "NAME_INVALID form": "form",
  "NAME_TAKEN other": "taken",
  "NAME_TAKEN self": "owned"
}

const byCode: Readonly<Record<string, Problem>> = {
  SIGNING_REJECTED: "declined",
  CAPABILITY_MISSING: "network",
  NAME_NETWORK: "network",
  NAME_ACCOUNT: "account",
  NOT_CONNECTED: "account"
}

/** Which words an error has, by its code and the reason in its details. */
export const problemOf = (error: unknown): Problem => {
  const { code, details } = (error ?? {}) as {
    readonly code?: string
    readonly details?: { readonly reason?: string; readonly by?: string }
  }
  return byReason[`${code} ${details?.reason ?? details?.by}`] ?? byCode[code ?? ""] ?? "failed"
}
