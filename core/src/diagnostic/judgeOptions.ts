import type { Diagnostic } from "../notice/Diagnostic.ts"

/**
 * What the developer should know of the options of a kit: those that nothing reads, and those that cannot do what they say.
 *
 * Fails: throws `OptionInvalidError` where no kit can be made of them.
 */
export const judgeOptions = (_options: object): ReadonlyArray<Diagnostic> => []
