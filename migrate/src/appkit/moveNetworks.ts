import type { App } from "../App.ts"
import type { SourceEdit } from "../SourceEdit.ts"

const NETWORKS = "@reown/appkit/networks"

/** Networks of other chains than EVM, by AppKit's names: the package that has them, and their names there. */
const others: Readonly<Record<string, readonly [module: string, name: string]>> = {
  solana: ["@latchkey/solana/networks", "solanaMainnet"],
  solanaDevnet: ["@latchkey/solana/networks", "solanaDevnet"],
  solanaTestnet: ["@latchkey/solana/networks", "solanaTestnet"],
  bitcoin: ["@latchkey/bitcoin/networks", "bitcoinMainnet"],
  bitcoinTestnet: ["@latchkey/bitcoin/networks", "bitcoinTestnet"],
  bitcoinSignet: ["@latchkey/bitcoin/networks", "bitcoinSignet"]
}

/** Imports networks from where they are: EVM's are viem's own objects, in AppKit too. */
export const moveNetworks = (app: App, edit: SourceEdit): void => {
  for (const each of edit.importsOf((module) => module === NETWORKS)) {
    edit.drop(each)
    const [module, name] =
      each.name === "AppKitNetwork"
        ? ["@latchkey/core", "NetworkInput"]
        : (others[each.name] ?? ["viem/chains", each.name])
    if (module === "viem/chains") app.packages.add("viem")
    edit.wantAs(module!, name!, each.local, each.name === "AppKitNetwork")
  }
}
