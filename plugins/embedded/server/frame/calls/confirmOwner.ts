import type { Frame } from "../Frame.ts"
import { failWhereGivenUp } from "./giveUp.ts"

/**
 * Asks for a passkey or the recovery code, where the owner has set limits: more than a press of whoever sits before an open wallet.
 * Fails: `FrameError` where the visitor says no, or the page gives up.
 */
export const confirmOwner = async (
  { wallet, screen, language }: Frame,
  account: string,
  signal: AbortSignal
): Promise<void> => {
  const byPasskey = await wallet.passkeyCheck(account)
  failWhereGivenUp(signal)
  await screen.askCode(
    async (text) => ((await wallet.backup(account, text)) === undefined ? undefined : true),
    byPasskey,
    undefined,
    language.words().limitsAsk
  )
}
