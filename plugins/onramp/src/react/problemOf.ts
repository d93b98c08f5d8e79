import type { Problem } from "./OnrampMessages.ts"

const byCode: Readonly<Record<string, Problem>> = {
  ONRAMP_PROVIDER: "provider",
  ONRAMP_LINK: "link",
  ONRAMP_REQUEST_INVALID: "invalid"
}

/** Which words an error has, by its code. */
export const problemOf = (error: unknown): Problem =>
  byCode[(error as { readonly code?: string } | undefined)?.code ?? ""] ?? "other"
