import { spawn, type ChildProcess } from "node:child_process"
import { existsSync } from "node:fs"
import { createServer, type AddressInfo } from "node:net"
import { expect } from "@playwright/test"

const DRIVER = "/usr/bin/WebKitWebDriver"
const DISPLAY_SERVER = "/usr/bin/Xvfb"
const browsers = ["4.1", "6.0"].map(
  (version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`
)

/** A WebDriver server for WebKitGTK on a screen of its own. */
export interface WebKitServer {
  readonly url: string
  readonly capabilities: object
  readonly stop: () => Promise<void>
}

/** Starts WebKitGTK's driver; undefined where it, its browser or a screen for it is not installed. */
export const startWebKit = async (): Promise<WebKitServer | undefined> => {
  const binary = browsers.find(existsSync)
  if (binary === undefined || !existsSync(DRIVER) || !existsSync(DISPLAY_SERVER)) return undefined
  // It says which display it took on the descriptor that it is told.
  const screen = spawn(
    DISPLAY_SERVER,
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"]
    }
  )
  try {
    const display = await firstLine(screen)
    const port = await freePort()
    const driver = spawn(DRIVER, ["--host=127.0.0.1", `--port=${port}`], {
      stdio: "ignore",
      env: { ...process.env, DISPLAY: `:${display}`, LANG: "C.UTF-8" }
    })
    const url = `http://127.0.0.1:${port}`
    await untilReady(`${url}/status`, driver)
    return {
      url,
      capabilities: { "webkitgtk:browserOptions": { binary, args: ["--automation"] } },
      stop: async () => {
        await ended(driver)
        await ended(screen)
      }
    }
  } catch (error) {
    await ended(screen)
    throw error
  }
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`No screen: Xvfb ended with ${code}`)))
    child.stdio[3]!.once("data", (data: Buffer) => resolve(data.toString().trim()))
  })

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const untilReady = async (status: string, child: ChildProcess): Promise<void> => {
  const isReady = async () => {
    const answer = await fetch(status).catch(() => undefined)
    return child.exitCode === null ? answer?.ok === true : `ended with ${child.exitCode}`
  }
  await expect.poll(isReady, { intervals: [50], timeout: 30_000, message: "WebKitWebDriver" }).not.toBe(false)
  const outcome = await isReady()
  if (outcome !== true) throw new Error(`WebKitWebDriver ${outcome}`)
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once("exit", () => resolve())
    child.kill()
  })
