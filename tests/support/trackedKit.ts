import { definePlugin, type KitOptions } from "@latchkey/core"
import { transactionTracking, type TransactionSight } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { makeTestKit } from "./testKit.ts"

/** A test kit, connected, whose chain says of every transaction what it is told to. */
export const makeTrackedKit = async (options: Partial<Omit<KitOptions, "plugins">> = {}) => {
  let sight: TransactionSight = { status: "pending" }
  const { kit, wallet } = makeTestKit(options)
  await kit.use(
    definePlugin({
      id: "tracking",
      setup: (host) =>
        host.addCapability("test", transactionTracking, {
          tracker: Effect.succeed({ look: () => Effect.sync(() => sight) })
        })
    })
  )
  await kit.ready()
  await kit.connect({ connectorId: "wallet" })
  return { kit, wallet, says: (next: TransactionSight) => void (sight = next) }
}
