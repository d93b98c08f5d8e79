import type { AstroIntegration } from "astro"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { chains } from "./src/playground/chains/chains.ts"
import { reproduce } from "./src/playground/reproduce.ts"
import { defaultSettings, type Settings } from "./src/playground/settings.ts"

const docs = import.meta.dirname
const read = (file: string) => readFile(path.join(docs, file), "utf8")

// As far from the defaults as the playground goes: every line that it can write is in the sample.
const everythingChanged: Settings = {
  ...defaultSettings,
  theme: "dark",
  locale: "ar",
  chains: chains.map(({ name }) => name),
  without: ["polygon", "bitcoinSignet"],
  unsupportedNetwork: "warn",
  enableNetworkSwitch: false,
  enableReconnect: false,
  inPage: true,
  debug: true
}
const stack = {
  networks: [1, 8453].map((id) => ({
    id: `eip155:${id}`,
    name: `Chain ${id}`,
    rpcUrl: `http://127.0.0.1:${id}`
  })),
  missing: []
}

/** Fails the build when code that is shown elsewhere than in the samples differs from the one that is type-checked. */
export const checkSamples = (): AstroIntegration => ({
  name: "check-samples",
  hooks: {
    "astro:build:start": async () => {
      if (!(await read("../README.md")).includes(await read("samples/readme.tsx"))) {
        throw new Error("The example in README.md differs from docs/samples/readme.tsx.")
      }
      if ((await read("samples/playground/App.tsx")) !== reproduce(everythingChanged, stack)) {
        throw new Error("The code of the playground differs from docs/samples/playground/App.tsx.")
      }
    }
  }
})
