import type { CosmosWallet, Keplr } from "@latchkey/testing"
import type { AnswerCall, Tell } from "../SiteWallets.ts"

type Methods = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>

/** The wallet's Keplr-like provider for pages far away. */
export const cosmosSurface = (wallet: CosmosWallet, tell: Tell): AnswerCall => {
  const place = new EventTarget()
  place.addEventListener(wallet.accountEvent, () => tell("cosmos", "accounts"))
  wallet.announce(place)
  const provider = wallet.provider as Keplr & Methods

  return async (method, args) => {
    const answer = await provider[method]!(...args)
    if (method !== "signDirect") return answer
    // Its account number is an object with functions, which stay here.
    const { signed, signature } = answer as Awaited<ReturnType<Keplr["signDirect"]>>
    return { signature, signed: { ...signed, accountNumber: BigInt(signed.accountNumber.toString()) } }
  }
}
