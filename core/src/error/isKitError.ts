import { attempt } from "./attempt.ts"
import { isOwnError, type KitError } from "./KitError.ts"

type Facts = Partial<Record<"name" | "_tag" | "code" | "advice" | "rejected" | "details", unknown>>

// What each copy of the core gives its errors, and no wallet or library its own.
const hasFacts = ({ name, _tag, code, advice, rejected, details }: Facts): boolean =>
  name === _tag &&
  typeof code === "string" &&
  typeof advice === "string" &&
  typeof rejected === "boolean" &&
  typeof details === "object"

/**
 * Whether a value is an error of the kit's, of this copy of `@latchkey/core` or of another that the page has loaded too. Never throws,
 * whatever traps a foreign value has.
 */
export const isKitError = (value: unknown): value is KitError =>
  isOwnError(value) || (attempt(() => value instanceof Error && hasFacts(value)) ?? false)
