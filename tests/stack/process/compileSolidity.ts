import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import type { Abi, Hex } from "viem"
import { cached, hashOf } from "./cache.ts"

/** A compiled contract. */
export interface Contract {
  readonly abi: Abi
  /** Creation code, without constructor arguments. */
  readonly bytecode: Hex
  /** Code as it stands on the chain; complete only for contracts without immutable values. */
  readonly runtime: Hex
}

/** Compiled contracts by name. */
export type Contracts = Readonly<Record<string, Contract>>

/** Contracts that are compiled together: those of a folder, and the packages that they import from. */
export interface SolidityProject {
  readonly folder: string
  readonly libraries: ReadonlyArray<string>
}

interface CompilerOutput {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[]
  readonly contracts: Readonly<Record<string, Readonly<Record<string, CompiledContract>>>>
}

interface CompiledContract {
  readonly abi: Abi
  readonly evm: {
    readonly bytecode: { readonly object: string }
    readonly deployedBytecode: { readonly object: string }
  }
}

interface Solc {
  compile(
    input: string,
    callbacks: { import(file: string): { contents: string } | { error: string } }
  ): string
}

const require = createRequire(import.meta.url)
const versionOf = (name: string) => (require(`${name}/package.json`) as { version: string }).version

const settings = {
  optimizer: { enabled: true, runs: 200 },
  evmVersion: "cancun",
  metadata: { bytecodeHash: "none" },
  outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.deployedBytecode.object"] } }
}

const readSources = (folder: string): readonly (readonly [name: string, text: string])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sol"))
    .toSorted()
    .map((file) => [file, readFileSync(path.join(folder, file), "utf8")] as const)

/** Names the outcome of a compilation: sources, libraries, compiler and settings. */
export const solidityKey = ({ folder, libraries }: SolidityProject): string =>
  hashOf([...readSources(folder).flat(), ...["solc", ...libraries].map(versionOf), JSON.stringify(settings)])

/** The compiled contracts of a folder, from the cache or by the compiler. Fails with the compiler's messages. */
export const compileSolidity = (project: SolidityProject): Promise<Contracts> =>
  cached(`contracts-${solidityKey(project)}`, () => compile(project))

async function compile({ folder }: SolidityProject): Promise<Contracts> {
  // Nine megabytes of WebAssembly, which a cached start never reads.
  const solc = require("solc") as Solc
  const sources = Object.fromEntries(readSources(folder).map(([name, content]) => [name, { content }]))
  const output = JSON.parse(
    solc.compile(JSON.stringify({ language: "Solidity", sources, settings }), { import: readImport })
  ) as CompilerOutput
  const errors = (output.errors ?? []).filter((entry) => entry.severity === "error")
  if (errors.length > 0) throw new Error(errors.map((entry) => entry.formattedMessage).join("\n"))
  const own = Object.keys(sources).flatMap((file) => Object.entries(output.contracts[file] ?? {}))
  return Object.fromEntries(
    own.map(([name, { abi, evm }]) => [
      name,
      { abi, bytecode: `0x${evm.bytecode.object}`, runtime: `0x${evm.deployedBytecode.object}` } as const
    ])
  )
}

function readImport(file: string): { contents: string } | { error: string } {
  try {
    return { contents: readFileSync(require.resolve(file), "utf8") }
  } catch (cause) {
    return { error: String(cause) }
  }
}
