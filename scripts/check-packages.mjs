import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

const root = path.resolve(import.meta.dirname, "..")
const { references } = JSON.parse(readFileSync(path.join(root, "tsconfig.packages.json"), "utf8"))
const bin = (name) => path.join(root, "node_modules/.bin", name)

const run = (command, args) =>
  new Promise((resolve) => {
    const child = spawn(bin(command), args, { cwd: root, shell: process.platform === "win32" })
    let output = ""
    child.stdout.on("data", (chunk) => (output += chunk))
    child.stderr.on("data", (chunk) => (output += chunk))
    child.on("error", (error) => resolve({ ok: false, output: String(error) }))
    child.on("close", (code) => resolve({ ok: code === 0, output }))
  })

const checks = {
  publint: (folder) => run("publint", ["run", folder, "--strict"]),
  attw: (folder) =>
    run("attw", [
      "--pack",
      folder,
      "--profile",
      "esm-only",
      "--format",
      "ascii",
      "--no-emoji",
      "--exclude-entrypoints",
      "./styles.css"
    ])
}

/** Packs every published package and checks what a consumer would resolve; prints the output of what fails. */
export const checkPackages = async () => {
  let passed = 0
  let failed = 0
  for (const { path: folder } of references) {
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        const { ok, output } = await check(folder)
        console.log(`${ok ? "ok    " : "FAILED"} ${name} ${folder}`)
        if (!ok) console.log(output)
        if (ok) passed++
        else failed++
      })
    )
  }
  return { passed, failed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { failed } = await checkPackages()
  process.exitCode = failed > 0 ? 1 : 0
}
