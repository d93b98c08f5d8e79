import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { execFileSync } from "node:child_process"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"

const root = path.resolve(import.meta.dirname, "..")
const cache = path.join(root, "node_modules/.cache/chromium")

// Playwright turns off most of what a browser asks its vendor by itself; the network recording of a test shall hold the
// page's requests alone.
const quiet = ["--disable-domain-reliability", "--disable-quic", "--no-pings"]

const systemBrowsers = {
  linux: ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium"
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe"
  ]
}

// Of a package: libraries, fonts where it has them, and what draws without a graphics card.
const wanted = /^(aws|al2023|fonts|swiftshader)\.tar\.br$/

// The packaged one names folders of the platform it was built for.
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><dir prefix="relative">.fonts</dir></fontconfig>
`

// Two runners may start at once: each unpacks into a folder of its own, and the first rename wins.
const unpack = (packaged, target) => {
  const decompress = (name) => brotliDecompressSync(readFileSync(path.join(packaged, "bin", name)))
  const staging = `${target}.${process.pid}`
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const archives = readdirSync(path.join(packaged, "bin")).filter((name) => wanted.test(name))
  for (const name of archives) {
    execFileSync("tar", ["-x", "-C", staging], { input: decompress(name), maxBuffer: Infinity })
  }
  writeFileSync(path.join(staging, "chromium"), decompress("chromium.br"), { mode: 0o755 })
  writeFileSync(path.join(staging, "fonts.conf"), fontsConf)
  try {
    renameSync(staging, target)
  } catch (error) {
    rmSync(staging, { recursive: true, force: true })
    if (!existsSync(path.join(target, "chromium"))) throw error
  }
}

const packagedBrowser = (name) => {
  const packaged = path.join(root, "node_modules", name)
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packaged)) return undefined
  const { version } = JSON.parse(readFileSync(path.join(packaged, "package.json"), "utf8"))
  const folder = path.join(cache, version)
  if (!existsSync(path.join(folder, "chromium"))) unpack(packaged, folder)
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(folder, "lib"),
      FONTCONFIG_PATH: folder
    }
  }
}

const systemBrowser = () => {
  const executablePath = (systemBrowsers[process.platform] ?? []).find(existsSync)
  return executablePath && { executablePath }
}

/**
 * Launch options for Playwright and Vitest's browser mode.
 *
 * `CHROMIUM_PATH` first, then the browser that comes with `npm ci` (Linux x64), then one that the system has,
 * then Playwright's own.
 *
 * @returns {{ executablePath?: string, env?: Record<string, string>, args: string[] }}
 */
export const launchOptions = () => {
  const named = process.env.CHROMIUM_PATH
  const browser = named
    ? { executablePath: named }
    : (packagedBrowser("@sparticuz/chromium") ?? systemBrowser())
  return { ...browser, args: quiet }
}

/**
 * Launch options for Chromium 112, the oldest that packages exist of; undefined but on Linux x64.
 *
 * @returns {{ executablePath: string, env: Record<string, string>, args: string[] } | undefined}
 */
export const oldestLaunchOptions = () => {
  const browser = packagedBrowser("chromium-112")
  return browser && { ...browser, args: quiet }
}
