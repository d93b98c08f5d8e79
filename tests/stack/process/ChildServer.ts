import { spawn } from "node:child_process"

/** A server that runs as a child process of this one. */
export interface ChildServer {
  readonly pid: number
  /** The line that said that it is ready. */
  readonly readyLine: string
  /** Whether it still runs. */
  alive(): boolean
  /** Ends it by its own process id and waits until it is gone. */
  stop(): Promise<void>
}

export interface ChildServerOptions {
  readonly command: string
  readonly args: readonly string[]
  /** Matches the output line that means "ready". */
  readonly ready: RegExp
  /** Who it runs as, for a server that refuses to be root; this process's own user when absent. */
  readonly user?: { readonly uid: number; readonly gid: number }
}

/**
 * Starts a server without a shell between, and waits until it says that it is ready.
 *
 * Fails: when it cannot be started, ends or stays silent before that; its last output is in the message.
 */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const child = spawn(options.command, [...options.args], {
    stdio: ["ignore", "pipe", "pipe"],
    ...options.user
  })
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve())
    child.once("error", () => resolve())
  })
  const kill = () => void child.kill("SIGKILL")
  const forget = endWithThisProcess(kill)
  void exited.then(forget)

  const readyLine = await new Promise<string>((resolve, reject) => {
    let output = ""
    const fail = (problem: string) => {
      kill()
      reject(new Error(`${options.command} ${problem}\n${output.slice(-2000)}`))
    }
    const timer = setTimeout(() => fail("was not ready in time"), 60_000)
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
      const line = output.split("\n").find((candidate) => options.ready.test(candidate))
      if (line === undefined) return
      clearTimeout(timer)
      // From here on the output is only drained: a full pipe would stop the server.
      child.stdout.removeListener("data", listen).resume()
      child.stderr.removeListener("data", listen).resume()
      resolve(line)
    }
    child.stdout.on("data", listen)
    child.stderr.on("data", listen)
    child.once("error", (error) => fail(error.message))
    child.once("exit", (code, signal) => {
      clearTimeout(timer)
      fail(`ended with ${code ?? signal}`)
    })
  })

  return {
    pid: child.pid!,
    readyLine,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill("SIGTERM")
      const patience = setTimeout(kill, 2000)
      await exited
      clearTimeout(patience)
    }
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const

/** Runs `end` when this process ends, be it by a signal, an uncaught error or `process.exit`. Returns what cancels it. */
function endWithThisProcess(end: () => void): () => void {
  const onSignal = (signal: NodeJS.Signals) => {
    end()
    cancel()
    // A listener takes the signal's own effect away; without another one it has to be given back.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal)
  }
  const cancel = () => {
    process.removeListener("exit", end)
    for (const signal of signals) process.removeListener(signal, onSignal)
  }
  process.once("exit", end)
  for (const signal of signals) process.on(signal, onSignal)
  return cancel
}
