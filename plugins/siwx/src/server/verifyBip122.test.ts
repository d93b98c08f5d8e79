import type { CaipNetworkId } from "@latchkey/core"
import { bitcoinTestAccounts, createBitcoinWallet } from "@latchkey/testing"
import { secp256k1 } from "@noble/curves/secp256k1.js"
import { ripemd160 } from "@noble/hashes/legacy.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { concatBytes } from "@noble/hashes/utils.js"
import { Signer, Verifier } from "bip322-js"
import { address as addresses, networks, opcodes, payments, script, Transaction } from "bitcoinjs-lib"
import { describe, expect, it } from "vitest"
import { messageFor, withBit } from "../../support/messageFor.ts"
import { bitcoinAddress } from "./bitcoinAddress.ts"
import { verifyBip122 } from "./verifyBip122.ts"

const mainnet: CaipNetworkId = "bip122:000000000019d6689c085ae165831e93"
const testnet: CaipNetworkId = "bip122:000000000933ea01ad0ee984209779ba"
const regtest: CaipNetworkId = "bip122:0f9188f13cb7b2c71f2a335e3a4fc328"

// The key of the vectors of BIP-322, and its addresses.
const wif = "L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k"
const native = "bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l"
const publicKey = Buffer.from("02c7f12003196442943d8588e01aee840423cc54fc1521526a3b85c2b0cbd58872", "hex")
const whole = secp256k1.Point.fromBytes(publicKey).toBytes(false)
const plain = payments.p2pkh({ pubkey: publicKey }).address!
const plainOfWhole = payments.p2pkh({ hash: Buffer.from(ripemd160(sha256(whole))) }).address!
const nested = payments.p2sh({ redeem: payments.p2wpkh({ pubkey: publicKey }) }).address!
const taproot = "bc1ppv609nr0vr25u07u95waq5lucwfm6tde4nydujnu8npg4q75mr5sxq8lt3"
const stranger = bitcoinTestAccounts[0]!.mainnet

const tag = sha256(new TextEncoder().encode("BIP0322-signed-message"))
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64"))
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64")
const on = (address: string, chainId: CaipNetworkId = mainnet) => messageFor({ chainId, address })
const sign = (message: string, address: string) => String(Signer.sign(wif, address, message))
const signed = (address: string) => {
  const made = on(address)
  return { ...made, signature: sign(made.message, address) }
}
/** The message of one account under the signature of another. */
const replayed = (from: string, to: string) => ({ ...on(to), signature: signed(from).signature })
const withHeader = (text: string, header: number) => {
  const bytes = bytesOf(text)
  bytes[0] = header
  return base64(bytes)
}

/** A signature of the vectors' key by the wallets' own format, with the header of a range. */
const legacy = (message: string, first: number) => {
  const [header] = bytesOf(sign(message, plain))
  return withHeader(sign(message, plain), first + ((header! - 27) & 3))
}

describe("signatures by BIP-322", () => {
  // Source: the test vectors of BIP-322.
  it.each([
    [
      "",
      "AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI="
    ],
    [
      "",
      "AkgwRQIhAPkJ1Q4oYS0htvyuSFHLxRQpFAY56b70UvE7Dxazen0ZAiAtZfFz1S6T6I23MWI2lK/pcNTWncuyL8UL+oMdydVgzAEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy"
    ],
    [
      "Hello World",
      "AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI="
    ],
    [
      "Hello World",
      "AkgwRQIhAOzyynlqt93lOKJr+wmmxIens//zPzl9tqIOua93wO6MAiBi5n5EyAcPScOjf1lAqIUIQtr3zKNeavYabHyR8eGhowEhAsfxIAMZZEKUPYWI4BruhAQjzFT8FSFSajuFwrDL1Yhy"
    ]
  ])("T29 the vectors of the BIP hold, each for its own text: %j", (message, signature) => {
    const { data } = on(native)
    expect(verifyBip122({ data, message, signature })).toBe(true)
    expect(verifyBip122({ data, message: `${message}.`, signature })).toBe(false)
    expect(verifyBip122({ data: on(stranger.payment.address).data, message, signature })).toBe(false)
  })

  it.each([
    ["P2WPKH", native],
    ["P2SH-P2WPKH", nested],
    ["P2TR", taproot]
  ])(
    "T29 of %s, made by an independent library, hold; with any bit or the text changed, they do not",
    (_, address) => {
      const proof = signed(address)
      expect(Verifier.verifySignature(address, proof.message, proof.signature)).toBe(true)
      expect(verifyBip122(proof)).toBe(true)
      expect(verifyBip122({ ...proof, message: proof.message.replace("shop", "shot") })).toBe(false)
      const bytes = bytesOf(proof.signature)
      for (let bit = 0; bit < bytes.length * 8; bit += 5) {
        expect([bit, verifyBip122({ ...proof, signature: base64(withBit(bytes, bit)) })]).toEqual([
          bit,
          false
        ])
      }
      expect(verifyBip122({ ...proof, signature: base64(bytes.subarray(0, -1)) })).toBe(false)
      expect(verifyBip122({ ...proof, signature: base64(Uint8Array.of(...bytes, 0)) })).toBe(false)
    }
  )

  it("T29 of one kind of address are none of another kind with the same key", () => {
    for (const from of [native, nested, taproot, plain]) {
      for (const to of [native, nested, taproot, plain, plainOfWhole]) {
        if (from === to) continue
        expect(verifyBip122(replayed(from, to))).toBe(false)
        // The text of the other address itself, signed in the form of this one.
        const made = on(to)
        const isOwn = from === plain && (to === native || to === nested)
        expect([from, to, verifyBip122({ ...made, signature: sign(made.message, from) })]).toEqual([
          from,
          to,
          isOwn
        ])
      }
    }
  })

  it("T29 with the high s do not hold", () => {
    const proof = signed(native)
    const bytes = bytesOf(proof.signature)
    const der = bytes.subarray(2, 1 + bytes[1]!)
    const { r, s } = secp256k1.Signature.fromBytes(der, "der")
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes("der")
    const witness = (item: Uint8Array) =>
      base64(Uint8Array.of(2, item.length + 1, ...item, 1, publicKey.length, ...publicKey))
    expect(witness(der)).toBe(proof.signature)
    expect(verifyBip122({ ...proof, signature: witness(high) })).toBe(false)
  })

  it("T29 of a key that is not behind the address do not hold, though signed for it", () => {
    const other = secp256k1.utils.randomSecretKey()
    const otherKey = secp256k1.getPublicKey(other)
    const keyHash = Buffer.from(ripemd160(sha256(otherKey)))
    const own = payments.p2wpkh({ hash: keyHash }).address!
    for (const address of [native, nested, own]) {
      const made = on(address)
      // As the transactions of the BIP are built by an independent library.
      const hash = sha256(concatBytes(tag, tag, new TextEncoder().encode(made.message)))
      const toSpend = new Transaction()
      toSpend.version = 0
      toSpend.addInput(new Uint8Array(32), 0xffff_ffff, 0, script.compile([opcodes.OP_0!, hash]))
      toSpend.addOutput(addresses.toOutputScript(address), 0n)
      const toSign = new Transaction()
      toSign.version = 0
      toSign.addInput(toSpend.getHash(), 0, 0)
      toSign.addOutput(script.compile([opcodes.OP_RETURN!]), 0n)
      const signedWith = (kind: number) => {
        const sighash = toSign.hashForWitnessV0(0, payments.p2pkh({ hash: keyHash }).output!, 0n, kind)
        const der = secp256k1.sign(sighash, other, { prehash: false, format: "der" })
        return base64(Uint8Array.of(2, der.length + 1, ...der, kind, otherKey.length, ...otherKey))
      }
      expect([address, verifyBip122({ ...made, signature: signedWith(1) })]).toEqual([
        address,
        address === own
      ])
      for (const kind of [2, 3, 0x81]) {
        expect(verifyBip122({ ...made, signature: signedWith(kind) })).toBe(false)
      }
    }
  })

  it("T29 of taproot have 64 bytes, or 65 that say so", async () => {
    const { provider } = createBitcoinWallet({ provider: "standard" })
    await provider.features["bitcoin:connect"].connect({ purposes: ["ordinals"] })
    const account = provider.accounts.find(({ address }) => address === stranger.ordinals.address)!
    const made = on(account.address)
    const [output] = await provider.features["bitcoin:signMessage"].signMessage({
      account,
      message: new TextEncoder().encode(made.message)
    })
    const { signature } = output!
    expect([...signature.subarray(0, 2)]).toEqual([1, 64])
    expect(verifyBip122({ ...made, signature: base64(signature) })).toBe(true)
    const proof = signed(taproot)
    const bytes = bytesOf(proof.signature)
    expect([bytes[1], bytes.at(-1)]).toEqual([65, 1])
    for (const kind of [0, 1, 2, 3, 0x81]) {
      const longer = Uint8Array.of(1, 65, ...signature.subarray(2), kind)
      expect(verifyBip122({ ...made, signature: base64(longer) })).toBe(false)
      const other = Uint8Array.of(...bytes.subarray(0, -1), kind)
      expect(verifyBip122({ ...proof, signature: base64(other) })).toBe(kind === 1)
    }
  })
})

describe("signed messages from before BIP-322", () => {
  it.each([
    ["P2PKH, a whole key", 27, plainOfWhole],
    ["P2PKH", 31, plain],
    ["P2SH-P2WPKH", 35, nested],
    ["P2WPKH", 39, native]
  ])("T29 of %s hold by the header of its range, and by no other kind's", (_, first, address) => {
    const made = on(address)
    const ranges = [27, 31, 35, 39].map((range) => ({
      range,
      holds: verifyBip122({ ...made, signature: legacy(made.message, range) })
    }))
    // Some wallets write the header of compressed keys for every address.
    const isRight = (range: number) => range === first || (range === 31 && first > 31)
    expect(ranges).toEqual([27, 31, 35, 39].map((range) => ({ range, holds: isRight(range) })))
    const signature = legacy(made.message, first)
    const isHeld = (header: number) => verifyBip122({ ...made, signature: withHeader(signature, header) })
    const own = bytesOf(signature)[0]!
    for (const header of [0, 26, 43, 255]) expect(isHeld(header)).toBe(false)
    for (let header = first; header < first + 4; header++) expect(isHeld(header)).toBe(header === own)
    const bytes = bytesOf(signature)
    for (let bit = 8; bit < bytes.length * 8; bit += 7) {
      expect(verifyBip122({ ...made, signature: base64(withBit(bytes, bit)) })).toBe(false)
    }
    expect(verifyBip122({ ...made, message: `${made.message} `, signature })).toBe(false)
  })

  it("T29 an independent library takes the same for signed", () => {
    for (const [first, address] of [
      [31, plain],
      [35, nested],
      [39, native]
    ] as const) {
      const { message } = on(address)
      expect(Verifier.verifySignature(address, message, legacy(message, first), true)).toBe(true)
    }
  })

  it("T29 with the high s do not hold", () => {
    const made = on(plain)
    const bytes = bytesOf(legacy(made.message, 31))
    const { r, s } = secp256k1.Signature.fromBytes(bytes.subarray(1), "compact")
    const high = new secp256k1.Signature(r, secp256k1.Point.Fn.ORDER - s).toBytes("compact")
    const header = 31 + (((bytes[0]! - 31) & 3) ^ 1)
    expect(verifyBip122({ ...made, signature: base64(Uint8Array.of(header, ...high)) })).toBe(false)
  })

  it("T29 of a taproot address are none, whatever the header", () => {
    const made = on(taproot)
    for (const first of [27, 31, 35, 39])
      expect(verifyBip122({ ...made, signature: legacy(made.message, first) })).toBe(false)
  })
})

describe("what else is refused", () => {
  it("T29 another spelling of a signature, and what is none", () => {
    const proof = signed(native)
    for (const signature of [
      "",
      "0x",
      proof.signature.replace(/=*$/, "") + "====",
      proof.signature.replace(/=+$/, ""),
      ` ${proof.signature}`,
      `${proof.signature}\n`,
      Buffer.from(bytesOf(proof.signature)).toString("hex"),
      "A".repeat(4_000),
      "not base64!"
    ]) {
      if (signature !== proof.signature) expect(verifyBip122({ ...proof, signature })).toBe(false)
    }
  })

  it("T29 an address on another network than the message's, by the same key", () => {
    const test = payments.p2wpkh({ pubkey: publicKey, network: networks.testnet }).address!
    const local = payments.p2wpkh({ pubkey: publicKey, network: networks.regtest }).address!
    const right = [
      [native, mainnet],
      [test, testnet],
      [local, regtest]
    ]
    for (const address of [native, test, local]) {
      for (const chainId of [mainnet, testnet, regtest, "bip122:fdbe99b90c90bae7505796461471d89a"] as const) {
        const made = on(address, chainId)
        const isRight = right.some(([a, b]) => a === address && b === chainId)
        const signature = legacy(made.message, 39)
        expect([address, chainId, verifyBip122({ ...made, signature })]).toEqual([address, chainId, isRight])
      }
    }
  })

  // Source: the valid and invalid addresses of BIP-350.
  it.each([
    ["of a key", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", "p2wpkh"],
    ["of a key by the other checksum", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh", undefined],
    ["of taproot", "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0", "p2tr"],
    [
      "of taproot by the other checksum",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      undefined
    ],
    [
      "of another version",
      "bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y",
      undefined
    ]
  ])("T29 an address %s is read by the checksum of its version alone", (_, address, kind) => {
    const [, reference = ""] = mainnet.split(":")
    expect(bitcoinAddress(address, reference)?.kind).toBe(kind)
  })

  it("T29 addresses with a wrong checksum, in capitals, of several keys, and of other versions", () => {
    const reference = mainnet.slice(7)
    for (const address of [native, nested, plain, taproot, plainOfWhole])
      expect(bitcoinAddress(address, reference)).toBeDefined()
    for (const address of [
      native.toUpperCase(),
      native.replace("x0l", "x0q"),
      `${plain.slice(0, -1)}z`,
      // P2WSH, version 2, and the checksum of the other version: BIP-173 and BIP-350.
      "bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3",
      "bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs",
      "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd",
      "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"
    ]) {
      expect([address, bitcoinAddress(address, reference)]).toEqual([address, undefined])
    }
    expect(bitcoinAddress(native, "constructor")).toBeUndefined()
  })
})
