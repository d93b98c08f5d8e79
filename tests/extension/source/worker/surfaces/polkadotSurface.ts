import type { InjectedExtension, PolkadotWallet } from "@latchkey/testing"
import type { AnswerCall, Tell } from "../SiteWallets.ts"

/** What `enable` gives, for pages far away. */
export const polkadotSurface = (wallet: PolkadotWallet, tell: Tell): AnswerCall => {
  let enabled: InjectedExtension | undefined

  const enable = async (origin: string) => {
    const injected = await wallet.entry.enable!(origin)
    if (enabled === undefined)
      injected.accounts.subscribe((accounts) => tell("polkadot", "accounts", accounts))
    enabled ??= injected
    return enabled
  }
  // A worker that was stopped has nothing at hand for a site that is enabled, and may not ask for a site that is not.
  const enableSilently = () => {
    wallet.setPolicy("reject", "enable")
    const injected = enable("a page that was enabled before")
    wallet.setPolicy(undefined, "enable")
    return injected
  }

  return async (method, args) => {
    if (method === "enable") {
      await enable(args[0] as string)
      return undefined
    }
    const { accounts, signer, metadata } = enabled ?? (await enableSilently())
    switch (method) {
      case "accounts.get":
        return accounts.get(args[0] === true)
      case "signer.signRaw":
        return signer.signRaw(args[0] as Parameters<typeof signer.signRaw>[0])
      case "signer.signPayload":
        return signer.signPayload(args[0] as object)
      case "metadata.get":
        return metadata.get()
      case "metadata.provide":
        return metadata.provide(args[0] as object)
      default:
        throw new TypeError(`The wallet has no ${method}`)
    }
  }
}
