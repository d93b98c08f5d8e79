import type { Fault } from "../../../tests/testing/src/faults/Fault.ts"
import { faults } from "../../../tests/testing/src/faults/faults.ts"
import type { StandardAccount } from "../../../tests/testing/src/walletStandard/StandardWallet.ts"
import type { SolanaFeatureName } from "./SolanaStandard.ts"
import { spiteful, throwingAt } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** What a wallet says instead of its accounts, for `pretend`, with a name for test titles. */
export interface SolanaAccountLie {
  readonly name: string
  /**
   * What the kit under test may make of it: `dropped` means no account at all, `kept` exactly the genuine one, once, and
   * `either` one of the two.
   */
  readonly fate: "dropped" | "kept" | "either"
  /** Makes the lie from a genuine account. */
  accounts(genuine: StandardAccount): unknown
}

/** What a feature answers instead of what it should, for `setFault`, with a name for test titles. */
export interface SolanaResultLie {
  readonly name: string
  readonly method: SolanaFeatureName
  readonly fault: Fault
}

/** What `change` tells that cannot be, for `tellChange`, with a name for test titles. */
export interface SolanaChangeLie {
  readonly name: string
  /** Made anew on each call. */
  change(): unknown
}

/** The account with own properties, changed as given. */
const changed = (genuine: StandardAccount, change: object = {}) => ({
  address: genuine.address,
  publicKey: genuine.publicKey,
  chains: genuine.chains,
  features: genuine.features,
  ...change
})

type Make = SolanaAccountLie["accounts"]
const lie = (fate: SolanaAccountLie["fate"]) => (name: string, accounts: Make) => ({ name, fate, accounts })
const [dropped, kept, either] = [lie("dropped"), lie("kept"), lie("either")]
const withAddress = (address: unknown) => (genuine: StandardAccount) => [changed(genuine, { address })]

/** Accounts that a kit has to survive. */
export const solanaAccountLies: readonly SolanaAccountLie[] = [
  dropped("accounts null", () => null),
  dropped("accounts a text", (genuine) => genuine.address),
  dropped("accounts a number", () => 1),
  dropped("accounts an object", () => ({})),
  dropped("accounts a list of null", () => [null, undefined]),
  dropped("accounts a list of texts", (genuine) => [genuine.address]),
  dropped("accounts a proxy that throws at everything", spiteful),
  dropped("an account whose getters throw", () => [throwingAt("address", "publicKey", "chains", "features")]),
  dropped("an account that throws at everything", () => [spiteful()]),
  dropped("an account without address", withAddress(undefined)),
  dropped("an address that is a number", withAddress(7)),
  dropped("an address that is an object", (genuine) => [
    changed(genuine, { address: { toString: () => genuine.address } })
  ]),
  dropped("an empty address", withAddress("")),
  dropped("an address of Ethereum", withAddress("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")),
  dropped("an address of Bitcoin", withAddress("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq")),
  dropped("an address of 31 bytes", withAddress("1".repeat(31))),
  dropped("an address of 33 bytes", withAddress("1".repeat(33))),
  dropped("an address of 33 bytes that looks right", withAddress("z".repeat(44))),
  dropped("an address with letters that base58 lacks", (genuine) => [
    changed(genuine, { address: `0${genuine.address.slice(1)}` })
  ]),
  dropped("an address of another script", (genuine) => [
    changed(genuine, { address: `${genuine.address.slice(0, -1)}а` })
  ]),
  dropped("an address with markup behind it", (genuine) => [
    changed(genuine, { address: `${genuine.address}<img src=x onerror='globalThis.__pwned=1'>` })
  ]),
  dropped("an address of 10,000 characters", withAddress("1".repeat(10_000))),
  dropped("an account of another namespace", (genuine) => [changed(genuine, { chains: ["eip155:1"] })]),
  either("an account without chains", (genuine) => [changed(genuine, { chains: undefined })]),
  either("chains that are no list", (genuine) => [changed(genuine, { chains: "solana:mainnet" })]),
  either("the public key of another account", (genuine) => [
    changed(genuine, { publicKey: new Uint8Array(32).fill(1) })
  ]),
  either("no public key", (genuine) => [changed(genuine, { publicKey: undefined })]),
  either("a list-like object", (genuine) => ({ length: 1, 0: genuine })),
  kept("the genuine account between odd ones", (genuine) => [null, spiteful(), genuine, "text", {}]),
  kept("the genuine account three times", (genuine) => [genuine, genuine, changed(genuine)]),
  kept("a label that is markup", (genuine) => [
    changed(genuine, { label: "<img src=x onerror='globalThis.__pwned=1'>" })
  ]),
  kept("a label that is an object", (genuine) => [changed(genuine, { label: {} })]),
  kept("an icon on another host", (genuine) => [
    changed(genuine, { icon: "https://tracker.invalid/icon.png" })
  ]),
  kept("unknown fields", (genuine) => [changed(genuine, { verified: true })])
]

const answers = (method: SolanaFeatureName, what: string, value: () => unknown): SolanaResultLie => ({
  name: `${method} answers ${what}`,
  method,
  fault: () => Promise.resolve(value())
})

const changes = (
  method: SolanaFeatureName,
  what: string,
  change: (first: Readonly<Record<string, unknown>>) => unknown
): SolanaResultLie => ({
  name: `${method} answers ${what}`,
  method,
  fault: faults.changes((genuine) => {
    const [first] = genuine as readonly Readonly<Record<string, unknown>>[]
    return [change(first ?? {})]
  })
})

const signing = [
  "solana:signMessage",
  "solana:signTransaction",
  "solana:signAndSendTransaction",
  "solana:signIn"
] as const

const flipped = (bytes: unknown) => {
  const copy = Uint8Array.from(bytes as Uint8Array)
  copy[copy.length - 1]! ^= 1
  return copy
}

/** Answers that a kit may never hand on as they are. */
export const solanaResultLies: readonly SolanaResultLie[] = [
  ...signing.flatMap((method) => [
    answers(method, "undefined", () => undefined),
    answers(method, "null", () => null),
    answers(method, "a text", () => "signed"),
    answers(method, "an empty list", () => []),
    answers(method, "a list of null", () => [null]),
    answers(method, "a list of empty objects", () => [{}]),
    answers(method, "an output without its list", () => ({ signature: new Uint8Array(64) })),
    answers(method, "an output whose getters throw", () => [
      throwingAt("signature", "signedMessage", "signedTransaction", "account")
    ]),
    answers(method, "a proxy that throws at everything", () => [spiteful()])
  ]),
  ...(["solana:signMessage", "solana:signAndSendTransaction", "solana:signIn"] as const).flatMap((method) => [
    changes(method, "a signature of 63 bytes", (first) => ({ ...first, signature: new Uint8Array(63) })),
    changes(method, "a signature of 65 bytes", (first) => ({ ...first, signature: new Uint8Array(65) })),
    changes(method, "a signature as text", (first) => ({ ...first, signature: "1".repeat(64) })),
    changes(method, "a signature as a list", (first) => ({ ...first, signature: [1, 2, 3] }))
  ]),
  changes("solana:signMessage", "a signature that is wrong", (first) => ({
    ...first,
    signature: flipped(first["signature"])
  })),
  changes("solana:signTransaction", "a transaction as text", (first) => ({
    ...first,
    signedTransaction: "AQ=="
  })),
  changes("solana:signTransaction", "no bytes", (first) => ({
    ...first,
    signedTransaction: new Uint8Array()
  })),
  changes("solana:signTransaction", "a transaction with a byte changed", (first) => ({
    ...first,
    signedTransaction: flipped(first["signedTransaction"])
  }))
]

/** Changes that may not change what a page believes, and not throw into the wallet. */
export const solanaChangeLies: readonly SolanaChangeLie[] = [
  { name: "nothing", change: () => undefined },
  { name: "null", change: () => null },
  { name: "a text", change: () => "accounts" },
  { name: "a list", change: () => [] },
  { name: "an empty object", change: () => ({}) },
  { name: "properties that throw", change: () => throwingAt("accounts", "chains", "features") },
  { name: "a proxy that throws at everything", change: spiteful },
  { name: "features null", change: () => ({ features: null }) },
  { name: "chains null", change: () => ({ chains: null }) },
  { name: "chains of numbers", change: () => ({ chains: [1, 2] }) },
  { name: "unknown properties", change: () => ({ locked: true }) }
]
