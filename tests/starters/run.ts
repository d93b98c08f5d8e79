import { spawn, type ChildProcess } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { chromium, type Browser } from "playwright"
import { launchOptions } from "../../scripts/browser-path.mjs"
import { published } from "../../scripts/release/published.mjs"
import { packTree } from "../../scripts/release/tarballs.mjs"
import { buildWalletScript } from "../e2e/server/buildWalletScript.ts"
import { serveFolder } from "../web/serveFolder.ts"

const repository = path.resolve(import.meta.dirname, "../..")

/** What a starter may take from an empty folder to a signed message. */
const SECONDS = 90

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly scripts: Readonly<Record<string, string>>
}

// Who begins has a Node of their own, and no tool of this tree.
const environment = {
  ...process.env,
  PATH: (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .filter((folder) => !folder.split(path.sep).includes("node_modules"))
    .join(path.delimiter),
  NEXT_TELEMETRY_DISABLED: "1"
}

/** A command in a folder; answers when it has ended well, and fails with what it printed. */
const run = (folder: string, command: string, args: ReadonlyArray<string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, [...args], { cwd: folder, env: environment })
    let printed = ""
    child.stdout.on("data", (chunk) => (printed += chunk))
    child.stderr.on("data", (chunk) => (printed += chunk))
    child.on("error", reject)
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(" ")} ended with ${code}\n${printed}`))
    )
  })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Ends a server that was started in a group of its own, and waits until it has. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve()
    child.once("close", () => resolve())
    process.kill(-child.pid)
  })

/** The app's own production server, or any server of files where it has none. */
const serve = async (
  folder: string,
  { scripts }: Manifest
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> => {
  if (scripts["start"] === undefined) return serveFolder(folder)
  const port = await freePort()
  const child = spawn("npm", ["run", "start", "--", "--port", String(port)], {
    cwd: folder,
    env: environment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"]
  })
  const origin = `http://127.0.0.1:${port}`
  let printed = ""
  await new Promise<void>((resolve, reject) => {
    const look = (chunk: unknown) => {
      printed += String(chunk)
      if (printed.includes(String(port)) && /ready|local/i.test(printed)) resolve()
    }
    child.stdout.on("data", look)
    child.stderr.on("data", look)
    child.once("close", () => reject(new Error(`The server ended before it answered\n${printed}`)))
  })
  return { origin, stop: () => end(child) }
}

/** A visitor connects, signs and disconnects; fails where the page complains or the signature is none. */
const visit = async (browser: Browser, origin: string, walletScript: string): Promise<void> => {
  const page = await browser.newPage()
  const faults: Array<string> = []
  page.on("pageerror", (error) => faults.push(String(error)))
  await page.addInitScript({ path: walletScript })
  await page.addInitScript(() => {
    const chains = [{ id: 1, name: "Ethereum", rpcUrl: "http://127.0.0.1:9" }]
    // What a wallet's own node answers is no part of this.
    window.wallets.add({ name: "Virtual Wallet", chains } as never)
  })
  try {
    await page.goto(origin)
    await page.getByRole("button", { name: "Connect wallet" }).click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Virtual Wallet/ })
      .click()
    await page.getByRole("button", { name: "Sign the order" }).click()
    await page.waitForFunction(() =>
      /^0x[0-9a-f]{130}$/.test(document.querySelector("#answer")?.textContent ?? "")
    )
    await page.getByRole("button", { name: /^Open wallet/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
    await page.getByRole("dialog").waitFor({ state: "hidden" })
    await page.getByRole("button", { name: "Sign the order", disabled: true }).waitFor()
    if (faults.length > 0) throw new Error(`The page threw: ${faults.join("; ")}`)
  } finally {
    await page.close()
  }
}

/** Installs packages from their tarballs, as if they came from a registry. */
const withTarballs = (folder: string, tarballs: ReadonlyMap<string, string>): Manifest => {
  const file = path.join(folder, "package.json")
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest
  for (const name of Object.keys(manifest.dependencies)) {
    const tarball = tarballs.get(name)
    if (tarball !== undefined) manifest.dependencies[name] = `file:${tarball}`
  }
  writeFileSync(file, JSON.stringify(manifest))
  return manifest
}

/** Where the apps are that people copy, by their names. */
const apps = new Map([
  ["html", "docs/samples/plain-html"],
  ...["vite", "vue", "next"].map((name) => [name, `docs/examples/starter-${name}`] as const)
])
const names = [...apps.keys()]
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new Error(`There is no starter ${unknown.join(", ")}: there are ${names.join(", ")}`)

const work = mkdtempSync(path.join(tmpdir(), "starters-"))
const browser = await chromium.launch(launchOptions())
try {
  const chosen = asked.length === 0 ? names : asked
  const needed = new Set(
    chosen.flatMap((name) => {
      const file = path.join(repository, apps.get(name)!, "package.json")
      return Object.keys((JSON.parse(readFileSync(file, "utf8")) as Manifest).dependencies)
    })
  )
  const tarballs = await packTree(
    repository,
    published.filter(({ name }) => needed.has(name)),
    path.join(work, "packed")
  )
  const byName = new Map(tarballs.map(({ name, file }) => [name, file]))
  const walletScript = await buildWalletScript("installWallets.ts", path.join(work, "wallets"))
  for (const name of chosen) {
    const started = performance.now()
    const since = () => Math.round((performance.now() - started) / 1000)
    const folder = path.join(work, name)
    mkdirSync(folder)
    cpSync(path.join(repository, apps.get(name)!), folder, { recursive: true })
    const manifest = withTarballs(folder, byName)
    try {
      await run(folder, "npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"])
      const installed = since()
      await run(folder, "npm", ["run", "build"])
      const builtIn = since()
      const server = await serve(folder, manifest)
      try {
        await visit(browser, server.origin, walletScript)
      } finally {
        await server.stop()
      }
      const isLate = since() > SECONDS
      if (isLate) process.exitCode = 1
      console.log(
        `${isLate ? "FAIL" : "ok  "}  ${name}: signed after ${since()} s (installed after ${installed}, built after ${builtIn})`
      )
    } catch (error) {
      process.exitCode = 1
      console.error(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
} finally {
  await browser.close()
  rmSync(work, { recursive: true, force: true })
}
