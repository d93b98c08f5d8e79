import type { ExchangeSourceDeclaration } from "../contract/ExchangeSource.ts"
import type { PromiseExchangeSource } from "./toExchangeSource.ts"

/** Says that a plugin knows exchanges, by a source that is written with Promises. */
export interface PromiseExchangeSourceDeclaration extends Omit<ExchangeSourceDeclaration, "load"> {
  /** Loads it when something is to be paid. */
  readonly load: () => Promise<PromiseExchangeSource>
}

/** A source of exchanges that is written with Promises, for the slot `exchangeSources`. */
export const promiseExchangeSource = ({
  load,
  ...declaration
}: PromiseExchangeSourceDeclaration): ExchangeSourceDeclaration => ({
  ...declaration,
  load: async () => {
    const [{ toExchangeSource }, source] = await Promise.all([import("./toExchangeSource.ts"), load()])
    return toExchangeSource(source)
  }
})
