import { cp } from "node:fs/promises"
import path from "node:path"
import { build, defaultClientConditions } from "vite"
import type { WalletChain } from "@latchkey/testing"

const source = path.join(import.meta.dirname, "../source")
const scripts = ["worker/worker.ts", "bridge/bridge.ts", "page/page.ts", "approve/approve.ts"]
const files = ["manifest.json", "approve/approve.html", "approve/approve.css"]

/**
 * Bundles the test wallet into a folder that Chromium can load. Each script is one file, since a service worker cannot
 * import at run time.
 */
export const buildExtension = async (outDir: string, chains: ReadonlyArray<WalletChain>): Promise<string> => {
  for (const script of scripts) {
    const name = path.basename(script, ".ts")
    await build({
      root: source,
      configFile: false,
      logLevel: "error",
      resolve: { conditions: ["@latchkey/source", ...defaultClientConditions] },
      define: { CHAINS: JSON.stringify(chains) },
      build: {
        outDir,
        emptyOutDir: false,
        lib: { entry: script, formats: ["iife"], name: "latchkeyTestWallet", fileName: () => `${name}.js` },
        rolldownOptions: { output: { codeSplitting: false } }
      }
    })
  }
  await Promise.all(files.map((file) => cp(path.join(source, file), path.join(outDir, path.basename(file)))))
  return outDir
}
