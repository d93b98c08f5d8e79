import path from "node:path"
import { build } from "vite"

/** Bundles the virtual wallets into one classic script without imports, for `addInitScript`; answers with its path. */
export const buildWalletScript = async (outDir: string): Promise<string> => {
  await build({
    root: path.join(import.meta.dirname, "../wallet"),
    configFile: false,
    logLevel: "error",
    build: {
      outDir,
      emptyOutDir: true,
      lib: {
        entry: "installWallets.ts",
        formats: ["iife"],
        name: "latchkeyWallets",
        fileName: () => "wallets.js"
      },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
  return path.join(outDir, "wallets.js")
}
