import type { PartOptions } from "./PartOptions.ts"
import { parts } from "./parts.ts"
import type { MissingPart } from "./MissingPart.ts"
import type { ServerHealth } from "./ServerHealth.ts"
import type { PartName, Stack, StackParts, StackState } from "./Stack.ts"

/** The names of all parts. */
export const partNames = Object.keys(parts) as readonly PartName[]

interface RunningPart {
  state(): unknown
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

/** The port at which a part begins, in a stack that begins at another: each after those before it in the list. */
const portOf = (name: PartName, first: number) => {
  const before = partNames.slice(0, partNames.indexOf(name))
  return before.reduce((port, earlier) => port + parts[earlier].ports, first)
}

export interface StackOptions {
  /** What is started; the Ethereum nodes alone when absent. */
  readonly parts?: readonly PartName[]
  /** Port of the first server, the others follow in a fixed order; free ports when absent. */
  readonly port?: number
  /** Seconds between blocks, where a part can wait; a block per transaction, at once, when absent. */
  readonly blockTime?: number
}

/**
 * Starts the parts that are asked for and whose software is installed, on 127.0.0.1 only. Two stacks can run side by side.
 *
 * Its processes end with `stop()`, or with this process, however that ends short of SIGKILL.
 *
 * Fails: when a part cannot start, for instance because its port is taken; nothing is left running then.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const begin = performance.now()
  const { port, blockTime } = options
  const names = options.parts ?? ["evm"]
  const starting = new Map<string, Promise<RunningPart | MissingPart>>()
  const start = (name: PartName): Promise<RunningPart | MissingPart> => {
    const own: PartOptions = {
      ...(port !== undefined && { port: portOf(name, port) }),
      ...(blockTime !== undefined && { blockTime }),
      part: async (other) => {
        const found = await starting.get(other)
        return found === undefined || "missing" in found ? undefined : found
      }
    }
    return parts[name].start(own)
  }
  // Those that ask for another find it in the list, wherever it stands.
  for (const name of names)
    starting.set(
      name,
      Promise.resolve().then(() => start(name))
    )
  const started = await Promise.allSettled(starting.values())
  const outcomes = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const running = outcomes.filter((outcome): outcome is RunningPart => !("missing" in outcome))
  const stop = async () => void (await Promise.all(running.map((part) => part.stop())))
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  const missing = outcomes.filter((outcome) => "missing" in outcome)
  const byName = Object.fromEntries(
    names.flatMap((name, index) => ("missing" in outcomes[index]! ? [] : [[name, outcomes[index]!]]))
  )
  const states = partNames.map((name) => [name, byName[name]?.state() ?? []])
  return {
    ...(byName as unknown as StackParts),
    missing,
    startTime: performance.now() - begin,
    health: async () => (await Promise.all(running.map((part) => part.health()))).flat(),
    state: () => ({ ...(Object.fromEntries(states) as StackState), pid: process.pid, missing }),
    stop
  }
}
