import type { OwnerAct } from "../../src/owner/ownerMessage.ts"
import { askServer, ServerRefusal, ServerSilence } from "../askServer.ts"
import { failWhereGivenUp } from "../calls/giveUp.ts"
import type { Backup } from "../backup/Backup.ts"
import { FrameError } from "../FrameError.ts"
import type { Passkeys } from "../passkey/makePasskeys.ts"
import type { MadePasskey } from "../passkey/PasskeyAsk.ts"
import type { Screen } from "../screen/makeScreen.ts"
import type { Device } from "../vault/makeDevice.ts"
import type { Keys } from "./deriveKeys.ts"
import type { Arrival } from "./Arrival.ts"
import { makeOpening, StartedOver, type Opened } from "./makeOpening.ts"
import type { Limits } from "./limits.ts"
import { hasLimits, readOwner, type Owner } from "./Owner.ts"
import type { Proven } from "./ownerProof.ts"

/** The wallet of whoever is signed in. */
export interface Wallet {
  /** Undefined where nobody is signed in. Fails: `FrameError` where the server does not answer. */
  readonly owner: () => Promise<Owner | undefined>
  /**
   * Who it is, and its addresses; the owner is asked for what is missing, and for nothing where the page has given up meanwhile.
   * Fails: `FrameError`.
   */
  readonly user: (signal?: AbortSignal) => Promise<Owner & { readonly evm: string; readonly solana: string }>
  /**
   * Lends the keys of an account to one piece of work. Fails: `FrameError` where nobody is signed in, where somebody else is than
   * who agreed to it, or where the owner says no.
   */
  readonly withKeys: <T>(account: string, work: (keys: Keys) => Promise<T>) => Promise<T>
  /** The 24 words of an account, for its owner's eyes alone; without the server too, on a device that has opened the wallet before. */
  readonly phrase: (account: string) => Promise<string>
  /** Seals the wallet of an account under a new code and answers with it; the one before is worth nothing from then on. */
  readonly renewCode: (account: string, shown: (code: string) => Promise<void>) => Promise<void>
  /** What of a wallet opens with its recovery code without the server; undefined where the text is not that code. */
  readonly backup: (account: string, text: string) => Promise<Backup | undefined>
  /** The limits that the owner has set; undefined where there are none. Fails: `FrameError`. */
  readonly limits: (account: string) => Promise<Limits | undefined>
  /** Sets limits, signed with the owner's key. Fails: `FrameError`. */
  readonly setLimits: (account: string, limits: Limits) => Promise<void>
  /** What shows by a passkey that the owner is there; undefined where none opens the wallet. It begins in the task of a click. */
  readonly passkeyCheck: (account: string) => Promise<(() => Promise<true>) | undefined>
  /** Proves that the owner wants something: what a session alone must not do. Fails: `FrameError`, also where the owner says no. */
  readonly prove: (act: OwnerAct, details: ReadonlyArray<string>) => Promise<Proven["proof"]>
  /** Has a passkey open the wallet of an account from now on. Fails: `FrameError`. */
  readonly addPasskey: (account: string, made: MadePasskey, name: string) => Promise<void>
  /** The account whose wallet this device can open without the server; undefined where there is none. */
  readonly kept: () => Promise<string | undefined>
  /** Somebody has come in without an address, by a passkey or the recovery code: it opens the wallet too. */
  readonly arrive: (arrival: Arrival) => void
  /** Forgets who is signed in, in memory. */
  readonly forget: () => void
}

/** Makes the wallet of a device. */
export const makeWallet = (device: Device, screen: Screen, passkeys: Passkeys): Wallet => {
  const ask = (route: string, body: object = {}) => askServer(route, body, device.record())
  const memory: { addresses?: { readonly account: string; readonly evm: string; readonly solana: string } } =
    {}

  const owner = async (): Promise<Owner | undefined> => {
    if (device.record().session === undefined) return undefined
    try {
      const known = readOwner(await ask("session"))
      const { account } = known
      const { account: before, limited } = device.record()
      const isLimited = hasLimits(known)
      if (before !== account || (limited === account) !== isLimited)
        await device.change(({ limited: _, ...record }) => ({
          ...record,
          account,
          ...(isLimited ? { limited: account } : {})
        }))
      return known
    } catch (error) {
      if (error instanceof ServerRefusal && error.code === "signed-out") return undefined
      throw error
    }
  }

  const { opened, openKept, renew, proofOf, addPasskey, arrive, backup, passkeyCheck } = makeOpening({
    ask,
    device,
    screen,
    passkeys,
    owner,
    forget: () => {
      delete memory.addresses
    }
  })

  const signedIn = async (): Promise<Owner> => {
    const known = await owner()
    if (known === undefined) throw new FrameError("Sign in first")
    return known
  }

  /** The account that a panel was about: whoever signed in meanwhile is not bound by it. */
  const still = async (account: string): Promise<Owner> => {
    const known = await signedIn()
    if (known.account !== account) throw new FrameError("Somebody else is signed in now. Ask again.")
    return known
  }

  const lend = async <T>(
    { entropy, sealed }: Opened,
    work: (entropy: Uint8Array<ArrayBuffer>, sealed: string) => Promise<T>
  ): Promise<T> => {
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
  const wordsOf = async (entropy: Uint8Array) => (await import("./deriveKeys.ts")).phraseOf(entropy)
  /** What the device has, where the server does not answer. */
  const withoutServer = async (error: unknown, account: string): Promise<Opened> => {
    const { account: last, limited } = device.record()
    const isFree = last === account && limited !== account
    const kept = error instanceof ServerSilence && isFree ? await openKept(account) : undefined
    if (kept === undefined) throw error
    return kept
  }

  return {
    owner,
    user: (signal) =>
      inTurn(async () => {
        failWhereGivenUp(signal)
        const known = await signedIn()
        if (memory.addresses?.account === known.account && known.sealed !== null)
          return { ...known, ...memory.addresses }
        const told = async (owned: Owner) => {
          const { evm, solana } = await lend(await opened(owned), keysOf)
          memory.addresses = { account: owned.account, evm: evm.address, solana: solana.address }
          return { ...owned, ...memory.addresses }
        }
        try {
          return await told(known)
        } catch (error) {
          // Who only wants to know who is here gets to know the new account; what is to be signed is not taken over to it.
          if (error instanceof StartedOver) return told(await signedIn())
          throw error
        }
      }),
    withKeys: (account, work) =>
      inTurn(async () =>
        lend(await opened(await still(account)), async (entropy) => work(await keysOf(entropy)))
      ),
    phrase: (account) =>
      inTurn(async () =>
        lend(
          await still(account)
            .then(opened)
            .catch((error: unknown) => withoutServer(error, account)),
          wordsOf
        )
      ),
    renewCode: (account, shown) =>
      inTurn(async () => {
        const known = await still(account)
        await lend(await opened(known), (entropy, before) => renew(known, entropy, before, shown))
      }),
    limits: (account) =>
      inTurn(async () => {
        const known = await still(account)
        const { limits } = known
        if (limits === null) return undefined
        const { limitsOf } = await import("./limits.ts")
        return lend(await opened(known), async (entropy) => limitsOf(entropy, account, limits))
      }),
    setLimits: (account, limits) =>
      inTurn(async () => {
        const text = (await import("./limits.ts")).limitsText(limits)
        await lend(await opened(await still(account)), async (entropy) => {
          const { proof } = await proofOf(account, entropy, "limits", [text])
          await ask("limits", { text, proof })
        })
      }),
    passkeyCheck: async (account) => passkeyCheck(await still(account)),
    backup: (account, text) => inTurn(async () => backup(await still(account), text)),
    prove: (act, details) =>
      inTurn(async () => {
        const known = await signedIn()
        return lend(
          await opened(known),
          async (entropy) => (await proofOf(known.account, entropy, act, details)).proof
        )
      }),
    addPasskey: (account, made, name) =>
      inTurn(async () =>
        lend(await opened(await still(account)), (entropy) => addPasskey(account, entropy, made, name))
      ),
    kept: async () => {
      const { account } = device.record()
      const kept = account === undefined ? undefined : await openKept(account)
      kept?.entropy.fill(0)
      return kept === undefined ? undefined : account
    },
    arrive: (arrival) => {
      delete memory.addresses
      arrive(arrival)
    },
    forget: () => {
      delete memory.addresses
      arrive(undefined)
    }
  }
}
