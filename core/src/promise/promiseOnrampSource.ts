import type { OnrampSourceDeclaration } from "../contract/OnrampSource.ts"
import type { PromiseOnrampSource } from "./toOnrampSource.ts"

/** Says that a plugin has a source of coins for money that is written with Promises. */
export interface PromiseOnrampSourceDeclaration extends Omit<OnrampSourceDeclaration, "load"> {
  /** Loads it when something is to be bought. */
  readonly load: () => Promise<PromiseOnrampSource>
}

/** A source of coins for money that is written with Promises, for the slot `onrampSources`. */
export const promiseOnrampSource = ({
  load,
  ...declaration
}: PromiseOnrampSourceDeclaration): OnrampSourceDeclaration => ({
  ...declaration,
  load: async () => {
    const [{ toOnrampSource }, source] = await Promise.all([import("./toOnrampSource.ts"), load()])
    return toOnrampSource(source, declaration.provider)
  }
})
