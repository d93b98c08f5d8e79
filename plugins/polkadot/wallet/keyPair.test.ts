import { Keyring } from "@polkadot/keyring"
import { cryptoWaitReady, encodeAddress, encodeMultiAddress, signatureVerify } from "@polkadot/util-crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { accountIdOf, ss58 } from "./accountId.ts"
import { bytesOfHex, hexOfBytes } from "./bytes.ts"
import { keyPairOf, polkadotAccountFrom } from "./keyPair.ts"
import { polkadotAccounts, polkadotEthereumAccount, polkadotMultisig } from "./polkadotAccounts.ts"

beforeAll(async () => {
  await cryptoWaitReady()
})

const all = [...polkadotAccounts, polkadotEthereumAccount]
const [alice, bob, aliceEd25519, aliceEcdsa] = polkadotAccounts as [
  (typeof all)[0],
  (typeof all)[0],
  (typeof all)[0],
  (typeof all)[0]
]

describe("the test accounts", () => {
  it("are those of the development phrase", () => {
    const of = (type: "sr25519" | "ed25519" | "ecdsa", path: string) =>
      new Keyring({ type }).addFromUri(path).address
    expect(polkadotAccounts.map((account) => account.address)).toEqual([
      of("sr25519", "//Alice"),
      of("sr25519", "//Bob"),
      of("ed25519", "//Alice"),
      of("ecdsa", "//Alice")
    ])
    expect(polkadotMultisig.address).toBe(encodeMultiAddress([alice.address, bob.address], 2, 42))
  })

  it.each(all)("$name signs so that an independent library agrees", async (account) => {
    const pair = await keyPairOf(account)
    for (const message of ["", "hello", "x".repeat(1000)].map((text) => new TextEncoder().encode(text))) {
      const signature = pair.sign(message)
      const verdict = signatureVerify(message, signature, account.address)
      expect(verdict).toMatchObject({ isValid: true, crypto: account.type })
      const other = Uint8Array.of(...message, 1)
      expect(signatureVerify(other, signature, account.address).isValid).toBe(false)
    }
  })

  it("are refused with a key of another account, or without one", async () => {
    await expect(keyPairOf({ ...bob, address: alice.address })).rejects.toThrow(RangeError)
    await expect(keyPairOf({ ...alice, type: "ed25519" })).rejects.toThrow(RangeError)
    await expect(keyPairOf(polkadotMultisig)).rejects.toThrow(RangeError)
  })

  it("can be made from keys, with any prefix", async () => {
    for (const { name: _, address, ...key } of [alice, aliceEd25519, aliceEcdsa]) {
      const given = { type: key.type!, privateKey: key.privateKey! }
      expect(await polkadotAccountFrom(given)).toEqual({ ...given, address })
      for (const ss58Format of [0, 2, 63, 64, 252, 1284, 16_383]) {
        const made = await polkadotAccountFrom({ ...given, ss58Format, name: "Other" })
        expect(made).toEqual({ ...given, name: "Other", address: encodeAddress(address, ss58Format) })
        expect((await keyPairOf(made)).type).toBe(key.type)
      }
    }
    const { type, privateKey, address } = polkadotEthereumAccount
    const made = await polkadotAccountFrom({ type: type!, privateKey: privateKey! })
    expect(made.address).toBe(address.toLowerCase())
  })
})

describe("an address", () => {
  const id = bytesOfHex("0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d")

  it("names the same account with every prefix, and as bytes", async () => {
    for (const prefix of [0, 42, 63, 64, 16_383]) {
      expect(hexOfBytes(await accountIdOf(await ss58(id, prefix)))).toBe(hexOfBytes(id))
    }
    expect(hexOfBytes(await accountIdOf(hexOfBytes(id)))).toBe(hexOfBytes(id))
  })

  it.each([
    ["nothing", "", "Invalid empty address passed"],
    [
      "a letter that is wrong",
      alice.address.replace("G", "H"),
      /^Decoding .*: Invalid decoded address checksum$/
    ],
    [
      "a letter that base58 lacks",
      alice.address.replace("G", "0"),
      /^Decoding .*: Invalid base58 character$/
    ],
    ["a part of it", alice.address.slice(0, 30), /^Decoding .*: Invalid decoded address length$/],
    ["a million letters", "5".repeat(1_000_000), /^Decoding 5{200}: Invalid decoded address length$/],
    ["an odd number of digits", "0x123", /^Decoding 0x123: /]
  ])("is refused when it is %s", async (_, address, message) => {
    await expect(accountIdOf(address)).rejects.toThrow(message)
  })
})
