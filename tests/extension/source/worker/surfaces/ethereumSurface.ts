import type { RequestArguments, VirtualWallet } from "@latchkey/testing"
import type { AnswerCall, Tell } from "../SiteWallets.ts"

const events = ["connect", "disconnect", "accountsChanged", "chainChanged"]

/** The wallet's EIP-1193 provider for pages far away. */
export const ethereumSurface = ({ provider }: VirtualWallet, tell: Tell): AnswerCall => {
  for (const event of events) provider.on(event, (...args) => tell("eip155", event, ...args))
  return async (_, [args]) => provider.request(args as RequestArguments)
}
