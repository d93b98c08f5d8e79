import type { RequestArguments } from "../provider/Eip1193Provider.ts"

/**
 * Replaces a wallet's answer to a method. What it returns is what `request` returns, promise or not; what it throws is
 * thrown synchronously. `answer()` gives the genuine answer.
 */
export type Fault = (answer: () => Promise<unknown>, request: RequestArguments) => unknown

/** Faults by method; "*" means every method without its own. */
export type Faults = Readonly<Record<string, Fault>>
