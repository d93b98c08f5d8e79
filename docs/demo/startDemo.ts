import { startStack } from "../../tests/stack/startStack.ts"
import type { Stack } from "../../tests/stack/Stack.ts"
import { buildSite, siteFolder } from "./buildSite.ts"
import { serveSite } from "./serveSite.ts"

export interface DemoOptions {
  /** Port of the site; 4321 when absent, the next free one where it is taken, any with 0. */
  readonly port?: number
  /** Leave the local networks out. */
  readonly withoutStack?: boolean
}

/** A running demo. */
export interface Demo {
  /** Ends with a slash. */
  readonly url: string
  /** Absent when left out. */
  readonly stack?: Stack
  /** Ends the server and the networks, and nothing else. */
  readonly stop: () => Promise<void>
}

/** Builds the site where needed, starts the local networks and serves both on 127.0.0.1. */
export const startDemo = async ({ port = 4321, withoutStack = false }: DemoOptions = {}): Promise<Demo> => {
  await buildSite()
  const stack = withoutStack ? undefined : await startStack()
  try {
    const site = await serveSite({
      folder: siteFolder,
      port,
      ...(stack?.evm === undefined ? {} : { stack: { evm: stack.state().evm } })
    })
    return {
      url: site.url,
      ...(stack === undefined ? {} : { stack }),
      stop: async () => void (await Promise.all([site.stop(), stack?.stop()]))
    }
  } catch (error) {
    await stack?.stop()
    throw error
  }
}
