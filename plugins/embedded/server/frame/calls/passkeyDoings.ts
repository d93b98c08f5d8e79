import { namelessOwner } from "../passkey/namelessOwner.ts"
import { askServer } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import { FrameError } from "../FrameError.ts"
import type { PasskeyDoings } from "../screen/passkeysPanel.ts"
import { readPasskeys, thisDevice, type ListedPasskey } from "../wallet/passkeyWays.ts"

/** What the owner of an account does with its passkeys. */
export const passkeyDoings = (
  { wallet, device, passkeys, settings }: Frame,
  account: string
): PasskeyDoings => {
  const ask = (route: string, body: object = {}) => askServer(route, body, device.record())
  const state: { listed: ReadonlyArray<ListedPasskey> } = { listed: [] }
  return {
    list: async () => {
      state.listed = readPasskeys(await ask("passkeys"))
      return state.listed
    },
    add: async () => {
      // First, in the task of the click.
      const making = passkeys.begin("create")
      const owner = await wallet.owner()
      if (owner?.account !== account) throw new FrameError("Somebody else is signed in now. Ask again.")
      const name = owner.email ?? owner.name ?? namelessOwner(settings.project.name)
      const made = await making({ account, owner: name, challenge: "", known: state.listed })
      await wallet.addPasskey(account, made, thisDevice())
    },
    rename: async (id, name) => {
      await ask("passkey-name", { id, name, proof: await wallet.prove("passkey-name", [id, name]) })
    },
    remove: async (id) => {
      await ask("passkey-remove", { id, proof: await wallet.prove("passkey-remove", [id]) })
    }
  }
}
