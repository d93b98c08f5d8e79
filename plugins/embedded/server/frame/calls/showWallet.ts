import { askServer, ServerSilence } from "../askServer.ts"
import type { Frame } from "../Frame.ts"
import type { Coin } from "../wallet/limits.ts"
import { confirmOwner } from "./confirmOwner.ts"
import { passkeyDoings } from "./passkeyDoings.ts"
import { FrameError } from "../FrameError.ts"
import type { ListedDevice } from "../screen/devicesPanel.ts"

const readDevice = (told: unknown): ReadonlyArray<ListedDevice> => {
  if (typeof told !== "object" || told === null) return []
  const { id, label, seen, isSignedIn, isThis } = told as Readonly<Record<string, unknown>>
  if (typeof id !== "string" || typeof label !== "string" || typeof seen !== "number") return []
  return [{ id, label, seen, isSignedIn: isSignedIn === true, isThis: isThis === true }]
}

/** The account, and what it belongs to, as its owner knows it. */
const accountOf = async ({ wallet }: Frame): Promise<{ readonly account: string; readonly name: string }> => {
  const owner = await wallet.owner().catch(async (error: unknown) => {
    // Without the server there are the words still, on a device that has opened the wallet.
    const kept = error instanceof ServerSilence ? await wallet.kept() : undefined
    if (kept === undefined) throw error
    return { email: null, name: null, account: kept }
  })
  if (owner === undefined) throw new FrameError("Sign in first")
  const { account, email, name } = owner
  return { account, name: email ?? name ?? account }
}

/** The coins of the wallet's networks, each once. */
const coinsIn = ({ settings }: Frame): ReadonlyArray<Coin> => [
  ...new Map(settings.chains.map(({ coin }) => [coin.symbol, coin])).values()
]

/** Shows its owner the wallet itself, and answers when the owner is done. */
export const showWallet = async (frame: Frame, _: null, signal: AbortSignal): Promise<null> => {
  const { wallet, screen, device, passkeys } = frame
  const ask = (route: string, body: object = {}) => askServer(route, body, device.record())
  const state: { next?: Promise<void> } = {}
  const { account, name } = await accountOf(frame)
  // Without the server nobody can be asked for a passkey or the code: who has set limits waits for it.
  const limits = await wallet.limits(account).catch((error: unknown) => {
    if (error instanceof ServerSilence && device.record().limited !== account) return undefined
    throw error
  })
  if (limits !== undefined) await confirmOwner(frame, account, signal)
  const coins = coinsIn(frame)
  await screen.wallet({
    name,
    limits: {
      coins,
      set: limits ?? {},
      save: async (wanted) => {
        const { limitIn } = await import("../wallet/limits.ts")
        const odd = coins.find((coin) => {
          const text = wanted[coin.symbol]
          return text !== undefined && limitIn(text, coin) === undefined
        })
        if (odd === undefined) await wallet.setLimits(account, wanted)
        return odd
      }
    },
    phrase: () => wallet.phrase(account),
    backup: async (code) => {
      const kept = await wallet.backup(account, code)
      if (kept === undefined) return false
      const { backupPage, savePage } = await import("../backup/backupPage.ts")
      const page = await backupPage(kept, frame.language.words(), document.documentElement.lang)
      savePage(page, "wallet-backup.html")
      return true
    },
    renew: () => {
      state.next = wallet.renewCode(account, async (code) => {
        await screen.saveCode(code, "renewed")
      })
    },
    passkeys: passkeys.canAsk
      ? () => {
          state.next = screen.passkeys(passkeyDoings(frame, account))
        }
      : undefined,
    devices: () => {
      state.next = screen.devices({
        list: async () => {
          const { devices } = await ask("devices")
          return Array.isArray(devices) ? devices.flatMap(readDevice) : []
        },
        end: async (which) => {
          await ask("device-end", { device: which, proof: await wallet.prove("devices", [which]) })
        }
      })
    }
  })
  await state.next
  return null
}
