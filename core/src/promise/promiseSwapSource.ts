import type { SwapSourceDeclaration } from "../contract/SwapSource.ts"
import type { PromiseSwapSource } from "./toSwapSource.ts"

/** Says that a plugin has a source of swaps that is written with Promises. */
export interface PromiseSwapSourceDeclaration extends Omit<SwapSourceDeclaration, "load"> {
  /** Loads it when something is to be swapped. */
  readonly load: () => Promise<PromiseSwapSource>
}

/** A source of swaps that is written with Promises, for the slot `swapSources`. */
export const promiseSwapSource = ({
  load,
  ...declaration
}: PromiseSwapSourceDeclaration): SwapSourceDeclaration => ({
  ...declaration,
  load: async () => {
    const [{ toSwapSource }, source] = await Promise.all([import("./toSwapSource.ts"), load()])
    return toSwapSource(source, declaration.title)
  }
})
