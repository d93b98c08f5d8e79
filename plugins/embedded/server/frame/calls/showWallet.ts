import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"

/** Shows its owner the wallet itself, and answers when the owner is done. */
export const showWallet = async ({ wallet, screen }: Frame): Promise<null> => {
  const owner = await wallet.owner()
  if (owner === undefined) throw new FrameError("Sign in first")
  const state: { renewing?: Promise<void> } = {}
  await screen.wallet({
    name: owner.email ?? owner.name ?? owner.account,
    phrase: wallet.phrase,
    renew: () => {
      state.renewing = wallet.renewCode((code) => screen.saveCode(code, "renewed"))
    }
  })
  await state.renewing
  return null
}
