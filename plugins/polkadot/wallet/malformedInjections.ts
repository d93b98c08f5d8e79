import { injectWeb3 } from "./injectWeb3.ts"
import type { InjectedEntry } from "./InjectedExtension.ts"
import type { PolkadotWallet } from "./PolkadotWallet.ts"
import { spiteful, throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** Something in `window.injectedWeb3` that no honest wallet puts there, with a name for test titles. */
export interface MalformedInjection {
  readonly name: string
  /**
   * What the kit under test may do with it: `dropped` means that no wallet can come of it; `shown` that a wallet may, once its
   * texts are made harmless.
   */
  readonly fate: "dropped" | "shown"
  /** The key it stands under; one of its own when absent. */
  readonly key?: string
  /** Makes what stands there, from the genuine wallet's entry. */
  entry(genuine: InjectedEntry): unknown
}

const dropped = (name: string, entry: MalformedInjection["entry"]): MalformedInjection => ({
  name,
  fate: "dropped",
  entry
})
const shown = (name: string, entry: MalformedInjection["entry"]): MalformedInjection => ({
  name,
  fate: "shown",
  entry
})
const underKey = (name: string, key: string): MalformedInjection => ({
  name,
  fate: "shown",
  key,
  entry: (genuine) => genuine
})

/** Entries that a kit has to survive, for {@link injectMalformed}. */
export const malformedInjections: readonly MalformedInjection[] = [
  dropped("undefined", () => undefined),
  dropped("null", () => null),
  dropped("a string", () => "polkadot-js"),
  dropped("a number", () => 7),
  dropped("a list", () => []),
  dropped("an empty object", () => ({})),
  dropped("a version alone", () => ({ version: "1.0.0" })),
  dropped("enable that is no function", () => ({ version: "1.0.0", enable: true })),
  dropped("enable whose getter throws", () => Object.defineProperty({}, "enable", { get: throwing })),
  dropped("a proxy that throws at everything", spiteful),

  shown("no version", ({ enable }) => ({ enable })),
  shown("a version that is an object", ({ enable }) => ({ enable, version: { major: 1 } })),
  shown("a version whose getter throws", ({ enable }) =>
    Object.defineProperty({ enable }, "version", { get: throwing })
  ),
  shown("a version of 10,000 characters", ({ enable }) => ({ enable, version: "1".repeat(10_000) })),
  shown("a version as markup", ({ enable }) => ({
    enable,
    version: "<img src=x onerror='globalThis.__pwned=1'>"
  })),
  shown("everything frozen", (genuine) => Object.freeze({ ...genuine })),
  shown("unknown fields", (genuine) => ({ ...genuine, score: 5, isTrusted: true })),
  shown("enable on a prototype", (genuine) => Object.create({ ...genuine })),

  underKey("the same wallet under another name", "second-name"),
  underKey("a name as markup", "<img src=x onerror='globalThis.__pwned=1'>"),
  underKey("a name with a direction override", "\u202esj-todaklop"),
  underKey("a name of look-alike letters", "pоlkadot-js"),
  underKey("a name with zero-width characters", "polkadot\u200b-js"),
  underKey("a name with control characters and line breaks", "polkadot\u0000\njs\u001b[31m"),
  underKey("a name of 10,000 characters", "w".repeat(10_000)),
  underKey("an empty name", ""),
  underKey("a name that objects have: constructor", "constructor"),
  underKey("a name that objects have: __proto__", "__proto__"),
  underKey("a name that objects have: toString", "toString")
]

/**
 * Puts malformed entries beside a wallet, until undone.
 *
 * @param which the ones to put; all {@link malformedInjections} when absent
 * @param place `window` when absent
 * @returns puts back what stood there before
 */
export function injectMalformed(
  wallet: PolkadotWallet,
  which: readonly MalformedInjection[] = malformedInjections,
  place: object = globalThis.window
): () => void {
  const entries = which.map(
    (malformed, index) =>
      [malformed.key ?? `liar-${index}`, { value: malformed.entry(wallet.entry), writable: true }] as const
  )
  return injectWeb3(Object.fromEntries(entries), place)
}

/**
 * Puts a property into `injectedWeb3` that throws when it is read.
 *
 * @param place `window` when absent
 * @returns takes it away
 */
export function injectThrowing(place: object = globalThis.window, key = "throwing"): () => void {
  return injectWeb3({ [key]: { get: throwing } }, place)
}

/**
 * Puts `count` entries that share a wallet's, each under a name of its own.
 *
 * @param place `window` when absent
 * @returns takes them away
 */
export function floodInjections(
  wallet: PolkadotWallet,
  count: number,
  place: object = globalThis.window
): () => void {
  const keys = Array.from({ length: count }, (_, n) => `virtual-wallet-${n + 1}`)
  return injectWeb3(
    Object.fromEntries(keys.map((key) => [key, { value: wallet.entry, writable: true }])),
    place
  )
}

/** Values that stand where `window.injectedWeb3` should be a record, with names for test titles. Made anew on each call. */
export const oddInjectedRecords: readonly { readonly name: string; make(): unknown }[] = [
  { name: "undefined", make: () => undefined },
  { name: "null", make: () => null },
  { name: "a string", make: () => "polkadot-js" },
  { name: "a list", make: () => [] },
  { name: "a function", make: () => () => {} },
  { name: "a proxy that throws at everything", make: spiteful }
]
