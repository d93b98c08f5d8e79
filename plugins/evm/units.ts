/**
 * The modules that the engine loads of this chain, joined into one module of `dist`: see `core/units.ts`. Its later parts
 * share some of them, which a bundler would otherwise cut off into a chunk of their own. Paths are below `src`, without the
 * extension.
 */
export const units: Readonly<Record<string, ReadonlyArray<string>>> = {
  chain: [
    "{Address,ChainId,keccakPermutation}",
    "capability/{networkSwitching,signing}",
    "connectors/*",
    "provider/{Eip1193,readChainId,readOverWallet}"
  ]
}
