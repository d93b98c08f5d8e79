import { spawn } from "node:child_process"
import { createRequire } from "node:module"
import path from "node:path"
import { fullChromium } from "./fullChromium.mjs"

const playwright = createRequire(import.meta.url).resolve("@playwright/test/cli")
const config = path.join(import.meta.dirname, "../playwright.extension.config.ts")

/**
 * Runs the extension suite; what is passed on the command line goes to Playwright. Without a full Chromium it says so,
 * writes no report, and ends well.
 */
const run = () => {
  if (fullChromium() === undefined) {
    console.log("extension suite left out: no full Chromium; install the Debian package chromium")
    return
  }
  const args = [playwright, "test", "--config", config, ...process.argv.slice(2)]
  const child = spawn(process.execPath, args, { stdio: "inherit" })
  child.on("error", (error) => {
    console.error(error)
    process.exitCode = 1
  })
  child.on("close", (code) => {
    process.exitCode = code ?? 1
  })
}

run()
