import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { once } from "node:events"
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { setTimeout } from "node:timers/promises"

const docs = path.resolve(import.meta.dirname, "..")
const root = path.resolve(docs, "..")

/** Where the built site is. */
export const siteFolder = path.join(docs, "dist")

const stamp = path.join(siteFolder, ".built-from")

// The site is built from the packages' sources, and its pages show the code of samples and the errors' own words.
const inputs = [
  "package-lock.json",
  "docs/*.{ts,json}",
  "README.md",
  "docs/{public,samples,src}/**/*",
  "{core,react,tests}/{package.json,src/**/*}",
  "plugins/*/{package.json,src/**/*}",
  "plugins/walletconnect/stack/wallet/*"
]

const stateOfInputs = (): string => {
  const hash = createHash("sha256")
  for (const pattern of inputs) {
    const files = globSync(pattern, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()) {
      hash.update(`${path.relative(root, file)}\n`).update(readFileSync(file))
    }
  }
  return hash.digest("hex")
}

const lock = path.join(root, "node_modules/.cache/site.lock")

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const owns = () => {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" })
    return true
  } catch {
    return false
  }
}

/** One process builds at a time: the others wait, and find it fresh. */
const alone = async <A>(work: () => Promise<A>): Promise<A> => {
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!owns()) {
    const owner = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0
    if (owner !== 0 && !isAlive(owner)) rmSync(lock, { force: true })
    else await setTimeout(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Builds the site, unless the one that is there was built from the same files. */
export const buildSite = (): Promise<"built" | "fresh"> =>
  alone(async () => {
    const state = stateOfInputs()
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return "fresh"
    await runBuild()
    writeFileSync(stamp, state)
    return "built"
  })

// A process of its own gives back the memory that bundling takes.
const runBuild = async () => {
  const manifest = createRequire(import.meta.url).resolve("astro/package.json")
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: { readonly astro: string } }
  const child = spawn(process.execPath, [path.join(path.dirname(manifest), bin.astro), "build"], {
    cwd: docs,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"]
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8_000)))
  }
  const [code] = (await once(child, "close")) as [number | null]
  if (code !== 0) throw new Error(`The site was not built:\n${output}`)
}
