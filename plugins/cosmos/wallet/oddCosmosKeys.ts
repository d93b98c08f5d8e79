import { decodeBech32, encodeBech32 } from "./bech32.ts"
import type { KeplrKey } from "./Keplr.ts"
import { throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

/** An answer to `getKey` that an honest wallet does not give, with a name for test titles. */
export interface OddCosmosKey {
  readonly name: string
  /**
   * What the kit under test may do with it: `refused` means that no account can come of it; `open` that one may, as long
   * as nothing breaks and what is shown is harmless.
   */
  readonly fate: "refused" | "open"
  /** Makes the answer from the genuine one. For `faults.changes`. */
  change(genuine: KeplrKey): unknown
}

const refused = (name: string, change: (genuine: KeplrKey) => unknown): OddCosmosKey => ({
  name,
  fate: "refused",
  change
})
const open = (name: string, change: object): OddCosmosKey => ({
  name,
  fate: "open",
  change: (genuine) => ({ ...genuine, ...change })
})
const address = (name: string, change: (genuine: string) => unknown): OddCosmosKey =>
  refused(name, (genuine) => ({ ...genuine, bech32Address: change(genuine.bech32Address) }))

/** The same bytes under another prefix. */
const under = (prefix: (own: string) => string) => (genuine: string) => {
  const { prefix: own, bytes } = decodeBech32(genuine)!
  return encodeBech32(prefix(own), bytes)
}

/** Answers of `getKey` that a kit has to survive, such as `wallet.setFault("getKey", faults.changes(odd.change))`. */
export const oddCosmosKeys: readonly OddCosmosKey[] = [
  refused("undefined", () => undefined),
  refused("null", () => null),
  refused("a string", ({ bech32Address }) => bech32Address),
  refused("a list", (genuine) => [genuine]),
  refused("an empty object", () => ({})),
  refused("an object whose getters throw", () =>
    Object.defineProperties({}, { bech32Address: { get: throwing }, pubKey: { get: throwing } })
  ),
  address("no address", () => undefined),
  address("address a number", () => 7),
  address("address an object", (own) => ({ toString: () => own })),
  address("address empty", () => ""),
  address("address with a wrong checksum", (own) => `${own.slice(0, -1)}${own.endsWith("q") ? "p" : "q"}`),
  address("address with mixed case", (own) => own.slice(0, -1) + own.slice(-1).toUpperCase() + "Q"),
  address("address with a space", (own) => ` ${own}`),
  address("address with a zero byte", (own) => `${own}\u0000`),
  address(
    "address of a validator",
    under((own) => `${own}valoper`)
  ),
  address(
    "address of another network",
    under((own) => (own === "osmo" ? "cosmos" : "osmo"))
  ),
  address("address of Ethereum", () => "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"),
  address("address of 10,000 characters", (own) => own + "q".repeat(10_000)),
  open("no public key", { pubKey: undefined }),
  open("public key a string", { pubKey: "AjZ=" }),
  open("public key of three bytes", { pubKey: new Uint8Array(3) }),
  open("no bytes of the address", { address: new Uint8Array() }),
  open("unknown algorithm", { algo: "ed25519" }),
  open("no name", { name: undefined }),
  open("name an object", { name: {} }),
  open("name as markup", { name: "<img src=x onerror='globalThis.__pwned=1'>" }),
  open("name of 10,000 characters", { name: "A".repeat(10_000) }),
  open("name with a direction override", { name: "\u202eksaMateM" })
]
