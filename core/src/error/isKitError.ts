import { attempt } from "./attempt.ts"
import { isOwnError, type KitError } from "./KitError.ts"

// What each copy of the core gives its errors, and no wallet or library its own.
const hasFacts = (value: Error & Partial<KitError>): boolean =>
  value.name === value._tag &&
  typeof value.code === "string" &&
  typeof value.advice === "string" &&
  typeof value.rejected === "boolean" &&
  typeof value.details === "object"

/**
 * Whether a value is an error of the kit's, of this copy of `@latchkey/core` or of another that the page has loaded too. Never throws,
 * whatever traps a foreign value has.
 */
export const isKitError = (value: unknown): value is KitError =>
  isOwnError(value) || (attempt(() => value instanceof Error && hasFacts(value)) ?? false)
