import path from "node:path"
import { build } from "vite"

/** Bundles the virtual wallets into one classic script without imports, for `addInitScript`. */
export const buildWalletScript = async (): Promise<string> => {
  const result = await build({
    root: path.join(import.meta.dirname, "../wallet"),
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      lib: { entry: "installWallets.ts", formats: ["iife"], name: "latchkeyWallets" },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
  if ("close" in result) throw new Error("A build of the wallets does not watch")
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === "chunk")
  if (chunk === undefined) throw new Error("The wallets were not built")
  return chunk.code
}
