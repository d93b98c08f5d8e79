import path from "node:path"
import { build } from "vite"

/**
 * Bundles a file of `wallet` into one classic script without imports, for `addInitScript`.
 *
 * @param outDir a folder of the script's own
 * @returns its path
 */
export const buildWalletScript = async (entry: string, outDir: string): Promise<string> => {
  await build({
    root: path.join(import.meta.dirname, "../wallet"),
    configFile: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      lib: {
        entry,
        formats: ["iife"],
        name: "latchkeyWallets",
        fileName: () => "wallets.js"
      },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
  return path.join(outDir, "wallets.js")
}
