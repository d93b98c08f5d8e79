import { askServer, ServerRefusal } from "../askServer.ts"
import { FrameError } from "../FrameError.ts"
import type { Screen } from "../screen/makeScreen.ts"
import { fromBase64Url, randomBytes } from "../vault/bytes.ts"
import type { Device } from "../vault/makeDevice.ts"
import type { Keys } from "./deriveKeys.ts"
import { newOwnerShare, readRecoveryCode, recoveryCode } from "./recoveryCode.ts"
import type { AskedStartOver, StartingOver } from "./StartingOver.ts"
import { makeWalletKey, openWallet, sealWallet } from "./sealing.ts"

const ENTROPY = 32

/** Who is signed in on this device. */
export interface Owner {
  readonly account: string
  /** The address that signs in; null for an account of a provider. */
  readonly email: string | null
  /** What the provider calls the owner, and the address that it has of them. */
  readonly name: string | null
  readonly providerEmail: string | null
  /** The sealed wallet; null before there is one. */
  readonly sealed: string | null
  /** That a new wallet is to take the place of this one; null where nobody asked for it. */
  readonly startOver: AskedStartOver | null
}

/** The account has been given up for a new one, which nobody has asked for anything yet. */
class StartedOver extends FrameError {}

/** The wallet of whoever is signed in. */
export interface Wallet {
  /** Undefined where nobody is signed in. Fails: `FrameError` where the server does not answer. */
  readonly owner: () => Promise<Owner | undefined>
  /** Who it is, and its addresses; the owner is asked for what is missing. Fails: `FrameError`. */
  readonly user: () => Promise<Owner & { readonly evm: string; readonly solana: string }>
  /** Lends the keys to one piece of work. Fails: `FrameError` where nobody is signed in, or the owner says no. */
  readonly withKeys: <T>(work: (keys: Keys) => Promise<T>) => Promise<T>
  /** The 24 words, for the owner's eyes alone. */
  readonly phrase: () => Promise<string>
  /** Seals the wallet under a new code and answers with it; the one before is worth nothing from then on. */
  readonly renewCode: (shown: (code: string) => Promise<void>) => Promise<void>
  /** Forgets who is signed in, in memory. */
  readonly forget: () => void
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

const readStartOver = (told: unknown): AskedStartOver | null => {
  if (typeof told !== "object" || told === null) return null
  const { due, isDue, isProven } = told as Readonly<Record<string, unknown>>
  return typeof due === "number" ? { due, isDue: isDue === true, isProven: isProven === true } : null
}

const readOwner = (answer: Readonly<Record<string, unknown>>): Owner => {
  const { account } = answer
  if (typeof account !== "string")
    throw new FrameError("The wallet's server gave a strange answer. Try again.")
  return {
    account,
    email: textOf(answer["email"]),
    name: textOf(answer["name"]),
    providerEmail: textOf(answer["providerEmail"]),
    sealed: textOf(answer["sealed"]),
    startOver: readStartOver(answer["startOver"])
  }
}

/** Makes the wallet of a device. */
export const makeWallet = (device: Device, screen: Screen): Wallet => {
  const ask = (route: string, body: object = {}) => askServer(route, body, device.record())
  const memory: { addresses?: { readonly account: string; readonly evm: string; readonly solana: string } } =
    {}

  const owner = async (): Promise<Owner | undefined> => {
    if (device.record().session === undefined) return undefined
    try {
      return readOwner(await ask("session"))
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === "signed-out") return undefined
      throw error
    }
  }

  const serverShare = async () => {
    const share = fromBase64Url((await ask("share"))["share"])
    if (share === undefined) throw new FrameError("The wallet's server gave a strange answer. Try again.")
    return share
  }

  /** Makes a wallet; it is kept only when its owner has shown that the code is written down. */
  const create = async ({ account }: Owner): Promise<string> => {
    const [entropy, half] = [randomBytes(ENTROPY), newOwnerShare()]
    const key = await makeWalletKey(await serverShare(), half, account)
    const sealed = await sealWallet(key, account, entropy)
    entropy.fill(0)
    await screen.saveCode(recoveryCode(half), "new")
    await ask("wallet", { sealed, before: null })
    await device.keepKey(account, key)
    return sealed
  }

  const unlockWith = async (account: string, sealed: string, half: Uint8Array<ArrayBuffer>) => {
    const key = await makeWalletKey(await serverShare(), half, account)
    return (await openWallet(key, account, sealed)) === undefined ? undefined : key
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
      stop: async () => {
        await ask("start-over-stop")
        state.asked = null
      },
      finish: async () => {
        const session = textOf((await ask("start-over-finish"))["session"])
        if (session === null) throw new FrameError("The wallet's server gave a strange answer. Try again.")
        delete memory.addresses
        await device.change((record) => ({ ...record, session }))
      }
    }
  }

  /** The key and what it opens; the owner is asked for the code where this device does not have the key. */
  const unlocked = async (known: Owner): Promise<{ readonly key: CryptoKey; readonly sealed: string }> => {
    const { account } = known
    const sealed =
      known.sealed ??
      (await create(known).catch(async (error: unknown) => {
        // Another device made the wallet meanwhile: this one takes that, by its code.
        const there = error instanceof ServerRefusal && error.code === "changed" ? await owner() : undefined
        if (there?.sealed == null) throw error
        return there.sealed
      }))
    const kept = await device.keyOf(account)
    if (kept !== undefined && (await openWallet(kept, account, sealed)) !== undefined) {
      // A wallet that is open somewhere is not lost: nobody gives it up meanwhile.
      if (known.startOver !== null) await ask("start-over-stop")
      return { key: kept, sealed }
    }
    const key = await screen.askCode<CryptoKey | "startedOver">(async (text) => {
      const half = readRecoveryCode(text)
      return half === undefined ? undefined : unlockWith(account, sealed, half)
    }, startingOver(known))
    if (key === "startedOver") throw new StartedOver("The wallet is another one now. Connect again.")
    if (known.startOver !== null) await ask("start-over-stop")
    await device.keepKey(account, key)
    return { key, sealed }
  }

  const signedIn = async (): Promise<Owner> => {
    const known = await owner()
    if (known === undefined) throw new FrameError("Sign in first")
    return known
  }

  const withEntropy = async <T>(
    known: Owner,
    work: (entropy: Uint8Array<ArrayBuffer>, sealed: string) => Promise<T>
  ): Promise<T> => {
    const { key, sealed } = await unlocked(known)
    const entropy = await openWallet(key, known.account, sealed)
    if (entropy === undefined) throw new FrameError("The wallet was changed on another device. Try again.")
    try {
      return await work(entropy, sealed)
    } finally {
      entropy.fill(0)
    }
  }
  // One at a time: two calls would make two wallets, or ask for the code twice.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = turn.then(work, work)
    turn = result.catch(() => {})
    return result
  }
  const keysOf = async (entropy: Uint8Array) => (await import("./deriveKeys.ts")).deriveKeys(entropy)

  return {
    owner,
    user: () =>
      inTurn(async () => {
        const known = await signedIn()
        if (memory.addresses?.account === known.account && known.sealed !== null)
          return { ...known, ...memory.addresses }
        const open = async (owned: Owner) => {
          const { evm, solana } = await withEntropy(owned, keysOf)
          memory.addresses = { account: owned.account, evm: evm.address, solana: solana.address }
          return { ...owned, ...memory.addresses }
        }
        try {
          return await open(known)
        } catch (error) {
          // Who only wants to know who is here gets to know the new account; what is to be signed is not taken over to it.
          if (error instanceof StartedOver) return open(await signedIn())
          throw error
        }
      }),
    withKeys: (work) =>
      inTurn(async () => withEntropy(await signedIn(), async (entropy) => work(await keysOf(entropy)))),
    phrase: () =>
      inTurn(async () =>
        withEntropy(await signedIn(), async (entropy) => (await import("./deriveKeys.ts")).phraseOf(entropy))
      ),
    renewCode: (shown) =>
      inTurn(async () => {
        const known = await signedIn()
        await withEntropy(known, async (entropy, before) => {
          const half = newOwnerShare()
          const key = await makeWalletKey(await serverShare(), half, known.account)
          const sealed = await sealWallet(key, known.account, entropy)
          await shown(recoveryCode(half))
          await ask("wallet", { sealed, before })
          await device.keepKey(known.account, key)
        })
      }),
    forget: () => {
      delete memory.addresses
    }
  }
}
