import type { EmbeddedAccountType } from "@latchkey/embedded/wire"
import { randomBytes, toBase64Url } from "./bytes.ts"
import type { Vault } from "./openVault.ts"

/** What is kept of this device for one project and one page's origin. */
export interface DeviceRecord {
  /** By which the server knows the device. */
  readonly secret: string
  readonly session?: string
  /** Who was signed in last, for what can be done without the server. */
  readonly account?: string
  /** The account that had limits when the server was last asked: they hold without it too. */
  readonly limited?: string
  /** The sign-in that waits for its code, kept so that a reload does not lose it. */
  readonly attempt?: string
  /** The sign-in by Farcaster that waits for the visitor's app. */
  readonly farcaster?: string
  /** The change of address that waits for its code, and the address that it leads to. */
  readonly emailAttempt?: string
  readonly newEmail?: string
  /** CAIP-2 id of the chain that was used last. */
  readonly chainId?: string
  /** The type of account that was wished for last. */
  readonly accountType?: EmbeddedAccountType
  /** When the last wrong numbers were typed, epoch milliseconds. */
  readonly misses?: ReadonlyArray<number>
}

/** This device, as one page of one project knows it: others on the same site have another one. */
export interface Device {
  /** Whether what it keeps is there after a reload. */
  readonly isLasting: boolean
  readonly record: () => DeviceRecord
  readonly change: (change: (record: DeviceRecord) => DeviceRecord) => Promise<void>
  /** The key that opens the wallet of an account, which a device has once its owner has given the recovery code. */
  readonly keyOf: (account: string) => Promise<CryptoKey | undefined>
  /** The wallet as it was when this device last opened it: the server may lose its own. */
  readonly keptOf: (account: string) => Promise<KeptWallet | undefined>
  readonly keepKey: (account: string, key: CryptoKey, kept: KeptWallet) => Promise<void>
}

/** A wallet that a device has opened. */
export interface KeptWallet {
  /** What the device's key opens. */
  readonly sealed: string
  /** What the server kept then: the same, or, where a passkey opened the wallet, what that stood beside. */
  readonly server: string
}

const textOf = (value: unknown, key: string): string | undefined => {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined
  const field: unknown = Reflect.get(value, key)
  return typeof field === "string" ? field : undefined
}

const readRecord = (value: unknown): DeviceRecord | undefined => {
  const secret = textOf(value, "secret")
  if (secret === undefined || !/^[\w-]{43}$/.test(secret)) return undefined
  const kept: Record<string, string> = {}
  for (const key of [
    "session",
    "account",
    "limited",
    "attempt",
    "emailAttempt",
    "newEmail",
    "chainId",
    "farcaster"
  ]) {
    const text = textOf(value, key)
    if (text !== undefined) kept[key] = text
  }
  const accountType = textOf(value, "accountType")
  const misses: unknown = Reflect.get(value as object, "misses")
  return {
    secret,
    ...kept,
    ...(accountType === "eoa" || accountType === "smartAccount" ? { accountType } : {}),
    ...(Array.isArray(misses) ? { misses: misses.filter((at): at is number => typeof at === "number") } : {})
  }
}

/** Reads what is kept of this device, or makes it a new one. */
export const makeDevice = async (vault: Vault, project: string, origin: string): Promise<Device> => {
  const key = `device ${project} ${origin}`
  const known = readRecord(await vault.get(key))
  let record = known ?? { secret: toBase64Url(randomBytes(32)) }
  if (known === undefined) await vault.set(key, record)
  return {
    isLasting: vault.isLasting,
    record: () => record,
    change: async (change) => {
      record = change(record)
      await vault.set(key, record)
    },
    keyOf: async (account) => {
      const kept = await vault.get(`key ${account}`)
      return kept instanceof CryptoKey ? kept : undefined
    },
    keptOf: async (account) => {
      const [sealed, server] = [await vault.get(`sealed ${account}`), await vault.get(`server ${account}`)]
      if (typeof sealed !== "string") return undefined
      // Absent on devices that opened it before there were passkeys.
      return { sealed, server: typeof server === "string" ? server : sealed }
    },
    keepKey: async (account, kek, { sealed, server }) => {
      await vault.set(`sealed ${account}`, sealed)
      await vault.set(`server ${account}`, server)
      await vault.set(`key ${account}`, kek)
    }
  }
}
