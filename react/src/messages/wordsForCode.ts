import type { Messages } from "./Messages.ts"

/** The sentence for an error's code; a general one for a code without words. */
export const wordsForCode = ({ errors }: Messages, code: string | undefined): string =>
  (code !== undefined && Object.hasOwn(errors, code) ? errors[code] : undefined) ?? errors.UNKNOWN
