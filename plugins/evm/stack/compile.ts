import path from "node:path"
import { compileSolidity, solidityKey, type Contracts } from "../../../tests/stack/process/compileSolidity.ts"

export type { Contracts } from "../../../tests/stack/process/compileSolidity.ts"

const project = {
  folder: path.join(import.meta.dirname, "contracts"),
  libraries: ["@openzeppelin/contracts"]
}

/** Names the outcome of compiling the contracts of the stack. */
export const contractsKey = (): string => solidityKey(project)

/** The contracts of the stack by name, from the cache or by the compiler. Fails with the compiler's messages. */
export const compileContracts = (): Promise<Contracts> => compileSolidity(project)
