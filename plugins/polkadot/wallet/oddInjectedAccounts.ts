import type { OddValue } from "../../../tests/testing/src/faults/oddValues.ts"
import { throwing } from "../../../tests/testing/src/faults/hostileObjects.ts"

const alice = "5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY"

/**
 * Lists of accounts in which there is no account to show. Use: `wallet.setFault("accounts.get", faults.resolves(odd.make()))` or
 * `wallet.emit(odd.make())`.
 */
export const oddInjectedAccounts: readonly OddValue[] = [
  { name: "undefined", make: () => undefined },
  { name: "null", make: () => null },
  { name: "a string", make: () => alice },
  { name: "an object", make: () => ({ address: alice }) },
  { name: "a list-like object", make: () => ({ length: 1, 0: { address: alice } }) },
  { name: "a list of null", make: () => [null] },
  { name: "a list of addresses", make: () => [alice] },
  { name: "an account without address", make: () => [{ name: "Alice", type: "sr25519" }] },
  { name: "an address that is a number", make: () => [{ address: 42 }] },
  { name: "an address that is a list", make: () => [{ address: [alice] }] },
  { name: "an empty address", make: () => [{ address: "" }] },
  { name: "an address with one wrong letter", make: () => [{ address: alice.replace("G", "H") }] },
  { name: "an address cut short", make: () => [{ address: alice.slice(0, 20) }] },
  { name: "an address of another script", make: () => [{ address: alice.replace("5", "５") }] },
  { name: "an address as markup", make: () => [{ address: "<img src=x onerror=alert(1)>" }] },
  { name: "an address of a million characters", make: () => [{ address: "5".repeat(1_000_000) }] },
  {
    name: "an address whose getter throws",
    make: () => [Object.defineProperty({}, "address", { get: throwing })]
  },
  {
    name: "entries that throw",
    make: () => Object.defineProperty([{ address: alice }], 0, { get: throwing })
  }
]

/**
 * Lists with one account in good order, Alice's, whatever stands around it. A kit may show it; its texts have to be made
 * harmless first.
 */
export const usableInjectedAccounts: readonly OddValue[] = [
  {
    name: "an address with another prefix",
    make: () => [{ address: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5" }]
  },
  { name: "no type", make: () => [{ address: alice, name: "Alice" }] },
  { name: "an unknown type", make: () => [{ address: alice, type: "bls12-381" }] },
  { name: "a type that is a number", make: () => [{ address: alice, type: 1 }] },
  { name: "a name that is an object", make: () => [{ address: alice, name: { toString: throwing } }] },
  { name: "a name as markup", make: () => [{ address: alice, name: "<img src=x onerror=alert(1)>" }] },
  { name: "a name with a direction override", make: () => [{ address: alice, name: "\u202eecilA" }] },
  { name: "a name of 10,000 characters", make: () => [{ address: alice, name: "A".repeat(10_000) }] },
  { name: "a genesis hash of null", make: () => [{ address: alice, genesisHash: null }] },
  { name: "an empty genesis hash", make: () => [{ address: alice, genesisHash: "" }] },
  { name: "a genesis hash that is a number", make: () => [{ address: alice, genesisHash: 7 }] },
  {
    name: "the same account a thousand times",
    make: () => Array.from({ length: 1000 }, () => ({ address: alice }))
  },
  {
    name: "the same account with two prefixes",
    make: () => [{ address: alice }, { address: "15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5" }]
  },
  { name: "a broken account beside it", make: () => [null, { address: alice }, { address: 42 }] },
  { name: "everything frozen", make: () => Object.freeze([Object.freeze({ address: alice })]) }
]
