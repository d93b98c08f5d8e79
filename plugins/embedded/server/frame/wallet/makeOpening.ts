import type { OwnerAct } from "../../src/owner/ownerMessage.ts"
import { ServerRefusal, type Answer } from "../askServer.ts"
import type { Backup } from "../backup/Backup.ts"
import { FrameError } from "../FrameError.ts"
import type { Passkeys } from "../passkey/makePasskeys.ts"
import type { Screen } from "../screen/makeScreen.ts"
import { fromBase64Url, randomBytes, toBase64Url, type Bytes } from "../vault/bytes.ts"
import type { Device } from "../vault/makeDevice.ts"
import type { MadePasskey } from "../passkey/PasskeyAsk.ts"
import type { Arrival } from "./Arrival.ts"
import type { Owner } from "./Owner.ts"
import { ownerProof, type Proven } from "./ownerProof.ts"
import { makePasskeyKey, openPasskeyCopy } from "./passkeyCopy.ts"
import { makePasskeyWays, thisDevice, type PasskeyWays } from "./passkeyWays.ts"
import { newOwnerShare, readRecoveryCode, recoveryCode } from "./recoveryCode.ts"
import { makeWalletKey, newDeviceKey, openWallet, sealWallet } from "./sealing.ts"
import type { StartingOver } from "./StartingOver.ts"

const ENTROPY = 32

/** The account has been given up for a new one, which nobody has asked for anything yet. */
export class StartedOver extends FrameError {}

/** A wallet that was opened: its entropy is filled with zeros after use. */
export interface Opened {
  readonly key: CryptoKey
  /** What the server keeps. */
  readonly sealed: string
  /** What the key opens: the same, or this device's own copy where a passkey opened the wallet. */
  readonly own: string
  readonly entropy: Uint8Array<ArrayBuffer>
}

/** What opens wallets, and has the server keep them. All of it fails with `FrameError`. */
export interface Opening {
  /** Remembers how somebody came in, as long as the page is open, in the place of who came before. */
  readonly arrive: (arrival: Arrival | undefined) => void
  /** Opens the wallet; its owner is asked for the code where this device does not have the key. */
  readonly opened: (known: Owner) => Promise<Opened>
  /** What this device can open by itself; undefined where it has no key or no wallet of the account. */
  readonly openKept: (account: string) => Promise<Opened | undefined>
  /** Seals a wallet under a new code, with a new half of the server. */
  readonly renew: (
    known: Owner,
    entropy: Uint8Array<ArrayBuffer>,
    before: string,
    shown: (code: string) => Promise<void>
  ) => Promise<void>
  /** What proves by a passkey that the owner is there; undefined where none opens the wallet. It begins in the task of a click. */
  readonly passkeyCheck: (known: Owner) => Promise<(() => Promise<true>) | undefined>
  /** What opens with the recovery code without the server; undefined where the text is not the wallet's code. */
  readonly backup: (known: Owner, text: string) => Promise<Backup | undefined>
  /** Has a passkey open the wallet from now on. */
  readonly addPasskey: PasskeyWays["add"]
  readonly proofOf: (
    account: string,
    entropy: Uint8Array,
    act: OwnerAct,
    details: ReadonlyArray<string>
  ) => Promise<Proven>
}

interface Parts {
  readonly ask: (route: string, body?: object) => Promise<Answer>
  readonly device: Device
  readonly screen: Screen
  readonly passkeys: Passkeys
  readonly owner: () => Promise<Owner | undefined>
  /** Forgets whose addresses are known. */
  readonly forget: () => void
}

/** What has the server keep a wallet. */
interface Kept {
  readonly sealed: string
  /** What it takes the place of. */
  readonly before: string | null
  /** The half of the server that it was sealed with, where that is a new one. */
  readonly share?: string
  /** The code's half that it was sealed with, where that is a new one. */
  readonly half?: Bytes
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

/** Makes what opens the wallets of a device. */
export const makeOpening = ({ ask, device, screen, passkeys, owner, forget }: Parts): Opening => {
  const shareIn = (answer: Readonly<Record<string, unknown>>) => {
    const share = fromBase64Url(answer["share"])
    if (share === undefined) throw new FrameError("The wallet's server gave a strange answer. Try again.")
    return share
  }
  const proofOf = (account: string, entropy: Uint8Array, act: OwnerAct, details: ReadonlyArray<string>) =>
    ownerProof(ask, account, entropy, act, () => details)
  const ways = makePasskeyWays({ ask, passkeys, shareIn, proofOf })

  const state: { arrival?: Arrival | undefined } = {}
  const arrivalOf = (account: string) => (state.arrival?.account === account ? state.arrival : undefined)

  const keep = async ({ account, isAlone }: Owner, entropy: Uint8Array, kept: Kept) => {
    const { sealed, before, share, half } = kept
    const rescue =
      isAlone && half !== undefined ? (await import("./rescueKey.ts")).rescueVerifierOf(half) : undefined
    const details = [before ?? "", sealed, share ?? "", ...(rescue === undefined ? [] : [rescue])]
    const proven = await proofOf(account, entropy, "keep", details)
    const more = { ...(share === undefined ? {} : { share }), ...(rescue === undefined ? {} : { rescue }) }
    await ask("wallet", { sealed, before, ...more, ...proven })
  }

  /** The passkey of a new wallet: the one that its owner came in by, or one that is offered; undefined where none opens it. */
  const firstPasskey = async (known: Owner): Promise<MadePasskey | undefined> => {
    if (known.isAlone) {
      const { secret, ...passkey } = arrivalOf(known.account)?.passkey ?? {}
      return secret === undefined ? undefined : ({ ...passkey, secret } as MadePasskey)
    }
    return (await passkeys.isHandy()) ? screen.offerPasskey(() => ways.make(known, [])) : undefined
  }

  /** Makes a wallet; it is kept only when its owner has a passkey of it, or has shown that the code is written down. */
  const create = async (known: Owner): Promise<string> => {
    const { account } = known
    const [entropy, half] = [randomBytes(ENTROPY), newOwnerShare()]
    try {
      const key = await makeWalletKey(shareIn(await ask("share")), half, account)
      const sealed = await sealWallet(key, account, entropy)
      const made = await firstPasskey(known)
      const saved = await screen.saveCode(recoveryCode(half), "new", made !== undefined)
      await keep(known, entropy, { sealed, before: null, half })
      await device.keepKey(account, key, { sealed, server: sealed })
      if (made !== undefined)
        await ways.add(account, entropy, made, thisDevice()).catch(async () => {
          // The code alone opens it then: who put that off needs it now.
          if (saved === "later") await screen.saveCode(recoveryCode(half), "new", false)
        })
      return sealed
    } finally {
      entropy.fill(0)
    }
  }

  const open = async (
    key: CryptoKey,
    account: string,
    server: string,
    own = server
  ): Promise<Opened | undefined> => {
    const entropy = await openWallet(key, account, own)
    return entropy === undefined ? undefined : { key, sealed: server, own, entropy }
  }
  /** What this device can open by itself. */
  const openKept = async (account: string): Promise<Opened | undefined> => {
    const [key, kept] = [await device.keyOf(account), await device.keptOf(account)]
    return key === undefined || kept === undefined ? undefined : open(key, account, kept.server, kept.sealed)
  }
  /** What this device can open of what the server keeps now. */
  const openHere = async (account: string, sealed: string): Promise<Opened | undefined> => {
    const [key, kept] = [await device.keyOf(account), await device.keptOf(account)]
    if (key === undefined) return undefined
    return open(key, account, sealed, kept?.server === sealed ? kept.sealed : sealed)
  }

  /**
   * The wallet of an account of which the server has none: what this device kept is given back to the server, and a new one is
   * made only where there was never one here.
   */
  const madeOrGivenBack = async (known: Owner): Promise<string> => {
    const { account } = known
    const kept = await openKept(account)
    if (kept !== undefined) {
      await keep(known, kept.entropy, { sealed: kept.sealed, before: null })
      kept.entropy.fill(0)
      return kept.sealed
    }
    if ((await device.keyOf(account)) !== undefined)
      throw new FrameError(
        "The wallet's server has lost your wallet, and this device still has its key. Ask the site before you make another one."
      )
    return create(known).catch(async (error: unknown) => {
      // Another device made the wallet meanwhile: this one takes that, by its code.
      const there = error instanceof ServerRefusal && error.code === "changed" ? await owner() : undefined
      if (there?.sealed == null) throw error
      return there.sealed
    })
  }

  const startingOver = ({ email, startOver }: Owner): StartingOver | undefined => {
    if (email === null) return undefined
    const state = { asked: startOver }
    return {
      asked: () => state.asked,
      email,
      ask: async () => {
        const due = Number((await ask("start-over"))["due"])
        state.asked = { due, isDue: false, isProven: false }
        return due
      },
      finish: async () => {
        const session = textOf((await ask("start-over-finish"))["session"])
        if (session === null) throw new FrameError("The wallet's server gave a strange answer. Try again.")
        forget()
        await device.change((record) => ({ ...record, session }))
      }
    }
  }

  /** Tells the server what it needs to know of a wallet that was opened. */
  const tell = async ({ account, sealed, isOwned, startOver }: Owner, entropy: Uint8Array) => {
    try {
      if (sealed !== null && !isOwned)
        await ask("owner", await ownerProof(ask, account, entropy, "owner", (verifier) => [verifier]))
      // A wallet that is open somewhere is not lost: nobody gives it up meanwhile.
      if (startOver !== null) {
        const { proof } = await proofOf(account, entropy, "start-over-stop", [])
        await ask("start-over-stop", { proof })
      }
    } catch {
      // The wallet is the owner's all the same, and is told of again when it is opened next.
    }
  }

  /** What a passkey opened, under a key of this device alone: a new recovery code ends it, as it ends what the code before opened. */
  const ofPasskey = async (account: string, sealed: string, entropy: Bytes): Promise<Opened> => {
    const key = await newDeviceKey()
    return { key, sealed, own: await sealWallet(key, account, entropy), entropy }
  }

  /** Opens a wallet with what its owner came in by, without asking again; undefined where that does not open it. */
  const byArrival = async (account: string, sealed: string): Promise<Opened | undefined> => {
    const { half, passkey, copy } = arrivalOf(account) ?? {}
    if (half !== undefined)
      return open(await makeWalletKey(shareIn(await ask("share")), half, account), account, sealed)
    if (passkey?.secret === undefined || copy === undefined) return undefined
    const key = await makePasskeyKey(shareIn(copy), passkey.secret, account, passkey.id)
    const entropy = await openPasskeyCopy(key, account, passkey.id, copy.sealed)
    return entropy === undefined ? undefined : ofPasskey(account, sealed, entropy)
  }

  /** Asks the owner for a passkey or the recovery code. */
  const askedFor = async (known: Owner, sealed: string): Promise<Opened | "startedOver"> => {
    const { account } = known
    const arrived = await byArrival(account, sealed)
    if (arrived !== undefined) return arrived
    const listed = passkeys.canAsk ? (await ways.list()).filter(({ opens }) => opens) : []
    const byPasskey = async () => ofPasskey(account, sealed, await ways.open(known, listed))
    return screen.askCode<Opened | "startedOver">(
      async (text) => {
        const half = readRecoveryCode(text)
        if (half === undefined) return undefined
        return open(await makeWalletKey(shareIn(await ask("share")), half, account), account, sealed)
      },
      listed.length === 0 ? undefined : byPasskey,
      startingOver(known)
    )
  }

  /** Opens the wallet; its owner is asked where this device does not have the key. */
  const opened = async (known: Owner): Promise<Opened> => {
    const { account } = known
    const sealed = known.sealed ?? (await madeOrGivenBack(known))
    const byDevice = await openHere(account, sealed)
    const wallet = byDevice ?? (await askedFor(known, sealed))
    if (wallet === "startedOver") throw new StartedOver("The wallet is another one now. Connect again.")
    await tell(known, wallet.entropy)
    if (byDevice === undefined || (await device.keptOf(account))?.server !== sealed)
      await device.keepKey(account, wallet.key, { sealed: wallet.own, server: sealed })
    return wallet
  }

  return {
    arrive: (arrival) => {
      state.arrival?.passkey?.secret?.fill(0)
      state.arrival?.half?.fill(0)
      state.arrival = arrival
    },
    opened,
    openKept,
    proofOf,
    addPasskey: ways.add,
    passkeyCheck: async (known) => {
      const listed = passkeys.canAsk ? (await ways.list()).filter(({ opens }) => opens) : []
      if (listed.length === 0) return undefined
      return async () => {
        ;(await ways.open(known, listed)).fill(0)
        return true
      }
    },
    backup: async ({ account, sealed }, text) => {
      const half = readRecoveryCode(text)
      if (half === undefined || sealed === null) return undefined
      const share = shareIn(await ask("share"))
      const wallet = await open(await makeWalletKey(share, half, account), account, sealed)
      half.fill(0)
      wallet?.entropy.fill(0)
      return wallet && { account, share: toBase64Url(share), sealed }
    },
    renew: async (known, entropy, before, shown) => {
      const { account } = known
      const half = newOwnerShare()
      // With a new half of the server too: what somebody kept of the old wallet is worth nothing with the old code.
      const answer = await ask("new-share")
      const key = await makeWalletKey(shareIn(answer), half, account)
      const sealed = await sealWallet(key, account, entropy)
      await shown(recoveryCode(half))
      await keep(known, entropy, { sealed, before, share: textOf(answer["kept"]) ?? "", half })
      await device.keepKey(account, key, { sealed, server: sealed })
    }
  }
}
