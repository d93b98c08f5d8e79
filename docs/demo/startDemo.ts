import { partNames, startStack } from "../../tests/stack/startStack.ts"
import type { Stack } from "../../tests/stack/Stack.ts"
import { fundAccounts } from "./fundAccounts.ts"
import { pageStack } from "./pageStack.ts"
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

const startNetworks = async (): Promise<Stack> => {
  const stack = await startStack({ parts: partNames })
  try {
    await fundAccounts(stack)
    return stack
  } catch (error) {
    await stack.stop()
    throw error
  }
}

// A transfer of Bitcoin stays unconfirmed until somebody mines.
const BITCOIN_BLOCK_TIME = 15_000

const mineBitcoin = ({ bitcoin }: Stack) => {
  const timer = setInterval(() => void bitcoin?.mine().catch(() => undefined), BITCOIN_BLOCK_TIME)
  return () => clearInterval(timer)
}

/** Builds the site where needed, starts the local networks and serves both on 127.0.0.1. */
export const startDemo = async ({ port = 4321, withoutStack = false }: DemoOptions = {}): Promise<Demo> => {
  await buildSite()
  const stack = withoutStack ? undefined : await startNetworks()
  try {
    const site = await serveSite({
      folder: siteFolder,
      port,
      ...(stack === undefined ? {} : { stack: pageStack(stack.state()) })
    })
    // The playground is the page that it says it is.
    stack?.walletConnect?.verify.judge(new URL(site.url).origin, "verified")
    const stopMining = stack === undefined ? undefined : mineBitcoin(stack)
    return {
      url: site.url,
      ...(stack === undefined ? {} : { stack }),
      stop: async () => {
        stopMining?.()
        await Promise.all([site.stop(), stack?.stop()])
      }
    }
  } catch (error) {
    await stack?.stop()
    throw error
  }
}
