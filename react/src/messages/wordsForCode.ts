import type { Messages } from "./Messages.ts"

/** The message for an error code; a general one for a code without its own. */
export const wordsForCode = ({ errors }: Messages, code: string | undefined): string =>
  (code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined) ?? errors.UNKNOWN
