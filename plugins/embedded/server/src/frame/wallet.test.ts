import { mnemonicToEntropy } from "@scure/bip39"
import { wordlist } from "@scure/bip39/wordlists/english"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { toHex } from "viem"
import { deriveKeys, ed25519Key, phraseOf } from "../../frame/wallet/deriveKeys.ts"
import { newOwnerShare, readRecoveryCode, recoveryCode } from "../../frame/wallet/recoveryCode.ts"
import { makeWalletKey, openWallet, sealWallet } from "../../frame/wallet/sealing.ts"
import { fromBase64Url, randomBytes, toBase64Url } from "../../frame/vault/bytes.ts"

describe("a recovery code", () => {
  it("is read as it was written, however it is typed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 15, maxLength: 15 }), (share) => {
        const code = recoveryCode(share)
        expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){5}$/)
        for (const typed of [
          code,
          code.toLowerCase(),
          code.replaceAll("-", " "),
          code.replaceAll("-", ""),
          ` ${code.replaceAll("0", "o").replaceAll("1", "l")}\n`
        ])
          expect(readRecoveryCode(typed)).toEqual(Uint8Array.from(share))
      })
    )
  })

  it.each([
    "",
    "0000",
    "0000-0000-0000-0000-0000-000",
    "0000-0000-0000-0000-0000-0000-0",
    "U".repeat(24),
    "é".repeat(24)
  ])("%j is none", (text) => {
    expect(readRecoveryCode(text)).toBeUndefined()
  })

  it("has 120 random bits", () => {
    expect(newOwnerShare()).toHaveLength(15)
    expect(newOwnerShare()).not.toEqual(newOwnerShare())
  })
})

describe("a sealed wallet", () => {
  const [server, owner, account] = [randomBytes(32), newOwnerShare(), "account"]
  const entropy = randomBytes(32)

  it("is opened by both halves together, for its own account", async () => {
    const sealed = await sealWallet(await makeWalletKey(server, owner, account), account, entropy)
    expect(await openWallet(await makeWalletKey(server, owner, account), account, sealed)).toEqual(entropy)
    expect(sealed).not.toContain(toBase64Url(entropy))
  })

  it("is opened by neither half alone, nor for another account", async () => {
    const sealed = await sealWallet(await makeWalletKey(server, owner, account), account, entropy)
    for (const key of [
      await makeWalletKey(randomBytes(32), owner, account),
      await makeWalletKey(server, newOwnerShare(), account),
      await makeWalletKey(server, owner, "other")
    ])
      expect(await openWallet(key, account, sealed)).toBeUndefined()
    expect(await openWallet(await makeWalletKey(server, owner, account), "other", sealed)).toBeUndefined()
    await expect(makeWalletKey(new Uint8Array(), owner, account)).rejects.toThrow("half")
    await expect(makeWalletKey(server, new Uint8Array(), account)).rejects.toThrow("half")
  })

  it("is opened no more when one bit of it is another", async () => {
    const key = await makeWalletKey(server, owner, account)
    const sealed = await sealWallet(key, account, entropy)
    const [version, nonce, body] = sealed.split(".") as [string, string, string]
    const flipped = (text: string, place: number) => {
      const bytes = fromBase64Url(text)!
      bytes[place % bytes.length]! ^= 1
      return toBase64Url(bytes)
    }
    for (let place = 0; place < 48; place++)
      expect(await openWallet(key, account, [version, nonce, flipped(body, place)].join("."))).toBeUndefined()
    expect(await openWallet(key, account, [version, flipped(nonce, 3), body].join("."))).toBeUndefined()
    for (const strange of [
      "",
      "1",
      "1..",
      `2.${nonce}.${body}`,
      `${sealed}.x`,
      `1.${nonce}.!`,
      `1.${body}.${nonce}`
    ])
      expect(await openWallet(key, account, strange)).toBeUndefined()
  })

  it("never twice the same, and by a key that no script can read", async () => {
    const key = await makeWalletKey(server, owner, account)
    expect(await sealWallet(key, account, entropy)).not.toBe(await sealWallet(key, account, entropy))
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey("raw", key)).rejects.toThrow()
  })
})

describe("the keys of a wallet", () => {
  it("are those that other wallets derive of the same words", async () => {
    const words = "test test test test test test test test test test test junk"
    const entropy = mnemonicToEntropy(words, wordlist)
    const keys = await deriveKeys(entropy)
    expect(keys.evm.address).toBe("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266")
    expect(phraseOf(entropy)).toBe(words)
    expect(phraseOf(new Uint8Array(32)).split(" ")).toHaveLength(24)
  })

  it("S9.17 in part: those of Solana are by SLIP-10, as its own vectors say", () => {
    const seed = Uint8Array.from({ length: 16 }, (_, place) => place)
    expect(toHex(ed25519Key(seed, [0]))).toBe(
      "0x68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3"
    )
    expect(toHex(ed25519Key(seed, [0, 1, 2, 2, 1_000_000_000]))).toBe(
      "0x8f94d394a8e8fd6b1bc2f3f49f5c47e385281d5c17e65324b0f62483e37e8793"
    )
  })
})
