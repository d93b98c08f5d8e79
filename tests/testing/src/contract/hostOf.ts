import { definePlugin, type SetupHost } from "@latchkey/core"
import { ready } from "./mustRun.ts"
import type { WalletVisit } from "./WalletVisit.ts"

/** What a plugin of a contract's own may use of a visit's kit. */
export const hostOf = async ({ kit, plugin }: Pick<WalletVisit, "kit" | "plugin">): Promise<SetupHost> => {
  const found: Array<SetupHost> = []
  await ready(kit, plugin)
  await kit.use(definePlugin({ id: "probe", setup: (host) => void found.push(host) }))
  return found[0]!
}

/** How the kit of a visit parses addresses. */
export const parseIn = async (visit: WalletVisit): Promise<SetupHost["parseAddress"]> =>
  (await hostOf(visit)).parseAddress
