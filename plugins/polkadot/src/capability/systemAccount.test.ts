import { TypeRegistry } from "@polkadot/types"
import { blake2AsU8a, xxhashAsHex } from "@polkadot/util-crypto"
import { u8aConcat, u8aToHex } from "@polkadot/util"
import { describe, expect, it } from "vitest"
import { codec } from "../codec.ts"
import { decodeFreeBalance, systemAccountKey } from "./systemAccount.ts"

const keyOf = (id: Uint8Array) =>
  u8aToHex(u8aConcat(xxhashAsHex("System", 128), xxhashAsHex("Account", 128), blake2AsU8a(id, 128), id))

describe("the storage key", () => {
  it("is the one that @polkadot/util-crypto makes", () => {
    const id = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
    expect(systemAccountKey(codec, id)).toBe(keyOf(id))
  })

  it("of an ECDSA public key is that of its account: the key's hash", () => {
    const publicKey = Uint8Array.from({ length: 33 }, (_, index) => index * 5 + 2)
    expect(systemAccountKey(codec, publicKey)).toBe(keyOf(blake2AsU8a(publicKey, 256)))
  })
})

describe("the balance", () => {
  const registry = new TypeRegistry()
  const stored = (free: bigint) =>
    registry
      .createType("AccountInfoWithTripleRefCount", {
        nonce: 7,
        consumers: 1,
        providers: 2,
        sufficients: 3,
        data: { free, reserved: 5n, miscFrozen: 6n, feeFrozen: 9n }
      })
      .toHex()

  it.each([0n, 1n, 10_000_000_000n, 2n ** 70n + 3n, 2n ** 128n - 1n])(
    "is what @polkadot/types writes as free: %s",
    (free) => {
      expect(decodeFreeBalance(stored(free))).toBe(free)
      expect(decodeFreeBalance(stored(free).toUpperCase().replace("0X", "0x"))).toBe(free)
    }
  )

  it("is none where there is no account", () => {
    expect(decodeFreeBalance(null)).toBe(0n)
  })

  it.each([undefined, "", "0x", "0x00", stored(1n).slice(0, -2), `${stored(1n)}00`, 7, {}, [stored(1n)]])(
    "T26 is not guessed from %j",
    (value) => {
      expect(decodeFreeBalance(value)).toBeUndefined()
    }
  )
})
