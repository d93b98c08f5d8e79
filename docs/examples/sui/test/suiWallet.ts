import { announceStandard, createWalletDesk, type ChainWallet, type WalletStorage } from "@latchkey/testing"
import { ed25519 } from "@noble/curves/ed25519.js"
import { blake2b } from "@noble/hashes/blake2.js"

const ED25519 = 0
const PERSONAL_MESSAGE = [3, 0, 0]
const icon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" as const

const toHex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString("hex")}` as const
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const concat = (...parts: ReadonlyArray<ArrayLike<number>>) =>
  Uint8Array.from(parts.flatMap((part) => Array.from(part)))

/** A length as BCS writes it: seven bits a byte, low ones first. */
const uleb128 = (value: number): ReadonlyArray<number> =>
  value < 128 ? [value] : [(value & 127) | 128, ...uleb128(value >>> 7)]

/** What a wallet signs for a personal message: the hash of the intent and the message in BCS. */
export const personalMessageHash = (message: Uint8Array): Uint8Array =>
  blake2b(concat(PERSONAL_MESSAGE, uleb128(message.length), message), { dkLen: 32 })

/** A Sui wallet with one key of its own. The key is public: never send it anything of value. */
export const createSuiWallet = (
  storage: WalletStorage,
  { name = "Virtual Sui Wallet", seed = 7 }: { name?: string; seed?: number } = {}
): ChainWallet => {
  const secret = new Uint8Array(32).fill(seed)
  const publicKey = ed25519.getPublicKey(secret)
  const address = toHex(blake2b(concat([ED25519], publicKey), { dkLen: 32 }))
  const chains = ["sui:mainnet", "sui:testnet"]
  const account = { address, publicKey, chains, features: ["sui:signPersonalMessage"] }

  const desk = createWalletDesk()
  const listeners = new Set<(change: object) => void>()
  const key = `sui wallet ${name}`
  let granted = storage.getItem(key) === "granted"
  const shown = () => (granted ? [account] : [])
  const grant = (value: boolean) => {
    granted = value
    storage.setItem(key, value ? "granted" : "")
    for (const listener of listeners) listener({ accounts: shown() })
  }

  const connect = desk.method("standard:connect", async ([input], decide) => {
    const silent = (input as { silent?: boolean } | undefined)?.silent === true
    if (!granted && !silent) {
      await decide({ kind: "connect", accounts: [address] })
      grant(true)
    }
    return { accounts: shown() }
  })
  const disconnect = desk.method("standard:disconnect", async () => grant(false))
  const signPersonalMessage = desk.method("sui:signPersonalMessage", async ([input], decide) => {
    const { message, account: asked } = (input ?? {}) as {
      message?: unknown
      account?: { address?: unknown }
    }
    if (!granted || asked?.address !== address) throw new Error("The account is not shared with this page.")
    if (!(message instanceof Uint8Array)) throw new Error("A message is bytes.")
    await decide({ kind: "signMessage", account: address, message: toHex(message) })
    const signature = ed25519.sign(personalMessageHash(message), secret)
    return { bytes: toBase64(message), signature: toBase64(concat([ED25519], signature, publicKey)) }
  })
  const on = (_event: "change", listener: (change: object) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const wallet = {
    version: "1.0.0",
    name,
    icon,
    chains,
    features: {
      "standard:connect": { version: "1.0.0", connect },
      "standard:disconnect": { version: "1.0.0", disconnect },
      "standard:events": { version: "1.0.0", on },
      "sui:signPersonalMessage": { version: "1.1.0", signPersonalMessage }
    },
    get accounts() {
      return shown()
    }
  }
  return {
    ...desk,
    name,
    namespace: "sui",
    announce: (place) => announceStandard(wallet, place),
    accounts: () => shown().map((each) => each.address),
    revoke: () => grant(false),
    listenerCount: () => listeners.size
  }
}
