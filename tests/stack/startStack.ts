import type { MissingPart, PartName, ServerHealth, Stack, StackParts } from "./Stack.ts"

/** The parts that there are, each with the first of its ports after the one that the stack begins at. */
const parts: { readonly [Name in PartName]-?: Part<NonNullable<StackParts[Name]>> } = {
  evm: { offset: 0, start: async (options) => (await import("./evm/startEvm.ts")).startEvm(options) },
  solana: {
    offset: 3,
    start: async (options) => (await import("./solana/startSolana.ts")).startSolana(options)
  },
  bitcoin: {
    offset: 7,
    start: async (options) => (await import("./bitcoin/startBitcoin.ts")).startBitcoin(options)
  },
  polkadot: {
    offset: 8,
    start: async (options) => (await import("./polkadot/startPolkadot.ts")).startPolkadot(options)
  },
  cosmos: {
    offset: 10,
    start: async (options) => (await import("./cosmos/startCosmos.ts")).startCosmos(options)
  }
}

/** The names of all parts. */
export const partNames = Object.keys(parts) as readonly PartName[]

interface PartOptions {
  readonly port?: number
  readonly blockTime?: number
}

interface RunningPart {
  health(): Promise<readonly ServerHealth[]>
  stop(): Promise<void>
}

interface Part<Running extends RunningPart> {
  readonly offset: number
  readonly start: (options: PartOptions) => Promise<Running | MissingPart>
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
  const started = await Promise.allSettled(
    names.map((name) =>
      parts[name].start({
        ...(port !== undefined && { port: port + parts[name].offset }),
        ...(blockTime !== undefined && { blockTime })
      })
    )
  )
  const outcomes = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const running = outcomes.filter(
    (outcome): outcome is Exclude<typeof outcome, MissingPart> => !("missing" in outcome)
  )
  const stop = async () => void (await Promise.all(running.map((part) => part.stop())))
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  const missing = outcomes.filter((outcome) => "missing" in outcome)
  const byName = Object.fromEntries(
    names.flatMap((name, index) => ("missing" in outcomes[index]! ? [] : [[name, outcomes[index]]]))
  ) as StackParts
  return {
    ...byName,
    missing,
    startTime: performance.now() - begin,
    health: async () => (await Promise.all(running.map((part) => part.health()))).flat(),
    state: () => ({
      pid: process.pid,
      evm: byName.evm?.chains.map(({ rpc: _, ...chain }) => chain) ?? [],
      solana: byName.solana?.networks ?? [],
      bitcoin: byName.bitcoin?.networks ?? [],
      polkadot: byName.polkadot?.networks.map(({ rpc: _, ...network }) => network) ?? [],
      cosmos: byName.cosmos?.networks ?? [],
      missing
    }),
    stop
  }
}
